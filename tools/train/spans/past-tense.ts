// A task of O*NET ("Direct and coordinate activities …") told as people tell it: "Directed and coordinated activities …".

const IRREGULAR: Record<string, string> = {
  Build: 'Built',
  Buy: 'Bought',
  Choose: 'Chose',
  Cut: 'Cut',
  Do: 'Did',
  Draw: 'Drew',
  Drive: 'Drove',
  Feed: 'Fed',
  Find: 'Found',
  Fit: 'Fitted',
  Get: 'Got',
  Give: 'Gave',
  Go: 'Went',
  Grind: 'Ground',
  Hold: 'Held',
  Keep: 'Kept',
  Lay: 'Laid',
  Lead: 'Led',
  Make: 'Made',
  Meet: 'Met',
  Oversee: 'Oversaw',
  Pay: 'Paid',
  Put: 'Put',
  Read: 'Read',
  Run: 'Ran',
  See: 'Saw',
  Sell: 'Sold',
  Send: 'Sent',
  Set: 'Set',
  Shut: 'Shut',
  Speak: 'Spoke',
  Spread: 'Spread',
  Take: 'Took',
  Teach: 'Taught',
  Tell: 'Told',
  Think: 'Thought',
  Understand: 'Understood',
  Write: 'Wrote',
  Bring: 'Brought',
  Weave: 'Wove',
  Wear: 'Wore',
}

function past(verb: string): string {
  const known = IRREGULAR[verb]
  if (known !== undefined) return known
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  if (/^[A-Z]?[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb)) return `${verb}${verb.slice(-1)}ed`
  return `${verb}ed`
}

const lower = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1)
const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

export function pastTense(task: string): string {
  return task
    .replace(/^[A-Z][a-z]+/, past)
    .replace(
      /^(\S+(?:, \S+)*,? (?:or|and) )([a-z]+)/,
      (_, head: string, verb: string) => head + lower(past(upper(verb))),
    )
}
