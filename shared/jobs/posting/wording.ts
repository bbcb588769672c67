import type { Asked } from '#shared/locale/asked.ts'
import { ASKED_WORDS } from '#shared/locale/asked-words.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { fold } from '#shared/text/fold.ts'
import type { Token } from '#shared/text/tokens.ts'

// How postings name what they ask for, in every language whose folder says so.

type Lists = { [K in keyof Asked]-?: Asked[K] extends readonly string[] ? K : never }[keyof Asked]

const EVERY = Object.values(ASKED_WORDS)
const all = (of: Lists): ReadonlySet<string> => new Set(EVERY.flatMap((asked) => asked?.[of] ?? []))

/** Words that stand in no name of a skill, in any language. */
export const STOP_WORDS = all('small')
/** What joins the items of a list. */
export const JOINS = all('joins')
/** What opens the object of 'experience', of 'knowledge' and of their like. */
export const PREPOSITIONS = all('prepositions')
/** What names a choice after it, longest first. */
export const CHOICE_BEFORE = [...all('choiceBefore')].sort((a, b) => b.length - a.length)
const ALIKE = all('alike')

const KINDS = ['know', 'did', 'can'] as const
const begins = new Map<string, string>()
const ends = new Map<string, string>()
for (const asked of EVERY)
  for (const kind of KINDS)
    for (const stem of asked?.frames[kind] ?? [])
      if (stem.startsWith('*')) ends.set(stem.slice(1), kind)
      else begins.set(stem, kind)
const sizes = (of: ReadonlyMap<string, string>): number[] =>
  [...new Set([...of.keys()].map(({ length }) => length))].sort((a, b) => b - a)
const BEGINS = sizes(begins)
const ENDS = sizes(ends)

/** A word is asked about many times over; what many texts said is not kept. */
const KNOWN_MOST = 5000
const kinds = new Map<string, string>()

/** Whether a word says that a person knows, has done or can do something; '' of any other. */
export function frameKind(key: string): string {
  const before = kinds.get(key)
  if (before !== undefined) return before
  if (kinds.size >= KNOWN_MOST) kinds.clear()
  const kind = kindOf(key)
  kinds.set(key, kind)
  return kind
}

function kindOf(key: string): string {
  for (const length of BEGINS) {
    const kind = begins.get(key.slice(0, length))
    if (kind) return kind
  }
  // 'Englischkenntnisse', 'Berufserfahrung': the last part of a compound.
  for (const length of ENDS) {
    const kind = key.length > length ? ends.get(key.slice(-length)) : undefined
    if (kind) return kind
  }
  return ''
}

/** 'Naprawach ciężarówek' of 'doświadczenie w naprawach ciężarówek': what a name says without the word that opens it. */
export function withoutFrame(words: readonly Token[], language: string): readonly Token[] {
  const { agrees, small } = wordingOf(language)
  if (agrees === undefined || frameKind(words[0]?.key ?? '') === '') return words
  const from = words.findIndex(({ key }, at) => at > 0 && !small.has(key))
  return from < 0 ? words : words.slice(from)
}

const TAUGHT = [...all('taught')]
/** 'Ausbildung', 'trained': some word says that a person has learned to be something. */
export const isTaught = (key: string): boolean =>
  TAUGHT.some((stem) => (stem.startsWith('*') ? key.endsWith(stem.slice(1)) : key.startsWith(stem)))

/** What only the language of the text can tell. */
export interface Wording {
  language: string
  /** Words that stand in no name of a skill: they part the names of a sentence from one another. */
  small: ReadonlySet<string>
  /** Small words inside of one name. */
  links: ReadonlySet<string>
  /** What stands between 'experience' and what somebody was. */
  roles: ReadonlySet<string>
  agrees: Asked['agrees']
  /** What leaves a choice. */
  either: ReadonlySet<string>
  /** What certificates are called, and ends of compounds that name one. */
  held: ReadonlySet<string>
  heldEnds: readonly string[]
}

/** A word for 'or' that is a preposition elsewhere, as Dutch 'of' is, says so in its own language only. */
export const OR_EVERYWHERE = [...all('either')].filter((word) => !PREPOSITIONS.has(word))
/** What joins the parts of a sentence, in any language: 'and' and 'or'. */
export const isJoint = (word: string): boolean => {
  const key = fold(word)
  return (JOINS.has(key) && !PREPOSITIONS.has(key)) || OR_EVERYWHERE.includes(key)
}
const known = new Map<string, Wording>()

export function wordingOf(language: string): Wording {
  const before = known.get(language)
  if (before) return before
  const of = (name: string) => LOCALES.find((locale) => locale.language === name)
  const asked = ASKED_WORDS[language]
  const certificates = of(language)?.certificates ?? []
  const wording = {
    language,
    // English stands in postings of every language.
    small: new Set([...(ASKED_WORDS.en?.small ?? []), ...(asked?.small ?? [])]),
    links: new Set(asked?.links),
    roles: new Set(asked?.roles),
    agrees: asked?.agrees,
    either: new Set([...OR_EVERYWHERE, ...(asked?.either ?? [])]),
    held: new Set(certificates.filter((word) => !word.startsWith('*'))),
    heldEnds: certificates.flatMap((word) => (word.startsWith('*') ? [word.slice(1)] : [])),
  }
  known.set(language, wording)
  return wording
}

/** 'Similar', 'ähnliche', 'equivalente': what follows an 'or' that names nothing. */
export const isAlike = (key: string): boolean =>
  Array.from(key, (_, at) => key.slice(0, at + 1)).some((stem) => ALIKE.has(stem))
