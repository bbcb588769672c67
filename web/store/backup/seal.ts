// A SHA-256 over everything before it tells a whole file from one that was changed or cut off on the way.
// It is no secret: whoever must not read a backup is kept out by its password.

type Bytes = Uint8Array<ArrayBuffer>

export const DIGEST_SIZE = 32

export async function digestOf(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const hex = (digest: Bytes): string =>
  [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
