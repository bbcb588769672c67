import { sentences } from '#shared/text/sentences.ts'
import { ACTION_VERBS } from '../words/action-verbs.ts'
import type { Phrase } from './phrases.ts'
import { isPlain } from './plain.ts'

// A sentence without its empty phrases, as a careful editor would leave it; '' where only its author can say what is left.

/** What stands in the place of a phrase; '' where it can go. */
type Instead = (phrase: string) => string

const LIST_END = /^(?:etc|and so on|and (?:many|much) more|and more)$/
const ABLE = /^(?:was|were) able to$/
/** Without these in front of it a phrase says what the sentence rests on. */
const LEANS_ON = /(?<!\p{L})(?:despite|by|of|from|in|given|is|was|are|were|as|than|be|a|an|the|my|with)\s*$/iu
/** What may follow an adjective that goes: a name or a noun, no word that leans on it. */
const LEANING =
  /^(?:to|by|in|with|of|for|at|on|from|and|or|but|that|who|which|is|are|was|were|about|across|after|among|around|as|because|before|behind|between|during|if|into|like|over|since|than|through|toward|towards|under|until|upon|when|while|within|without)(?!\p{L})/iu
/** Endings of adjectives: ‘dedicated and passionate nurse’ loses one of two, ‘a thinker and passionate designer’ joins two people. */
const ADJECTIVE =
  /(?:ed|ive|al|ous|ful|ic|able|ible|ent|ant|less|ing|ary|y|driven|oriented|minded|savvy|strong|keen|eager|smart|proactive|hands-on)$/iu
const VOWEL = /^(?:[aeiou](?!ni[cfqtv]|se|ur)|h(?:our|onest|onou?r|eir))/i

/** The phrases from the last to the first, so that the places of the others hold. */
export function cut(text: string, phrases: readonly Phrase[], instead: Instead): string {
  if (!sentences(text).every(isPlain)) return ''
  let rest = text
  for (const phrase of [...phrases].reverse()) {
    rest = without(rest, phrase, instead(phrase.phrase))
    if (rest === '') return ''
  }
  // ‘I am a highly motivated and hardworking person.’ would say no more than ‘I am a person.’
  return /^i(?:'|’| a)m an? \p{L}{1,30}[.!]?$/iu.test(rest.trim()) ? '' : rest
}

function without(text: string, { phrase, index }: Phrase, instead: string): string {
  const before = text.slice(0, index)
  const after = text.slice(index + phrase.length)
  if (instead !== '')
    return joined(before, instead, after, LEANS_ON.test(before) && phrase === 'the fact that')
  if (LIST_END.test(phrase)) return endedList(before, after, phrase === 'etc')
  if (ABLE.test(phrase)) return able(before, after)
  return dropped(before, after)
}

const joined = (before: string, middle: string, after: string, isRefused: boolean): string =>
  isRefused ? '' : recased(before, `${middle}${after}`)

/** 'Prepared forms, letters, etc.' → 'Prepared forms and letters.' */
function endedList(before: string, after: string, isAbbreviated: boolean): string {
  // '22 kinds (self-harm, fraud, etc.)' would say that these are all of them.
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return ''
  const list = withoutComma(before)
  const comma = list.lastIndexOf(', ')
  const last = list.slice(comma + 2)
  const rest = after.replace(/^\.+/, '')
  if (comma < 0 || last.split(' ').length > 3 || /[.;:()]/.test(last) || !/^\s*(?:$|[.)])/.test(rest))
    return ''
  // 'Planning & staffing, training etc.': what is joined already takes no second 'and'.
  if (/^(?:and|or)(?!\p{L})/u.test(last) || JOINS.test(list.slice(0, comma).split(', ').at(-1) ?? ''))
    return ''
  // The stop of “etc.” may be its own; that of “and much more.” ends the sentence.
  const ends = !isAbbreviated || /[.]\s|[.]$/.test(before.slice(0, -1))
  const stop = after.startsWith('.') && ends ? '.' : ''
  return `${list.slice(0, comma)} and ${last}${stop}${rest}`
}

const JOINS = /\s(?:and|&)\s/

/** 'Was able to cut costs' → 'Cut costs': the verb takes the tense along. */
function able(before: string, after: string): string {
  const verb = /^\s+(\p{L}+)/u.exec(after)?.[1] ?? ''
  const form = ACTION_VERBS.get(verb.toLowerCase())
  if (!form?.tenses.includes('base') || /^\s+\p{L}+,?\s(?:and|or)\s/u.test(after)) return ''
  return recased(before, `${form.past}${after.slice(after.indexOf(verb) + verb.length)}`)
}

const withoutComma = (text: string): string => text.trimEnd().replace(/,$/, '').trimEnd()

/** A phrase that goes takes the comma or the 'and' along that joined it. */
function dropped(before: string, after: string): string {
  const next = after.replace(/^\s*,?\s*(?:and|but)?(?=\s)\s*|^\s*,\s*/u, '').trimStart()
  const isFirst = /(?:^|[.!?]\s+|(?<!\p{L})(?:an?|the|my|as|with)\s)$/iu.test(before)
  const isLast = /^\s*(?:$|[.;!?)])/.test(after)
  if (isLast) {
    const kept = withoutComma(before.trimEnd().replace(/ (?:and|or)$/, ''))
    return kept === '' || kept.length < before.trimEnd().length || LEANS_ON.test(before)
      ? ''
      : `${kept}${after.trimStart()}`
  }
  // 'SUMMARY Hard-working nurse', and 'Hard working personality, patience': a heading before it, a list behind it.
  if (/\p{Lu}{3}\s$/u.test(before) && /\p{Ll}/u.test(after)) return ''
  if (isFirst && /^\s*\p{L}+,/u.test(after)) return ''
  if (isFirst)
    return LEANING.test(after.trimStart()) ? joinedFirst(before, after, next) : recased(before, next)
  const joint = /,\s*$/.exec(before) ?? / (?:and|&) $/.exec(before)
  if (joint) {
    if (LEANING.test(after.trimStart()) || /^\s*,/.test(after)) return ''
    if (!ADJECTIVE.test(before.slice(0, joint.index).trimEnd())) return ''
    return `${before.slice(0, joint.index)} ${after.trimStart()}`
  }
  return LEANING.test(after.trimStart()) || LEANS_ON.test(before) || NO_ARTICLE.test(before)
    ? ''
    : recased(before, after.trimStart())
}
/** 'I am reliable hard working student': it lacks an article, and would go on to. */
const NO_ARTICLE = /(?<!\p{L})(?:am|is|are|was|were)\s(?!an?\s|the\s)\p{L}+\s$/iu

/** 'Results-driven and patient nurse' → 'Patient nurse'; 'Highly motivated to work' stays. */
const joinedFirst = (before: string, after: string, next: string): string =>
  /^\s*(?:and|,)\s/u.test(after) && !LEANING.test(next) ? recased(before, next) : ''

/** The article agrees with what follows it now, and a sentence begins with a capital. */
function recased(before: string, rest: string): string {
  const article = /(?<!\p{L})(an?)\s$/iu.exec(before)?.[1]
  const agreed = article
    ? `${before.slice(0, before.length - article.length - 1)}${VOWEL.test(rest) ? `${article[0]}n` : article[0]} `
    : before
  const opens = agreed.trim() === '' || /[.!?]\s+$/.test(agreed)
  return `${agreed}${opens ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest}`
    .replace(/ {2,}/g, ' ')
    .trim()
}
