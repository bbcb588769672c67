import { bodyLimit } from 'hono/body-limit'
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { faults } from './faults.ts'

const tooLarge = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw faults.tooLarge()
    },
  })

/** The file, the job description beside it, and the multipart lines around both. */
const UPLOAD_ENVELOPE = 2_000_000
/** A push carries several bodies. */
const PUSH_BODIES = 4

export const accountLimit = tooLarge(64_000)
export const resumeLimit = tooLarge(BODY_MAX_BYTES)
export const pushLimit = tooLarge(BODY_MAX_BYTES * PUSH_BODIES)
export const uploadLimit = tooLarge(UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE)
