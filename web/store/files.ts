import { type StoreContext, write } from './context.ts'
import type { FileRow } from './rows.ts'

/** Uploaded files stay on the device: the newest ones, within both limits. */
export const FILES_KEPT = 50
export const FILES_BYTES = 200 * 1024 * 1024

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

  return {
    keep: (file: FileToKeep) =>
      write(ctx, ['files'], async () => {
        await db.files.put({ ...file, size: file.bytes.byteLength, used: await nextUse() })
        await makeRoom()
      }),
    get: (hash: string) => db.files.get(hash),
    async usage() {
      let bytes = 0
      await db.files.each((file) => {
        bytes += file.size
      })
      return { count: await db.files.count(), bytes }
    },
    remove: (hash: string) => write(ctx, ['files'], () => db.files.delete(hash)),
    clear: () => write(ctx, ['files'], () => db.files.clear()),
  }
}
export type Files = ReturnType<typeof files>
