import { strFromU8, strToU8, Unzip, UnzipPassThrough, Zip, ZipPassThrough } from 'fflate'
import { z } from 'zod'
import type { FileToKeep } from '../files.ts'
import { BackupProblem } from './problem.ts'

// A zip that any tool opens: the account as its own export, and the files as they were uploaded. Nothing in it is
// compressed: PDFs do not shrink, and no page is held up.

type Bytes = Uint8Array<ArrayBuffer>

export interface Contents {
  /** The account, in the form of its export. */
  account: string
  files: FileToKeep[]
}

const ACCOUNT = 'legible.json'
const INDEX = 'files.json'
const FOLDER = 'files/'
/** More than a device keeps. */
const MOST_BYTES = 500 * 1024 * 1024

const index = z.array(
  z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), name: z.string(), type: z.string() }),
)

export async function pack({ account, files }: Contents): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const add = async (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
    // Between two files the page gets its turn.
    await new Promise((resolve) => setTimeout(resolve))
  }
  await add(ACCOUNT, strToU8(account))
  await add(INDEX, strToU8(JSON.stringify(files.map(({ hash, name, type }) => ({ hash, name, type })))))
  for (const { hash, bytes } of files) await add(FOLDER + hash, bytes)
  zip.end()
  return joined(chunks)
}

export async function unpack(bytes: Bytes): Promise<Contents> {
  const entries = readEntries(bytes)
  const account = entries.get(ACCOUNT)
  const listed = entries.get(INDEX)
  if (!account || !listed) throw new BackupProblem('not_a_backup')
  const files: FileToKeep[] = []
  for (const file of indexOf(listed)) {
    const content = entries.get(FOLDER + file.hash)
    if (content && (await sha256(content)) === file.hash) files.push({ ...file, bytes: content })
  }
  return { account: strFromU8(account), files }
}

function indexOf(listed: Bytes) {
  try {
    return index.parse(JSON.parse(strFromU8(listed)))
  } catch (cause) {
    throw new BackupProblem('not_a_backup', cause)
  }
}

/** Only what is stored plainly is read, so that no small file grows into a large one. */
function readEntries(bytes: Bytes): Map<string, Bytes> {
  const entries = new Map<string, Bytes>()
  if (bytes.length > MOST_BYTES) throw new BackupProblem('not_a_backup')
  try {
    const zip = new Unzip((file) => {
      const chunks: Uint8Array[] = []
      file.ondata = (error, chunk, final) => {
        if (error) throw error
        chunks.push(chunk)
        if (final) entries.set(file.name, joined(chunks))
      }
      file.start()
    })
    zip.register(UnzipPassThrough)
    zip.push(bytes, true)
  } catch (cause) {
    throw new BackupProblem('not_a_backup', cause)
  }
  return entries
}

function joined(chunks: Uint8Array[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

async function sha256(bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
