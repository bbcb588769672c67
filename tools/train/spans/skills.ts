import { languagesOf, list } from '../../lists.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { capital, shareOf } from './shares.ts'

export function skills(): Source[] {
  const kinds = ['programming', 'devicon', 'tanova', 'technology', 'tools', 'certifications']
  const counted: [string, number][] = [
    ['en', 3],
    ['fr', 1.2],
    ['es', 1.2],
  ]
  const own = languagesOf('skills/own')
  const everything = [
    ...list('skills/programming.txt'),
    ...list('skills/technology.txt'),
    ...list('skills/en.txt'),
  ]
  return [
    ...kinds.map((k) =>
      fromList(
        'skill',
        `skills ${k}`,
        k === 'tools' || k === 'certifications' ? 0.6 : 1.6,
        list(`skills/${k}.txt`),
      ),
    ),
    ...counted.map(([l, share]) => {
      const all = list(`skills/${l}.txt`)
      return {
        is: 'skill',
        name: `skills ${l}`,
        share,
        draw: (random: Random) => (random.chance(0.6) ? capital(random.pick(all)) : random.pick(all)),
      }
    }),
    ...own.map((l) => fromList('skill', `own skills ${l}`, shareOf(l), list(`skills/own/${l}.txt`))),
    {
      is: 'skill',
      name: 'rows of skills',
      share: 3,
      draw: (random) => {
        const from = random.chance(0.6) ? everything : list(`skills/own/${random.pick(own)}.txt`)
        const joint = random.pick([', ', ', ', ', ', ' | ', ' · ', ' / ', '、'])
        return Array.from({ length: 2 + random.below(6) }, () => random.pick(from)).join(joint)
      },
    },
  ]
}
