import { describe, expect, it } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { extracted, hasPdftotext, lostFields } from './pdftotext.ts'
import { fileOf, onPage, readAgain } from './read-again.ts'
import { scripts, writerOf } from './scripts.ts'

/** The independent extractor leaves them as they are seen. */
const FROM_RIGHT = new Set(['ar', 'he'])

/** Chinese points and brackets come out as their Latin counterparts: the reader writes them so. */
const plain = (text: string): string => text.normalize('NFKC')

describe('a resume in each script', () => {
  it.each(
    scripts.flatMap((script, at) =>
      [0, 5].map((more) => [script, designs[(at + more) % designs.length]!.id] as const),
    ),
  )('has every letter of %s in %s', async (script, design) => {
    await expect(fileOf(onPage(writerOf(script), design, 'A4'), 'pdf')).resolves.toBeInstanceOf(Uint8Array)
  })

  it.each(scripts.filter((script) => script !== 'th'))(
    'is read back from a PDF in every field: %s',
    async (script) => {
      const draft = onPage(writerOf(script), 'modern', 'A4')
      const differences = await readAgain(draft, await fileOf(draft, 'pdf'), 'pdf')
      expect(differences.filter(({ wrote, read }) => plain(wrote) !== plain(read))).toEqual([])
    },
  )

  it.each(designs.flatMap(({ id }) => [...FROM_RIGHT].map((script) => [script, id] as const)))(
    'begins at the right and is read from there: %s in %s',
    async (script, design) => {
      const draft = onPage(writerOf(script), design, 'Letter')
      expect(await readAgain(draft, await fileOf(draft, 'pdf'), 'pdf')).toEqual([])
    },
  )

  it.each(scripts)('and from a DOCX: %s', async (script) => {
    const draft = onPage(writerOf(script), 'modern', 'A4')
    const differences = await readAgain(draft, await fileOf(draft, 'docx'), 'docx')
    expect(differences.filter(({ wrote, read }) => plain(wrote) !== plain(read))).toEqual([])
  })
})

describe.runIf(hasPdftotext())('an independent extractor finds every field in order', () => {
  it.each(scripts.filter((script) => !FROM_RIGHT.has(script)))('%s', async (script) => {
    const draft = onPage(writerOf(script), 'modern', 'A4')
    expect(lostFields(draft, extracted(await fileOf(draft, 'pdf'), '-raw'))).toEqual([])
  })
})
