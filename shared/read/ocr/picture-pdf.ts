// Photographs of pages as one file: a PDF with a picture on each page, as scanners write it. Whatever takes a file takes it.

export interface PdfPicture {
  jpeg: Uint8Array
  /** Pixels. */
  width: number
  height: number
}

/** Points: a sheet of A4 is so long; a picture takes the size its shape gives it beside that. */
const LONG_SIDE = 841.89

const CATALOG = 1
const TREE = 2
const FIRST = 3
const OBJECTS_A_PAGE = 3

export const pdfOfPictures = (pictures: PdfPicture[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (number: number, ...body: (string | Uint8Array)[]) => {
    offsets[number] = length
    write(`${number} 0 obj\n`)
    for (const part of body) write(part)
    write('\nendobj\n')
  }
  const pageAt = (at: number) => FIRST + at * OBJECTS_A_PAGE
  write('%PDF-1.4\n')
  object(CATALOG, `<< /Type /Catalog /Pages ${TREE} 0 R >>`)
  const kids = pictures.map((_, at) => `${pageAt(at)} 0 R`).join(' ')
  object(TREE, `<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`)
  for (const [at, { jpeg, width, height }] of pictures.entries()) {
    const page = pageAt(at)
    const scale = LONG_SIDE / Math.max(width, height)
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)]
    const content = `q ${w} 0 0 ${h} 0 0 cm /Photo Do Q`
    object(
      page,
      `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${page + 1} 0 R /Resources << /XObject << /Photo ${page + 2} 0 R >> >> >>`,
    )
    object(page + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    object(
      page + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    )
  }
  const size = pageAt(pictures.length)
  const table = length
  write(`xref\n0 ${size}\n0000000000 65535 f \n`)
  for (let number = 1; number < size; number += 1)
    write(`${String(offsets[number]).padStart(10, '0')} 00000 n \n`)
  write(`trailer\n<< /Size ${size} /Root ${CATALOG} 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return joined(parts, length)
}

const joined = (parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
