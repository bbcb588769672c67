import type { Requirement } from '#shared/schema/job.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { scan } from '../text/scan.ts'
import { FUNCTION_WORDS } from './evidence.ts'
import type { Matcher } from './find.ts'
import type { Line } from './lines.ts'

/** One bullet is one deed: it can show a handful of skills, not all that a job asks. */
export const SHOWN_BY_ONE_LINE = 5
/** All papers together show less than one deed. */
const SHOWN_UNDATED = 3
/** What a paper that nobody knows is worth, nobody can say; a project that is not dated was perhaps one evening's. */
const SHOWN_UNKNOWN = 1
const PAPERS = 'certifications'
const PROJECTS = 'projects'

/** So many skills are shown there together. */
export interface Room {
  place: string
  most: number
}

/** A name shows nothing by itself: each skill needs some of the words that tell what was done. */
const WORDS_TO_A_SKILL = 2
/** “Built React pages in TypeScript”: for two names the deed itself is enough. */
const SHOWN_BY_A_DEED = 2
/** What somebody was, or a project is, called has no words to spare. */
const IS_CALLED = /\.(?:position|name)$/
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** How many skills a line can show: by its words that are no name, no figure, and none of what the job asks. */
export function roomsOf(
  asked: readonly Requirement[],
  { resume, evidence, lexicon }: Matcher,
): (line: Line) => Room {
  const { root, small } = evidence.spoken
  const wanted = new Set(asked.flatMap(({ text }) => tokensOf(text).map(({ key }) => root(key))))
  const hasWork = resume.experience.some(({ bullets }) => bullets.length > 0)
  const rooms = new Map<string, number>()

  const mostOf = ({ text, alone, path }: Line): number => {
    if (alone || IS_CALLED.test(path) || UNSPACED.test(text)) return SHOWN_BY_ONE_LINE
    const { hits, tokens } = scan(text, lexicon)
    const enumerated = itemsOf(text)
    const own = tokens.filter(({ key, start }, at) => {
      const isNamed =
        wanted.has(root(key)) ||
        hits.some(({ from, to }) => from <= at && at < to) ||
        enumerated.some(([from, to]) => from <= start && start < to)
      return !isNamed && !/\d/.test(key) && !small.has(key) && !FUNCTION_WORDS.has(key)
    })
    const words = new Set(own.map(({ key }) => key)).size
    return Math.min(SHOWN_BY_ONE_LINE, Math.max(SHOWN_BY_A_DEED, Math.ceil(words / WORDS_TO_A_SKILL)))
  }
  return (line) => {
    const most = rooms.get(line.text) ?? mostOf(line)
    rooms.set(line.text, most)
    const place = placeOf(line.path)
    if (place !== PAPERS) return { place, most: place === PROJECTS ? SHOWN_UNKNOWN : most }
    return { place, most: isKnownPaper(line.text) ? SHOWN_UNDATED : SHOWN_UNKNOWN }
  }

  function isKnownPaper(text: string): boolean {
    return scan(text, lexicon).hits.some(({ skill }) => lexicon.skills[skill]?.kind === 'certificate')
  }
  function placeOf(path: string): string {
    const [list, at] = path.split('.')
    if (list === PAPERS) return list
    const project = list === PROJECTS ? resume.projects[Number(at)] : undefined
    return project && hasWork && project.startDate === '' && project.link === '' ? PROJECTS : path
  }
}

/** “… of A, B, C and D for two towns”: where short names stand between commas, those in the middle tell nothing either. */
export function itemsOf(text: string): [number, number][] {
  const items: [number, number][] = []
  let from = 0
  for (const piece of text.split(/[,;]/)) {
    const to = from + piece.length
    if (from > 0 && to < text.length && piece.trim().split(/\s+/).length <= ITEM_WORDS) items.push([from, to])
    from = to + 1
  }
  return items.length >= ITEMS_FEWEST ? items : []
}
const ITEM_WORDS = 3
const ITEMS_FEWEST = 2
