import { degreesNamedIn } from '#shared/jobs/posting/degree.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type { AiAnswer, Claim } from './answer.ts'
import { isQuoted } from './ground.ts'
import { namesIn, numbersIn } from './guard.ts'

// A true quotation proves nothing about the sentence beside it. What a claim says of numbers, names, degrees and skills
// must be in the resume; what advice speaks of must be there too, or be asked for, and then it is said with an if.

export type SkillsIn = (texts: string[]) => Promise<string[][]>

/** What texts speak of, in forms that can be compared. */
interface Facts {
  numbers: ReadonlySet<string>
  words: ReadonlySet<string>
  degrees: ReadonlySet<string>
  skills: ReadonlySet<string>
}

const PIECE = /[\p{L}\p{N}]+/gu
const folded = (word: string) => word.normalize('NFKC').toLowerCase()
/** A plural or possessive is the same name. */
const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
const piecesOf = (text: string) => (text.match(PIECE) ?? []).map((piece) => stem(folded(piece)))

function factsOf(texts: readonly string[], skills: readonly string[][]): Facts {
  const whole = texts.join('\n')
  return {
    numbers: new Set(numbersIn(whole)),
    words: new Set(piecesOf(whole)),
    degrees: new Set(degreesNamedIn(whole)),
    skills: new Set(skills.flat().map(folded)),
  }
}

/** Every number, name, degree and skill of the text is among the facts. */
function holds(text: string, skills: readonly string[], known: Facts): boolean {
  return (
    numbersIn(text).every((number) => known.numbers.has(number)) &&
    namesIn(text).every((name) => piecesOf(name).every((piece) => known.words.has(piece))) &&
    degreesNamedIn(text).every((degree) => known.degrees.has(degree)) &&
    skills.every(
      (skill) => known.skills.has(folded(skill)) || piecesOf(skill).every((p) => known.words.has(p)),
    )
  )
}

function textsOf(resume: Resume): string[] {
  const lines = [...resume.head, ...resume.sections.flatMap((section) => section.lines)]
  const headings = resume.sections.map((section) => section.heading)
  return [...lines.map((line) => line.text), ...headings]
}

export interface Supported extends AiAnswer {
  /** How many were left out for saying what the resume does not. */
  dropped: number
}

export const IF_TRUE = 'Only if it is true of you: '

interface Evidence {
  resume: Resume
  jobText: string
  standard: Pick<AnalysisResult, 'job' | 'keyword_match'>
}

export type Judge = (answer: AiAnswer, lines: readonly string[]) => Promise<Supported>

/** What judges each answer about one resume, with the facts gathered once. */
export async function judgeOf({ resume, jobText, standard }: Evidence, skillsIn: SkillsIn): Promise<Judge> {
  const texts = textsOf(resume)
  const role = [standard.job.title, standard.job.role]
  const asked = [jobText, ...role, ...standard.keyword_match.missing_skills]
  const named = await skillsIn([texts.join('\n'), asked.join('\n')])
  // The role the person applies for is spoken of as such, in every answer.
  const known = factsOf([...texts, ...role], [named[0] ?? []])
  const askedFor = factsOf([...texts, ...asked], named)

  return async ({ strengths, weaknesses, recommendations }, lines) => {
    const said = [...strengths, ...weaknesses].map((claim) => claim.text)
    const skills = await skillsIn([...said, ...recommendations])
    const skillsOf = new Map([...said, ...recommendations].map((text, at) => [text, skills[at] ?? []]))
    const isTrue = (claim: Claim) =>
      isQuoted(claim, lines) && holds(claim.text, skillsOf.get(claim.text) ?? [], known)
    const advice = recommendations.flatMap((text) => {
      const of = skillsOf.get(text) ?? []
      if (holds(text, of, known)) return [text]
      return holds(text, of, askedFor) ? [IF_TRUE + text] : []
    })
    const kept = {
      strengths: strengths.filter(isTrue),
      weaknesses: weaknesses.filter(isTrue),
      recommendations: advice,
    }
    const count = (answer: AiAnswer) =>
      answer.strengths.length + answer.weaknesses.length + answer.recommendations.length
    return { ...kept, dropped: count({ strengths, weaknesses, recommendations }) - count(kept) }
  }
}
