import type { SectionKind } from '#shared/schema/resume.ts'
import { HEADINGS } from '#shared/structure/words/headings.ts'
import { plainWords } from '#shared/text/fold.ts'
import { remember } from '#shared/text/remember.ts'

// Headings that were read as part of a line: what stands under them was read as something else.

/** In the plain form that accents and signs are no part of. */
const headingsOf = (language: string, kind: SectionKind): ReadonlySet<string> =>
  headingsBy(`${kind} ${language}`)

const headingsBy = remember((both): ReadonlySet<string> => {
  const [kind = '', language = ''] = both.split(' ')
  return new Set(
    ['en', language].flatMap(
      (code) => HEADINGS[code]?.[kind as SectionKind]?.split(';').map(plainWords) ?? [],
    ),
  )
})

/** “Skills Web Design Direction”: a heading, and behind it on the same line what stood beside or under it. */
export function beginsWithHeading(text: string, kind: SectionKind, language: string): boolean {
  const line = text.slice(Math.max(0, text.search(UNADORNED)))
  if (!/^\p{Lu}/u.test(line)) return false
  const headings = headingsOf(language, kind)
  return [...line.matchAll(WORD_END)]
    .slice(0, WORDS_MOST)
    .some(({ index }) => headings.has(plainWords(line.slice(0, index))) && ENDED.test(line.slice(index)))
}
const WORD_END = /(?<=[\p{L}\p{N}])(?![\p{L}\p{M}\p{N}])/gu
const WORDS_MOST = 8
const ENDED = /^(?!-\S)\s{0,3}[:|–—-]?\s{0,3}(?:$|[\p{S}\p{Lu}]|\d)/u

/** “🎓 Experience:”: signs before a heading are no part of it. */
const UNADORNED = /[^\p{S}\p{Z}\p{M}]/u

/** “Skills and certificates”, or 技能证书: the heading names this kind among others. */
export function namesHeading(heading: string, kind: SectionKind, language: string): boolean {
  const plain = ` ${plainWords(heading)} `
  return [...headingsOf(language, kind)].some(
    (name) =>
      name !== '' && (/^[\u2e80-\uffff]+$/u.test(name) ? plain.includes(name) : plain.includes(` ${name} `)),
  )
}

const KINDS: readonly SectionKind[] = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'languages',
  'interests',
  'references',
]

/** A line that is nothing but a heading. */
export function isHeadingOf(text: string, language: string): boolean {
  const plain = plainWords(text)
  return plain !== '' && /^\P{Ll}/u.test(text) && KINDS.some((kind) => headingsOf(language, kind).has(plain))
}
