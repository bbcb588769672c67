import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NO_FILTER } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'

afterEach(cleanup)

test.each([
  [null, 0, ''],
  [0, 0, ''],
  [1, 1, '1 of 1 analysis'],
  [3, 1, '1 of 3 analyses'],
])('of %j analyses, %i shown: “%s”', (total, shown, text) => {
  const nothing = () => undefined
  render(<FilterBar filter={NO_FILTER} onChange={nothing} onLeave={nothing} shown={shown} total={total} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})
