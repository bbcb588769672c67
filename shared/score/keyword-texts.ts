import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What the job asks for, and what of it the resume answers.

export const t = catalog('score-keywords', {
  required: counted({ one: 'required skill', other: 'required skills' }),
  preferred: counted({ one: 'preferred skill', other: 'preferred skills' }),
  certificates: counted({ one: 'certificate asked for', other: 'certificates asked for' }),
  languages: counted({ one: 'language asked for', other: 'languages asked for' }),

  partOf: withValues('{part} of {all} {what}'),
  theOnly: withValues('The {what}'),
  both: withValues('Both {what}'),
  all: withValues('All {all} {what}'),
  namesNone: withValues('The job names no {what}.'),
  missing: counted({ one: '{part} is missing: {names}.', other: '{part} are missing: {names}.' }),
  proven: counted({ one: '{part} is proven by your work.', other: '{part} are proven by your work.' }),
  onlyListed: counted({
    one: '{part} is only listed.',
    other: '{part} are there, {listed} only listed.',
  }),
  group: withValues('{first} (or {others})'),
  nameInBullet: counted({
    one: 'If you have it, name it in a bullet about that work: {names}.',
    other: 'If you have them, name each in a bullet about that work: {names}.',
  }),
  nameWhereUsed: counted({
    one: 'Name it in a bullet about the work you used it in: {names}.',
    other: 'Name each in a bullet about the work you used it in: {names}.',
  }),
  addCertificates: counted({
    one: 'Add {names} under “Certifications”, with number and date, if you hold it.',
    other: 'Add {names} under “Certifications”, with number and date, if you hold them.',
  }),
  addLanguages: counted({
    one: 'Add {names} under “Languages”, with your level, if you speak it.',
    other: 'Add {names} under “Languages”, with your level, if you speak them.',
  }),

  noJob: 'There is no job to match.',

  noAcronym: 'Your resume has no acronym that the job writes out.',
  acronymsThere: 'The acronyms of the job are there in both forms.',
  oneForm: withValues('“{form}” is there in one form only.'),
  writeBoth: withValues('Write “{long} ({short})” once, as the job description does.'),

  ownLines: 'Your lines are your own.',
  copied: counted({
    one: '{count} line copied or reworded from the job posting.',
    other: '{count} lines copied or reworded from the job posting.',
  }),
  rewrite: withValues('Rewrite “{text}” as something you did, with its result.'),

  noDegreeAsked: 'The job asks for no degree.',
  degreeThere: withValues('The degree asked for is there ({degree}).'),
  degreeMissing: withValues('Missing degree: {degree}.'),
  writeDegree: withValues(
    'Write your degree out in full under “Education” ({degree} or higher is asked for); if you are still studying, give the expected year, and if you have none, name comparable training.',
  ),

  noLocationAsked: 'The job names no location.',
  mayBeNear: 'The job may be near you.',
  sameLocation: 'You are where the job is.',
  elsewhere: withValues('The job is in {location}, you are in {address}.'),
  locationUnnamed: withValues('No location found; the job is in {location}.'),
  sayYouWouldMove: withValues(
    'If you would move to {location}, or need no permit to work there, say so beside your address.',
  ),

  allRecent: 'You used the required skills lately.',
  old: counted({
    one: '{names} is proven only by old work.',
    other: '{names} are proven only by old work.',
  }),
  noneInWork: 'No dated work shows a required skill.',
  sayRecent: withValues('If you have used {names} since, say so in a recent position.'),

  tooMany: 'Too many keywords: listed skills don’t count until you fix this.',
  hidden: 'Some keywords cannot be seen on the page.',
  removeHidden: 'Remove the hidden text: it does not count.',
  nothingAnswered: 'None of what the job asks is in your resume.',
  nameSkills: 'Name the skills you have in the bullets about the work you used them in.',
  backed: 'Your keywords are backed by your work.',

  noPostingInLanguage: 'There is no posting in your language.',
  postingsWords: 'Your resume uses the posting’s words.',
  notInTheseWords: withValues('Not found in these words: {names}.'),
  useThePostingsWords: 'Where your resume says it in other words, use the posting’s words once.',

  noTitleAsked: 'The job has no title to look for.',
  titleThere: withValues('“{title}”, or a title close to it, is in your resume.'),
  titleMissing: withValues('No title like “{title}” was found.'),
  putTitle: withValues(
    'Put the job’s title, “{title}”, under your name or into your summary, as what you are or want to become.',
  ),

  noYearsAsked: 'The job asks for no number of years.',
  lessThanAYear: withValues('Your dates show less than a year, and {needed} are asked for.'),
  years: counted({
    one: 'Your dates show {count} year, and {needed} are asked for.',
    other: 'Your dates show {count} years, and {needed} are asked for.',
  }),
  checkMonths: withValues(
    'Check that every position has its first and last month, and add earlier work, internships and freelance work: {needed} years are asked for.',
  ),
})
