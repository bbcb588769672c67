import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Of a panel that somebody reads. */
const MOST = 200

type Bookmarks = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

const titlesOf = (bookmarks: Bookmarks): string[] =>
  bookmarks.flatMap(({ title, items }) => [title.trim(), ...titlesOf(items as Bookmarks)])

/** The titles in a viewer's panel, where they say more than print in capitals does; a damaged one says nothing. */
export const bookmarksOf = async (pdf: PDFDocumentProxy): Promise<{ bookmarks?: string[] }> => {
  const found: Bookmarks | null = await pdf.getOutline().catch(() => null)
  const bookmarks = titlesOf(found ?? []).filter((title) => /\p{Ll}/u.test(title))
  return bookmarks.length > 0 ? { bookmarks: bookmarks.slice(0, MOST) } : {}
}
