import { z } from 'zod'
import type { Settings } from './settings.ts'

// The file that was chosen and not analyzed yet: a reload, or a look at another page, leaves it there.

const KEY = 'unfinished-file'
const kept = z
  .object({ name: z.string(), bytes: z.custom<Uint8Array<ArrayBuffer>>(ArrayBuffer.isView) })
  .nullable()

export const unfinishedFile = (settings: Settings) => ({
  async get(): Promise<File | null> {
    const file = await settings.get(KEY, kept, null)
    return file && new File([file.bytes], file.name)
  },
  keep: ({ name, bytes }: { name: string; bytes: Uint8Array }) => settings.set(KEY, { name, bytes }),
  letGo: () => settings.set(KEY, null),
})
