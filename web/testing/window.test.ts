import { expect, test } from 'vitest'

test.each(['blob:nodedata:1', 'mailto:ana@example.com', 'https://example.com/ana'])(
  'a link to %s that is clicked leaves the window of the tests where it was',
  (href) => {
    const link = document.createElement('a')
    link.href = href
    link.click()
    expect(location.pathname).toBe('/')
    history.replaceState(null, '', '/history')
    expect(location.pathname).toBe('/history')
    history.replaceState(null, '', '/')
  },
)
