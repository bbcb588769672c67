import { part } from '#web/api/part.ts'
import { keptModels } from './kept.ts'
import {
  fieldOf,
  type Hashes,
  isAsHashed,
  isRecord,
  jsonOf,
  publishedHashes,
  rememberedHashes,
  rememberHashes,
  type SmallFile,
} from './model-hashes.ts'
import type { DeviceModel } from './models.ts'

// The files of models on this device. WebLLM keeps them in caches of its own, by the addresses they came from: where a
// model came from is read there, so that it is found without the server that named the origin.

const isModelCache = (name: string) => name.startsWith('webllm')
const CONFIG = 'mlc-chat-config.json'
const WEIGHTS = 'tensor-cache.json'

export type ModelName = Pick<DeviceModel, 'id' | 'library'>

const isOf =
  ({ id, library }: ModelName) =>
  (url: string) => {
    const { pathname } = new URL(url)
    return pathname.includes(`/${id}/`) || pathname.endsWith(`/${library}`)
  }
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

interface KeptFile {
  cache: Cache
  request: Request
}

async function filesOf(isWanted: (url: string) => boolean): Promise<KeptFile[]> {
  if (!('caches' in globalThis)) return []
  const found: KeptFile[] = []
  for (const name of (await caches.keys()).filter(isModelCache)) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (isWanted(request.url)) found.push({ cache, request })
  }
  return found
}

/** The blob of a response is on disk, not in memory. */
const blobOf = async ({ cache, request }: KeptFile) => (await cache.match(request))?.blob()

export const modelFiles = {
  async bytes(): Promise<number> {
    let bytes = 0
    for (const file of await filesOf(() => true)) bytes += (await blobOf(file))?.size ?? 0
    return bytes
  },

  async clear(): Promise<void> {
    for (const name of 'caches' in globalThis ? await caches.keys() : [])
      if (isModelCache(name)) await caches.delete(name)
    for (const id of keptModels.list()) keptModels.remove(id)
  },

  /** Which of these have files here, be it only some. */
  async here(models: readonly ModelName[]): Promise<string[]> {
    const urls = (await filesOf(() => true)).map(({ request }) => request.url)
    return models.filter((model) => urls.some(isOf(model))).map(({ id }) => id)
  },

  /** All of them, whatever origin they came from, and whether they arrived whole or not. */
  async remove(model: ModelName): Promise<void> {
    const isWanted = isOf(model)
    for (let left = await filesOf(isWanted); left.length > 0; left = await filesOf(isWanted))
      for (const { cache, request } of left) await cache.delete(request)
    keptModels.remove(model.id)
  },

  /** The base address a model here came from; undefined where none of its files is here. */
  async originOf(model: ModelName): Promise<string | undefined> {
    const [config] = await filesOf((url) => isOf(model)(url) && nameOf(url) === CONFIG)
    return config?.request.url.split(`/${model.id}/`)[0]
  },

  /**
   * The files that are here, but not as they should be. `isNew`: they just came over the network, so every byte of the
   * weights is looked at, and the origin is asked what the other files are. Later they are what they were then.
   */
  async damaged(model: ModelName, { isNew }: { isNew: boolean }): Promise<string[]> {
    const files = await filesOf(isOf(model))
    const weights = files.find(({ request }) => nameOf(request.url) === WEIGHTS)
    const listed = await listedIn(weights)
    const hashes = await hashesOf(files, isNew)
    const damaged: string[] = []
    for (const file of files) {
      const isRight =
        (await isWhole(file, listed)) &&
        (!isNew || (await isAsListed(file, listed))) &&
        (!isSmall(file) || (await isAsHashed(await smallOf(file), hashes)))
      if (!isRight) damaged.push(nameOf(file.request.url))
    }
    return damaged
  },

  /** After a model was found whole: what its files are now is what they have to be at the next load. */
  async remember(model: ModelName): Promise<void> {
    const files = await filesOf(isOf(model))
    const config = configOf(files)
    if (config) await rememberHashes(config, await Promise.all(files.filter(isSmall).map(smallOf)))
  },
}

const configOf = (files: readonly KeptFile[]) =>
  files.find(({ request }) => nameOf(request.url) === CONFIG)?.request.url

/** All but the weights and what is written down of the others. */
const isSmall = ({ request }: KeptFile) => !request.url.endsWith('.bin') && !isRecord(request.url)
const smallOf = async (file: KeptFile): Promise<SmallFile> => ({
  url: file.request.url,
  blob: (await blobOf(file)) ?? new Blob(),
})

async function hashesOf(files: readonly KeptFile[], isNew: boolean): Promise<Hashes> {
  const config = configOf(files)
  const remembered = config ? await rememberedHashes(config) : []
  const published = isNew
    ? await publishedHashes(files.filter(isSmall).map(({ request }) => request.url))
    : []
  return new Map([...remembered, ...published])
}

interface Listed {
  size: number
  /** As the model was published; older ones have none. */
  md5?: string
}

/** How long each file of weights has to be, and its hash. */
async function listedIn(weights: KeptFile | undefined): Promise<Map<string, Listed>> {
  const text = weights && (await (await blobOf(weights))?.text())
  const list: unknown = text ? jsonOf(text) : undefined
  const listed = new Map<string, Listed>()
  const records = fieldOf(list, 'records')
  for (const record of Array.isArray(records) ? records : []) {
    const [name, size] = [fieldOf(record, 'dataPath'), fieldOf(record, 'nbytes')]
    const md5 = fieldOf(record, 'md5sum')
    if (typeof name === 'string' && typeof size === 'number')
      listed.set(name, typeof md5 === 'string' ? { size, md5 } : { size })
  }
  return listed
}

/** One piece after the other: the weights are larger than the memory of a phone. */
async function isAsListed(file: KeptFile, listed: ReadonlyMap<string, Listed>): Promise<boolean> {
  const md5 = listed.get(nameOf(file.request.url))?.md5
  const blob = md5 && (await blobOf(file))
  if (!blob) return true
  // Only where a model was just downloaded: the pages that list models need none of it.
  const { createMD5 } = await part(() => import('hash-wasm'))
  const hash = (await createMD5()).init()
  const reader = blob.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value)
  return hash.digest() === md5
}

async function isWhole({ cache, request }: KeptFile, listed: ReadonlyMap<string, Listed>): Promise<boolean> {
  const response = await cache.match(request)
  if (!response) return false
  const name = nameOf(request.url)
  const announced = response.headers.get('content-encoding') ? null : response.headers.get('content-length')
  const blob = await response.blob()
  if (announced !== null && Number(announced) !== blob.size) return false
  if (name.endsWith('.json')) return jsonOf(await blob.text()) !== undefined
  if (name.endsWith('.wasm')) return WebAssembly.validate(await blob.arrayBuffer())
  return blob.size === (listed.get(name)?.size ?? blob.size)
}
