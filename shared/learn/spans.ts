import { type Model, unpack } from './model.ts'
import { logProbabilities } from './predict.ts'
import { SPAN_WEIGHTS } from './weights/spans.ts'

/** What a short piece of a resume's line can be. `label` is what names other text: a heading, "Employer:". */
export const SPAN_CLASSES = [
  'title',
  'company',
  'school',
  'degree',
  'field',
  'place',
  'date',
  'name',
  'skill',
  'sentence',
  'label',
  'other',
] as const
export type SpanClass = (typeof SPAN_CLASSES)[number]

/** Log-probabilities in thousandths of a nat: zero or less, integers, the same in every browser and in Node. */
export type SpanScores = Readonly<Record<SpanClass, number>>

let model: Model | undefined

/** A span is asked about by one step after the other; what many texts said is not kept. */
const KNOWN_MOST = 2000
const known = new Map<string, SpanScores>()

/** How likely the text is each kind of span, from its letters alone; every kind is held equally common. */
export function spanScores(text: string): SpanScores {
  const before = known.get(text)
  if (before) return before
  if (known.size >= KNOWN_MOST) known.clear()
  const scores = scoresOf(text)
  known.set(text, scores)
  return scores
}

/** The likeliest kind, or the next one; of two alike the first. */
export const likeliestSpan = (scores: SpanScores, but?: SpanClass): SpanClass =>
  SPAN_CLASSES.filter((is) => is !== but).reduce((a, b) => (scores[b] > scores[a] ? b : a))

function scoresOf(text: string): SpanScores {
  model ??= unpack(SPAN_WEIGHTS)
  const [title = 0, company = 0, school = 0, degree = 0, field = 0, place = 0, ...rest] = logProbabilities(
    model,
    text,
  )
  const [date = 0, name = 0, skill = 0, sentence = 0, label = 0, other = 0] = rest
  return { title, company, school, degree, field, place, date, name, skill, sentence, label, other }
}
