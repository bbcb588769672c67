import { languagesOf, list } from '../../lists.ts'
import type { Random } from '../random.ts'
import { capital, fillOf, headingLike, linesOf } from './made-up.ts'

// Texts that speak of work, skills and demands as postings do, and hire nobody: guides to a trade, courses, tenders,
// scholarships, lives, letters of application, policies, news. Put together from lines of each kind.

/** Kinds that stand on one page with each other. */
const BESIDE: Record<string, readonly string[]> = {
  guide: ['guide', 'profile', 'course', 'howto', 'quiz'],
  profile: ['profile', 'guide', 'course'],
  howto: ['howto', 'guide', 'quiz'],
  quiz: ['quiz', 'howto'],
  course: ['course', 'event', 'grant'],
  tender: ['tender', 'service'],
  grant: ['grant', 'course', 'event'],
  event: ['event', 'bio'],
  bio: ['bio', 'service'],
  service: ['service', 'bio', 'policy'],
  policy: ['policy', 'service'],
  news: ['news', 'guide'],
  letter: ['letter'],
  manual: ['manual', 'service'],
}
/** Those that tell of an occupation in whole sentences. */
const OF_A_TRADE: ReadonlySet<string> = new Set(['guide', 'profile', 'course', 'news', 'bio'])
/** Those that show lines of a posting: as an example, or as what has to be brought. */
const WITH_DEMANDS: ReadonlySet<string> = new Set([
  'guide',
  'profile',
  'howto',
  'course',
  'grant',
  'tender',
  'event',
])

interface LookAlike {
  id: string
  kind: string
  text: string
}

export function lookAlikes(count: number, random: Random): LookAlike[] {
  const of = languagesOf('postings/like').map((language) => ({
    language,
    ...linesOf(language, ['like']),
    postings: linesOf(language),
    trades: list(`sentences/${language}.txt`),
    fill: fillOf(language),
  }))
  return Array.from({ length: count }, (_, at) => {
    const { language, heads, lines, postings, trades, fill } = random.chance(0.2)
      ? of.find(({ language }) => language === 'en')!
      : random.pick(of)
    const kind = random.pick(Object.keys(BESIDE))
    const filled = (text: string) => capital(fill(text, random))
    const isShort = random.chance(0.3)
    const printed: string[] = []
    const opening = random.below(10)
    if (opening < 8)
      printed.push(filled(opening < 4 ? '{title}' : opening < 6 ? random.pick(heads.get(kind)!) : '{field}'))
    for (let sections = isShort ? 1 : 2 + random.below(5); sections > 0; sections--) {
      const is = random.chance(0.7) ? kind : random.pick(BESIDE[kind]!)
      const demands = WITH_DEMANDS.has(kind) && random.chance(0.12)
      const asked = random.pick(['must', 'duty'])
      if (random.chance(0.65))
        printed.push(
          headingLike(
            filled(random.pick(demands && random.chance(0.5) ? postings.heads.get(asked)! : heads.get(is)!)),
            random,
          ),
        )
      const said: string[] = []
      for (let k = 1 + random.below(isShort ? 4 : 7); k > 0; k--) {
        const isTrade = OF_A_TRADE.has(is) && random.chance(0.3)
        const text = demands
          ? filled(random.pick(postings.lines.get(asked)!))
          : isTrade
            ? random.pick(trades)
            : filled(random.pick(lines.get(is)!))
        said.push(text)
      }
      const layout = random.below(10)
      const ended = said.map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`))
      if (layout < 5) printed.push(ended.join(' '))
      else if (layout < 8) printed.push(...said.map((text) => `- ${text}`))
      else printed.push(...ended)
      if (random.chance(0.3)) printed.push('')
    }
    return { id: `like ${language} ${at}`, kind, text: printed.join('\n') }
  })
}
