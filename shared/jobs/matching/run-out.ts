const UNTIL =
  /\b(?:valid (?:until|to|till|through)|expires?(?: on| in)?|expiry(?: date)?|exp\b\.?|gültig bis)[: ]{0,2}(?:\p{L}{3,9}\.? |\d{1,2}[/.-](?:\d{1,2}[/.-])?|\d{1,2} \p{L}{3,9}\.? )?(?<year>(?:19|20)\d\d)(?:-(?<month>\d\d))?/iu

/** 'First aid, valid until 2019': whoever held it does not hold it on that day. A year alone lasts to its end. */
export function hasRunOut(text: string, asOf: string): boolean {
  const { year, month } = UNTIL.exec(text)?.groups ?? {}
  if (!year) return false
  return month ? `${year}-${month}` < asOf.slice(0, 7) : year < asOf.slice(0, 4)
}
