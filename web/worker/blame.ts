import { ReadError, type ReadErrorCode } from '#shared/read/errors.ts'
import { kindOf } from '#shared/read/sniff.ts'

const DAMAGE: ReadonlySet<string> = new Set<ReadErrorCode>(['corrupt', 'truncated'])

/**
 * pdf.js takes some of what goes wrong in itself for damage: a browser in which it does not work would call every file
 * damaged. Where it does not read a sound sample either, nothing was found out about the file.
 */
export async function blamedRightly(
  error: unknown,
  bytes: Uint8Array,
  readSample: () => Promise<unknown>,
): Promise<unknown> {
  if (!(error instanceof ReadError) || !DAMAGE.has(error.code) || kindOf(bytes) !== 'pdf') return error
  return readSample().then(
    () => error,
    (cause: unknown) => new ReadError('unexpected', undefined, { cause }),
  )
}
