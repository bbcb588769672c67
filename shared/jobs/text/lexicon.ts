import { caseless } from '#shared/text/roots.ts'
import { stem } from '#shared/text/stem.ts'
import { type Token, tokensOf } from '#shared/text/tokens.ts'
import type { Form, Skill } from '../vocabulary/format.ts'
import { type Pattern, type Trie, trieOf } from './trie.ts'

/** A way of writing a skill, as it stands in the trie. */
interface Entry {
  skill: number
  form: Form
  /** The form's own words, to tell the printed form from another form of the word. */
  keys: string[]
  reversed: boolean
}

export interface Lexicon {
  skills: readonly Skill[]
  entries: readonly Entry[]
  trie: Trie
  /** Forms of languages that inflect them, each for its own texts: as they are written. */
  inflected: ReadonlyMap<string, readonly Pattern[]>
  /** The root of a word in the language of the text, where the lexicon is for one. */
  root?: (key: string) => string
  byName: ReadonlyMap<string, number>
}

/** Building takes some ten milliseconds: it is done once, by whoever holds the result. */
export function lexiconOf(skills: readonly Skill[]): Lexicon {
  const entries: Entry[] = []
  const patterns: Pattern[] = []
  const inflected = new Map<string, Pattern[]>()
  const written = new Set(skills.flatMap(({ forms }) => forms.map(({ text }) => text.toLowerCase())))
  skills.forEach((skill, index) => {
    for (const form of skill.forms) {
      const tokens = tokensOf(form.text)
      const keys = tokens.map(({ key }) => key)
      if (form.language) {
        const own = inflected.get(form.language) ?? []
        own.push({ keys, value: entries.length })
        inflected.set(form.language, own)
        entries.push({ skill: index, form, keys, reversed: false })
        continue
      }
      const compared = tokens.map(
        (token, i) => (i > 0 && token.breakBefore ? ',' : '') + comparedKey(token, skill, form),
      )
      patterns.push({ keys: compared, value: entries.length })
      entries.push({ skill: index, form, keys, reversed: false })
      const together = keys.join('')
      if (isOftenJoined(form, keys, skill) && !written.has(together)) {
        patterns.push({ keys: [together], value: entries.length })
        entries.push({ skill: index, form, keys: [together], reversed: false })
      }
      const turned = reversedKeys(compared, keys, skill, form)
      if (turned) {
        patterns.push({ keys: turned, value: entries.length })
        entries.push({ skill: index, form, keys, reversed: true })
      }
    }
  })
  const byName = new Map(skills.map(({ name }, index) => [name, index]))
  return { skills, entries, trie: trieOf(patterns), inflected, byName }
}

const known = new WeakMap<Lexicon, Map<string, Lexicon>>()

/** The same lexicon for texts in a language whose words change their endings. */
export function lexiconIn(lexicon: Lexicon, language: string): Lexicon {
  const patterns = lexicon.inflected.get(language)
  if (patterns === undefined || lexicon.root) return lexicon
  const own = known.get(lexicon) ?? new Map<string, Lexicon>()
  known.set(lexicon, own)
  const before = own.get(language)
  if (before) return before
  const root = caseless(language)
  const rooted = patterns.map(({ keys, value }) => ({ keys: keys.map((key) => `^${root(key)}`), value }))
  const made = { ...lexicon, trie: trieOf(rooted, lexicon.trie), root }
  own.set(language, made)
  return made
}

const WORD = /^[A-Z]?[a-z]{3,}(?:['’]s)?$/

/** Words of a trade are compared by their stem; product names, acronyms and doubtful words as they are written. */
function comparedKey({ key, raw }: Token, skill: Skill, form: Form): string {
  const proper = skill.kind === 'tool' || skill.kind === 'language' || form.ambiguous
  return proper || !WORD.test(raw) ? key : `~${stem(key)}`
}

/** 'Tailwind CSS' is also printed `TailwindCSS`, and 'ISO 9001' `ISO9001`. */
const isOftenJoined = ({ text, ambiguous }: Form, keys: readonly string[], { kind }: Skill): boolean =>
  !ambiguous &&
  keys.length === 2 &&
  (/^[A-Z]{2,}[ -]\d{3,}$/.test(text) ||
    (kind === 'tool' && /^(?:[A-Za-z]{2,} [A-Za-z]{2,}|[A-Za-z]{3,}-[A-Za-z]+)$/.test(text)))

const ACTION =
  /(?:ing|ment|ation|recovery|delivery|assembly|intervention|inspection|prevention|detection|ition|tion|sion|sis|control|design|care|repair|maintenance|review|support|audit)s?$/

/** 'Budget management' is also 'managed the budget'. */
function reversedKeys(compared: string[], keys: string[], skill: Skill, form: Form): string[] | null {
  if (
    (skill.kind !== 'hard' && skill.kind !== 'soft') ||
    form.ambiguous ||
    keys.length < 2 ||
    keys.length > 3
  )
    return null
  const last = compared.at(-1)
  if (
    !last ||
    !ACTION.test(keys.at(-1) ?? '') ||
    keys.includes('and') ||
    compared.some((key) => key.startsWith(','))
  )
    return null
  return [last, ...compared.slice(0, -1)]
}
