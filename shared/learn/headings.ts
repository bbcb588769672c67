import { type SectionKind, sectionKind } from '#shared/schema/resume.ts'
import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { HEADING_WEIGHTS } from './weights/headings.ts'

/** The text heads nothing: it is a line of an entry, a skill, a name. */
export const NO_HEADING = 'none'
export const HEADING_CLASSES = [...sectionKind.options, NO_HEADING] as const
type HeadingClass = SectionKind | typeof NO_HEADING

/** Log-probabilities in thousandths of a nat. `none` is right when the text heads no section. */
type HeadingScores = ReadonlyMap<HeadingClass, number>

let model: Model | undefined

/** What kind of section the text would head, from its letters alone, in any of 65 languages. */
export function headingScores(text: string): HeadingScores {
  model ??= unpack(HEADING_WEIGHTS)
  const scores = logProbabilities(model, text)
  return new Map(HEADING_CLASSES.map((name, k) => [name, scores[k] ?? 0]))
}
