// A PDF as small as a test can state it: pages of drawing operators, two fonts, one image, links.

export interface PdfPage {
  content: string
  /** Points; A4 unless said. */
  size?: [width: number, height: number]
  rotate?: number
  links?: { rect: [x0: number, y0: number, x1: number, y1: number]; url: string }[]
}

export interface PdfOptions {
  title?: string
  language?: string
  tagged?: boolean
  /** Further entries of the catalogue. */
  catalog?: string
  /** Objects besides the writer's own, from number 20 on, as they are to stand in the file. */
  objects?: string[]
  /** Resources of every page besides its own fonts and image: entries of the dictionaries, and whole further ones. */
  fonts?: string
  drawings?: string
  resources?: string
  /** Leaves the table of objects out, as a damaged file has it. */
  withoutTable?: boolean
}

const CATALOG = 1
const TREE = 2
const INFO = 3
/** What a test's own objects begin with, so that its operators can name them. */
export const FIRST_OWN_OBJECT = 20

const A4: [number, number] = [595, 842]

const FONTS = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Courier']

const stream = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`

const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

interface TextOptions {
  /** `F1` Helvetica, `F2` Helvetica-Bold, `F3` Times, `F4` Courier. */
  font?: string
  size?: number
  /** Red, green and blue, each from 0 to 1. */
  colour?: [number, number, number]
  /** 3 draws nothing. */
  mode?: number
}

/** Operators that show a line with its left end at x and its baseline at y, counted from the foot of the page. */
export const textAt = (x: number, y: number, text: string, options: TextOptions = {}): string => {
  const { font = 'F1', size = 11, colour = [0, 0, 0], mode = 0 } = options
  return `BT /${font} ${size} Tf ${colour.join(' ')} rg ${mode} Tr ${x} ${y} Td ${literal(text)} Tj ET\n`
}

export const filled = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: [number, number, number],
): string => `${colour.join(' ')} rg ${x} ${y} ${width} ${height} re f\n`

export const imageAt = (x: number, y: number, width: number, height: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /Im1 Do Q\n`

/** Lines of text from the top of a page downwards. */
export const linesFrom = (top: number, lines: string[], options: TextOptions & { x?: number } = {}): string =>
  lines.map((line, at) => textAt(options.x ?? 60, top - at * 16, line, options)).join('')

export const makePdf = (pages: (PdfPage | string)[], options: PdfOptions = {}): Uint8Array => {
  const objects = new Map<number, string>()
  const own = options.objects ?? []
  own.forEach((object, at) => {
    objects.set(FIRST_OWN_OBJECT + at, object)
  })
  let next = FIRST_OWN_OBJECT + own.length
  const add = (object: string): number => {
    objects.set(next, object)
    next += 1
    return next - 1
  }
  const fonts = FONTS.map(
    (name, at) =>
      `/F${at + 1} ${add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)} 0 R`,
  )
  const image = add(
    stream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      'x',
    ),
  )
  const resources = add(
    `<< /Font << ${fonts.join(' ')} ${options.fonts ?? ''} >>
/XObject << /Im1 ${image} 0 R ${options.drawings ?? ''} >> ${options.resources ?? ''} >>`,
  )
  const leaves = pages.map((given) => {
    const page: PdfPage = typeof given === 'string' ? { content: given } : given
    const annotations = (page.links ?? []).map(
      ({ rect, url }) =>
        `${add(`<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /A << /S /URI /URI ${literal(url)} >> >>`)} 0 R`,
    )
    const content = add(stream('', page.content))
    return add(
      `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${(page.size ?? A4).join(' ')}] /Rotate ${page.rotate ?? 0}
/Resources ${resources} 0 R /Contents ${content} 0 R /Annots [${annotations.join(' ')}] >>`,
    )
  })
  objects.set(
    CATALOG,
    `<< /Type /Catalog /Pages ${TREE} 0 R ${options.language ? `/Lang ${literal(options.language)}` : ''} ${
      options.tagged ? '/MarkInfo << /Marked true >>' : ''
    } ${options.catalog ?? ''} >>`,
  )
  objects.set(
    TREE,
    `<< /Type /Pages /Count ${leaves.length} /Kids [${leaves.map((leaf) => `${leaf} 0 R`).join(' ')}] >>`,
  )
  objects.set(INFO, `<< /Title ${literal(options.title ?? '')} >>`)
  return written(objects, options.withoutTable ?? false)
}

const written = (objects: Map<number, string>, withoutTable: boolean): Uint8Array => {
  const parts = ['%PDF-1.7\n']
  let length = parts[0]!.length
  const offsets = new Map<number, number>()
  for (const [number, object] of objects) {
    const part = `${number} 0 obj\n${object}\nendobj\n`
    offsets.set(number, length)
    parts.push(part)
    length += part.length
  }
  const size = Math.max(...objects.keys()) + 1
  if (!withoutTable) {
    const rows = Array.from({ length: size }, (_, number) => {
      const offset = offsets.get(number)
      return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    parts.push(`xref\n0 ${size}\n${rows.join('')}`)
  }
  parts.push(
    `trailer\n<< /Size ${size} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  )
  return bytesOf(parts.join(''))
}

/** One byte a character: what a test writes beyond Latin-1 it has to escape itself. */
export const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
