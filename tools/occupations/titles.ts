import { table } from '../lists.ts'

/** Languages of the European Union and its neighbors. */
export const WORLD = 'bg cs da de el es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv'.split(' ')
/** What every resume is read with; `own` holds titles that neither source has. */
export const ENGLISH = ['en-onet', 'en-esco', 'own']

type Titles = Map<string, boolean>

/** Every title of every list by occupation, and whether it is a main one. */
export function titlesByCode(lists: readonly string[], known: ReadonlySet<string>): Map<string, Titles> {
  const byCode = new Map<string, Titles>()
  for (const list of lists)
    for (const [code, titles = ''] of table(`occupations/titles/${list}.tsv`)) {
      if (!known.has(code!)) continue
      const own = byCode.get(code!) ?? new Map<string, boolean>()
      byCode.set(code!, own)
      for (const marked of titles.split('|')) {
        const main = marked.startsWith('*')
        const title = (main ? marked.slice(1) : marked).replace(/[`\\]/g, '’').trim()
        if (title !== '') own.set(title, main || (own.get(title) ?? false))
      }
    }
  return byCode
}

/** One line each; a star before a title marks a main one. */
export const titleLines = (lists: readonly string[], known: ReadonlySet<string>): string[] =>
  [...titlesByCode(lists, known)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([code, titles]) =>
        `${code}\t${[...titles].map(([title, main]) => (main ? `*${title}` : title)).join('|')}`,
    )
