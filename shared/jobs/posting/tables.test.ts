import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { plainText } from './plain-text.ts'
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
    [
      'tabs and an empty corner',
      '\tEssential\tDesirable\nSkills\tExcel\tSQL\nTools\tPowerPoint\tTableau',
      '• Excel (E)\n• SQL (D)\n• PowerPoint (E)\n• Tableau (D)',
    ],
    [
      'tabs and a row that goes on',
      'Criteria\tEssential\tDesirable\nSkills\tExcel\tSQL\n\tPowerPoint\tTableau',
      '• Excel (E)\n• SQL (D)\n• PowerPoint (E)\n• Tableau (D)',
    ],
    [
      'rows in groups',
      'Criteria | E/D | Assessed\nQualifications | |\nExcel | E | A\nSQL | D | A',
      '• Excel (E)\n• SQL (D)',
    ],
    ['a tick beside nothing', 'Criteria\tEssential\tDesirable\nDriving\tx\t\n\t\tx', '• Driving (E)'],
  ])('with %s', (_, text, list) => expect(withTablesAsLists(text)).toBe(list))

  it.each([
    [
      'in one line',
      (rows: string[][]) => rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join(''),
    ],
    [
      'written over many lines',
      (rows: string[][]) =>
        rows
          .map((row) => `<tr>\n  <td>\n    ${row.join('\n  </td>\n  <td>\n    ')}\n  </td>\n</tr>\n`)
          .join(''),
    ],
  ])('of a page, %s', (_, written) => {
    const rows = written([
      ['', 'Essential', 'Desirable'],
      ['Skills', 'Excel', 'SQL'],
      ['Tools', 'PowerPoint', 'Tableau'],
    ])
    expect(plainText(`<p>Analyst</p><table>${rows}</table>`).split('\n').filter(Boolean)).toEqual([
      'Analyst',
      '• Excel (E)',
      '• SQL (D)',
      '• PowerPoint (E)',
      '• Tableau (D)',
    ])
  })

  it('but cells that hold paragraphs stay apart', () =>
    expect(
      plainText('<table><tr><td><p>One</p>two</td><td>three</td></tr></table>').split('\n').filter(Boolean),
    ).toEqual(['One', 'two', 'three']))

  it.each([
    '\tPython\n\tSQL\n\tGit',
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
