import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** What the host does with a request for a file of a model. */
export type Serve = (response: ServerResponse, path: string) => void

const CONFIG = JSON.stringify({
  model_type: 'qwen2',
  tokenizer_files: ['tokenizer.json'],
  context_window_size: 4096,
  conv_template: { roles: { user: 'user', assistant: 'assistant' } },
})

export const missing: Serve = (response) => void response.writeHead(404).end('Not found')

/** The small file that is asked for first arrives, and of the next this. */
export const afterConfig =
  (serve: Serve): Serve =>
  (response, path) => {
    if (path.endsWith('mlc-chat-config.json')) response.writeHead(200).end(CONFIG)
    else serve(response, path)
  }

const TYPES: Record<string, string> = { '.json': 'application/json', '.wasm': 'application/wasm' }

/**
 * The files of a folder; of the one whose address contains `cut`, half, as a proxy may deliver it for the whole; in the
 * one whose address contains `changed`, one bit in its middle is another.
 */
export const fromFolder =
  (folder: string, { cut = '', changed = '' } = {}): Serve =>
  (response, url) => {
    const file = path.join(folder, decodeURIComponent(url.replace(/^\/models/, '')))
    if (!existsSync(file)) return missing(response, url)
    const whole = readFileSync(file)
    const bytes = cut && url.includes(cut) ? whole.subarray(0, whole.length >> 1) : whole
    const middle = bytes.length >> 1
    if (changed && url.includes(changed)) bytes[middle] = (bytes[middle] ?? 0) ^ 1
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
  }

/** An origin for model files, as an operator may have one: on another port than the app. */
export async function openModelHost() {
  let serve: Serve = missing
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    for (const heard of waiting.splice(0)) heard()
    response.setHeader('access-control-allow-origin', '*')
    serve(response, request.url ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/models`,
    /** The paths that were asked for since the last `serves`. */
    asked: () => asked,
    serves: (next: Serve) => {
      serve = next
      asked.length = 0
    },
    nextRequest: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
