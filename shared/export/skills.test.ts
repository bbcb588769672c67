import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { inTurn } from '../../fixtures/properties.ts'
import { designs } from './designs.ts'

// Skills as they were typed, read from the page.

type Typed = [name: string, group?: string, level?: string]

const withSkills = (skills: Typed[]) =>
  draft.parse({
    personalInfo: { firstName: 'Ida', lastName: 'Sample', email: 'ida@example.com' },
    summary: 'Runs the yard of a builder of wooden boats, with a crew of nine.',
    experience: [
      {
        position: 'Foreman',
        company: 'Contoso Ltd',
        startDate: '2019',
        endDate: '2024',
        description: 'Built nine boats\nTaught two apprentices',
      },
    ],
    skills: skills.map(([name, group = '', level = '']) => ({ name, group, level })),
  })

const cases: [what: string, skills: Typed[]][] = [
  ['one alone with a comma', [['Planning, scheduling and control']]],
  ['one alone in German', [['Löten, Schweißen und Biegen']]],
  ['one alone in Spanish', [['Compras, ventas y almacén']]],
  ['one alone in Russian', [['Сварка, резка и гибка']]],
  ['one alone of four names', [['Lifting, rigging, slinging, lashing']]],
  ['one with many commas beside a plain one', [['Lifting, rigging, slinging, lashing'], ['Caulking']]],
  ['two with a comma', [['Lifting, rigging'], ['Sewing, lashing']]],
  ['known names that are one', [['Word, Excel']]],
  [
    'groups of one each',
    [
      ['Sails, masts', 'Rigging'],
      ['Oak, larch and ash', 'Timber'],
    ],
  ],
  [
    'a group of one beside a plain group',
    [
      ['Sails, masts', 'Rigging'],
      ['Oak', 'Timber'],
      ['Larch', 'Timber'],
    ],
  ],
  [
    'groups that mix names with commas and levels',
    [
      ['Sails, masts', 'Rigging', 'Expert'],
      ['Splicing', 'Rigging', 'Beginner'],
      ['Oak, larch', 'Timber', 'Expert'],
      ['Scarfing of planks and stringers', 'Timber', 'Advanced'],
      ['Steam bending', 'Timber', 'Expert'],
    ],
  ],
  [
    'groups that the width breaks, of names with commas and levels',
    [
      ['Sails, masts and standing rigging', 'Rigging and spars', 'Expert'],
      ['Splicing of wire and rope', 'Rigging and spars', 'Beginner'],
      ['Blocks, tackles and winches', 'Rigging and spars', 'Advanced'],
      ['Oak, larch', 'Timber', 'Expert'],
      ['Scarfing of planks and stringers', 'Timber', 'Advanced'],
      ['Steam bending', 'Timber', 'Expert'],
      ['Caulking, paying and puttying', 'Timber', 'Beginner'],
    ],
  ],
  [
    'a group that the width breaks, of names with commas',
    [
      ['Sails, masts and standing rigging', 'Rigging and spars'],
      ['Splicing of wire and rope', 'Rigging and spars'],
      ['Blocks, tackles and winches', 'Rigging and spars'],
      ['Oak, larch and ash of all kinds', 'Timber'],
    ],
  ],
]

describe.each([
  ['pdf', 0],
  ['docx', 1],
] as const)('%s', (format, turn) => {
  it.each(cases.map(([what, skills], at) => [what, skills, turn + at] as const))(
    '%s',
    async (_, skills, at) => {
      const content = withSkills([...skills])
      for (const { id } of inTurn(designs, at)) {
        const read = await resumeIn(await fileOf(onPage(content, id, 'A4'), format), format)
        const found = read.skills.map(({ name, group, level }): Typed => [name, group, level])
        expect(found, id).toEqual(skills.map(([name, group = '', level = '']) => [name, group, level]))
      }
    },
  )
})
