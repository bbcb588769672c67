import type { Random } from './random.ts'

// How the same words come to look different on paper: capitals, a comma left at the end, an accent lost.

const UNCHANGED = ['date', 'other', 'name']

export function noisy(text: string, is: string, random: Random): string {
  let seen = text
  const way = random.next()
  const prose = is === 'sentence' && text.length > 30
  if (!prose && !UNCHANGED.includes(is)) {
    if (way < 0.13) seen = seen.toUpperCase()
    else if (way < 0.17) seen = seen.toLowerCase()
    else if (way < 0.27)
      seen = seen.replace(
        /(^|[\s/(-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    else if (way < 0.3) seen = seen.slice(0, 1).toUpperCase() + seen.slice(1).toLowerCase()
  }
  if ((is === 'name' || is === 'date') && way < 0.2) seen = seen.toUpperCase()
  if (random.chance(0.05)) seen = seen.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  if (random.chance(0.05)) seen += random.pick([',', '.', ':', ' |', ';', ' -'])
  else if (random.chance(0.02)) seen = `(${seen})`
  return seen
}
