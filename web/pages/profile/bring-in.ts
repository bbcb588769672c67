import type { OpenAccount } from '#web/session/account.ts'
import { isBackup, openBackup } from '#web/store/backup/backup.ts'
import { BackupProblem } from '#web/store/backup/problem.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { type Imported, importAccount } from './import-account.ts'

interface BroughtIn extends Imported {
  /** Uploaded files that were not on this device. */
  files: number
  /** Files of the backup for which this device has no place beside its own. */
  filesLeft: number
}

/** A file of Export Data, or a backup of a device: its content says which. All of it is brought in, or nothing is. */
export async function bringIn(
  account: Pick<OpenAccount, 'store' | 'engine'>,
  bytes: Uint8Array<ArrayBuffer>,
  password = '',
): Promise<BroughtIn> {
  const contents = isBackup(bytes)
    ? await openBackup(bytes, password)
    : { account: new TextDecoder().decode(bytes), files: [] }
  // What the server has is known here before anything is called missing.
  await account.engine.flush()
  const { store } = account
  try {
    return await store.together(async () => {
      const imported = await importAccount(store, contents.account)
      const here = new Set(await store.db.files.toCollection().primaryKeys())
      const missing = contents.files.filter((file) => !here.has(file.hash))
      const files = await store.files.bring(missing)
      return { ...imported, files, filesLeft: missing.length - files }
    })
  } catch (error) {
    if (error instanceof StoreProblem && error.code === 'disk_full') throw new BackupProblem('no_room', error)
    throw error
  }
}
