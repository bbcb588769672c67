import { type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t } from '../keyword-texts.ts'

/** 'Search Engine Optimization (SEO)': the words before the bracket begin with its letters. */
const BRACKET = /\(([A-Z]{2,6})s?\)/g
/** So many characters before a bracket can hold the words. */
const BEFORE = 120

const check: CheckDefinition = {
  id: 'keyword-acronyms',
  title: 'Acronyms written out once',
  why: 'A search for “SEO” may not find “search engine optimization”. Write both once.',
  part: 'keyword',
  place: 140,
  weight: 2, // Some searches know one form only.
  group: 'skills',
  restsOn: [],
  look(subject) {
    const pairs = pairsIn(subject.job?.source === 'description' ? subject.job.text : '')
    const text = subject.evidence.lines.map((line) => line.text).join('\n')
    const lower = text.toLowerCase()
    const forms = pairs.map((p) => ({
      ...p,
      hasLong: lower.includes(p.long.toLowerCase()),
      hasShort: standsIn(text, p.short),
    }))
    // What is there in neither form is asked for elsewhere.
    const there = forms.filter((f) => f.hasLong || f.hasShort)
    const half = there.filter((f) => f.hasLong !== f.hasShort)
    if (there.length === 0) return notApplicable(t.noAcronym)
    return gradedBy(half, 1 - half.length / 2 / there.length, t.acronymsThere, (f) => ({
      finding: t.oneForm({ form: f.hasLong ? f.long : f.short }),
      fix: t.writeBoth(f),
      evidence: [],
    }))
  },
}
export default check

function pairsIn(job: string): { long: string; short: string }[] {
  const found = new Map<string, string>()
  for (const { 1: short = '', index } of job.slice(0, 50_000).matchAll(BRACKET)) {
    const words = job
      .slice(Math.max(0, index - BEFORE), index)
      .split(/\s/)
      .filter((w) => /^\p{L}/u.test(w))
    const long = spelling(short, words)
    if (long !== '' && !found.has(short)) found.set(short, long)
  }
  return [...found].map(([short, long]) => ({ long, short }))
}

/** The last words whose first letters are these; small words between may be skipped. */
function spelling(short: string, words: readonly string[]): string {
  let letter = short.length - 1
  let from = words.length
  for (const [behind, word] of words.toReversed().entries()) {
    if (letter < 0) break
    if (word.charAt(0).toUpperCase() === short[letter]) {
      letter--
      from = words.length - 1 - behind
    } else if (!/^(?:of|and|for|the)$/i.test(word)) return ''
  }
  return letter < 0 ? words.slice(from).join(' ') : ''
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** As a word of its own. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  return false
}
