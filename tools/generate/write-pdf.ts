import { createRequire } from 'node:module'
import { type Laid, type Measure, PAPER } from './pages.ts'

// The print of a page as a real PDF: the same places, the letters of real fonts.

/** What is used of pdfkit, which brings no types. */
interface PdfKitDocument {
  on(event: 'data', listener: (chunk: Uint8Array) => void): void
  on(event: 'end', listener: () => void): void
  font(name: string): this
  fontSize(size: number): this
  widthOfString(text: string): number
  addPage(): this
  text(text: string, x: number, y: number, options: { lineBreak: false }): this
  end(): void
}
const PdfKit: new (options: Record<string, unknown>) => PdfKitDocument = createRequire(import.meta.url)(
  'pdfkit',
)

export interface Fonts {
  regular: string
  bold: string
}

/** Fonts that every PDF viewer has know the letters of Western Europe alone. */
export const WESTERN: Record<string, Fonts> = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold' },
}

/** How wide a font prints a text. */
export function measureOf(fonts: Fonts): Measure {
  const document = new PdfKit({ size: PAPER.A4 })
  return (text, size, bold) =>
    document
      .font(bold ? fonts.bold : fonts.regular)
      .fontSize(size)
      .widthOfString(text)
}

export async function writePdf(laid: Laid, fonts: Fonts): Promise<Uint8Array> {
  const document = new PdfKit({
    size: [laid.width, laid.height],
    margin: 0,
    // Nothing in the file tells when it was made.
    info: { CreationDate: new Date(0) },
  })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => {
    document.on('end', resolve)
  })
  for (let page = 1; page <= laid.pages; page++) {
    if (page > 1) document.addPage()
    for (const print of laid.prints.filter((p) => p.page === page))
      document
        .font(print.bold ? fonts.bold : fonts.regular)
        .fontSize(print.size)
        .text(print.text, print.x, print.base - print.size * 0.8, { lineBreak: false })
  }
  document.end()
  await done
  return Buffer.concat(chunks)
}
