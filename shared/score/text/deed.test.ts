import { describe, expect, test } from 'vitest'
import { deedFirst } from './deed.ts'

describe('the deed behind a weak opening', () => {
  test.each([
    ['Responsible for managing a team', 'Managed a team'],
    ['Tasked with writing the manual', 'Wrote the manual'],
    ['Responsible for building the shop', 'Built the shop'],
    ['My duties were picking and packing orders', 'Picked and packed orders'],
    [
      'Responsible for planning, running and evaluating 12 campaigns',
      'Planned, ran and evaluated 12 campaigns',
    ],
  ])('%s becomes “%s” where the position has ended', (text, better) =>
    expect(deedFirst(text, true)).toBe(better),
  )

  test.each([
    ['Responsible for managing a team', 'Manage a team'],
    ['Was responsible for training new staff', 'Trained new staff'],
  ])('%s becomes “%s” where it is held', (text, better) => expect(deedFirst(text, false)).toBe(better))

  test.each([
    'Helped to organize 12 fairs',
    'Helped migrate the database',
    'Assisted with planning the fair',
    'Participated in planning the fair',
    'Was involved in planning the fair',
    'Worked on the shop',
    'Built the shop',
    'Responsible for the shop',
    'Responsible for ordering',
    'Attempted to climb the mast',
    'Tried to learn latte art',
    'Played a role in settling a dispute',
    'Responsible for planning events and marketing campaigns',
    'Responsible for managing hiring and firing decisions',
    'Responsible for overseeing daily operations, including hiring and firing staff',
    'Responsible for improving hiring and onboarding processes',
    'Responsible for handling shipping and receiving of goods',
    'Responsible for ensuring safe and welcoming environment',
    'Responsible for answering phones, greeting visitors and filing documents',
    'Helped with cooking and cleaning',
    'Responsible for planning and implementing',
    'Responsible for managing a team and for preparing rotas',
    'Responsible for building maintenance',
    'Responsible for accounting software migration',
    'Responsible for pricing strategy',
    'Responsible for marketing materials',
    'Responsible for opening hours',
    'Responsible for parking lot',
    'Responsible for managing of events',
    'Worked as training manager',
    'Was assigned to support desk',
    'Was assigned to design team',
    'Charged with driving under the influence',
    '',
  ])('“%s” hides none that could be told for certain', (text) => expect(deedFirst(text, true)).toBe(''))
})

test('what is held and told in the past as well is left to its author', () =>
  expect(deedFirst('Responsible for managing a pipeline which cut the time to an hour', false)).toBe(''))
