import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { projectRoot } from '#server/project-root.ts'

interface HostileFile {
  name: string
  bytes: Uint8Array
}

const DOCX_TYPE = 'word/document.xml'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** The smallest of each kind: what is done to them is what counts. */
function healthyFiles(): { extension: string; bytes: Uint8Array }[] {
  const folder = path.join(projectRoot, 'fixtures', 'files')
  return ['pdf', 'docx', 'doc'].flatMap((extension) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${extension}`))
      .map((name) => ({ extension, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }))
      .sort((a, b) => a.bytes.length - b.bytes.length)
      .slice(0, 3),
  )
}

/** The same numbers each time (mulberry32), so that a file that breaks something can be made again. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function flipped(bytes: Uint8Array, seed: number, share: number): Uint8Array {
  const random = numbersFrom(seed)
  const changed = bytes.slice()
  const count = Math.max(1, Math.round(bytes.length * share))
  // Its first bytes say what it is: without them nobody reads on.
  for (let at = 0; at < count; at += 1)
    changed[8 + Math.floor(random() * (bytes.length - 8))] = Math.floor(random() * 256)
  return changed
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each change of a healthy file: cut, overwritten, doubled, shuffled. */
function* damaged(): Generator<HostileFile> {
  for (const [kind, { extension, bytes }] of healthyFiles().entries()) {
    const named = (what: string, changed: Uint8Array) => ({
      name: `${what}-${kind}.${extension}`,
      bytes: changed,
    })
    for (let tenth = 1; tenth < 10; tenth += 1)
      yield named(`cut-${tenth}`, bytes.slice(0, Math.floor((bytes.length * tenth) / 10)))
    for (let seed = 1; seed <= 8; seed += 1) {
      yield named(`few-bytes-${seed}`, flipped(bytes, seed, 0.0005))
      yield named(`many-bytes-${seed}`, flipped(bytes, seed + 100, 0.02))
    }
    yield named('twice', joined(bytes, bytes))
    yield named('noise-before', joined(strToU8('x'.repeat(1500)), bytes))
    yield named('noise-after', joined(bytes, new Uint8Array(100_000).fill(0x41)))
    yield named(
      'middle-missing',
      joined(bytes.slice(0, bytes.length / 3), bytes.slice((bytes.length * 2) / 3)),
    )
    yield named(
      'backwards-end',
      joined(bytes.slice(0, bytes.length / 2), bytes.slice(bytes.length / 2).reverse()),
    )
  }
}

const pdf = (...objects: string[]): Uint8Array =>
  strToU8(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`,
  )
const page = (extra = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${extra} >>`
const stream = (content: string, extra = '') =>
  `<< ${extra} /Length ${content.length} >>\nstream\n${content}\nendstream`
const onePage = (content: string, extra = '') =>
  pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(`/Contents 4 0 R ${extra}`),
    stream(content),
  )
const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

const PDFS: Record<string, () => Uint8Array> = {
  'pages-in-a-circle': () =>
    pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>'),
  'a-billion-pages': () =>
    pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 999999999 >>', page()),
  'no-catalog': () => pdf('<< >>'),
  'root-is-itself': () => pdf('1 0 R'),
  'a-page-of-a-kilometre': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99999999 99999999] >>',
    ),
  'a-page-of-nothing': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>',
    ),
  'arrays-in-arrays': () => onePage(nested('[', ']', 200_000)),
  'brackets-in-brackets': () => onePage(nested('(', ')', 200_000)),
  'states-in-states': () => onePage(nested('q ', 'Q ', 300_000)),
  'text-of-a-million-signs': () => onePage(`BT /F1 12 Tf (${'x'.repeat(1_000_000)}) Tj ET`),
  'two-hundred-thousand-texts': () => onePage(`BT /F1 12 Tf ${'(x) Tj '.repeat(200_000)} ET`),
  'two-hundred-thousand-lines': () => onePage('0 0 m 100 100 l S '.repeat(200_000)),
  'numbers-out-of-range': () =>
    onePage(`${'9'.repeat(400)} -${'9'.repeat(400)} 1e999 Td BT /F1 1e308 Tf (x) Tj ET`),
  'a-form-that-draws-itself': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>'),
      stream('/X Do'),
      stream(
        '/X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      ),
    ),
  'a-picture-of-a-terabyte': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>'),
      stream('/X Do'),
      stream(
        'x',
        '/Type /XObject /Subtype /Image /Width 1000000 /Height 1000000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      ),
    ),
  'a-filter-that-is-none': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('/Contents 4 0 R'),
      stream('x', '/Filter [/FlateDecode /FlateDecode /LZWDecode /Nonsense]'),
    ),
  'a-script': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(),
    ),
  'opens-a-program': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(),
    ),
  'reads-a-file': () => onePage('BT (x) Tj ET', '/AA << /O << /S /GoToR /F (file:///etc/passwd) >> >>'),
  'encrypted-by-nobody': () =>
    strToU8(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R /Encrypt << /Filter /Nobody /V 99 >> >>',
    ),
  'table-far-away': () => strToU8('%PDF-1.7\nstartxref\n99999999999999\n%%EOF'),
  'table-in-a-circle': () =>
    strToU8(
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF',
    ),
  'table-of-a-billion': () =>
    strToU8(
      '%PDF-1.7\nxref\n0 999999999\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF',
    ),
  'only-a-head': () => strToU8('%PDF-1.7'),
  'names-of-a-megabyte': () =>
    pdf(
      `<< /Type /Catalog /${'N'.repeat(1_000_000)} 1 /Pages 2 0 R >>`,
      '<< /Type /Pages /Kids [] /Count 0 >>',
    ),
  'outline-in-a-circle': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page(),
      '<< /First 4 0 R /Next 4 0 R /Last 4 0 R /Count 9 >>',
    ),
  'fifty-thousand-objects': () =>
    pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      ...Array(50_000).fill('null'),
    ),
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const docx = (document: string | Uint8Array, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    [DOCX_TYPE]: typeof document === 'string' ? strToU8(document) : document,
    ...more,
  })
const body = (inside: string) => `<w:document ${W}><w:body>${inside}</w:body></w:document>`
const said = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const lol = (depth: number) => {
  const entities = Array.from({ length: depth }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${entities.join('')}]>${body(said(`&l${depth};`))}`
}

const WORDS: Record<string, () => Uint8Array> = {
  'a-billion-laughs': () => docx(lol(9)),
  'an-entity-from-a-file': () =>
    docx(`<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body(said('&x;'))}`),
  'an-entity-from-the-network': () =>
    docx(`<!DOCTYPE w [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x">%x;]>${body(said('x'))}`),
  'fifty-megabytes-of-blanks': () => docx(strToU8(body(said(' '.repeat(50_000_000))))),
  'two-hundred-megabytes-of-nothing': () => docx(new Uint8Array(200_000_000)),
  'a-hundred-thousand-paragraphs': () => docx(body(said('x').repeat(100_000))),
  'tables-in-tables': () => docx(body(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 5000))),
  'marks-in-marks': () => docx(body(nested('<w:r>', '</w:r>', 100_000))),
  'marks-that-never-end': () => docx(`<w:document ${W}><w:body>${'<w:p>'.repeat(50_000)}`),
  'a-hundred-thousand-attributes': () =>
    docx(body(`<w:p ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`)),
  'a-script': () =>
    docx(body(said('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'))),
  'no-document': () => zipSync({ '[Content_Types].xml': strToU8(CONTENT_TYPES) }),
  'an-empty-document': () => docx(''),
  'not-xml': () => docx('{"json": true}'),
  'utf-16-that-is-none': () => docx(new Uint8Array([0xff, 0xfe, 0, 0xd8, 0, 0xd8])),
  'parts-that-are-paths': () =>
    docx(body(said('x')), {
      '../../../etc/passwd': strToU8('x'),
      '/etc/cron.d/x': strToU8('x'),
      'C:\\x': strToU8('x'),
    }),
  'ten-thousand-parts': () =>
    docx(
      body(said('x')),
      Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/p${at}.xml`, new Uint8Array(1)])),
    ),
  'a-zip-in-a-zip': () =>
    docx(body(said('x')), { 'word/media/x.zip': zipSync({ x: new Uint8Array(50_000_000) }) }),
  'relations-in-a-circle': () =>
    docx(body(said('x')), {
      'word/_rels/document.xml.rels': strToU8(RELATIONS.replace('word/document.xml', '../word/document.xml')),
    }),
  'a-picture-from-the-network': () =>
    docx(body('<w:p><w:r><w:pict src="http://127.0.0.1:9/x"/></w:r></w:p>')),
  'wrong-lengths': () => {
    const bytes = docx(body(said('x')))
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at + 30 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 0xfffffff0, true)
    return bytes
  },
  'a-macro': () => docx(body(said('x')), { 'word/vbaProject.bin': new Uint8Array(1000).fill(0xcc) }),
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const OTHERS: Record<string, () => Uint8Array> = {
  'empty.pdf': () => new Uint8Array(0),
  'one-byte.docx': () => new Uint8Array([80]),
  'zeros.doc': () => new Uint8Array(100_000),
  'a-program.pdf': () => joined(new Uint8Array([0x7f, 0x45, 0x4c, 0x46]), new Uint8Array(5000)),
  'a-page.docx': () => strToU8('<!doctype html><script>fetch("/api/auth/export")</script>'),
  'only-the-mark.doc': () => new Uint8Array(OLE),
  'sectors-of-ones.doc': () => joined(new Uint8Array(OLE), new Uint8Array(50_000).fill(0xff)),
  'sectors-in-a-circle.doc': () => joined(new Uint8Array(OLE), new Uint8Array(50_000).fill(1)),
  'twelve-megabytes.pdf': () => joined(strToU8('%PDF-1.7\n'), new Uint8Array(12_000_000).fill(0x20)),
  '../../../../etc/passwd': () => strToU8('%PDF-1.7 x'),
  'a\u202efdp.exe.pdf': () => onePage('BT (x) Tj ET'),
  [`${'long'.repeat(500)}.pdf`]: () => onePage('BT (x) Tj ET'),
}

/** At least 300 of them, the same each time. */
export function* hostileFiles(): Generator<HostileFile> {
  yield* damaged()
  for (const [name, make] of Object.entries(PDFS)) {
    const bytes = make()
    yield { name: `${name}.pdf`, bytes }
    // What isn't a PDF by its name must not be taken for one by its first bytes, nor the other way round.
    yield { name: `${name}.docx`, bytes }
  }
  for (const [name, make] of Object.entries(WORDS)) {
    const bytes = make()
    yield { name: `${name}.docx`, bytes }
    for (const share of [0.001, 0.01])
      yield {
        name: `${name}-damaged-${share}.docx`,
        bytes:
          bytes.length < 2_000_000 ? flipped(bytes, 7, share) : bytes.slice(0, bytes.length * (1 - share)),
      }
  }
  for (const [name, make] of Object.entries(OTHERS)) yield { name, bytes: make() }
}
