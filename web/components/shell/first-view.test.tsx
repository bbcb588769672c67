import { describe, expect, test } from 'vitest'
import { firstViewOf } from './first-view.tsx'
import { HEADINGS, pageOf } from './headings.ts'

const shown = (page: string) => {
  const body = document.createElement('div')
  body.innerHTML = firstViewOf(page)
  return body
}

describe('what a shell shows before anything runs', () => {
  test.each(Object.entries(HEADINGS))('%s: its title, and nothing that needs the app', (page, { title }) => {
    const view = shown(page)
    expect(view.querySelector('h1')?.textContent).toBe(title)
    expect(view.querySelectorAll('button, input, a[href]')).toHaveLength(0)
  })

  test('the start: the sentence it stands for, and the way in', () => {
    const view = shown(pageOf('/'))
    expect(view.querySelector('h1')?.textContent).toBe('See your resume the way the machine does.')
    expect(view.querySelector('a')?.getAttribute('href')).toBe('/dashboard')
  })

  test('a page whose title depends on who asks: only its shape', () => {
    const view = shown('admin')
    expect(view.querySelector('h1')).toBeNull()
    expect(view.querySelector('[role=status]')?.textContent).toBe('Loading')
  })

  test.each([
    ['/', 'landing'],
    ['/login', 'login'],
    ['/history/some-id/compare/other', 'history'],
  ])('%s is the page %s', (address, page) => {
    expect(pageOf(address)).toBe(page)
  })
})
