import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { KeywordChips } from './keyword-chips.tsx'

afterEach(cleanup)

const words = (count: number, kind: string) => Array.from({ length: count }, (_, at) => `${kind} ${at + 1}`)

describe('the keywords of a card', () => {
  test.each([
    [0, 1, 0, 1, null],
    [5, 3, 5, 3, null],
    [6, 3, 5, 3, '+1 more'],
    [5, 4, 5, 3, '+1 more'],
    [0, 10, 0, 3, '+7 more'],
    [12, 0, 5, 0, '+7 more'],
    [30, 200, 5, 3, '+222 more'],
  ])('%i matched and %i missing: %i and %i are shown, then %s', (matched, missing, there, lacking, rest) => {
    render(
      <KeywordChips keywordMatch={{ matched: words(matched, 'has'), missing: words(missing, 'lacks') }} />,
    )
    const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(chips.filter((chip) => chip.startsWith('Matched: '))).toHaveLength(there)
    expect(chips.filter((chip) => chip.startsWith('Missing: '))).toHaveLength(lacking)
    expect(chips.find((chip) => chip.startsWith('+')) ?? null).toBe(rest)
  })

  test('none at all is no list', () => {
    render(<KeywordChips keywordMatch={{ matched: [], missing: [] }} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
