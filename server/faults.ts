import type { ApiError } from '#shared/schema/error.ts'

export type FaultStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503 | 507

interface FaultExtras {
  fields?: Record<string, string>
  /** Seconds. */
  retryAfter?: number
  cause?: unknown
}

/** An answer that is not a success: thrown anywhere in a route, turned into `{ error, code, fields? }` in one place. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly status: FaultStatus
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(status: FaultStatus, code: string, message: string, extras: FaultExtras = {}) {
    super(message, { cause: extras.cause })
    this.status = status
    this.code = code
    this.fields = extras.fields
    this.retryAfter = extras.retryAfter
  }

  body(): ApiError {
    return { error: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) }
  }
}

/** Texts that more than one route answers. */
export const faults = {
  notSignedIn: () => new Fault(401, 'not_signed_in', 'Please sign in.'),
  accountDeleted: () => new Fault(401, 'account_deleted', 'This account was deleted.'),
  accountDeactivated: (status: 401 | 403) =>
    new Fault(status, 'account_deactivated', 'This account has been deactivated'),
  accountMismatch: () =>
    new Fault(409, 'account_mismatch', 'Another account is signed in. Reload the page to go on with it.'),
  deviceOnly: () =>
    new Fault(409, 'device_only', 'This account keeps its resumes on the device: nothing is stored here.'),
  quota: (message = 'Your account is full.') => new Fault(409, 'quota', message),
  confirmRequired: () => new Fault(403, 'confirm_required', 'Enter your password again to do this.'),
  forbidden: () =>
    new Fault(403, 'forbidden', "Access Denied - You don't have permission to access the admin dashboard."),
  registrationClosed: () =>
    new Fault(403, 'registration_closed', 'This server takes no new accounts. Ask its administrator.'),
  invitationNeeded: () =>
    new Fault(403, 'invitation_required', 'You need an invitation to join. Ask the administrator for one.'),
  notFound: (what = 'This address') => new Fault(404, 'not_found', `${what} does not exist.`),
  malformed: (message: string, cause?: unknown) => new Fault(400, 'malformed', message, { cause }),
  tooLarge: () => new Fault(413, 'too_large', 'The request is too large.'),
  tooSlow: () => new Fault(408, 'too_slow', 'The request took too long to arrive. Try again.'),
  tooMany: (retryAfter: number) =>
    new Fault(429, 'too_many_requests', `Too many attempts. Try again in ${retryAfter} seconds.`, {
      retryAfter,
    }),
  busy: (retryAfter: number) =>
    new Fault(503, 'busy', 'The server is busy. Try again in a moment.', { retryAfter }),
  databaseAway: () =>
    new Fault(503, 'database_away', 'The database does not answer. Try again in a moment.', {
      retryAfter: 5,
    }),
  diskFull: () =>
    new Fault(507, 'disk_full', "The server's disk is full, so nothing was saved. Try again later.", {
      retryAfter: 60,
    }),
  invalid: (fields: Record<string, string>) =>
    new Fault(422, 'invalid', Object.values(fields)[0] ?? 'The request is not valid.', { fields }),
}
