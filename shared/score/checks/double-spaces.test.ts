import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './double-spaces.ts'

const spots =
  (...texts: string[]): Edit =>
  ({ facts }) => {
    facts!.doubleSpaces = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
  }

const LINES = ['Built  the shop', 'Sold  it', 'Left  it', 'Ran  it', 'Kept  it', 'Won  it']

verdicts(check, {
  accepts: { 'single spaces': nothing, 'slips that nobody sees': spots(...LINES.slice(0, 5)) },
  rejects: { 'a habit': [spots(...LINES), 'Built  the shop'] },
})
