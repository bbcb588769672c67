import { Fault, type FaultStatus, faults } from '#server/faults.ts'
import { ReadError, type ReadErrorCode } from '#shared/read/errors.ts'
import { pictureKindOf } from '#shared/read/ocr/sniff-picture.ts'
import { sniff } from '#shared/read/sniff.ts'
import { READ_ERROR_TEXTS } from '#shared/read/texts.ts'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'

/** The wrong kind of file is 415, a damaged or locked one of the right kind 422. */
function statusOf(code: ReadErrorCode): FaultStatus {
  if (code === 'too_large') return 413
  const isOtherKind = code.startsWith('unsupported_') || code === 'old_word' || code === 'fast_saved'
  return isOtherKind ? 415 : 422
}

const RETRY_SECONDS = 5
export const busy = () => faults.busy(RETRY_SECONDS)

const isReadCode = (code: string): code is ReadErrorCode => code in READ_ERROR_TEXTS

const READER_BUSY = 'The server is too busy to read this file now. The file itself may be fine: try again.'

/** An error of our own in the parser is a fault of the server, and is answered and logged as one. */
export function faultOfReading(code: string, message: string): Error {
  if (code === 'reader_busy') return new Fault(503, code, READER_BUSY, { retryAfter: RETRY_SECONDS })
  if (!isReadCode(code)) return new Error(`The parser failed (${code}): ${message}`)
  return new Fault(statusOf(code), code, READ_ERROR_TEXTS[code], {
    fields: { resume: READ_ERROR_TEXTS[code] },
  })
}

/** What can be told by size, first bytes and name, before a process is occupied with the file. */
export function checkFile(bytes: Uint8Array, name: string): void {
  if (bytes.length > UPLOAD_MAX_BYTES)
    throw new Fault(413, 'too_large', `File is larger than ${UPLOAD_MAX_BYTES} bytes`)
  try {
    if (!pictureKindOf(bytes)) sniff(bytes, name)
  } catch (error) {
    throw error instanceof ReadError ? faultOfReading(error.code, error.message) : error
  }
}
