import { beforeEach, expect, test, vi } from 'vitest'
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
const stored = new Map<string, Map<string, Response>>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(stored.get(name)?.keys() ?? [])].map((url) => new Request(url)),
      match: async ({ url }: Request) => stored.get(name)?.get(url)?.clone(),
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
  expect(await modelFiles.damaged(MODEL, { byteByByte: true })).toEqual([])
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
  expect(await modelFiles.damaged(MODEL, { byteByByte: true })).toContain(name)
})

test.each([...SHARD.keys()])('byte %i of the weights that was changed on the way is found', async (at) => {
  const all = files(MODEL)
  const changed = SHARD.with(at, (SHARD[at] ?? 0) ^ 1)
  keep({ ...all, [`${BASE}/${MODEL.id}/resolve/main/params_shard_0.bin`]: changed })
  expect(await modelFiles.damaged(MODEL, { byteByByte: true })).toEqual(['params_shard_0.bin'])
  // Not at every load: it takes a while.
  expect(await modelFiles.damaged(MODEL, { byteByByte: false })).toEqual([])
})

test('a model that lists no hashes is held against its sizes', async () => {
  const listed = JSON.stringify({ records: [{ dataPath: 'params_shard_0.bin', nbytes: 10 }] })
  keep({ ...files(MODEL), [`${BASE}/${MODEL.id}/resolve/main/tensor-cache.json`]: listed })
  expect(await modelFiles.damaged(MODEL, { byteByByte: true })).toEqual([])
})

test('a model of which one file arrived is here, one without any is not', async () => {
  const [first = ''] = Object.keys(files(MODEL))
  keep({ [first]: '{}' })
  expect(await modelFiles.here([MODEL, OTHER])).toEqual([MODEL.id])
})
