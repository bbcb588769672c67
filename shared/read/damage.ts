import { ReadError, type ReadErrorCode } from './errors.ts'

// A library that gives up on a file may have met damage, or something it did not expect: a method that an old browser
// does not have, a part of its own that could not be loaded. Only the first is said of the file.

/** The names under which pdf.js throws what it finds wrong with a file. Two of its threads hand them on as text. */
const FOUND_BY_PDFJS = new Set([
  'InvalidPDFException',
  'FormatError',
  'MissingDataException',
  'ParserEOFException',
  'XRefEntryException',
  'XRefParseException',
])

interface Thrown {
  name?: unknown
  details?: unknown
  code?: unknown
}
const thrown = (cause: unknown): Thrown => (typeof cause === 'object' && cause !== null ? cause : {})

export const isDamageOfPdf = (cause: unknown): boolean => {
  const { name, details } = thrown(cause)
  const first = name === 'UnknownErrorException' ? String(details).split(':')[0] : name
  return typeof first === 'string' && FOUND_BY_PDFJS.has(first)
}

/** fflate numbers what it finds wrong. */
export const isDamageOfZip = (cause: unknown): boolean => typeof thrown(cause).code === 'number'

/** cfb is plain old JavaScript that follows a damaged table to where nothing is; only a missing name is not the file's. */
export const isDamageOfOle = (cause: unknown): boolean =>
  ['Error', 'RangeError', 'TypeError'].includes(String(thrown(cause).name))

/** What is said of a file that a library gave up on. */
export const givenUp = (cause: unknown, isDamage: boolean, damage: ReadErrorCode = 'corrupt'): ReadError =>
  cause instanceof ReadError ? cause : new ReadError(isDamage ? damage : 'unexpected', undefined, { cause })
