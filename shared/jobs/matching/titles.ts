import { type Spoken, spokenIn } from '#shared/text/roots.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { hasTitleWord } from '../posting/title.ts'

// Whether two titles name the same work: the same words but for the grade, in whichever form and however joined.

/** Words that grade a title and do not name the work. */
const GRADES = new Set(
  'senior junior lead principal staff chief head trainee intern graduate mid level entry experienced i ii iii iv sr jr associate assistant deputy the of and for in a an at to m f d w x h full time part'.split(
    ' ',
  ),
)
const SYNONYMS: Record<string, string> = {
  engineer: 'developer',
  programmer: 'developer',
  rn: 'nurse',
  frontend: 'front',
  backend: 'back',
  fullstack: 'full',
}
/** 'Verkäuferin', 'Vendeuse' and 'Traduttrice' do what the others do. */
const WOMEN: Readonly<Record<string, [RegExp, string]>> = {
  de: [/(?<=.{3}[rtnl])in$/, ''],
  fr: [/(?:eus|ric)e$/, 'eur'],
  it: [/trice$/, 'tore'],
}

function titleWords(title: string, { language, root }: Spoken): string[] {
  const [woman, man] = WOMEN[language] ?? [/$^/, '']
  return tokensOf(title)
    .map(({ key }) => SYNONYMS[key] ?? key)
    .filter((key) => !GRADES.has(key) && !PARTS.has(key))
    .map((key) => root(key.replace(woman, man)))
}
/** The second halves of 'front-end' and 'full-stack'. */
const PARTS: ReadonlySet<string> = new Set(['end', 'stack'])

/** What is left of 'HR Intern' without its grade is a department, and nobody's work. */
function isNamedByGrade(title: string, { language }: Spoken): boolean {
  if (language !== 'en') return false
  const words = tokensOf(title).map(({ key }) => key)
  return GRADES.has(words.at(-1) ?? '') && !words.some((word) => !GRADES.has(word) && hasTitleWord(word))
}

/** One who was two things at once was each of them: 'Sales Assistant / Sales Support'. */
export const titlesAgree = (wanted: string, held: string, spoken: Spoken): boolean =>
  [held, ...held.split(/[/|]/)].some((one) => agree(wanted, one, spoken))

/** Same words but for the grade, or enough of them: 'Backend Developer' for 'Senior Backend Engineer'. */
function agree(wanted: string, held: string, spoken: Spoken): boolean {
  const [a, b] = [titleWords(wanted, spoken), titleWords(held, spoken)].map((words) => [...new Set(words)])
  if (!a?.length || !b?.length) return false
  if (isOneCompound(a, b, spoken)) return true
  const shared = a.filter((word) => b.includes(word)).length
  if (shared < Math.min(a.length, b.length)) return false
  if (a.length === b.length) return isNamedByGrade(wanted, spoken) === isNamedByGrade(held, spoken)
  const shorter = a.length < b.length ? wanted : held
  return shared > 1 || (!isNamedByGrade(shorter, spoken) && shared / Math.max(a.length, b.length) >= 0.5)
}

/** Titles with a word in common may be of one trade: 'Software Engineer' and 'Backend Engineer', 'Nurse' and 'Nursing Assistant'. */
export function mayBeKin(wanted: string, held: string, spoken: Spoken): boolean {
  const others = titleWords(held, spoken).filter(({ length }) => length >= KIN_LEAST)
  return titleWords(wanted, spoken).some(
    (word) => word.length >= KIN_LEAST && others.some((other) => isKinOf(word, other)),
  )
}
/** 'Designer' and 'Design', 'Bilanzbuchhalter' and 'Hauptbuchhalter'. */
const isKinOf = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= COMPOUND_LEAST &&
    (one.startsWith(other.slice(0, COMPOUND_LEAST)) || one.endsWith(other.slice(-COMPOUND_LEAST))))
const KIN_LEAST = 3

/** A 'Bilanzbuchhalter' is a Buchhalter, and a 'Software Entwickler' a Softwareentwickler. */
function isOneCompound(a: readonly string[], b: readonly string[], { language }: Spoken): boolean {
  if (language !== 'de' && language !== 'nl') return false
  const [one, other] = [a.join(''), b.join('')]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= COMPOUND_LEAST && long.endsWith(short)
}
const COMPOUND_LEAST = 6

/** Whether a text says what a title says, seniority aside. */
export function isTitleIn(title: string, text: string): boolean {
  const spoken = spokenIn(text)
  const given = new Set(titleWords(text, spoken))
  const wanted = titleWords(title, spoken)
  return wanted.length > 0 && wanted.every((word) => given.has(word))
}
