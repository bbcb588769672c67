import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// Dates: whether they can be read, how they are written and what lies between them.

export const t = catalog('score-dates', {
  mayBeNone: 'Not judged: we may have misread the entries this looks at.',

  allRead: 'Every date can be read.',
  unread: counted({
    one: 'One entry has no date that software can read.',
    other: '{count} entries have no date that software can read.',
  }),
  writeMonths: withValues('Write “{dates}” ({where}) as month and year: “Mar 2021 – Jun 2023”.'),
  educationAt: withValues('education {number}'),

  oneStyle: 'All dates are written in one style.',
  noneToCompare: 'There are no dates to compare.',
  someWithoutMonths: 'Some dates have months, others only years.',
  oneWithout: 'One position has no dates beside others that have.',
  unlikeOthers: withValues('“{dates}” is written unlike the other dates.'),
  giveMonths: withValues('Give all dates their months, as those of {where} have: “{dates}”.'),
  writeAlike: withValues('Write the dates of {where} like the others: now they read “{dates}”.'),
  writeLike: withValues(
    'Write the dates of {where} like the others, such as “{like}”: now they read “{dates}”.',
  ),

  allPossible: 'All dates are possible.',
  isWrong: withValues('{where} {fault}.'),
  andMore: counted({
    one: '{where} {fault}, and {count} more.',
    other: '{where} {fault}, and {count} more.',
  }),
  correct: withValues('Correct the dates of {where}: “{dates}” {fault}.'),

  allDated: 'Every position has dates.',
  undated: counted({
    one: 'One position has no dates that can be read.',
    other: '{count} positions have no dates that can be read.',
  }),

  noneDated: 'There are no dated positions.',
  noGap: 'There is no long gap between your positions.',
  gap: counted({
    one: 'There is a gap of {count} months before {where}.',
    other: 'There is a gap of {count} months before {where}.',
  }),
  fillGap: withValues(
    'If you like, fill {from} to {to} with one honest line: study, family, travel, freelance or voluntary work.',
  ),

  oldestFirst: 'Your positions run from the oldest to the newest.',
  reverse: 'Reverse the order of your positions: newest first.',
  newestFirst: 'Your positions run from the newest to the oldest.',
  isNewer: withValues('{where} is newer than the position above it.'),
  noEnd: withValues('{where} has no end date to order it by.'),
  moveUp: withValues('Move {where} up, so that the newest position comes first.'),

  noTwoDated: 'There are no two dated positions.',
  noOverlap: 'No two positions overlap.',
  atOnce: withValues('{count} full positions run at the same time: {where} is one.'),
  overlap: withValues('{one} and {other} overlap by {count} months.'),
  checkOverlap: withValues(
    'Check the dates of {one} and {other}: they overlap by {count} months. If one was part-time or freelance, say so beside it.',
  ),

  isPast: withValues('“{dates}” is in the past.'),
  writeEnd: withValues(
    'Write the month in which you finished instead of “{dates}”, or the new one that you expect.',
  ),
  nothingAhead: 'No plans are mentioned.',
  liesAhead: 'Your plans are in the future.',
  seeksPast: withValues('Your summary names a goal for {year}.'),
  sayNow: withValues('Say what you look for now: {year} is past.'),
  seeksBeginning: withValues('Your summary looks for a beginning, after {years} years of work.'),
  replaceAim: withValues('Replace “{aim}” by what you have done and what you look for now.'),
})

/** What is wrong with the dates of an entry, as a sentence says it. */
export const faults = catalog('score-date-faults', {
  none: 'has no dates',
  reversed: 'ends before it starts',
  stale: 'is still said to be expected',
  future: 'starts in the future',
  farEnd: 'ends in the future',
})
