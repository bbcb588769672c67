import type { Resume } from '#shared/schema/resume.ts'

/** The whole text in the order it was read, each section under its heading as printed. */
export function textOf({ head, sections }: Pick<Resume, 'head' | 'sections'>): string {
  const written = (lines: Resume['head']) =>
    lines
      .filter(({ text }) => text !== '')
      .map(({ bullet, text }) => (bullet ? `• ${text}` : text))
      .join('\n')
  return [
    written(head),
    ...sections.map(({ heading, lines }) => [heading, written(lines)].filter(Boolean).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n')
}
