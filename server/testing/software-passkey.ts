import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** An authenticator as a phone has one, without a phone: a key pair that answers challenges for one site. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const authenticatorData = (flags: number, more: Uint8Array = new Uint8Array()) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, challenge: unknown, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from }))
  const about = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    register(challenge: unknown) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]),
      ])
      const authData = new Uint8Array(authenticatorData(PRESENT | VERIFIED | ATTESTED, credential))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...about,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        },
      }
    },
    answer(challenge: unknown, from = origin, flags = PRESENT | VERIFIED) {
      const data = authenticatorData(flags)
      const client = clientData('webauthn.get', challenge, from)
      return {
        ...about,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}
