import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, groupOf, named } from '../check.ts'
import { list } from '../said.ts'
import type { Statement } from '../subject.ts'
import { t } from '../writing-texts.ts'

const PERSON = new Set("i i'm i've i'd i'll my me myself we we've our ourselves".split(' '))
const NUMBERED = new Set(
  'phase level part type class stage grade volume war calculus physics chemistry algebra biology engineer developer analyst tier category section title chapter step associate specialist technician manager accountant nurse scientist spanish french german book act unit form and ii i/ii'.split(
    ' ',
  ),
)

const check: CheckDefinition = {
  id: 'first-person',
  title: 'Written without I, my or we',
  why: 'Resumes are usually written without pronouns. “We” also hides which part was yours.',
  part: 'section',
  place: 290,
  weight: 2, // A convention; costs little.
  group: 'experience',
  restsOn: [],
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements(subject)
    const personal = subject.prose.filter(
      (s) => s.runs.some((run) => PERSON.has(run)) && pronounIn(s.text) !== '',
    )
    return gradedBy(personal, 1 - personal.length / subject.prose.length, t.noPronoun, (first) => ({
      group: groupOf(first),
      finding: t.pronouns(personal.length, { words: pronounsIn(personal) }),
      fix: advise(first),
      evidence: personal.map((s) => evidenceOf(subject, s)),
    }))
  },
}
export default check

const pronounsIn = (statements: readonly Statement[]): string =>
  list(once(statements.map(({ text }) => pronounIn(text))), 3)

/** 'My' and 'my' are named once, as the first stands. */
function once(pronouns: readonly string[]): string[] {
  const lower = pronouns.map((p) => p.toLowerCase())
  return pronouns.filter((p, i) => lower.indexOf(p.toLowerCase()) === i).map((p) => `“${p}”`)
}

function advise(statement: Statement): string {
  const word = pronounIn(statement.text)
  const said = { word, bullet: named(statement) }
  const [first = ''] = statement.text.trim().split(/\s+/)
  if (pronounIn(first) === '' || isDoneTo(statement.text)) return t.sayWithout(said)
  if (/^(?:my|our)$/i.test(word)) return t.beginWithThing(said)
  return BEING.test(statement.text) ? t.beginWithYou(said) : t.beginWithVerbInstead(said)
}

/** 'I was asked to …': what is left without the pronoun says nobody's deed. */
const isDoneTo = (text: string): boolean =>
  /^\s*(?:i|we)\s+(?:was|were|have been|had been|had to|got|did not|didn['’]t|could|would|will|can)(?!\p{L})/iu.test(
    text,
  )

const BEING = /^\s*(?:i['’]m|i am)\s/i

/** 'I–V curves' is one word, whatever dash stands in it. */
const TOKEN = /[\p{L}'’/.&+\u2010-\u2015-]+/gu
const PLAIN = /^[a-z]+$/i
const EDGES = /^[./&+'\u2010-\u2015-]+|(?<![./&+'\u2010-\u2015-])[./&+'\u2010-\u2015-]+$/g

/** 'Certified Platform Builder I Certified …': between capitals it is a numeral. */
const standsInName = (all: readonly string[], at: number): boolean =>
  at > 1 &&
  [all[at - 2], all[at - 1]].every((word) => /^\p{Lu}\p{Ll}/u.test(word ?? '')) &&
  !/^\p{Ll}/u.test(all[at + 1] ?? '')

/** The “Yes We Can” policy: a capital among capitals is part of a name. */
const isNamed = (all: readonly string[], at: number): boolean =>
  [all[at - 1], all[at], all[at + 1]].every((word) => /^\p{Lu}\p{Ll}/u.test(word ?? ''))

export function pronounIn(text: string): string {
  let before = ''
  const all = text.match(TOKEN) ?? []
  for (const [at, raw] of all.entries()) {
    const token = PLAIN.test(raw) ? raw : raw.replace(/’/g, "'").replace(EDGES, '')
    const lower = token.toLowerCase()
    const shouted = token.length > 1 && token === token.toUpperCase() && !token.includes("'")
    const numeral =
      lower === 'i' &&
      (token === 'i' || NUMBERED.has(before) || /^I[./&+\u2010-\u2015-]/.test(raw) || standsInName(all, at))
    if (PERSON.has(lower) && !shouted && !numeral && !isNamed(all, at)) return token
    before = lower
  }
  return ''
}
