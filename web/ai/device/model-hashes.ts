// What each small file of a model has to be: by hashes that its origin publishes, and by what was seen when it was found
// whole. Weights carry theirs in their own list.

export interface SmallFile {
  url: string
  blob: Blob
}

/** By the addresses of the files, each written as `ALGORITHM:HEX`. */
export type Hashes = ReadonlyMap<string, string>

const hex = (digest: ArrayBuffer) =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const HASHES: Record<string, (blob: Blob) => Promise<string>> = {
  sha256: async (blob) => hex(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())),
  /** As Git names a content. */
  git: async (blob) =>
    hex(await crypto.subtle.digest('SHA-1', await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer())),
}

export async function isAsHashed({ url, blob }: SmallFile, hashes: Hashes): Promise<boolean> {
  const [algorithm = '', expected] = hashes.get(url)?.split(':') ?? []
  const hash = HASHES[algorithm]
  return !hash || (await hash(blob)) === expected
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)

/** Null where the origin has none, or does not answer: nothing is refused for that. */
async function answerOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { cache: 'no-store' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

const HUB = /^(https:\/\/huggingface\.co)\/([^/]+\/[^/]+)\/resolve\/([^/]+)\/$/

/** The hub lists what Git calls each file, and the SHA-256 of the large ones. */
function listedByTheHub(folder: string, text: string): [string, string][] {
  const files: unknown = jsonOf(text)
  return (Array.isArray(files) ? files : []).flatMap((file): [string, string][] => {
    const [path, git] = [fieldOf(file, 'path'), fieldOf(file, 'oid')]
    const sha256 = fieldOf(fieldOf(file, 'lfs'), 'oid')
    if (typeof path !== 'string') return []
    if (typeof sha256 === 'string') return [[folder + path, `sha256:${sha256}`]]
    return typeof git === 'string' ? [[folder + path, `git:${git}`]] : []
  })
}

/** As `sha256sum` prints them. */
const listedInSums = (folder: string, text: string): [string, string][] =>
  [...text.matchAll(/^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/gm)].map(([, sha256 = '', name = '']) => [
    folder + name,
    `sha256:${sha256}`,
  ])

/** Where libraries stand by default: an origin of others, which has no sums of its own. */
const WITHOUT_SUMS = 'https://raw.githubusercontent.com/'

/** What the origins of these files say of them. */
export async function publishedHashes(urls: readonly string[]): Promise<Hashes> {
  const all: [string, string][] = []
  for (const folder of new Set(urls.map(folderOf))) {
    if (folder.startsWith(WITHOUT_SUMS)) continue
    const [, origin, name, revision] = HUB.exec(folder) ?? []
    const text = await answerOf(
      name ? `${origin}/api/models/${name}/tree/${revision}` : `${folder}SHA256SUMS`,
    )
    if (text) all.push(...(name ? listedByTheHub(folder, text) : listedInSums(folder, text)))
  }
  return new Map(all)
}

/** Among the model's own files, so that it goes when they go. */
const RECORD = 'legible-hashes.json'
const CACHE = 'webllm/legible'
export const isRecord = (url: string) => url.endsWith(`/${RECORD}`)

export async function rememberedHashes(config: string): Promise<Hashes> {
  const kept = await (await caches.open(CACHE)).match(folderOf(config) + RECORD)
  const listed: unknown = kept ? jsonOf(await kept.text()) : undefined
  return new Map(Object.entries(listed ?? {}).filter(([, hash]) => typeof hash === 'string'))
}

export async function rememberHashes(config: string, files: readonly SmallFile[]): Promise<void> {
  const seen: Record<string, string> = {}
  for (const { url, blob } of files) seen[url] = `sha256:${await HASHES.sha256?.(blob)}`
  await (await caches.open(CACHE)).put(folderOf(config) + RECORD, Response.json(seen))
}

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // That is the answer: it did not arrive whole.
    return undefined
  }
}
