import type { Token } from './tokens.ts'

const OF_A_COUNTRY = new Set(
  `cuisine cooking food foods dishes restaurant restaurants bakery wine wines cheese cheeses pastry pastries market markets customers clients law tax gaap
  accounting standards companies company culture history literature office offices branch branches team teams payroll regulations subsidiary subsidiaries
  government army navy embassy supplier suppliers tourists guests exports imports`.split(/\s+/),
)

/** What one does in a language: 'Spanish lessons' tell of it. */
const OF_A_LANGUAGE = new Set(
  'lessons classes courses speakers skills levels translations interpreters subtitles texts documents letters emails calls exams levels students pupils learners abilities'.split(
    ' ',
  ),
)
const THINGS = /^[a-z]{4,}[^isu]s$/

/** 'French cuisine' and 'German clients' name where something is from, not what is spoken. */
export function isOrigin(next: Token | undefined): boolean {
  if (next === undefined || next.breakBefore) return false
  return OF_A_COUNTRY.has(next.key) || (THINGS.test(next.raw) && !OF_A_LANGUAGE.has(next.key))
}
