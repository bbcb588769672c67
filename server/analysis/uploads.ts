import { faults } from '#server/faults.ts'

interface UploadLimits {
  /** Of all uploads that are under way; each is in memory several times over while it is taken apart. */
  bytes: number
  perUser: number
}

export interface Uploads {
  /** Makes room for a body before any of it is read, or refuses. The answer gives the room back. */
  admit(userId: string, bytes: number): () => void
  bytes(): number
}

const RETRY_SECONDS = 5

/** `full` says that no file could be read now, even if it were here already. */
export function createUploads(limits: UploadLimits, full: () => boolean): Uploads {
  const ofUser = new Map<string, number>()
  let held = 0
  return {
    bytes: () => held,
    admit(userId, bytes) {
      const own = ofUser.get(userId) ?? 0
      if (full() || held + bytes > limits.bytes || own >= limits.perUser) throw faults.busy(RETRY_SECONDS)
      held += bytes
      ofUser.set(userId, own + 1)
      return () => {
        held -= bytes
        const left = (ofUser.get(userId) ?? 1) - 1
        if (left > 0) ofUser.set(userId, left)
        else ofUser.delete(userId)
      }
    },
  }
}
