import { expect, test } from 'vitest'
import { isTimeZone, monthStart } from './month-start.ts'

test.each([
  ['2026-03-10T12:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-02-28T23:30:00Z', 'Europe/Berlin', '2026-02-28T23:00:00.000Z'],
  ['2026-04-10T12:00:00Z', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['2026-03-31T22:30:00Z', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['2026-11-15T12:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-03-01T02:00:00Z', 'America/Los_Angeles', '2026-02-01T08:00:00.000Z'],
  ['2026-01-31T20:00:00Z', 'Asia/Kolkata', '2026-01-31T18:30:00.000Z'],
  ['2026-01-31T12:00:00Z', 'Pacific/Kiritimati', '2026-01-31T10:00:00.000Z'],
])('at %s in %s the month began at %s', (now, zone, start) => {
  expect(monthStart(new Date(now), zone).toISOString()).toBe(start)
})

test.each(['Europe/Berlin', 'UTC', 'Asia/Kolkata'])('%s is a zone', (zone) =>
  expect(isTimeZone(zone)).toBe(true),
)

test.each(['', 'Mars/Olympus', "'; drop", 'x'.repeat(500)])('%j is no zone', (zone) =>
  expect(isTimeZone(zone)).toBe(false),
)
