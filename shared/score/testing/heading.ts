import type { SectionKind } from '#shared/schema/resume.ts'
import type { Edit } from './verdicts.ts'

/** A section under another heading, and perhaps taken for another kind. */
export const heading =
  (kind: SectionKind, value: string, becomes: SectionKind = kind): Edit =>
  ({ resume }) => {
    const section = resume.sections.find((s) => s.kind === kind)!
    section.heading = value
    section.kind = becomes
  }
