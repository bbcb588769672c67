import { FIRST_LANGUAGE, type OcrLanguage } from '#shared/read/ocr/languages.ts'
import { OCR_CACHE } from './ocr-cache.ts'

// What recognizes letters: fetched once when a person agrees, kept in a cache of its own, removed when they want the
// room back. The worker takes it from there and from nowhere else, so nothing is fetched unasked.

declare const __OCR_FILES__: { url: string; bytes: number; download: number }[]

/** The smallest WebAssembly module with 128-bit vectors. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
])
const variant = () => (WebAssembly.validate(VECTORS) ? 'simd' : 'plain')

const fileNamed = (name: string) => {
  const file = __OCR_FILES__.find(({ url }) => url.endsWith(`/${name}`))
  if (!file) throw new Error(`The build has no ${name}.`)
  return file
}
const engineFiles = () => ({ script: fileNamed(`${variant()}.js`), wasm: fileNamed(`${variant()}.wasm`) })
const lettersOf = (language: OcrLanguage) => fileNamed(`${language}.letters`)

const wanted = (languages: OcrLanguage[]) => {
  const { script, wasm } = engineFiles()
  return [script, wasm, ...languages.map(lettersOf)]
}

const cached = async (url: string): Promise<Response | undefined> =>
  'caches' in globalThis ? (await caches.open(OCR_CACHE)).match(url) : undefined

export const ocrFiles = {
  /** Bytes that would come over the network for these languages. */
  async downloadSize(languages: OcrLanguage[]): Promise<number> {
    let size = 0
    for (const file of wanted(languages)) if (!(await cached(file.url))) size += file.download
    return size
  },

  async download(
    languages: OcrLanguage[],
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const cache = await caches.open(OCR_CACHE)
    const missing = []
    for (const file of wanted(languages)) if (!(await cache.match(file.url))) missing.push(file)
    const total = missing.reduce((sum, { bytes }) => sum + bytes, 0)
    let done = 0
    for (const { url } of missing) {
      const answer = await fetch(url, { signal })
      if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
      const counted = answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            done += chunk.length
            onProgress(Math.min(1, done / total))
            controller.enqueue(chunk)
          },
        }),
      )
      const type = answer.headers.get('content-type') ?? ''
      await cache.put(url, new Response(counted, { headers: { 'content-type': type } }))
    }
  },

  /** Where each part is, once all of it is here; the languages are those that were fetched. */
  async here(): Promise<
    { script: string; wasm: string; letters: { code: OcrLanguage; url: string }[] } | undefined
  > {
    if (!('caches' in globalThis)) return undefined
    const { script, wasm } = engineFiles()
    const urls = new Set(
      (await (await caches.open(OCR_CACHE)).keys()).map((request) => new URL(request.url).pathname),
    )
    const letters = __OCR_FILES__
      .filter(({ url }) => url.endsWith('.letters') && urls.has(url))
      .map(({ url }) => ({ code: codeOf(url), url }))
      .sort((a, b) => Number(b.code === FIRST_LANGUAGE) - Number(a.code === FIRST_LANGUAGE))
    const whole = urls.has(script.url) && urls.has(wasm.url) && letters.length > 0
    return whole ? { script: script.url, wasm: wasm.url, letters } : undefined
  },

  /** Of what was fetched earlier. */
  async languagesHere(): Promise<OcrLanguage[]> {
    return (await this.here())?.letters.map(({ code }) => code) ?? []
  },

  async bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const response = await cached(url)
    if (!response) throw new Error(`${url} is no longer on this device.`)
    return new Uint8Array(await response.arrayBuffer())
  },

  async bytes(): Promise<number> {
    if (!('caches' in globalThis) || !(await caches.has(OCR_CACHE))) return 0
    const cache = await caches.open(OCR_CACHE)
    let sum = 0
    for (const request of await cache.keys()) sum += (await (await cache.match(request))?.blob())?.size ?? 0
    return sum
  },

  async clear(): Promise<void> {
    if ('caches' in globalThis) await caches.delete(OCR_CACHE)
  },
}

const codeOf = (url: string) => url.slice(url.lastIndexOf('/') + 1).replace('.letters', '') as OcrLanguage
