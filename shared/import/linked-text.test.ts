import { expect, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'
import { withLinkedText } from './linked-text.ts'

const link = (text: string, url = 'https://guide.example/a') => ({ text, url })

test.each([
  ['words of a sentence', 'Wrote the noise guide.', 'noise guide', 'Wrote the <a>noise guide</a>.'],
  ['words with the sign behind them', 'Wrote the guide, twice', 'guide,', 'Wrote the <a>guide</a>, twice'],
  ['words that are bold', 'Wrote <b>the guide</b>', 'guide', 'Wrote <b>the </b><a><b>guide</b></a>'],
  ['words that look like a mark', 'Sets <b in type', 'Sets', '<a>Sets</a> &lt;b in type'],
])('%s are linked where they stand', (_, summary, words, expected) => {
  const { said, rest } = withLinkedText({ summary }, [link(words)])
  expect([said.summary, rest]).toEqual([expected.replace('<a>', '<a href="https://guide.example/a">'), []])
})

test.each([
  ['words that stand in two places', { summary: 'A guide', experience: [{ description: 'The guide' }] }],
  ['words that stand twice', { summary: 'A guide to the guide' }],
  ['words that stand nowhere', { summary: 'A book' }],
  ['words of a field that is no prose', { headline: 'guide' }],
])('%s leave their link to be listed', (_, said) => {
  expect(withLinkedText(said, [link('guide')])).toEqual({ said, rest: [link('guide')] })
})

test.each([
  ['an address', link('guide.example', 'https://guide.example')],
  ['a letter or two', link('it')],
  ['what no browser opens', link('guide', 'javascript:alert(1)')],
])('%s is not linked', (_, given) => {
  const said = { summary: 'See guide.example on it' }
  expect(withLinkedText(said, [given])).toEqual({ said, rest: [given] })
})

const made = draftSchema.parse({
  personalInfo: { firstName: 'Olu', lastName: 'Brann', email: 'olu@tide.example' },
  summary: 'Listens to whales. Wrote the <a href="https://guide.example/a">noise guide</a> for ports.',
  experience: ['Senior Acoustician', 'Acoustician'].map((position, at) => ({
    company: 'Havlyd',
    link: 'https://havlyd.example/',
    position,
    startDate: at ? '2018-08' : '2021-03',
    endDate: at ? '2021-02' : '',
    description: at ? 'Drew the <a href="https://map.example/m">drift map</a>' : 'Trained ten technicians',
  })),
})

test.each(designs.map(({ id }, at) => [id, at % 2 ? 'docx' : 'pdf'] as const))(
  'links within texts and over employers come back from %s (%s)',
  async (design, format) => {
    const draft = onPage(made, design, 'A4')
    const again = draftFromResume(await resumeIn(await fileOf(draft, format), format))
    expect([again.summary, ...again.experience.map(({ description }) => description)]).toEqual([
      made.summary,
      ...made.experience.map(({ description }) => description),
    ])
    expect(again.experience.map((entry) => entry.link)).toEqual(made.experience.map((entry) => entry.link))
    expect(again.links).toEqual([])
  },
)
