import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { type FileFormat, fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { inTurn } from '../../fixtures/properties.ts'
import { type DesignName, designs } from './designs.ts'

// A section may be called anything: what it holds is then said by the name of its place in the file.

const person = {
  personalInfo: { firstName: 'Ida', lastName: 'Sample', email: 'ida@example.com' },
  experience: [
    {
      position: 'Cook',
      company: 'Contoso Ltd',
      startDate: '2019',
      endDate: '2024',
      description: 'Baked bread',
    },
  ],
  skills: [
    { name: 'Bookbinding', level: 'Expert' },
    { name: 'Letterpress', level: 'Beginner' },
    { name: 'Gilding', level: 'Expert' },
  ],
}

const titled = (titles: Record<string, string>, more: object = {}) =>
  draft.parse({ ...person, ...more, layout: { titles } })

const kindsIn = async (design: DesignName, format: FileFormat, content: ReturnType<typeof titled>) => {
  const { sections } = await resumeIn(await fileOf(onPage(content, design, 'A4'), format), format)
  return sections.map(({ heading, kind }) => [heading, kind])
}

describe.each([
  ['pdf', 0],
  ['docx', 1],
] as const)('a heading that means nothing, in %s', (format, turn) => {
  const HEADINGS = [
    ['skills', 'Left hand'],
    ['skills', 'ZEBRA CROSSING'],
    ['skills', 'Sur la table'],
    ['skills', 'Blaue Stunde'],
    ['skills', 'Ящик'],
    ['experience', 'Long days'],
    ['experience', 'Harbour'],
    ['experience', 'Steinbruch'],
    ['skills', 'Tools of the trade and hand'],
    ['skills', 'What the years between two harbours have taught me so far'],
  ] as const
  it.each(HEADINGS.map(([kind, title], at) => [kind, title, turn + at] as const))(
    '%s called %s',
    async (kind, title, at) => {
      for (const { id } of inTurn(designs, at))
        expect(await kindsIn(id, format, titled({ [kind]: title })), id).toContainEqual([title, kind])
    },
  )
})

it('a heading that names a kind is believed before its place', async () => {
  for (const format of ['pdf', 'docx'] as const)
    expect(await kindsIn('modern', format, titled({ skills: 'Interests' }))).not.toContainEqual([
      'Interests',
      'skills',
    ])
})

it('a section of one’s own has no name but its heading', async () => {
  const sections = [{ id: 'a', title: 'Harbour', entries: [], text: 'Two lines of my own.' }]
  for (const format of ['pdf', 'docx'] as const)
    expect(await kindsIn('modern', format, titled({}, { sections }))).not.toContainEqual([
      'Harbour',
      'skills',
    ])
})
