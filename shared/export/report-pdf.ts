import { chosenLanguage } from '#shared/i18n/language.ts'
import type { Report, ReportBlock, ReportFinding } from '#shared/score/report.ts'
import { t } from '#shared/score/report-texts.ts'
import type { Block, Outline, OutlineSection, Span } from './outline.ts'
import { fontFilesOf } from './pdf/lay-out.ts'
import { type PdfOptions, typeset, type WrittenPdf } from './pdf/typeset.ts'
import { oneLine } from './plain.ts'
import { reportTemplate } from './report-template.ts'

// The report of an analysis as a typeset PDF: the same findings in the same order as on the screen, by the same
// typesetter as a resume, so it is tagged and can be read aloud too.

const pencil = '#2747C7'
const bodySize = 10

interface ReportLayout {
  pageSize: 'A4' | 'Letter'
}

export const fontFilesForReport = (report: Report): string[] =>
  fontFilesOf({
    faces: reportTemplate.faces,
    outline: outlineOfReport(report),
    language: chosenLanguage.get(),
  })

export function writeReportPdf(
  report: Report,
  layout: ReportLayout,
  options: PdfOptions,
): Promise<WrittenPdf> {
  const title = t.title({ name: report.title })
  return typeset(
    {
      outline: outlineOfReport(report),
      template: reportTemplate,
      faces: reportTemplate.faces,
      pageSize: layout.pageSize,
      accent: pencil,
      fontSize: bodySize,
      spacing: 1,
      lineHeight: 1,
      margins: 1,
      language: chosenLanguage.get(),
      title,
      author: 'Legible',
      footer: title,
    },
    options,
  )
}

function outlineOfReport(report: Report): Outline {
  const head = [...line('name', report.title), ...line('headline', report.subtitle)]
  const sections = report.sections.map((section): OutlineSection => {
    const heading: Block = { kind: 'heading', spans: [{ text: oneLine(section.heading) }] }
    return { key: 'summary', heading, blocks: section.blocks.flatMap(blocksOf) }
  })
  const foot = line('subtitle', report.foot).map((block) => ({ ...block, opens: true }))
  const last = sections.at(-1)
  if (last) last.blocks = [...last.blocks, ...foot]
  return { head, sections }
}

function blocksOf(block: ReportBlock): Block[] {
  switch (block.kind) {
    case 'paragraph':
      return line('paragraph', block.text)
    case 'scores':
      return block.rows.map(({ label, score, word }) => ({
        ...row([{ text: label, strong: true }], score === null ? word : t.scored({ score, word })),
        ...(score === null ? {} : { meter: score }),
      }))
    case 'findings':
      return block.findings.flatMap(findingBlocks)
    case 'skills':
      return block.rows.flatMap(({ skill, need, status, where }) => [
        row([{ text: skill, strong: true }, note(` ${need}`)], status),
        ...line('subtitle', where),
      ])
    case 'points':
      return block.rows.map(({ check, finding, points, of }) =>
        row([{ text: check, strong: true }, note(` ${oneLine(finding)}`)], t.pointsOf({ points, of })),
      )
  }
}

/** A line of a table: what it is about, and its figure at the right edge. */
const row = (spans: Span[], right: string): Block => ({
  kind: 'paragraph',
  spans,
  right: [{ text: right }],
  column: true,
  opens: true,
  sameEmployer: true,
})

function findingBlocks({ title, finding, fix, worth, why, evidence, more }: ReportFinding): Block[] {
  const quotes = evidence.flatMap(({ quote, where, fix: better }): Block[] => {
    const place = where ? [note(` ${where}`)] : []
    const quoted = oneLine(quote) ? [{ text: `“${oneLine(quote)}”` }, ...place] : []
    const instead = oneLine(better) ? [{ text: ' → ', soft: true }, { text: oneLine(better) }] : []
    return quoted.length > 0 ? [{ kind: 'bullet', spans: [...quoted, ...instead] }] : []
  })
  return [
    { kind: 'title', spans: [{ text: oneLine(title) }], right: [{ text: worth }], opens: true },
    ...line('paragraph', finding),
    ...quotes,
    ...line('subtitle', more),
    // What to do and why stay with what was found: neither opens a page alone.
    ...[...line('paragraph', fix, { text: t.fix, strong: true }), ...line('subtitle', why)].map((block) => ({
      ...block,
      trails: true,
    })),
  ]
}

const note = (text: string): Span => ({ text, soft: true })

function line(kind: Block['kind'], text: string, lead?: Span): Block[] {
  const value = oneLine(text)
  return value === '' ? [] : [{ kind, spans: [...(lead ? [lead] : []), { text: value }] }]
}
