import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// How the skills are listed, and in which order.

export const t = catalog('score-skills', {
  found: counted({ one: '{count} skill found.', other: '{count} skills found.' }),
  few: counted({ one: 'Only {count} skill listed.', other: 'Only {count} skills listed.' }),
  listMore: withValues('List at least {fewest} skills: tools, methods, languages, licenses.'),
  listed: counted({ one: '{count} skill is listed.', other: '{count} skills are listed.' }),
  tooMany: withValues('More than {tolerated} skills are listed.'),
  keep: withValues('Keep the {most} skills that the job asks for or that you could prove.'),

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

  inWords: 'Your skills are given in words.',
  levelsDrawn: 'Levels are drawn as stars, bars or percentages.',
  leaveSignsOut: withValues(
    'Leave the signs out of “{text}”; if the level matters, write it: “fluent”, “five years”.',
  ),

  onlyLicenses: 'Only licenses and certificates are listed: they need no bullet.',
  noneToShow: 'These are sentences, or programs everybody uses: no bullet has to show them.',
  ofAnotherTrade: 'Your work so far was of another trade than the tools you list.',
  areMethods: 'Your skills are methods, which your work shows without naming them.',
  shown: withValues('{count} of {all} tools show in your positions and projects.'),
  noneForWork: 'No skill is listed that work could show.',
  noneShown: 'No listed tool appears in your work.',
  unseen: counted({
    one: '{count} of {all} listed tools is missing from your work.',
    other: '{count} of {all} listed tools are missing from your work.',
  }),
  listTools: 'List tools and methods, and name them in the bullets of the work you used them in.',
  nameInWork: counted({
    one: 'Name {skills} where you used it: in a position, a project or a course.',
    other: 'Name {skills} where you used them: in a position, a project or a course.',
  }),
  nameOrDrop: counted({
    one: 'Name {skills} where you used it, in a position, a project or a course, or drop it.',
    other:
      'Name {skills} where you used them, in a position, a project or a course, or drop those you never used.',
  }),

  noStuffing: 'There is no keyword stuffing.',
  nothingToSearch: 'There is nothing here that could be searched.',
  addExperienceAndSkills: 'Add experience and skills.',
  cutList: withValues('Cut the list of {names} skills to the 25 you could prove.'),
  namesInLine: withValues('{place} names {names} skills.'),
  takeOutOfLine: withValues(
    'Take the {names} keywords out of that line: say what you did, with the two or three you did it with.',
  ),
  spread: withValues('{names} skills are named in your text, more than one person can have.'),
  keepProven: 'Keep the skills you could prove, each in the line about the work you used it in.',
  wordRepeated: withValues('“{word}” is written over and over, more often than any work needs.'),
  nameWordOnce: withValues('Name “{word}” where it mattered, and leave it out elsewhere.'),
  lineOfSkills: 'One entry of your skills',
  lineOfSummary: 'Your summary',
  lineOfHeadline: 'The line under your name',
  lineOfExperience: 'One line of your experience',
  lineOfProjects: 'One line of your projects',
  lineOfEducation: 'One line of your education',
  line: 'One line',

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
