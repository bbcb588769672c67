import { describe, expect, it } from 'vitest'
import type { SectionKind } from './headings.ts'
import type { Line } from './sections.ts'
import { withUnnamedLists } from './unnamed-lists.ts'

const list = (section: SectionKind, heading: string, texts: string[], bullet = true): Line[] =>
  texts.map((text) => ({ text, bullet, section, heading }))
const sectionsOf = (...lists: Line[][]) =>
  withUnnamedLists(lists.flat()).map(({ section, heading }) => `${heading}: ${section}`)
/** The sections in order, each once. */
const told = (...lists: Line[][]) => [...new Set(sectionsOf(...lists))]

const DEMANDS = ['Sail repair', 'Two years on deck', 'A diving certificate']

describe('a list under a heading that no table knows is told by what stands in it', () => {
  it.each<[string, string[], SectionKind]>([
    ['names of skills are demands', DEMANDS, 'must'],
    ['offers are benefits', ['£32,000 a year', '25 days off', 'Free lunch on Fridays'], 'benefits'],
    [
      'orders are duties',
      ['Lead the crew', 'Maintain the engines', 'Report to the harbour master'],
      'duties',
    ],
    [
      'what the company is and does is about it',
      ['We sail in winter', 'Our boats are old', 'We laugh'],
      'about',
    ],
    [
      'long paragraphs are none of these',
      [
        'A harbour is a place of many trades, and in ours the tide decides when the day begins and ends, which is why nobody here owns a watch that works, and nobody minds.',
      ],
      'other',
    ],
    ['one line is no list', ['Sail repair'], 'other'],
  ])('%s', (_, texts, section) =>
    expect(told(list('other', 'aboard', texts))).toEqual([`aboard: ${section}`]),
  )

  it('without bullets nothing says that it is a list of demands', () =>
    expect(told(list('other', 'aboard', DEMANDS, false))).toEqual(['aboard: other']))
})

describe('beside a list of demands', () => {
  const must = list('must', 'requirements', DEMANDS)

  it('a second one with a long heading holds the wishes', () =>
    expect(told(must, list('other', 'would make the skipper grin', ['Knots', 'Sea shanties']))).toEqual([
      'requirements: must',
      'would make the skipper grin: nice',
    ]))

  it('one with a heading of a word or two goes on with the demands', () =>
    expect(told(must, list('other', 'on deck', ['Knots', 'Rigging']))).toEqual([
      'requirements: must',
      'on deck: must',
    ]))

  it('within wishes such a group is wished for', () =>
    expect(
      told(list('nice', 'nice to have', DEMANDS), list('other', 'on deck', ['Knots', 'Rigging'])),
    ).toEqual(['nice to have: nice', 'on deck: nice']))

  it('and one of named wishes, further lists tell of the work', () =>
    expect(
      told(
        must,
        list('nice', 'nice to have', ['Knots']),
        list('other', 'themes of our research group', ['Currents', 'Tides and harbours']),
      ),
    ).toEqual(['requirements: must', 'nice to have: nice', 'themes of our research group: duties']))

  it.each(['software you know your way around', 'tools that are at your fingertips'])(
    'but not %j',
    (heading) =>
      expect(
        told(
          must,
          list('nice', 'nice to have', ['Knots']),
          list('other', heading, ['Revit in daily use', 'Bluebeam']),
        ),
      ).toEqual(['requirements: must', 'nice to have: nice', `${heading}: nice`]),
  )

  it('offers stay offers', () =>
    expect(told(must, list('other', 'for your trouble', ['Pension', 'Paid holidays']))).toEqual([
      'requirements: must',
      'for your trouble: benefits',
    ]))
})

it.each<SectionKind>(['intro', 'duties', 'benefits', 'process', 'stack', 'nice'])(
  'a list whose heading said %s stays what it is',
  (section) => expect(told(list(section, 'known', DEMANDS))).toEqual([`known: ${section}`]),
)

it('loses and changes no line', () => {
  const lines = [...list('intro', '', ['Deckhand wanted']), ...list('other', 'aboard', DEMANDS)]
  expect(withUnnamedLists(lines).map(({ text }) => text)).toEqual(lines.map(({ text }) => text))
})
