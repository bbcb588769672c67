import type { Lexicon } from '../text/lexicon.ts'
import { hasDeeds } from './deeds.ts'
import type { Evidence } from './evidence.ts'
import type { Meant } from './find.ts'

// A job may ask in one language and a resume answer in another. What is asked can only be called missing where we know
// how people tell of it in the resume's language, or where it is called the same in all of them.

/** Of the job: its language, and whether it is what a trade usually asks, in one country, rather than one employer. */
export interface Asking {
  language: string
  usual: boolean
}

export function isSaidIn(meant: Meant, asking: Asking, evidence: Evidence, lexicon: Lexicon): boolean {
  const { language } = evidence
  if (asking.language === language || meant.kind === 'language') return true
  // Each country has papers of its own.
  if (meant.kind === 'certificate') return false
  const skill = lexicon.skills[meant.skill]
  // Letters that nobody knows may be of any language.
  if (skill && isOwnName(meant) && !skill.forms.some(({ text }) => isSpelledOut(text, meant.name)))
    return true
  if (language === 'en') return skill !== undefined && skill.field !== ABROAD
  return hasDeeds(meant, evidence, lexicon)
}
/** The field of skills that are only named in other languages. */
export const ABROAD = 'abroad'

/** A product, an acronym or a standard: 'Power BI', 'SAP', 'ISO 9001', but no 'Property management systems'. */
export const isOwnName = ({ kind, words }: Pick<Meant, 'kind' | 'words'>): boolean =>
  words.length > 0 &&
  words.every(({ raw }) =>
    kind === 'tool' ? !/^\p{Ll}+$/u.test(raw) : CAPITALS.test(raw) || WITHIN.test(raw),
  )
const CAPITALS = /^\P{Ll}+s?$/u
const WITHIN = /\p{Ll}\p{Lu}/u

/** 'Electronic health records' for 'EHR': in another language other words with other letters. */
function isSpelledOut(form: string, name: string): boolean {
  const letters = form.split(/[\s-]+/).map((word) => word.charAt(0).toLowerCase())
  return letters.length > 1 && letters.join('') === name.toLowerCase().replace(/s$/, '')
}
