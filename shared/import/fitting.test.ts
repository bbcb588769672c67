import { expect, test } from 'vitest'
import { draft as draftSchema, ENTRIES_MAX, FIELD_MAX, ITEMS_MAX } from '#shared/schema/draft.ts'
import { textsOf } from './covered.ts'
import { fittingDraft } from './fitting.ts'
import { placeText } from './place-text.ts'

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')
const numbers = (texts: string[]): number[] => texts.flatMap((text) => text.match(/\d+/g) ?? []).map(Number)
const allOf = (draft: ReturnType<typeof fittingDraft>) =>
  numbers([...textsOf(draft), ...draft.unplaced.map(({ text }) => text)])
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([
  ['one long description', { experience: [{ description: words(0, 8000) }] }, 8000],
  [
    'one long line after another',
    {
      projects: [
        {
          description: upTo(6000)
            .map((at) => `line${at}`)
            .join('\n'),
        },
      ],
    },
    6000,
  ],
  [
    'more positions than a list takes',
    { experience: upTo(ENTRIES_MAX + 9).map((at) => ({ company: `at${at}` })) },
    ENTRIES_MAX + 9,
  ],
  [
    'more skills than a list takes',
    { skills: upTo(ITEMS_MAX * 9).map((at) => ({ name: `skill${at}` })) },
    ITEMS_MAX * 9,
  ],
  [
    'more texts to place than are listed',
    { unplaced: upTo(ITEMS_MAX * 3).map((at) => ({ text: `text${at}` })) },
    ITEMS_MAX * 3,
  ],
])('of %s every word is in a field or listed, once and in its order', (_, found, count) => {
  expect(allOf(fittingDraft(found))).toEqual(upTo(count))
})

test('what found no room is listed under the heading it stood under', () => {
  const layout = { titles: { projects: 'Works' } }
  const draft = fittingDraft({ projects: [{ description: words(0, 4000) }], layout })
  expect(draft.unplaced.map(({ section }) => section)).toEqual(['Works'])
})

test('a text placed in a field that is nearly full stays listed with what found no room', () => {
  const draft = draftSchema.parse({
    summary: 'x'.repeat(FIELD_MAX - 12),
    unplaced: [{ id: 'u', text: 'first line\nsecond line' }],
  })
  const placed = placeText(draft, ['u'], 'summary')
  expect(placed.summary.endsWith('x\nfirst line')).toBe(true)
  expect(placed.unplaced).toMatchObject([{ id: 'u', text: 'second line' }])
  expect(placeText(placed, ['u'], 'summary')).toBe(placed)
})
