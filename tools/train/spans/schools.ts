import { languagesOf, list, listIfThere, table } from '../../lists.ts'
import { citiesOf } from '../cities.ts'
import { namesOf } from '../people.ts'
import type { Random } from '../random.ts'
import { filled, fromList, type Source } from '../source.ts'
import { capital, NO_SPACE, shareOf } from './shares.ts'

// Schools, what was studied there, and the degree it gave.

export function fieldsOf(language: string): string[] {
  const own = listIfThere(`fields/${language}.txt`)
  return own.length > 0 ? own : list('fields/en.txt')
}

export function schools(): Source[] {
  const universities = table('schools/universities.tsv').map(([, name = '']) => name)
  return [
    fromList('school', 'universities', 12, universities),
    ...languagesOf('schools/patterns').map((l) => {
      const patterns = list(`schools/patterns/${l}.txt`)
      const names = namesOf(l)
      const numbers = Array.from({ length: 40 }, (_, i) => String(i + 1))
      return {
        is: 'school',
        name: `composed schools ${l}`,
        share: shareOf(l) * 2,
        draw: (random: Random) =>
          filled(random.pick(patterns), random, {
            city: citiesOf(l),
            first: names.first,
            last: names.last,
            field: fieldsOf(l),
            n: numbers,
          }),
      }
    }),
    fromList('school', 'well-known schools', 2.5, list('schools/own.txt')),
    fromList('school', 'placeholders', 0.5, list('placeholders/school.txt')),
  ]
}

export const JOINTS: Record<string, string[]> = {
  en: [' in ', ' in ', ', ', ' of ', ': ', ' - ', ' — '],
  de: [' ', ' in ', ', ', ': '],
  fr: [' ', ' en ', ' de ', ' - ', ', '],
  es: [' en ', ' en ', ' de ', ', '],
  it: [' in ', ' in ', ' di ', ' - '],
  pt: [' em ', ' em ', ' de ', ' - '],
  nl: [' ', ', ', ' in '],
  pl: [', ', ' - ', ', kierunek: ', ' '],
  ru: [', ', ' по специальности ', ' – ', ' по направлению '],
  tr: [', ', ' - ', ' '],
  zh: [' ', '，', '·', ''],
  ja: [' ', '（', ' ・ '],
  ko: [' ', ', ', ' / '],
}

export function degrees(): Source[] {
  return [
    ...languagesOf('degrees').map((l) => {
      const terms = list(`degrees/${l}.txt`)
      const fields = fieldsOf(l)
      const joints = JOINTS[l] ?? [', ', ' ']
      return {
        is: 'degree',
        name: `degrees ${l}`,
        share: shareOf(l),
        draw: (random: Random) => {
          const term = random.pick(terms)
          if (random.chance(0.45)) return term
          if (NO_SPACE.includes(l) && random.chance(0.4)) return `${random.pick(fields)} ${term}`
          if (random.chance(0.06)) return `${random.pick(fields)}, ${term}`
          const joint = random.pick(joints)
          return `${term}${joint}${random.pick(fields)}${joint === '（' ? '）' : ''}`
        },
      }
    }),
    fromList('degree', 'placeholders', 0.4, list('placeholders/degree.txt')),
  ]
}

export function fields(): Source[] {
  return [
    fromList('field', 'CIP', 3, list('fields/cip.txt')),
    fromList('field', 'EuroSciVoc', 2, list('fields/euroscivoc.txt').map(capital)),
    ...languagesOf('fields')
      .filter((l) => l.length === 2)
      .map((l) => {
        const all = list(`fields/${l}.txt`)
        return {
          is: 'field',
          name: `fields ${l}`,
          share: shareOf(l),
          draw: (random: Random) =>
            random.chance(0.1) ? `${random.pick(all)} & ${random.pick(all)}` : random.pick(all),
        }
      }),
  ]
}
