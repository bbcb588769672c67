import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Named, ownerName, TwoLines } from './owner.tsx'

afterEach(cleanup)

test.each([
  [{ name: 'Ada Example' }, 'Ada Example'],
  [{ name: 'ليلى مثال' }, 'ليلى مثال'],
  [null, 'Unknown User'],
])('the owner %j is called %s', (userId, name) => {
  expect(ownerName({ userId })).toBe(name)
})

test('a question about a record names it, whose it is, and of when', () => {
  render(<Named name="cv.pdf" row={{ userId: null, createdAt: '2026-05-04T12:00:00.000Z' }} />)
  expect(screen.getByText('cv.pdf').parentElement?.textContent).toMatch(/^cv\.pdf of Unknown User, .*2026/)
})

test('a name and an address stand at the side where the lines of the page begin, however they are written', () => {
  render(<TwoLines first="ليلى مثال" second="layla@example.com" />)
  for (const text of ['ليلى مثال', 'layla@example.com']) {
    const written = screen.getByText(text)
    expect(written.tagName).toBe('BDI')
    // Told by the page's direction: one of its own would move it to its side.
    expect(written.parentElement?.className).toMatch(/\btext-start\b/)
  }
})
