import { type Document, emptyFacts, type Line } from '#shared/schema/document.ts'

/** A page of lines as one writes them: `# ` heads a section, `**title**` is bold, `- ` an item. */
export const documentOf = (rows: string[]): Document => {
  const lines = rows.map((row, at): Line => {
    const isHeading = row.startsWith('# ')
    const bold = isHeading || row.startsWith('**')
    const isItem = row.startsWith('- ')
    const text = row.replace(/^[#-] |\*\*/g, '').replace(' ⇥ ', '\t')
    const set = {
      text,
      x: isItem ? 78 : 60,
      y: 40 + at * 16,
      width: text.length * 5.5,
      height: 12,
      size: isHeading ? 14 : 11,
    }
    const runs = [{ ...set, font: 'Sans', bold, italic: false }]
    const bullet = isItem ? { bullet: '•' } : {}
    return { ...set, number: at + 1, page: 1, column: 0, part: 'body', bold, runs, ...bullet }
  })
  return {
    kind: 'docx',
    pages: [{ number: 1, width: 595, height: 842, lines }],
    columns: 1,
    words: 40,
    facts: { ...emptyFacts('docx', 'a.docx', 1), words: 40 },
    warnings: [],
  }
}
