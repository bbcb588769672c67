interface Dated {
  start: string
  end: string
  graduationYear?: string
}

const PRESENT = /present|current|now/

/** A date counts as far as the paper says it: a year alone is right with any month of it. */
function sameDate(expected: string, found: string): boolean {
  if (!expected) return !found
  const given = PRESENT.test(found.toLowerCase()) ? 'present' : found.toLowerCase()
  if (expected.length === 4) return given.slice(0, 4) === expected
  return given === expected
}

/** Undefined where the label has no dates. A single printed date may come as start, as end, or as both. */
export function sameDates(expected: Dated, found: Dated): boolean | undefined {
  if (!expected.start && !expected.end) return undefined
  if (expected.start && expected.end)
    return sameDate(expected.start, found.start) && sameDate(expected.end, found.end)
  const single = expected.start || expected.end
  if (single === 'present') return sameDate(single, found.end)
  if (sameDate(single, found.start) && (!found.end || sameDate(single, found.end))) return true
  if (!found.start && sameDate(single, found.end)) return true
  const onlyYear = single.length === 4 && !found.start && !found.end
  return onlyYear && (found.graduationYear ?? '').slice(0, 4) === single
}
