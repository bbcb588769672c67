import { ASKED_WORDS } from '#shared/locale/asked-words.ts'
import { languageOf, languageOfFew, UNKNOWN } from '#shared/text/language.ts'
import { t } from './usable-texts.ts'

// Languages in which job descriptions are written and whose words are not known here, told as the language of any text is, and
// where the text is too short for that, by its script.

const READ: ReadonlySet<string> = new Set(Object.keys(ASKED_WORDS))
/** So many letters of another script, and the names and tools in Latin letters between them do not matter. */
const SCRIPT_SHARE = 0.2

const SAMPLE = 3000

/** Beyond Latin letters and the signs of print. */
const OF_OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu
const OF_OTHER_SCRIPTS = /[\u0370-\u1dff\u2e80-\uffff]/

/** Counted without a list of them. */
export const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length

interface Unread {
  /** '' when the language is one that is read, or none that can be told. */
  name: string
  code: string
  /** In letters of which no line can be read: only the names and tools between them can. */
  script: boolean
}

/** The language of a text that has no folder of words for postings. */
export function unreadLanguage(text: string): Unread {
  const sample = text.slice(0, SAMPLE)
  const script =
    OF_OTHER_SCRIPTS.test(sample) &&
    (sample.match(OF_OTHER_LETTERS)?.length ?? 0) > lettersIn(sample) * SCRIPT_SHARE
  const told = languageOf(sample)
  const code = script && (told === '' || READ.has(told)) ? languageOfFew(sample) || UNKNOWN : told
  const unread = script || (code !== '' && code !== UNKNOWN && !READ.has(code))
  return { name: unread ? nameOf(code) : '', code, script }
}

const nameOf = (code: string): string =>
  code === UNKNOWN ? t.anotherLanguage : (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code)
