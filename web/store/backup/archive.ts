import { z } from 'zod'
import type { FileToKeep } from '../files.ts'
import { BackupProblem } from './problem.ts'
import { DIGEST_SIZE, digestOf, hex } from './seal.ts'
import { readZip, writeZip, ZipProblem } from './zip.ts'

// A zip that any tool opens: the account as its own export, and the files as they were uploaded. Its comment names the
// form and ends with the digest of everything before it. The first form had no comment, and is still read.

type Bytes = Uint8Array<ArrayBuffer>

export interface Contents {
  /** The account, in the form of its export. */
  account: string
  /** The one used last comes last. */
  files: FileToKeep[]
}

const ACCOUNT = 'legible.json'
const INDEX = 'files.json'
const FOLDER = 'files/'

/** Of this length in every later form too, so that an older app can tell a newer backup from a damaged one. */
const comment = (version: number) => `Legible backup ${String(version).padStart(3, '0')} sha256 `
const VERSION = 2
const HEX_SIZE = DIGEST_SIZE * 2
const COMMENT_SIZE = comment(VERSION).length + HEX_SIZE

const index = z.array(
  z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), name: z.string(), type: z.string() }),
)

export async function pack({ account, files }: Contents): Promise<Bytes> {
  const encoder = new TextEncoder()
  // The same content twice is one file here.
  const contents = new Map(files.map(({ hash, bytes }) => [hash, bytes]))
  const listed = files.map(({ hash, name, type }) => ({ hash, name, type }))
  const zip = await writeZip(
    [
      { name: ACCOUNT, bytes: encoder.encode(account) },
      { name: INDEX, bytes: encoder.encode(JSON.stringify(listed)) },
      ...[...contents].map(([hash, bytes]) => ({ name: FOLDER + hash, bytes })),
    ],
    COMMENT_SIZE,
  )
  zip.set(encoder.encode(comment(VERSION)), zip.length - COMMENT_SIZE)
  const digest = hex(await digestOf(zip.subarray(0, -HEX_SIZE)))
  zip.set(encoder.encode(digest), zip.length - HEX_SIZE)
  return zip
}

export async function unpack(bytes: Bytes): Promise<Contents> {
  const entries = await readEntries(bytes)
  const account = entries.get(ACCOUNT)
  const listed = entries.get(INDEX)
  if (!account || !listed) throw new BackupProblem('not_a_backup')
  const files: FileToKeep[] = []
  for (const file of indexOf(listed)) {
    const content = entries.get(FOLDER + file.hash)
    if (!content || hex(await digestOf(content)) !== file.hash) throw new BackupProblem('damaged')
    files.push({ ...file, bytes: content })
  }
  return { account: decoded(account), files }
}

// A text may begin with a byte order mark of its own.
const decoded = (bytes: Bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function indexOf(listed: Bytes) {
  try {
    return index.parse(JSON.parse(decoded(listed)))
  } catch (cause) {
    throw new BackupProblem('not_a_backup', cause)
  }
}

async function readEntries(bytes: Bytes): Promise<Map<string, Bytes>> {
  const version = await versionOf(bytes)
  if (version > VERSION) throw new BackupProblem('newer')
  try {
    return await readZip(bytes, version === 1 ? 0 : COMMENT_SIZE)
  } catch (cause) {
    if (!(cause instanceof ZipProblem)) throw cause
    throw new BackupProblem(cause.kind === 'changed' ? 'damaged' : 'not_a_backup', cause)
  }
}

async function versionOf(bytes: Bytes): Promise<number> {
  const end = decoded(bytes.subarray(-COMMENT_SIZE))
  const named = end.match(/^Legible backup (\d{3}) sha256 ([0-9a-f]{64})$/)
  if (!named) return 1
  if (hex(await digestOf(bytes.subarray(0, -HEX_SIZE))) !== named[2]) throw new BackupProblem('damaged')
  return Number(named[1])
}
