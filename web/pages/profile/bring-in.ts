import type { OpenAccount } from '#web/session/account.ts'
import { isBackup, openBackup } from '#web/store/backup/backup.ts'
import { type Imported, importAccount } from './import-account.ts'

export interface BroughtIn extends Imported {
  files: number
}

/** A file of Export Data, or a backup of a device: its content says which. */
export async function bringIn(
  account: OpenAccount,
  bytes: Uint8Array<ArrayBuffer>,
  password = '',
): Promise<BroughtIn> {
  const { account: text, files } = isBackup(bytes)
    ? await openBackup(bytes, password)
    : { account: new TextDecoder().decode(bytes), files: [] }
  // What the server has is known here before anything is called missing.
  await account.engine.flush()
  const imported = await importAccount(account.store, text)
  for (const file of files) await account.store.files.keep(file)
  return { ...imported, files: files.length }
}
