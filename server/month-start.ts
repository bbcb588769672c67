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

type Field = (typeof FIELDS)[number]

function localParts(at: Date, zone: string): Record<Field, number> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...Object.fromEntries(FIELDS.map((field) => [field, 'numeric'])),
  })
  const parts = format.formatToParts(at)
  const part = (field: Field) => Number(parts.find(({ type }) => type === field)?.value ?? 0)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

function offsetAt(time: number, zone: string): number {
  const { year, month, day, hour, minute, second } = localParts(new Date(time), zone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.trunc(time / 1000) * 1000
}
