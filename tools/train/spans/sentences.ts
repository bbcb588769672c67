import { languagesOf, list } from '../../lists.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { pastTense } from './past-tense.ts'
import { NO_SPACE, shareOf } from './shares.ts'

export function sentences(): Source[] {
  const tasks = list('sentences/tasks.txt')
  const clause = (text: string, random: Random) => {
    const words = text.split(' ')
    const from = random.below(Math.max(1, words.length - 5))
    return words.slice(from, from + 4 + random.below(8)).join(' ')
  }
  return [
    {
      is: 'sentence',
      name: 'tasks',
      share: 9,
      draw: (random) => {
        const task = random.pick(tasks)
        const told = random.chance(0.75) ? pastTense(task) : task
        const way = random.below(10)
        if (way < 3) return told.replace(/\.$/, '')
        if (way < 5)
          return `${told.replace(/\.$/, '')}, ${random.pick(['increasing', 'reducing', 'improving', 'saving', 'cutting'])} ${random.pick(['revenue', 'costs', 'output', 'response time', 'errors', 'retention'])} by ${1 + random.below(90)}%`
        if (way < 7) return clause(told, random)
        return told
      },
    },
    fromList('sentence', 'own sentences', 1.5, list('sentences/own.txt')),
    ...languagesOf('sentences')
      .filter((l) => l.length === 2)
      .map((l) => {
        const all = list(`sentences/${l}.txt`)
        return {
          is: 'sentence',
          name: `sentences ${l}`,
          share: shareOf(l) * 0.9,
          draw: (random: Random) => {
            const one = random.pick(all)
            return random.chance(0.25) && !NO_SPACE.includes(l) ? clause(one, random) : one
          },
        }
      }),
  ]
}
