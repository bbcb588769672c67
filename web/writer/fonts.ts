import { fontUrls } from './font-urls.ts'
import { t } from './texts.ts'

/** It was never fetched, and cannot be now. */
class MissingFont extends Error {
  override name = 'MissingFont'
}

// Fonts stay in memory once fetched: the parsed form is kept with the bytes, and a preview is written at every pause.
const fetched = new Map<string, Promise<Uint8Array>>()

export async function fontBytes(files: string[]): Promise<Record<string, Uint8Array>> {
  const loaded = await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const))
  return Object.fromEntries(loaded)
}

function bytesOf(file: string): Promise<Uint8Array> {
  const known = fetched.get(file)
  if (known) return known
  const coming = load(file)
  fetched.set(file, coming)
  // A failed fetch is not kept: the next attempt asks again.
  coming.catch(() => fetched.delete(file))
  return coming
}

async function load(file: string): Promise<Uint8Array> {
  const url = fontUrls[file]
  if (!url) throw new Error(`The font ${file} is not part of this app`)
  const response = await fetch(url).catch((cause: unknown) => {
    throw new MissingFont(t.fontNotHere, { cause })
  })
  if (!response.ok) throw new Error(`The font ${file} could not be loaded (${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}
