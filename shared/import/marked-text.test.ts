import { expect, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import type { SectionLine } from '#shared/schema/resume.ts'
import { plainOf, withoutMarks } from '#shared/schema/rich-text.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { chance, randomFrom } from '../../bench/roundtrip/random.ts'
import { fileOf, formatsOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'
import { withMarkedText } from './marked-text.ts'

const link = (text: string, url = 'https://guide.example/a') => ({ text, url })

const NOTHING = { head: [], sections: [] }

test.each([
  ['words of a sentence', 'Wrote the noise guide.', 'noise guide', 'Wrote the <a>noise guide</a>.'],
  ['words with the sign behind them', 'Wrote the guide, twice', 'guide,', 'Wrote the <a>guide</a>, twice'],
  ['words that are bold', 'Wrote <b>the guide</b>', 'guide', 'Wrote <b>the </b><a><b>guide</b></a>'],
  ['words that look like a mark', 'Sets <b in type', 'Sets', '<a>Sets</a> &lt;b in type'],
])('%s are linked where they stand', (_, summary, words, expected) => {
  const { said, rest } = withMarkedText({ summary }, [link(words)], NOTHING)
  expect([said.summary, rest]).toEqual([expected.replace('<a>', '<a href="https://guide.example/a">'), []])
})

const two = [link('here', 'https://a.example'), link('here', 'https://b.example')]

test.each([
  [
    'twice, in one list, are each its own',
    { projects: [{ description: 'Look here' }, { description: 'And here' }] },
    ['Look <a href="https://a.example">here</a>', 'And <a href="https://b.example">here</a>'],
    [],
  ],
  [
    'once take the first',
    { projects: [{ description: 'Look here' }] },
    ['Look <a href="https://a.example">here</a>'],
    two.slice(1),
  ],
  [
    'in two lists are listed',
    { experience: [{ description: 'Look here' }], projects: [{ description: 'And here' }] },
    ['And here'],
    two,
  ],
])('two links over the same words that stand %s', (_, said, expected, listed) => {
  const marked = withMarkedText(said, two, NOTHING)
  expect([marked.said.projects.map(({ description }) => description), marked.rest]).toEqual([
    expected,
    listed,
  ])
})

test('each of many passages of one text is marked', () => {
  const names = Array.from({ length: 60 }, (_, at) => `guide${at + 10}`)
  const links = names.map((name) => link(name, `https://guide.example/${name}`))
  const { said } = withMarkedText({ summary: names.join(' ') }, links, NOTHING)
  expect(said.summary).toBe(links.map(({ text, url }) => `<a href="${url}">${text}</a>`).join(' '))
})

test.each([
  ['words that stand in two places', { summary: 'A guide', experience: [{ description: 'The guide' }] }],
  ['words that stand twice', { summary: 'A guide to the guide' }],
  ['words that stand nowhere', { summary: 'A book' }],
  ['words of a field that is no prose', { headline: 'guide' }],
])('%s leave their link to be listed', (_, said) => {
  expect(withMarkedText(said, [link('guide')], NOTHING)).toEqual({ said, rest: [link('guide')] })
})

test.each([
  ['an address', link('guide.example', 'https://guide.example')],
  ['a letter or two', link('it')],
  ['what no browser opens', link('guide', 'javascript:alert(1)')],
])('%s is not linked', (_, given) => {
  const said = { summary: 'See guide.example on it' }
  expect(withMarkedText(said, [given], NOTHING)).toEqual({ said, rest: [given] })
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

/** Lines as one writes them: `*bold*`, `_italic_`. */
const linesOf = (rows: string[]): SectionLine[] =>
  rows.map((row, at) => {
    const pieces = row.split(/(\*[^*]+\*|_[^_]+_)/)
    let text = ''
    const marks = pieces.flatMap((piece) => {
      const print = piece.startsWith('*')
        ? ({ bold: true } as const)
        : piece.startsWith('_')
          ? ({ italic: true } as const)
          : undefined
      const from = text.length
      text += print ? piece.slice(1, -1) : piece
      return print ? [{ from, to: text.length, ...print }] : []
    })
    return { text, page: 1, line: at + 1, bullet: false, ...(marks.length > 0 ? { marks } : {}) }
  })

const read = (said: object, rows: string[]) =>
  withMarkedText(said, [], { head: linesOf(rows), sections: [] }).said

test.each<[string, string[], string]>([
  ['a word', ['Cut *costs* by half'], 'Cut <b>costs</b> by half'],
  ['two prints side by side', ['*Cut* _costs_'], '<b>Cut</b> <i>costs</i>'],
  [
    'words over the end of a line',
    ['Cut *costs of*', '*power* by half'],
    'Cut <b>costs of power</b> by half',
  ],
  [
    'a word broken by a hyphen',
    ['Führte *Verhand-*', '*lungen* in Wien'],
    'Führte <b>Verhandlungen</b> in Wien',
  ],
  [
    'a line within others',
    ['All of this', 'and *much more*', 'and all of it'],
    'All of this and <b>much more</b> and all of it',
  ],
  ['the label of a bullet', ['*Power:* all of it'], '<b>Power:</b> all of it'],
  ['a script without blanks', ['売上を*三割*', '*増や*した'], '売上を<b>三割増や</b>した'],
  ['the second bullet', ['Ran it', 'Cut *costs*'], 'Ran it\nCut <b>costs</b>'],
])('%s keeps its print', (_, rows, description) => {
  const plain = description.replace(/<.*?>/g, '')
  expect(read({ experience: [{ description: plain }] }, rows)).toEqual({ experience: [{ description }] })
})

test.each<[string, string[], object]>([
  ['a paragraph that is bold as a whole', ['*Cut costs by*', '*half*'], { summary: 'Cut costs by half' }],
  ['a head that a text begins with', ['*Ward Sister*'], { summary: 'Ward Sister in Leeds' }],
  ['a head that stands in a text', ['*Leeds*'], { summary: 'Sister in Leeds' }],
  ['a line that stands in two places', ['Cut *costs*'], { summary: 'Cut costs', text: 'Cut costs' }],
  ['a line of a field that is no prose', ['*Cook*, Oslo'], { position: 'Cook, Oslo' }],
  ['a sign', ['Oslo *|* Rome'], { summary: 'Oslo | Rome' }],
  ['a line that was put together otherwise', ['Cut *costs*  by half'], { summary: 'Cut costs by half' }],
  ['a paragraph that goes on as another', ['Cut *costs* by', 'a third'], { summary: 'Cut costs by half' }],
])('%s is not marked', (_, rows, said) => {
  expect(read(said, rows)).toEqual(said)
})

const printed = draftSchema.parse({
  personalInfo: { firstName: 'Olu', lastName: 'Brann', email: 'olu@tide.example' },
  summary: 'Listens to <b>whales</b> and to those who <i>hear nothing of them</i>. Led <b>ten</b> voyages.',
  experience: ['Senior Acoustician', 'Acoustician'].map((position, at) => ({
    company: 'Havlyd',
    position,
    startDate: at ? '2018-08' : '2021-03',
    endDate: at ? '2021-02' : '',
    description: at
      ? 'Drew the <b>drift map</b> for the northern ports, which pilots have used since then on every ship, and <i>its sequel</i>'
      : 'Trained ten technicians\n<b>Noise:</b> counted <i>every ship</i> of the strait, by night, in every kind of weather, and <b>wrote the report on what they do to those who live below</b>',
  })),
  education: [
    {
      institution: 'University of Bergen',
      degree: 'MSc',
      field: 'Physics',
      graduationYear: 2016,
      description: 'Thesis on <i>Balaenoptera</i>',
    },
  ],
})

/** Some words of each line in some print. */
const inPrint = (text: string, seed: number): string => {
  const random = randomFrom(seed)
  const words = (line: string) =>
    line.split(' ').map((word, at) => {
      const print = at > 0 && chance(random, 0.2) ? (chance(random, 0.5) ? 'b' : 'i') : ''
      return print && /[\p{L}\p{N}]/u.test(word) ? `<${print}>${word}</${print}>` : word
    })
  const lines = text.split('\n').map((line) => words(line).join(' '))
  return lines.join('\n').replace(/<\/([bi])> <\1>/g, ' ')
}

test.each(Array.from({ length: 12 }, (_, at) => [801 + at, at % 2 ? 'docx' : 'pdf'] as const))(
  'whatever is bold or italic in person %i (%s), each line comes back as it was, or plain where it stood twice',
  async (seed, format) => {
    const plain = person(seed)
    const experience = plain.experience.map((entry, at) => ({
      ...entry,
      description: inPrint(entry.description, seed * 100 + at),
    }))
    const draft = onPage({ ...plain, experience }, designs[seed % designs.length]?.id ?? 'modern', 'A4')
    const resume = await resumeIn(await fileOf(draft, format), format)
    const again = draftFromResume(resume)
    const bare = {
      ...resume,
      sections: resume.sections.map((section) => ({
        ...section,
        lines: section.lines.map(({ marks: _, ...line }) => line),
      })),
    }
    expect(withoutMarks(again)).toEqual(withoutMarks(draftFromResume(bare)))
    const set = experience.flatMap(({ description }) => description.split('\n'))
    const told = set.map(plainOf)
    for (const line of again.experience.flatMap(({ description }) => description.split('\n'))) {
      const at = told.indexOf(plainOf(line))
      const isOnce = told.indexOf(plainOf(line), at + 1) < 0 && !plain.summary.includes(plainOf(line))
      if (at >= 0 && isOnce) expect(line).toBe(set[at])
    }
  },
)

test.each(designs.flatMap(({ id }, at) => formatsOf(at).map((format) => [id, format] as const)))(
  'bold and italic come back from %s (%s)',
  async (design, format) => {
    const draft = onPage(printed, design, 'A4')
    const again = draftFromResume(await resumeIn(await fileOf(draft, format), format))
    const textsOf = ({ summary, experience, education }: typeof again) => [
      summary,
      ...[...experience, ...education].map(({ description }) => description),
    ]
    expect(textsOf(again)).toEqual(textsOf(printed))
  },
)
