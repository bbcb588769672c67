import type { Lexicon } from '../text/lexicon.ts'
import { spokenIn } from '../text/roots.ts'
import type { Form } from '../vocabulary/format.ts'
import { hasDeeds } from './deeds.ts'
import type { Evidence } from './evidence.ts'
import type { Meant } from './find.ts'

// A job may ask in one language and a resume answer in another. What is asked can only be called missing where we know
// how it is said in the resume's language, or where it is called the same in all of them.

/** `asked`: the language of the job. */
export function isSaidIn(meant: Meant, asked: string, evidence: Evidence, lexicon: Lexicon): boolean {
  const { language } = evidence
  if (asked === language || meant.kind === 'language' || isOwnName(meant)) return true
  const skill = lexicon.skills[meant.skill]
  if (!skill) return false
  if (language === 'en') return skill.field !== ABROAD
  return skill.forms.some((form) => isOf(form, language)) || hasDeeds(meant, evidence, lexicon)
}
const ABROAD = 'abroad'

const isOf = ({ text, language, languages }: Form, told: string): boolean =>
  (languages ?? [language ?? spokenIn(text).language]).includes(told)

/** A product, an acronym or a standard: 'Power BI', 'HACCP', 'ISO 9001', but no 'Property management systems'. */
const isOwnName = ({ kind, words }: Meant): boolean =>
  words.length > 0 &&
  words.every(({ raw }) => (kind === 'tool' ? !/^\p{Ll}+$/u.test(raw) : ACRONYM.test(raw)))
const ACRONYM = /^(?:\P{Ll}+s?|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u
