import { describe, expect, it } from 'vitest'
import { type Draft, draft, templateName } from '#shared/schema/draft.ts'
import { applicant } from '../../../bench/roundtrip/applicants.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { fontFilesOf, layOut } from './lay-out.ts'
import { typesettingOf } from './write.ts'

const laid = (content: Draft) => {
  const job = typesettingOf(content)
  return layOut(job, fontBytes(fontFilesOf(job)))
}
const laidOut = (firstName: string, lastName: string, template: string) => {
  const content = draft.parse({ personalInfo: { firstName, lastName }, template })
  return laid(content)
}
const nameOf = (firstName: string, lastName: string, template: string) =>
  laidOut(firstName, lastName, template).placed.filter(({ row }) => row.block.kind === 'name')

describe('a name on the page', () => {
  it.each(templateName.options)('%s sets a long one smaller rather than on two lines', (template) => {
    const [short] = nameOf('Jane', 'Sample', template)
    const long = nameOf('Layla', 'Sample-Wolfeschlegelsteinhausenbergerdorff', template)
    expect(long).toHaveLength(1)
    expect(long[0]!.row.parts[0]!.size).toBeLessThan(short!.row.parts[0]!.size)
  })

  it.each(templateName.options)('%s leaves one that no readable size would fit on its lines', (template) => {
    const [short] = nameOf('Jane', 'Sample', template)
    const longer = nameOf('Sample '.repeat(12).trim(), 'Sample', template)
    expect(longer.length).toBeGreaterThan(1)
    expect(longer[0]!.row.parts[0]!.size).toBe(short!.row.parts[0]!.size)
  })
})

describe('a page break', () => {
  it.each(templateName.options)('%s opens no page with the one last bullet of an entry', (template) => {
    const lonely = Array.from({ length: 14 }, (_, before) => {
      const content = draft.parse({
        summary: 'A line.\n'.repeat(before),
        experience: Array.from({ length: 5 }, () => ({
          position: 'Cook',
          company: 'Contoso',
          description: 'Baked.\n'.repeat(7).trim(),
        })),
        template,
      })
      const { placed } = laid(content)
      return placed.filter(({ row, page }, at) => {
        const opens = page > 0 && placed[at - 1]?.page === page - 1
        return opens && row.block.kind === 'bullet' && placed[at + 1]?.row.block.kind !== 'bullet'
      }).length
    })
    expect(lonely).toEqual(Array(14).fill(0))
  })

  it.each(templateName.options)(
    '%s parts no heading and no head of an entry from what follows',
    (template) => {
      const breaks = Array.from(
        { length: 12 },
        (_, seed) => laid({ ...applicant(seed + 1), template }).placed,
      ).flatMap((placed) =>
        placed.flatMap(({ row, page }, at) => {
          const next = placed[at + 1]
          return next && next.page > page ? [{ before: row, after: next.row }] : []
        }),
      )
      const heads = ['heading', 'title', 'subtitle']
      expect(breaks.length).toBeGreaterThan(5)
      expect(
        breaks.filter(
          ({ before, after }) =>
            heads.includes(before.block.kind) && !after.block.opens && after.block.kind !== 'heading',
        ),
      ).toEqual([])
    },
  )
})
