import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Look } from './look.ts'
import type { Piece, Row, Sheet, SheetSection } from './sheet.ts'

// The rows of a sheet as a Word document: styles or bold print for headings, tabs or table cells for what stands beside.

const WIDTH = 9600
const TWIPS = 20

const runs = (pieces: readonly Piece[], size: number, bold = false) =>
  pieces.map(
    (p) =>
      new TextRun({
        text: p.text,
        bold: bold || p.bold === true,
        italics: p.italic === true,
        size: Math.round(size * 2),
      }),
  )

export async function writeDocx(sheet: Sheet, look: Look): Promise<Uint8Array> {
  // An even number of letters decides whether headings wear Word's style: as common as not.
  const styled = sheet.person.name.length % 2 === 0

  function paragraph(row: Row, width: number): Paragraph {
    const size = row.kind === 'name' ? look.name : row.kind === 'heading' ? look.heading.size : look.body
    const strong = row.kind === 'heading' && look.heading.bold
    const right = row.right.length > 0 ? [new TextRun({ text: '\t' }), ...runs(row.right, size)] : []
    return new Paragraph({
      ...(row.kind === 'heading' && styled ? { heading: HeadingLevel.HEADING_1 } : {}),
      spacing: { before: row.kind === 'heading' ? 200 : row.apart ? 100 : 0 },
      indent: { left: row.kind === 'bullet' ? look.indent * TWIPS : 0 },
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
      children: [...runs(row.left, size, strong), ...right],
    })
  }
  const headed = (section: SheetSection, width: number) =>
    paragraph(
      { kind: 'heading', left: [{ text: section.heading }], right: [], gutter: [], cells: [], apart: true },
      width,
    )
  const whole = (sections: readonly SheetSection[], width: number) =>
    sections.flatMap((s) => [headed(s, width), ...s.rows.map((r) => paragraph(r, width))])

  const cellsOf = (rows: readonly Row[]) =>
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      rows: rows.map(
        (r) =>
          new TableRow({
            children: r.cells.map((c) => cell([new Paragraph({ children: runs(c, look.body) })], 3000)),
          }),
      ),
    })

  const cell = (children: Paragraph[], size: number) =>
    new TableCell({
      width: { size, type: WidthType.DXA },
      children: children.length > 0 ? children : [new Paragraph({})],
    })
  const beside = (left: Paragraph[], right: Paragraph[], sizes: [number, number]) =>
    new TableRow({ children: [cell(left, sizes[0]), cell(right, sizes[1])] })
  const table = (rows: TableRow[], sizes: [number, number]) =>
    new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: sizes, rows })

  /** An entry's rows beside the date of its first. */
  function withDates(section: SheetSection, sizes: [number, number]): (Paragraph | Table)[] {
    const entries: Row[][] = []
    for (const row of section.rows) {
      if (row.apart || entries.length === 0) entries.push([])
      entries.at(-1)?.push(row)
    }
    if (!section.rows.some((r) => r.gutter.length > 0)) return whole([section], WIDTH)
    return [
      headed(section, WIDTH),
      table(
        entries.map((rows) =>
          beside(
            [new Paragraph({ children: runs(rows[0]?.gutter ?? [], look.body) })],
            rows.map((r) => paragraph(r, sizes[1])),
            sizes,
          ),
        ),
        sizes,
      ),
    ]
  }

  function body(): (Paragraph | Table)[] {
    const gutter: [number, number] = [2300, WIDTH - 2300]
    if (look.layout === 'gutter-headings')
      return [
        table(
          sheet.sections.map((s) =>
            beside(
              [headed(s, gutter[0])],
              s.rows.map((r) => paragraph(r, gutter[1])),
              gutter,
            ),
          ),
          gutter,
        ),
      ]
    if (look.layout === 'table')
      return sheet.sections.flatMap((s) =>
        s.rows.some((r) => r.cells.length > 0) ? [headed(s, WIDTH), cellsOf(s.rows)] : whole([s], WIDTH),
      )
    if (look.layout === 'labels')
      return sheet.sections.flatMap((s) =>
        s.rows.some((r) => r.gutter.length > 0)
          ? [
              headed(s, WIDTH),
              table(
                s.rows.map((r) =>
                  beside(
                    [new Paragraph({ children: runs(r.gutter, look.body) })],
                    [paragraph(r, gutter[1])],
                    gutter,
                  ),
                ),
                gutter,
              ),
            ]
          : whole([s], WIDTH),
      )
    if (look.layout === 'gutter-dates') return sheet.sections.flatMap((s) => withDates(s, gutter))
    if (!look.layout.startsWith('sidebar')) return whole(sheet.sections, WIDTH)
    const narrow = sheet.sections.filter((s) => look.narrow.includes(s.kind))
    const wide = sheet.sections.filter((s) => !look.narrow.includes(s.kind))
    const left = look.layout === 'sidebar-left'
    const sizes: [number, number] = left ? [3000, WIDTH - 3000] : [WIDTH - 3000, 3000]
    const both: [readonly SheetSection[], readonly SheetSection[]] = left ? [narrow, wide] : [wide, narrow]
    return [table([beside(whole(both[0], sizes[0]), whole(both[1], sizes[1]), sizes)], sizes)]
  }

  const document = new Document({
    creator: sheet.person.name,
    sections: [{ children: [...sheet.top.map((r) => paragraph(r, WIDTH)), ...body()] }],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
