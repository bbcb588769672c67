import { expect, test } from 'vitest'
import { Fault } from '#server/faults.ts'
import { faultWithin } from './database-errors.ts'

const coded = (code: string) => Object.assign(new Error('The driver says so'), { code })
/** As drizzle hands it on. */
const wrapped = (code: string) => new Error('Failed query', { cause: coded(code) })

test.each([
  ['ECONNREFUSED', 503],
  ['ETIMEDOUT', 503],
  ['EPIPE', 503],
  ['CONNECT_TIMEOUT', 503],
  ['CONNECTION_CLOSED', 503],
  ['CONNECTION_ENDED', 503],
  ['08006', 503],
  ['53300', 503],
  ['57P01', 503],
  ['57014', 503],
  ['53100', 507],
])('%s of the database answers %i, and when to try again', (code, status) => {
  for (const error of [coded(code), wrapped(code)]) {
    const fault = faultWithin(error)
    expect(fault).toBeInstanceOf(Fault)
    expect(fault?.status).toBe(status)
    if (status === 503) expect(fault?.retryAfter).toBeGreaterThan(0)
  }
})

test.each(['23505', '40001', '42P01', '22021', 'ENOENT', 'ERR_INVALID_ARG'])(
  '%s is not the absence of the database',
  (code) => {
    expect(faultWithin(wrapped(code))).toBeUndefined()
  },
)
