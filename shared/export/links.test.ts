import { describe, expect, it } from 'vitest'
import { linkedinAddress, webAddress } from './links.ts'

describe('an address becomes a link', () => {
  const cases: [string, string | undefined][] = [
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
    ['linkedin.com/in/jane', 'https://linkedin.com/in/jane'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['müller.example', 'https://xn--mller-kva.example/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,hi', undefined],
    ['file:///etc/passwd', undefined],
    ['mailto:jane@example.com', undefined],
    ['jane@example.com', undefined],
    ['see my website', undefined],
    ['N/A', undefined],
    ['', undefined],
  ]
  it.each(cases)('%s → %s', (typed, expected) => {
    expect(webAddress(typed)).toBe(expected)
  })
})

describe('a profile given by its handle', () => {
  it.each([
    ['someone-example', 'linkedin.com/in/someone-example'],
    ['@someone', 'linkedin.com/in/someone'],
    ['linkedin.com/in/someone', 'linkedin.com/in/someone'],
    ['https://www.linkedin.com/in/someone', 'https://www.linkedin.com/in/someone'],
    ['ask me', 'ask me'],
    ['', ''],
  ])('%j is printed as %j', (typed, printed) => {
    expect(linkedinAddress(typed)).toBe(printed)
  })
})
