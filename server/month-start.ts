/** When the current month began where the person is: "This Month" is theirs, not the server's. */
export function monthStart(now: Date, zone: string): Date {
  const { year, month } = localParts(now, zone)
  const midnight = Date.UTC(year, month - 1, 1)
  // The offset at that midnight may differ from today's; asking twice settles it around a change of clocks.
  const once = midnight - offsetAt(midnight, zone)
  return new Date(midnight - offsetAt(once, zone))
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

function localParts(at: Date, zone: string): Record<(typeof FIELDS)[number], number> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...Object.fromEntries(FIELDS.map((field) => [field, 'numeric'])),
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type as string, Number(value)]))
  return Object.fromEntries(FIELDS.map((field) => [field, parts.get(field) ?? 0])) as ReturnType<
    typeof localParts
  >
}

function offsetAt(time: number, zone: string): number {
  const { year, month, day, hour, minute, second } = localParts(new Date(time), zone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.trunc(time / 1000) * 1000
}
