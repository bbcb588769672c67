import { degreesNamedIn } from '#shared/jobs/posting/degree-names.ts'
import { skillsOf } from '#shared/jobs/vocabulary/format.ts'
import { soft } from '#shared/jobs/vocabulary/people.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { foldCase } from '#shared/text/fold.ts'
import { withoutPlural } from '#shared/text/stem.ts'
import type { AiAnswer, Claim } from './answer.ts'
import { durationsAllowed, durationsIn, withoutDurations } from './durations.ts'
import { isQuoted } from './ground.ts'
import { namesIn } from './guard.ts'
import { countedIn, moneyIn, numbersIn } from './numbers.ts'
import { isOrdinary, OF_RESUMES } from './ordinary-words.ts'
import { positionsIn, studiedIn } from './positions.ts'
import {
  credentialsIn,
  credentialsProvedBy,
  deedsIn,
  presupposedIn,
  stem as rootOf,
  unusualIn,
} from './presupposed.ts'

// A true quotation proves nothing about the sentence beside it. What a claim says of numbers, names, degrees, credentials
// and skills must be in the resume; what advice takes for granted must be there too, or it is said with an if.

export type SkillsIn = (texts: string[]) => Promise<string[][]>

/** What texts speak of, in forms that can be compared. */
interface Facts {
  numbers: ReadonlySet<string>
  durations: ReadonlySet<string>
  money: ReadonlySet<string>
  /** How many there are of what is counted. */
  counts: ReadonlyMap<string, ReadonlySet<string>>
  words: ReadonlySet<string>
  roots: ReadonlySet<string>
  degrees: ReadonlySet<string>
  credentials: ReadonlySet<string>
  skills: ReadonlySet<string>
}

const PIECE = /[\p{L}\p{M}\p{N}]+/gu
const piecesOf = (text: string) => (text.match(PIECE) ?? []).map((piece) => withoutPlural(foldCase(piece)))

function countsOf(texts: readonly string[]): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const { number, noun } of texts.flatMap(countedIn)) {
    const numbers = counts.get(withoutPlural(noun)) ?? new Set()
    counts.set(withoutPlural(noun), numbers.add(number))
  }
  return counts
}

function factsOf(texts: readonly string[], skills: readonly string[][], asOf: string): Facts {
  const whole = texts.join('\n')
  const pieces = piecesOf(whole)
  return {
    numbers: new Set(numbersIn(whole)),
    durations: durationsAllowed(texts, asOf),
    money: new Set(moneyIn(whole)),
    counts: countsOf(texts),
    words: new Set(pieces),
    roots: new Set(pieces.map(rootOf)),
    degrees: new Set(degreesNamedIn(whole)),
    credentials: new Set(credentialsProvedBy(whole)),
    skills: new Set(skills.flat().map(foldCase)),
  }
}

/** Leadership is what sentences about any resume speak of. */
const SOFT: ReadonlySet<string> = new Set(skillsOf(soft).map(({ name }) => foldCase(name)))

/** Named as such: that a vocabulary hears 'valuation' in the word value makes no skill of it. */
function skillsSaid(text: string, skills: readonly string[]): string[] {
  const pieces = new Set(piecesOf(text))
  return skills.filter(
    (skill) => !SOFT.has(foldCase(skill)) && piecesOf(skill).every((piece) => pieces.has(piece)),
  )
}

const isKnownIn = (known: Facts) => (text: string) => piecesOf(text).every((piece) => known.words.has(piece))

/** 'Three lines' and 'two pages' are said of the writing. */
const OF_WRITING =
  /\b[\w-]+(?: (?:to|or|and) [\w-]+)? (?:\w+ )?(?:lines?|bullets?|words?|phrases?|pages?|sentences?|sections?|points?|columns?|examples?|numbers?)\b/gi

/** A number, wherever it stands in the resume; but not of what the resume counts otherwise, nor in other money. */
function hasNumbers(said: string, known: Facts): boolean {
  const text = withoutDurations(said)
  const isCounted = ({ number, noun }: { number: string; noun: string }) =>
    known.counts.get(withoutPlural(noun))?.has(number) ?? true
  return (
    numbersIn(text).every((number) => known.numbers.has(number)) &&
    durationsIn(said).every((duration) => known.durations.has(duration)) &&
    moneyIn(text).every((amount) => known.money.has(amount)) &&
    countedIn(text).every(isCounted)
  )
}

/** Every number, name, degree and skill of the text is among the facts. */
function holds(text: string, skills: readonly string[], known: Facts): boolean {
  const isKnown = isKnownIn(known)
  const names = [...namesIn(text), ...unusualIn(text)].filter((name) => degreesNamedIn(name).length === 0)
  return (
    hasNumbers(text, known) &&
    names.every(isKnown) &&
    studiedIn(text).every(isKnown) &&
    degreesNamedIn(text).every((degree) => known.degrees.has(degree)) &&
    skillsSaid(text, skills).every((skill) => known.skills.has(foldCase(skill)) || isKnown(skill))
  )
}

/** A credential may be there in another word. */
const isGivenIn = (known: Facts) => (word: string) => {
  const credentials = credentialsIn(word)
  return credentials.length > 0
    ? credentials.every((credential) => known.credentials.has(credential))
    : isKnownIn(known)(word)
}

/** 'No certification is named' says of what is missing that it is. */
const NEGATED = /\b(?:no|not|never|without|missing|lacks?|lacking|absent|nothing|n['’]t)\b|n['’]t\b/i

const hasCredentials = (text: string, known: Facts): boolean =>
  NEGATED.test(text) || credentialsIn(text).every((credential) => known.credentials.has(credential))

/** Positions and deeds that a sentence gives to the person are the resume's. */
const isOfThePerson = (text: string, known: Facts): boolean =>
  positionsIn(text).every(isKnownIn(known)) &&
  deedsIn(text, (word) => known.words.has(withoutPlural(foldCase(word))) || known.roots.has(rootOf(word)))
    .length === 0

function textsOf(resume: Resume): string[] {
  const lines = [...resume.head, ...resume.sections.flatMap((section) => section.lines)]
  const headings = resume.sections.map((section) => section.heading)
  return [...lines.map((line) => line.text), ...headings]
}

interface Supported extends AiAnswer {
  /** How many were left out for saying what the resume does not. */
  dropped: number
}

const SAID_WITH_IF = /^(?:if|in case) you\b/i
export const IF_TRUE = 'Only if it is true of you: '

interface Evidence {
  resume: Resume
  jobText: string
  standard: Pick<AnalysisResult, 'job' | 'keyword_match' | 'asOf'>
}

export type Judge = (answer: AiAnswer, lines: readonly string[]) => Promise<Supported>

/** What judges each answer about one resume, with the facts gathered once. */
export async function judgeOf({ resume, jobText, standard }: Evidence, skillsIn: SkillsIn): Promise<Judge> {
  const texts = textsOf(resume)
  const role = [standard.job.title, standard.job.role]
  const asked = [jobText, ...role, ...standard.keyword_match.missing_skills]
  const named = await skillsIn([texts.join('\n'), asked.join('\n')])
  // The role the person applies for is spoken of as such in every answer; an employer or tool in its title is not theirs.
  const ofTheRole = role.flatMap((title) => title.match(/[\p{L}'’-]+/gu) ?? []).filter(isOrdinary)
  const known = factsOf([...texts, ...ofTheRole], [named[0] ?? []], standard.asOf)
  const askedFor = factsOf([...texts, ...asked, ...OF_RESUMES], named, standard.asOf)

  return async ({ strengths, weaknesses, recommendations }, lines) => {
    const said = [...strengths, ...weaknesses].map((claim) => claim.text)
    const skills = await skillsIn([...said, ...recommendations])
    const skillsFound = new Map([...said, ...recommendations].map((text, at) => [text, skills[at] ?? []]))
    const isTrue = (claim: Claim) =>
      isQuoted(claim, lines) &&
      holds(claim.text, skillsFound.get(claim.text) ?? [], known) &&
      isOfThePerson(claim.text, known) &&
      hasCredentials(claim.text, known)
    const advice = recommendations.flatMap((text) => {
      const of = skillsFound.get(text) ?? []
      const said = text.replace(OF_WRITING, '')
      if (!holds(said, of, askedFor)) return []
      if (SAID_WITH_IF.test(text)) return [text]
      const isGiven =
        holds(said, of, known) &&
        isOfThePerson(said, known) &&
        hasCredentials(text, known) &&
        presupposedIn(text, isGivenIn(known)).length === 0
      return [isGiven ? text : IF_TRUE + text]
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
