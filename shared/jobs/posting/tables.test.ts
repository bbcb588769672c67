import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { withTablesAsLists } from './tables.ts'

describe('a table of criteria', () => {
  it('that marks each row becomes a list, and how it is assessed is left out', () =>
    expect(
      withTablesAsLists(
        'Criteria | Essential (E) / Desirable (D) | Assessed by\nPACE | E | Interview\nReport writing | E | Application\nIdox | D | Application',
      ),
    ).toBe('• PACE (E)\n• Report writing (E)\n• Idox (D)'))

  it('with a column for each becomes a list', () =>
    expect(
      withTablesAsLists(
        '| | Essential | Desirable |\n|---|---|---|\n| Skills | Excel | SQL |\n| Driving | x | |\n| Other | - | SPSS |',
      ),
    ).toBe('• Excel (E)\n• SQL (D)\n• Driving (E)\n• SPSS (D)'))

  it.each([
    'Permanent | Full time | Leeds\nWe need a welder.',
    'Salary\t£30k\nHours\t37.5\nPlace\tLeeds',
    'Monday | 9-5\nTuesday | 9-5\nFriday | 9-1',
  ])('but %j stays as it is', (text) => expect(withTablesAsLists(text)).toBe(text))

  it('tells must from nice', () => {
    const job = jobFromText(
      'Environmental Health Officer\n\nPerson specification\nCriteria | E/D | Assessed by\nReport writing | E | Application\nFood safety | E | Interview\nMicrosoft Project | D | Application',
      { category: '', role: '' },
    )
    expect(job.required).toEqual(['Report writing', 'Food safety'])
    expect(job.preferred).toEqual(['Microsoft Project'])
  })
})
