import { table } from '../lists.ts'

/** Languages of the European Union and its neighbors; `own` holds titles that neither source has. */
export const WORLD = 'bg cs da de el es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv own'.split(
  ' ',
)

/** Every title of every list by occupation, one line each; a star before a title marks a main one. */
export function titleLines(lists: readonly string[], known: ReadonlySet<string>): string[] {
  const byCode = new Map<string, Map<string, boolean>>()
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
  return [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([code, titles]) =>
        `${code}\t${[...titles].map(([title, main]) => (main ? `*${title}` : title)).join('|')}`,
    )
}
