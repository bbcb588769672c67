import { fontUrls } from './font-urls.ts'
import type { Coming } from './protocol.ts'
import { t } from './texts.ts'

/** It was never fetched, and cannot be now. */
class MissingFont extends Error {
  override name = 'MissingFont'
}

// Fonts stay in memory once fetched: the parsed form is kept with the bytes, and a preview is written at every pause.
const fetched = new Map<string, Promise<Uint8Array>>()

// Those of some scripts are megabytes. What came first counts until the last is here: the share never falls.
let coming: Coming[] = []
let underWay = 0

/** How much of the fonts that are being fetched is here, in bytes; null while none is. */
export function fontsComing(): Coming | null {
  if (coming.length === 0) return null
  return {
    loaded: coming.reduce((sum, { loaded }) => sum + loaded, 0),
    total: coming.reduce((sum, { total }) => sum + total, 0),
  }
}

export async function fontBytes(files: string[]): Promise<Record<string, Uint8Array>> {
  const loaded = await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const))
  return Object.fromEntries(loaded)
}

function bytesOf(file: string): Promise<Uint8Array> {
  const known = fetched.get(file)
  if (known) return known
  underWay++
  const asked = load(file).finally(() => {
    underWay--
    if (underWay === 0) coming = []
  })
  fetched.set(file, asked)
  // A failed fetch is not kept: the next attempt asks again.
  asked.catch(() => fetched.delete(file))
  return asked
}

async function load(file: string): Promise<Uint8Array> {
  const url = fontUrls[file]
  if (!url) throw new Error(`The font ${file} is not part of this app`)
  const response = await fetch(url).catch(missing)
  if (!response.ok) throw new Error(`The font ${file} could not be loaded (${response.status})`)
  // What breaks off on the way is as missing as what was never answered.
  return new Uint8Array(await counted(response).arrayBuffer().catch(missing))
}

const missing = (cause: unknown): never => {
  throw new MissingFont(t.fontNotHere, { cause })
}

/** The same, whose bytes are counted as they come, where it says how many there are. */
function counted(response: Response): Response {
  const total = Number(response.headers.get('content-length') ?? 0)
  // Of a packed one the length is another than that of what is unpacked from it.
  if (!response.body || total === 0 || response.headers.has('content-encoding')) return response
  const part = { loaded: 0, total }
  coming.push(part)
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      part.loaded += chunk.length
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counting))
}
