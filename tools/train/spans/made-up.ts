import type { Random } from '../random.ts'
import { capital } from './shares.ts'

const CONSONANTS = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'x',
  'z',
  'br',
  'cr',
  'st',
  'tr',
  'pl',
  'qu',
  'sh',
  'th',
  'nt',
  'll',
]
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'i', 'o', 'ia', 'eo', 'ai']
const ENDINGS = [
  'a',
  'o',
  'ix',
  'ex',
  'on',
  'is',
  'ia',
  'io',
  'ify',
  'ly',
  'ora',
  'us',
  'tech',
  'soft',
  'net',
  'cap',
  'gen',
  'med',
  'corp',
  'os',
  'um',
  'ent',
  'el',
  'ion',
]

/** A name that somebody made up: "Zentara", "BrightPath", "KDE". */
export function madeUp(random: Random, words: readonly string[]): string {
  const way = random.below(6)
  if (way === 0)
    return Array.from({ length: 2 + random.below(4) }, () => String.fromCharCode(65 + random.below(26))).join(
      '',
    )
  if (way === 1) return random.pick(words) + random.pick(words)
  if (way === 2) return random.pick(words) + random.pick(words).toLowerCase()
  const syllables = Array.from(
    { length: 1 + random.below(2) },
    () => random.pick(CONSONANTS) + random.pick(VOWELS),
  )
  return capital(syllables.join('') + random.pick(CONSONANTS) + random.pick(ENDINGS))
}
