import * as Comlink from 'comlink'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { WriterClient } from './client.ts'
import type { Answer, Preview, WriterApi, WrittenFile } from './protocol.ts'

const file: WrittenFile = {
  bytes: new Uint8Array([1, 2, 3]),
  fileName: 'Resume.pdf',
  type: 'application/pdf',
  pages: 1,
  boxes: [],
  missingGlyphs: [],
}

const laid: Preview = { edition: 0, pages: 1, boxes: [], missing: [], painted: [] }

interface FakeWorker {
  onerror: (() => void) | null
  terminated: boolean
}

/** A worker that is a port in this very thread. */
function clientOf(write: WriterApi['write']) {
  const workers: FakeWorker[] = []
  const cancelled: string[] = []
  const api: WriterApi = {
    write,
    writeReport: async () => ({ ok: true, value: file }),
    preview: async (edition) => ({ ok: true, value: { ...laid, edition } }),
    paint: async () => ({ ok: false, code: 'failed', message: 'no canvas' }),
    glance: async () => ({ ok: false, code: 'failed', message: 'no canvas' }),
    fontsComing: async () => null,
    cancel: async (task) => {
      cancelled.push(task)
    },
  }
  const client = new WriterClient(() => {
    const { port1, port2 } = new MessageChannel()
    Comlink.expose(api, port2)
    const worker = Object.assign(port1, {
      onerror: null,
      terminated: false,
      terminate() {
        worker.terminated = true
        port1.close()
        port2.close()
      },
    })
    workers.push(worker as unknown as FakeWorker)
    return worker as unknown as Worker
  })
  return { client, workers, cancelled }
}

const request = { draft: emptyDraft(), format: 'pdf', asOf: '2025-01-15' } as const
const never = () => new Promise<Answer<WrittenFile>>(() => undefined)

describe('the page’s side of the writer', () => {
  it('hands over what the worker wrote', async () => {
    const { client } = clientOf(async () => ({ ok: true, value: file }))
    expect((await client.write(request)).fileName).toBe('Resume.pdf')
    client.stop()
  })

  it('starts no worker before it is needed, and one for all requests', async () => {
    const { client, workers } = clientOf(async () => ({ ok: true, value: file }))
    expect(workers).toHaveLength(0)
    await client.write(request)
    await client.write(request)
    expect(workers).toHaveLength(1)
    client.stop()
  })

  it('rejects with the code of a failure', async () => {
    const { client } = clientOf(async () => ({ ok: false, code: 'failed', message: 'no font' }))
    await expect(client.write(request)).rejects.toMatchObject({ code: 'failed', message: 'no font' })
    client.stop()
  })

  it('tells the worker when somebody no longer wants the file', async () => {
    const controller = new AbortController()
    const { client, cancelled } = clientOf(async () => {
      controller.abort(new Error('enough'))
      return { ok: false, code: 'cancelled', message: '' }
    })
    await expect(client.write({ ...request, signal: controller.signal })).rejects.toThrow('enough')
    expect(cancelled).toEqual(['write-1'])
    client.stop()
  })

  it('does not begin what was cancelled before', async () => {
    const { client, workers } = clientOf(never)
    await expect(client.write({ ...request, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
      'gone',
    )
    expect(workers).toHaveLength(0)
  })

  it('counts the editions of what is previewed', async () => {
    const { client } = clientOf(never)
    const sight = { pages: [0], scale: 1 }
    const first = await client.preview(request.draft, sight)
    expect((await client.preview(request.draft, sight)).edition).toBeGreaterThan(first.edition)
    await expect(client.paint(first.edition, sight)).rejects.toMatchObject({ message: 'no canvas' })
    client.stop()
  })

  it('never waits on a worker that died, and starts another', async () => {
    let write: WriterApi['write'] = never
    const { client, workers } = clientOf((...args) => write(...args))
    const lost = client.write(request)
    workers[0]!.onerror!()
    await expect(lost).rejects.toMatchObject({ code: 'worker_failed' })
    expect(workers[0]!.terminated).toBe(true)
    write = async () => ({ ok: true, value: file })
    expect((await client.write(request)).pages).toBe(1)
    expect(workers).toHaveLength(2)
    client.stop()
  })
})
