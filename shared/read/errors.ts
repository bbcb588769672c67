import { READ_ERROR_TEXTS, READ_WARNING_TEXTS } from './texts.ts'

export type ReadErrorCode = keyof typeof READ_ERROR_TEXTS

export type ReadWarningCode = keyof typeof READ_WARNING_TEXTS

export const readWarning = (code: ReadWarningCode) => ({ code, message: READ_WARNING_TEXTS[code] })

export class ReadError extends Error {
  readonly code: ReadErrorCode
  constructor(
    code: ReadErrorCode,
    message: string = READ_ERROR_TEXTS[code],
    options: { cause?: unknown } = {},
  ) {
    super(message, options)
    this.name = 'ReadError'
    this.code = code
  }
}

export const throwIfAborted = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw new ReadError('aborted', undefined, { cause: signal.reason })
}
