import { readFileSync } from 'node:fs'

/** `-latin-ext-400-normal.woff`, `-119-700-normal.woff`: what follows the name of the package. */
const subset =
  /-(?:(?:latin|cyrillic|greek)(?:-ext)?|vietnamese|arabic|hebrew|devanagari|thai|japanese|korean|chinese-(?:simplified|traditional)|\d+)-\d+-(?:normal|italic)\.woff$/
const loaded = new Map<string, Uint8Array>()

/** The bytes of font files by their names, from the packages that ship them; read once. */
export function fontBytes(files: string[]): Record<string, Uint8Array> {
  return Object.fromEntries(files.map((file) => [file, bytesOf(file)]))
}

function bytesOf(file: string): Uint8Array {
  const known = loaded.get(file)
  if (known) return known
  const family = file.replace(subset, '')
  const url = new URL(`../../node_modules/@fontsource/${family}/files/${file}`, import.meta.url)
  const bytes = new Uint8Array(readFileSync(url))
  loaded.set(file, bytes)
  return bytes
}
