import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Document } from '#shared/schema/document.ts'

/** Of a panel that somebody reads. */
const MOST = 200

type Bookmarks = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

const flattened = (bookmarks: Bookmarks): Bookmarks =>
  bookmarks.flatMap((bookmark) => [bookmark, ...flattened(bookmark.items as Bookmarks)])

/**
 * The titles in a viewer's panel, where they say more than print in capitals does, and the names of the places they lead to;
 * a damaged one says nothing.
 */
export const bookmarksOf = async (
  pdf: PDFDocumentProxy,
): Promise<Pick<Document, 'bookmarks' | 'anchors'>> => {
  const found: Bookmarks | null = await pdf.getOutline().catch(() => null)
  const all = flattened(found ?? []).slice(0, MOST)
  const bookmarks = all.map(({ title }) => title.trim()).filter((title) => /\p{Ll}/u.test(title))
  const anchors = all.flatMap(({ title, dest }) =>
    typeof dest === 'string' ? [{ text: title.trim(), name: dest }] : [],
  )
  return {
    ...(bookmarks.length > 0 ? { bookmarks } : {}),
    ...(anchors.length > 0 ? { anchors } : {}),
  }
}
