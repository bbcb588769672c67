import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-no-tables.ts'

const table =
  (tables: number, tableLines: number): Edit =>
  ({ facts }) => {
    Object.assign(facts!, { tables, tableLines })
  }

verdicts(check, {
  accepts: { 'plain lines': nothing },
  rejects: { 'a table around the page': [table(1, 50), '50 lines'], 'a small table': table(1, 3) },
})
