import type { AccountStore } from '../store.ts'
import { type Contents, pack, unpack } from './archive.ts'
import { checkWhole, decrypt, encrypt, isEncrypted } from './encrypt.ts'
import { BackupProblem } from './problem.ts'

/** Everything on this device in one file; with a password it is of no use to anybody else. */
export async function makeBackup(store: AccountStore, account: string, password = ''): Promise<Blob> {
  const files = await store.db.files.orderBy('used').toArray()
  const plain = await pack({ account, files })
  return new Blob([password ? await encrypt(plain, password) : plain])
}

/** `PK`, as every zip begins. */
const ZIP = [0x50, 0x4b]

/** Whether these bytes are meant to be a backup: what else somebody chose is not called a damaged one. */
export const isBackup = (bytes: Uint8Array<ArrayBuffer>): boolean =>
  isEncrypted(bytes) || ZIP.every((byte, i) => bytes[i] === byte)

/** What a backup holds. Bringing it back is the import's work: it makes new ids for what was deleted since. */
export async function openBackup(bytes: Uint8Array<ArrayBuffer>, password = ''): Promise<Contents> {
  if (!isEncrypted(bytes)) return unpack(bytes)
  await checkWhole(bytes)
  if (!password) throw new BackupProblem('needs_password')
  return unpack(await decrypt(bytes, password))
}
