import { type StoreContext, write } from './context.ts'
import type { FileRow } from './rows.ts'

/** Uploaded files stay on the device: the newest ones, within both limits. */
export const FILES_KEPT = 50
const FILES_BYTES = 200 * 1024 * 1024

export type FileToKeep = Omit<FileRow, 'used' | 'size'>

export function files(ctx: StoreContext, limits = { count: FILES_KEPT, bytes: FILES_BYTES }) {
  const { db } = ctx

  const nextUse = async () => ((await db.files.orderBy('used').last())?.used ?? 0) + 1

  const makeRoom = async () => {
    let [count, bytes] = [0, 0]
    const tooMany: string[] = []
    await db.files
      .orderBy('used')
      .reverse()
      .each((file) => {
        count += 1
        bytes += file.size
        if (count > 1 && (count > limits.count || bytes > limits.bytes)) tooMany.push(file.hash)
      })
    await db.files.bulkDelete(tooMany)
  }

  const usage = async () => {
    let [count, bytes] = [0, 0]
    await db.files.each((file) => {
      count += 1
      bytes += file.size
    })
    return { count, bytes }
  }

  return {
    keep: (file: FileToKeep) =>
      write(ctx, ['files'], async () => {
        await db.files.put({ ...file, size: file.bytes.byteLength, used: await nextUse() })
        await makeRoom()
      }),
    /**
     * Brings files back, the one used last being the last. They count as used before everything that is here, so that
     * nothing here has to go for them; answers how many of them the limits let in.
     */
    bring: (brought: readonly FileToKeep[]) =>
      write(ctx, ['files'], async () => {
        const here = new Set(await db.files.toCollection().primaryKeys())
        let { count, bytes } = await usage()
        let oldest = (await db.files.orderBy('used').first())?.used ?? 0
        let kept = 0
        for (const file of [...brought].reverse()) {
          const size = file.bytes.byteLength
          if (here.has(file.hash)) continue
          if (count + 1 > limits.count || bytes + size > limits.bytes) continue
          oldest -= 1
          await db.files.put({ ...file, size, used: oldest })
          here.add(file.hash)
          count += 1
          bytes += size
          kept += 1
        }
        return kept
      }),
    get: (hash: string) => db.files.get(hash),
    usage,
    remove: (hash: string) => write(ctx, ['files'], () => db.files.delete(hash)),
    clear: () => write(ctx, ['files'], () => db.files.clear()),
  }
}
export type Files = ReturnType<typeof files>
