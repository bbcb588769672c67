import { BackupProblem } from './problem.ts'
import { DIGEST_SIZE, digestOf, hex } from './seal.ts'

// AES-256-GCM under a key from the password (PBKDF2, SHA-256), and a digest of the whole at the end: a damaged file is
// not taken for a wrong password.

type Bytes = Uint8Array<ArrayBuffer>

/** `LEGIBLE` and a version of this form; then salt, iv, ciphertext, digest. The first form had no digest. */
const MAGIC = new TextEncoder().encode('LEGIBLE')
const VERSION = '2'
const SALT = 16
const IV = 12
/** What OWASP asks of PBKDF2 with SHA-256: about a third of a second on a laptop. */
const ITERATIONS = 600_000

const saltAt = MAGIC.length + 1
const head = saltAt + SALT + IV

export const isEncrypted = (bytes: Bytes) =>
  bytes.length > head && MAGIC.every((byte, i) => bytes[i] === byte)

function subtle(): SubtleCrypto {
  // Absent on plain http.
  if (!globalThis.crypto?.subtle) throw new BackupProblem('no_encryption_here')
  return crypto.subtle
}

async function keyFrom(password: string, salt: Bytes, iterations: number) {
  const secret = await subtle().importKey(
    'raw',
    new TextEncoder().encode(password.normalize()),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  const derive = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return subtle().deriveKey(derive, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function encrypt(plain: Bytes, password: string, iterations = ITERATIONS): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT))
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const key = await keyFrom(password, salt, iterations)
  const sealed = await subtle().encrypt({ name: 'AES-GCM', iv }, key, plain)
  const whole = new Uint8Array(head + sealed.byteLength + DIGEST_SIZE)
  whole.set(MAGIC)
  whole.set(new TextEncoder().encode(VERSION), MAGIC.length)
  whole.set(salt, saltAt)
  whole.set(iv, saltAt + SALT)
  whole.set(new Uint8Array(sealed), head)
  whole.set(await digestOf(whole.subarray(0, -DIGEST_SIZE)), whole.length - DIGEST_SIZE)
  return whole
}

const versionOf = (bytes: Bytes) => String.fromCharCode(bytes[MAGIC.length] ?? 0)
const FIRST = '1'

/** Told without the password: nobody is asked for the password of a file that no password opens. */
export async function checkWhole(bytes: Bytes): Promise<void> {
  if (versionOf(bytes) === FIRST) return
  const digest = await digestOf(bytes.subarray(0, -DIGEST_SIZE))
  if (hex(digest) !== hex(bytes.slice(-DIGEST_SIZE))) throw new BackupProblem('damaged')
  // The digest at the end is part of every later form too.
  if (versionOf(bytes) !== VERSION) throw new BackupProblem('newer')
}

export async function decrypt(bytes: Bytes, password: string, iterations = ITERATIONS): Promise<Bytes> {
  await checkWhole(bytes)
  const isFirst = versionOf(bytes) === FIRST
  const key = await keyFrom(password, bytes.slice(saltAt, saltAt + SALT), iterations)
  const iv = bytes.slice(saltAt + SALT, head)
  const sealed = isFirst ? bytes.subarray(head) : bytes.subarray(head, -DIGEST_SIZE)
  try {
    return new Uint8Array(await subtle().decrypt({ name: 'AES-GCM', iv }, key, sealed))
  } catch (cause) {
    throw new BackupProblem(isFirst ? 'does_not_open' : 'wrong_password', cause)
  }
}
