import { BackupProblem } from './problem.ts'

// AES-256-GCM under a key from the password (PBKDF2, SHA-256). GCM also tells a damaged file from a whole one.

type Bytes = Uint8Array<ArrayBuffer>

/** `LEGIBLE` and a version of this form; then salt, iv, ciphertext. */
const MAGIC = new TextEncoder().encode('LEGIBLE1')
const SALT = 16
const IV = 12
/** What OWASP asks of PBKDF2 with SHA-256: about a third of a second on a laptop. */
const ITERATIONS = 600_000

const head = MAGIC.length + SALT + IV

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
  const sealed = await subtle().encrypt(
    { name: 'AES-GCM', iv },
    await keyFrom(password, salt, iterations),
    plain,
  )
  const whole = new Uint8Array(head + sealed.byteLength)
  whole.set(MAGIC)
  whole.set(salt, MAGIC.length)
  whole.set(iv, MAGIC.length + SALT)
  whole.set(new Uint8Array(sealed), head)
  return whole
}

export async function decrypt(bytes: Bytes, password: string, iterations = ITERATIONS): Promise<Bytes> {
  const salt = bytes.slice(MAGIC.length, MAGIC.length + SALT)
  const iv = bytes.slice(MAGIC.length + SALT, head)
  const key = await keyFrom(password, salt, iterations)
  try {
    return new Uint8Array(await subtle().decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(head)))
  } catch (cause) {
    throw new BackupProblem('wrong_password', cause)
  }
}
