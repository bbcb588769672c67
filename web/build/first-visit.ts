// What the first visit keeps for offline use: the start and every route, with what they import. All other parts of the app
// are fetched when the browser is idle, with the reader and the writers.

export interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** Fonts of letters that few names have are kept once a page shows one. */
const RARE = /-ext-[\w-]+\.woff2$/
/** The workers, which wait for a file. */
const ENGINE = /\/engine\//
/** A language that only those choose who look for texts outside of the catalogs. */
const PSEUDO = /\/pseudo\.ts$/

/** The files of Vite's manifest that a first visit keeps, as paths of the server. */
export function firstVisit(chunks: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of chunks[key]?.imports ?? []) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(chunks)) if (isEntry) visit(key)
  for (const key of [...found])
    for (const part of chunks[key]?.dynamicImports ?? []) if (!PSEUDO.test(part)) visit(part)
  const files = [...found].flatMap((key) => {
    const { file, css = [], assets = [] } = chunks[key] ?? { file: '' }
    return [file, ...css, ...assets]
  })
  return [...new Set(files)]
    .filter((file) => file && !RARE.test(file) && !ENGINE.test(file))
    .map((file) => `/${file}`)
}
