const UNTIL =
  /(?<open>\()?\b(?:valid (?:until|to|till|through)|expire[sd]?(?: on| in)?|expiry(?: date)?|(?<short>exp)\b\.?|gültig bis)[: ]{0,2}(?<on>\p{L}{3,9}\.? |\d{1,2}[/.-](?:\d{1,2}[/.-])?|\d{1,2} \p{L}{3,9}\.? )?(?<year>(?:19|20)\d\d)(?:-(?<month>\d\d))?/giu
const CLAUSE_END = /;|(?<![Ee]xp)[.!?]\s(?=\p{Lu})/u

/**
 * ', valid until 2019' after a certificate: whoever held it does not hold it on that day. The latest date counts, and a
 * year alone lasts to its end. 'Driver, exp. 2015' may be experience: in brackets or with a month it is none.
 */
export function hasRunOut(after: string, asOf: string): boolean {
  if (/renew/i.test(after)) return false
  const [clause = ''] = after.split(CLAUSE_END, 1)
  const dates = [...clause.matchAll(UNTIL)].map(({ groups = {} }) => groups)
  const ends = dates
    .filter(({ short, open, on, month }) => !short || open || on || month)
    .map(({ year, month }) => `${year}-${month ?? 12}`)
  return ends.length > 0 && ends.every((end) => end < asOf.slice(0, 7))
}
