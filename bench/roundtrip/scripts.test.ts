import { describe, expect, it } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { extracted, lostFields } from './pdftotext.ts'
import { fileOf, onPage, readAgain } from './read-again.ts'
import { scripts, writerOf } from './scripts.ts'

/** The independent extractor leaves them as they are seen. */
const FROM_RIGHT = new Set(['ar', 'he'])

/** Chinese points and brackets come out as their Latin counterparts: the reader writes them so. */
const plain = (text: string): string => text.normalize('NFKC')

const modern = (script: (typeof scripts)[number]) => onPage(writerOf(script), 'modern', 'A4')
/** Large fonts are cut for it: written once for our reader and the independent extractor. */
const written = new Map<string, Promise<Uint8Array>>()
const writtenIn = (script: (typeof scripts)[number]): Promise<Uint8Array> => {
  const bytes = written.get(script) ?? fileOf(modern(script), 'pdf')
  written.set(script, bytes)
  return bytes
}

describe('a resume in each script', () => {
  it.each(
    scripts.flatMap((script, at) =>
      [0, 5].map((more) => [script, designs[(at + more) % designs.length]!.id] as const),
    ),
  )('has every letter of %s in %s', async (script, design) => {
    await expect(fileOf(onPage(writerOf(script), design, 'A4'), 'pdf')).resolves.toBeInstanceOf(Uint8Array)
  })

  it.each(scripts)('is read back from a PDF in every field: %s', async (script) => {
    const differences = await readAgain(modern(script), await writtenIn(script), 'pdf')
    expect(differences.filter(({ wrote, read }) => plain(wrote) !== plain(read))).toEqual([])
  })

  it.each(designs.flatMap(({ id }) => [...FROM_RIGHT].map((script) => [script, id] as const)))(
    'begins at the right and is read from there: %s in %s',
    async (script, design) => {
      const draft = onPage(writerOf(script), design, 'Letter')
      expect(await readAgain(draft, await fileOf(draft, 'pdf'), 'pdf')).toEqual([])
    },
  )

  it.each(scripts)('and from a DOCX: %s', async (script) => {
    const draft = modern(script)
    const differences = await readAgain(draft, await fileOf(draft, 'docx'), 'docx')
    expect(differences.filter(({ wrote, read }) => plain(wrote) !== plain(read))).toEqual([])
  })
})

describe('an independent extractor finds every field in order', () => {
  it.each(scripts.filter((script) => !FROM_RIGHT.has(script)))('%s', async (script) => {
    expect(lostFields(modern(script), extracted(await writtenIn(script), '-raw'))).toEqual([])
  })
})
