import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { beyondDoubt, onPage, readAgain } from '../../../bench/roundtrip/read-again.ts'
import { designs } from '../designs.ts'
import { fontFilesFor, writePdf } from './write.ts'

/** A resume of so many positions. */
const career = (positions: number): Draft =>
  draft.parse({
    personalInfo: { firstName: 'Jane', lastName: 'Sample', email: 'jane@example.com' },
    summary: 'Cook in large kitchens.',
    experience: Array.from({ length: positions }, (_, at) => ({
      position: 'Cook',
      company: `Contoso ${at} Ltd`,
      startDate: String(2024 - at),
      endDate: String(2025 - at),
      description:
        'Cooked for four hundred guests a day\nBaked bread for six hotels\nTaught two trainees a year',
    })),
    education: [{ degree: 'BSc', field: 'Physics', institution: 'Sample College', endDate: '1999' }],
  })

const opened = async (content: Draft) => {
  const written = { fonts: fontBytes(fontFilesFor(content)), asOf: '2025-01-15' }
  const { bytes, pages } = await writePdf(content, written)
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const texts = await Promise.all(
    Array.from({ length: pages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return { pdf, bytes, pages, texts }
}

describe.each(designs.map(({ id }) => id))('a long resume in %s', (design) => {
  const long = onPage(career(26), design, 'A4')

  it('has its sections as bookmarks, a name and number on all pages, and is read back', async () => {
    const { pdf, bytes, pages, texts } = await opened(long)
    expect(pages).toBeGreaterThan(2)
    const outline = await pdf.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(['Summary', 'Experience', 'Education'])
    const places = await Promise.all(outline.map(({ dest }) => pdf.getDestination(String(dest))))
    const on = await Promise.all(places.map((place) => pdf.getPageIndex(place?.[0])))
    expect([on[0], on[2]]).toEqual([0, pages - 1])
    expect(texts.filter((text, at) => text.includes(`Jane Sample · ${at + 1} / ${pages}`))).toHaveLength(
      pages,
    )
    expect(beyondDoubt(long, await readAgain(long, bytes, 'pdf'))).toEqual([])
  })
})

it.each(designs.map(({ id }) => id))('the name is one run of text in %s', async (design) => {
  const { pdf } = await opened(onPage(career(1), design, 'A4'))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.flatMap((item) => ('str' in item ? item.str.toLowerCase() : []))).toContain('jane sample')
})

it('a short one has no numbers, and its panel is closed', async () => {
  const { pdf, texts } = await opened(career(3))
  expect([await pdf.getPageMode(), texts.join().includes(' / ')]).toEqual(['UseNone', false])
})
