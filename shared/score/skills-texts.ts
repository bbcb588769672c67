import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// How the skills are listed, and in which order.

export const t = catalog('score-skills', {
  found: counted({ one: '{count} skill found.', other: '{count} skills found.' }),
  few: counted({ one: 'Only {count} skill listed.', other: 'Only {count} skills listed.' }),
  listMore: withValues('List at least {fewest} skills: tools, methods, languages, licenses.'),
  listed: counted({ one: '{count} skill is listed.', other: '{count} skills are listed.' }),
  keep: withValues('Keep the {most} skills that the job asks for or that you could prove; there are {all}.'),

  shortEnough: 'Your list of skills is short enough to need no groups.',
  onLines: 'Your skills are on lines of their own.',
  inGroups: counted({
    one: 'Your skills are in {count} group.',
    other: 'Your skills are in {count} groups.',
  }),
  inOneRow: counted({ one: '{count} skill is in one row.', other: '{count} skills are in one row.' }),
  group: withValues('Group your {all} skills under short names, such as “Languages: …” and “Tools: …”.'),

  separated: 'Your skills are separated.',
  sentences: counted({
    one: 'One entry of your skills is a sentence.',
    other: '{count} entries of your skills are sentences.',
  }),
  breakUp: withValues('Break “{text}” into single skills, separated by commas.'),

  specific: 'Most of your skills are specific.',
  onlyIsSoft: 'The only skill is a soft one.',
  bothAreSoft: 'Both skills are soft ones.',
  allAreSoft: withValues('All {all} skills are soft ones.'),
  soft: counted({
    one: '{count} of {all} skills is a soft one.',
    other: '{count} of {all} skills are soft ones.',
  }),
  showSoft: withValues('Show {skills} in bullets instead, and list tools, methods and knowledge.'),

  noJob: 'There is no job to order the skills by.',
  orderIsFree: 'Your list is short or grouped: its order matters little.',
  noneFirst: 'None of your skills needs to come before another.',
  askedFirst: 'The skills the job asks for come first.',
  late: counted({ one: '{skills} comes late in your list.', other: '{skills} come late in your list.' }),
  moveUp: counted({
    one: 'Move {skills} to the start of your skills: the job asks for it.',
    other: 'Move {skills} to the start of your skills: the job asks for them.',
  }),
})
