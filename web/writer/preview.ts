import type { Laid } from '#shared/export/pdf/lay-out.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { registerFonts } from './font-faces.ts'
import { fontBytes } from './fonts.ts'
import { paintPage, photoIn } from './paint.ts'
import type { PaintedPage, Preview, Sight } from './protocol.ts'

// The pages while they are being written: laid out as for the file, and drawn at once, without the file between.

/** What was laid out last: a page that comes into view later is drawn from it. */
let last: { edition: number; laid: Laid; photo: ImageBitmap | undefined } | undefined

async function laidOut(draft: Draft): Promise<Laid> {
  const { typesettingOf } = await import('#shared/export/pdf/write.ts')
  const { fontFilesOf, layOut } = await import('#shared/export/pdf/lay-out.ts')
  const job = typesettingOf(draft)
  const fonts = await fontBytes(fontFilesOf(job))
  await registerFonts(fonts)
  return layOut(job, fonts)
}

export const glance = async (draft: Draft, scale: number): Promise<ImageBitmap> =>
  painted(await laidOut(draft), scale)

async function painted(laid: Laid, scale: number): Promise<ImageBitmap> {
  const photo = await photoIn(laid)
  const page = paintPage(laid, 0, scale, photo)
  photo?.close()
  return page
}

export async function preview(edition: number, draft: Draft, sight: Sight): Promise<Preview> {
  const laid = await laidOut(draft)
  const { boxesOf } = await import('#shared/export/pdf/boxes.ts')
  const photo = await photoIn(laid)
  last?.photo?.close()
  last = { edition, laid, photo }
  const painted = paint(edition, sight)
  return {
    edition,
    pages: laid.pages,
    missing: laid.shelf.missing(),
    ...(laid.fit ? { fit: laid.fit } : {}),
    boxes: boxesOf(laid.placed, laid.left),
    painted,
  }
}

/** None where another text was laid out meanwhile: its own pictures are on their way. */
export function paint(edition: number, { pages, scale }: Sight): PaintedPage[] {
  if (last?.edition !== edition) return []
  const { laid, photo } = last
  return pages
    .filter((page) => page < laid.pages)
    .map((page) => ({ page, bitmap: paintPage(laid, page, scale, photo) }))
}
