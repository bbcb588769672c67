import { readFileSync } from 'node:fs'

const subset =
  /-(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-\d+-(normal|italic)\.woff$/
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
