import { beforeEach, describe, expect, test, vi } from 'vitest'
import { modelFiles } from './model-files.ts'

const MODEL = { id: 'Toy-0.5B-MLC', library: 'Toy-0.5B-webgpu.wasm' }
const OTHER = { id: 'Toy-1.5B-MLC', library: 'Toy-1.5B-webgpu.wasm' }
const BASE = 'https://models.example.org/llm'
const WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
const SHARD = new Uint8Array(10).map((_, at) => at * 7)
const md5sum = '56a5b2640a52663e844df71af7b51dcb'
const WEIGHTS = JSON.stringify({ records: [{ dataPath: 'params_shard_0.bin', nbytes: 10, md5sum }] })

const files = ({ id, library }: typeof MODEL, base = BASE): Record<string, BodyInit> => ({
  [`${base}/${id}/resolve/main/mlc-chat-config.json`]: '{}',
  [`${base}/${id}/resolve/main/tokenizer.json`]: '{"model":{}}',
  [`${base}/${id}/resolve/main/tensor-cache.json`]: WEIGHTS,
  [`${base}/${id}/resolve/main/params_shard_0.bin`]: SHARD,
  [`${base}/libs/${library}`]: WASM,
})

/** As much of Cache Storage as is used. */
const published = new Map<string, string>()
const stored = new Map<string, Map<string, Response>>()
beforeEach(() => {
  stored.clear()
  published.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const text = published.get(url)
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  })
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(stored.get(name)?.keys() ?? [])].map((url) => new Request(url)),
      match: async (asked: Request | string) =>
        stored
          .get(name)
          ?.get(typeof asked === 'string' ? asked : asked.url)
          ?.clone(),
      put: async (url: string, response: Response) => {
        stored.set(name, (stored.get(name) ?? new Map()).set(url, response))
      },
      delete: async ({ url }: Request) => stored.get(name)?.delete(url),
    }),
  })
  return () => vi.unstubAllGlobals()
})

function keep(all: Record<string, BodyInit>) {
  for (const [url, body] of Object.entries(all)) {
    const name = url.endsWith('.wasm')
      ? 'webllm/wasm'
      : url.includes('config')
        ? 'webllm/config'
        : 'webllm/model'
    const cache = stored.get(name) ?? new Map<string, Response>()
    cache.set(url, new Response(body))
    stored.set(name, cache)
  }
}
const urls = () => [...stored.values()].flatMap((cache) => [...cache.keys()])

test('a model knows where it came from', async () => {
  keep({ ...files(MODEL), ...files(OTHER, 'https://elsewhere.example.org') })
  expect(await modelFiles.originOf(MODEL)).toBe(BASE)
  expect(await modelFiles.originOf(OTHER)).toBe('https://elsewhere.example.org')
  expect(await modelFiles.originOf({ id: 'none', library: 'none.wasm' })).toBeUndefined()
})

test('all files of a model are deleted, wherever they came from, and none of another', async () => {
  keep({ ...files(MODEL), ...files(MODEL, 'https://before.example.org'), ...files(OTHER) })
  await modelFiles.remove(MODEL)
  expect(urls().sort()).toEqual(Object.keys(files(OTHER)).sort())
})

test('a model that is whole has no damaged file', async () => {
  keep(files(MODEL))
  expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([])
})

test.each<[string, BodyInit]>([
  ['mlc-chat-config.json', '{"model_type":'],
  ['tokenizer.json', '{"model":{'],
  ['tensor-cache.json', WEIGHTS.slice(0, 20)],
  ['params_shard_0.bin', new Uint8Array(9)],
  [MODEL.library, WASM.slice(0, 6)],
])('%s that was cut short is found', async (name, body) => {
  const all = files(MODEL)
  const url = Object.keys(all).find((one) => one.endsWith(name)) ?? ''
  keep({ ...all, [url]: body })
  expect(await modelFiles.damaged(MODEL, { isNew: true })).toContain(name)
})

test.each([...SHARD.keys()])('byte %i of the weights that was changed on the way is found', async (at) => {
  const all = files(MODEL)
  const changed = SHARD.with(at, (SHARD[at] ?? 0) ^ 1)
  keep({ ...all, [`${BASE}/${MODEL.id}/resolve/main/params_shard_0.bin`]: changed })
  expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual(['params_shard_0.bin'])
  // Not at every load: it takes a while.
  expect(await modelFiles.damaged(MODEL, { isNew: false })).toEqual([])
})

const hashed = async (algorithm: string, parts: BlobPart[]) => {
  const digest = await crypto.subtle.digest(algorithm, await new Blob(parts).arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const bytesOf = async (body: BodyInit) => new Uint8Array(await new Response(body).arrayBuffer())
const NAMES = ['mlc-chat-config.json', 'tokenizer.json', 'tensor-cache.json', MODEL.library]
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)

describe('a changed byte of any other file is found, wherever it is', () => {
  /** Every byte of it once, each in files of its own that are otherwise right. */
  async function bytesMissed(
    base: string,
    name: string,
    publish: (all: Record<string, BodyInit>) => Promise<void>,
  ) {
    const all = files(MODEL, base)
    await publish(all)
    const url = Object.keys(all).find((one) => one.endsWith(`/${name}`)) ?? ''
    const right = await bytesOf(all[url] ?? '')
    const missed: number[] = []
    for (const [at, byte] of right.entries()) {
      keep({ ...all, [url]: right.with(at, byte ^ 1) })
      if (!(await modelFiles.damaged(MODEL, { isNew: true })).includes(name)) missed.push(at)
    }
    keep(all)
    expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([])
    return missed
  }

  test.each(NAMES)('in %s of an origin that publishes sums', async (name) => {
    const publish = async (all: Record<string, BodyInit>) => {
      for (const [url, body] of Object.entries(all)) {
        const sums = `${folderOf(url)}SHA256SUMS`
        const line = `${await hashed('SHA-256', [await bytesOf(body)])}  ./${url.slice(folderOf(url).length)}\n`
        published.set(sums, (published.get(sums) ?? '') + line)
      }
    }
    expect(await bytesMissed(BASE, name, publish)).toEqual([])
  })

  test.each(NAMES.slice(0, 3))('in %s of the hub', async (name) => {
    const publish = async (all: Record<string, BodyInit>) => {
      const listed = []
      for (const [url, body] of Object.entries(all)) {
        const [bytes, path] = [await bytesOf(body), url.slice(folderOf(url).length)]
        const git = await hashed('SHA-1', [`blob ${bytes.length}\0`, bytes])
        const lfs = path === 'tokenizer.json' ? { lfs: { oid: await hashed('SHA-256', [bytes]) } } : {}
        listed.push({ type: 'file', path, oid: git, size: bytes.length, ...lfs })
      }
      published.set(`https://huggingface.co/api/models/mlc-ai/${MODEL.id}/tree/main`, JSON.stringify(listed))
    }
    expect(await bytesMissed('https://huggingface.co/mlc-ai', name, publish)).toEqual([])
  })

  test.each(NAMES)('in %s at a later load, of an origin that publishes nothing', async (name) => {
    const all = files(MODEL)
    const url = Object.keys(all).find((one) => one.endsWith(`/${name}`)) ?? ''
    const right = await bytesOf(all[url] ?? '')
    keep(all)
    expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([])
    await modelFiles.remember(MODEL)
    expect(await modelFiles.damaged(MODEL, { isNew: false })).toEqual([])
    for (const [at, byte] of right.entries()) {
      keep({ ...all, [url]: right.with(at, byte ^ 1) })
      expect(await modelFiles.damaged(MODEL, { isNew: false })).toContain(name)
    }
    await modelFiles.remove(MODEL)
    expect(urls()).toEqual([])
  })

  test('and a file that its origin names otherwise is refused', async () => {
    published.set(`${BASE}/libs/SHA256SUMS`, `${'0'.repeat(64)} *${MODEL.library}\r\n`)
    keep(files(MODEL))
    expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([MODEL.library])
  })

  test.each(['', '<!doctype html>', '[', '[{}]', 'null'])(
    'but an answer that is no list refuses nothing: %j',
    async (text) => {
      published.set(`${BASE}/libs/SHA256SUMS`, text)
      published.set(`${BASE}/${MODEL.id}/resolve/main/SHA256SUMS`, text)
      published.set(`https://huggingface.co/api/models/mlc-ai/${MODEL.id}/tree/main`, text)
      keep(files(MODEL))
      keep(files(MODEL, 'https://huggingface.co/mlc-ai'))
      expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([])
    },
  )
})

test('a model that lists no hashes is held against its sizes', async () => {
  const listed = JSON.stringify({ records: [{ dataPath: 'params_shard_0.bin', nbytes: 10 }] })
  keep({ ...files(MODEL), [`${BASE}/${MODEL.id}/resolve/main/tensor-cache.json`]: listed })
  expect(await modelFiles.damaged(MODEL, { isNew: true })).toEqual([])
})

test('a model of which one file arrived is here, one without any is not', async () => {
  const [first = ''] = Object.keys(files(MODEL))
  keep({ [first]: '{}' })
  expect(await modelFiles.here([MODEL, OTHER])).toEqual([MODEL.id])
})
