import { keptModels } from './kept.ts'

// What downloads of models occupy, also the halves of one that was broken off. WebLLM keeps them in caches of its own.

const isModelCache = (name: string) => name.startsWith('webllm')

export const modelFiles = {
  async bytes(): Promise<number> {
    if (!('caches' in globalThis)) return 0
    let bytes = 0
    for (const name of (await caches.keys()).filter(isModelCache)) {
      const cache = await caches.open(name)
      // One at a time: the blob of a response is on disk, not in memory.
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    }
    return bytes
  },

  async clear(): Promise<void> {
    for (const name of (await caches.keys()).filter(isModelCache)) await caches.delete(name)
    for (const id of keptModels.list()) keptModels.remove(id)
  },
}
