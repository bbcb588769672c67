import type { PlainError } from './protocol.ts'

/** As the driver throws it: the SQLSTATE is in `code`. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor({ message, code, detail, constraint }: PlainError) {
    super(message)
    this.code = code
    this.detail = detail
    this.constraint = constraint
  }
}
