// The smallest resume as a PDF, without a table of objects (pdf.js finds them): read once to warm the engine.

const LINES = [
  'Ada Example',
  'ada@example.com | +1 202 555 0123',
  'Experience',
  'Engineer, Contoso, Jan 2020 - Present',
  'Built bridges over 3 rivers and cut the cost by 20%.',
  'Education',
  'BSc Physics, Example University, 2016 - 2019',
  'Skills',
  'TypeScript, PostgreSQL, Teamwork',
]

const CONTENT = `BT /F1 11 Tf 60 780 Td 16 TL ${LINES.map((line) => `(${line}) Tj T*`).join(' ')} ET`

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${CONTENT.length} >>\nstream\n${CONTENT}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
]

export const SAMPLE_PDF = `%PDF-1.7
${OBJECTS.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n')}
trailer
<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>
startxref
0
%%EOF
`
