// A resume as Chinese word processors print it: the font is named, not embedded, so that its text can only be read
// with the character maps that belong to the reader.

const LINES = [
  ['王小明', 20],
  ['软件工程师', 14],
  ['工作经历', 14],
  ['开发了移动应用程序', 11],
] as const

const inUcs2 = (text: string) =>
  [...text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')

export function chinesePdf(): Buffer {
  const drawn = LINES.map(
    ([text, size], i) => `/F1 ${size} Tf 1 0 0 1 72 ${740 - i * 40} Tm <${inUcs2(text)}> Tj`,
  ).join('\n')
  const content = `BT\n${drawn}\n/F2 11 Tf 1 0 0 1 72 560 Tm (xiaoming@example.com) Tj\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 8 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = pdf.length
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const at of offsets) pdf += `${String(at).padStart(10, '0')} 00000 n \n`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
