import { describe, expect, test } from 'vitest'
import { arrivalOf } from './use-live.ts'

describe('an empty list on a device', () => {
  test.each([
    ['synced', true, 'here'],
    ['offline', true, 'here'],
    ['stuck', true, 'here'],
    ['paused', true, 'here'],
    ['device_only', false, 'here'],
    ['waiting', false, 'arriving'],
    ['syncing', false, 'arriving'],
    // Between the end of the first run and the moment its cursor is read.
    ['synced', false, 'arriving'],
    ['offline', false, 'failed'],
    ['stuck', false, 'failed'],
    ['paused', false, 'failed'],
    ['refused', false, 'failed'],
  ] as const)('%s, first synchronisation through: %s, is %s', (status, complete, arrival) => {
    expect(arrivalOf(status, complete)).toBe(arrival)
  })
})
