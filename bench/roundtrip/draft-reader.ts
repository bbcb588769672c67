import { fontFilesFor, writePdf } from '#shared/export/pdf/write.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { fontBytes } from './font-files.ts'

export const asOf = '2025-01-15'

export async function pdfOf(draft: Draft): Promise<Uint8Array> {
  const written = await writePdf(draft, { fonts: fontBytes(fontFilesFor(draft)), asOf })
  if (written.missingGlyphs.length > 0) {
    throw new Error(`no glyph for ${written.missingGlyphs.map((one) => one.char).join(' ')}`)
  }
  return written.bytes
}
