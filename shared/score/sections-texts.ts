import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// Which sections there are and in which order, and what their entries hold.

export const t = catalog('score-sections', {
  noSectionFor: withValues('We found no section for {sections}.'),
  putUnder: withValues('Put a section under the heading “{heading}”.'),
  unknownHeading: withValues('“{heading}” is a heading hiring software may not know.'),
  rename: withValues('Rename “{heading}” to “{name}”.'),
  knownHeadings: 'Hiring software knows your headings.',

  notOnLaidOutPage: 'This can’t be judged on a laid-out page.',
  noHeadings: 'There are no headings.',
  allHaveText: 'Every heading has text under it.',
  isEmpty: withValues('“{heading}” has nothing under it.'),
  fill: withValues('Fill the section “{heading}”, or remove its heading.'),

  namesReferees: 'Academic resumes name their referees.',
  noReferences: 'There are no references.',
  referencesTakeSpace: withValues('References take up space: “{text}”.'),
  leaveReferencesOut: withValues('Leave “{text}” out, and use the space for one more result.'),
  leaveSectionOut: withValues('Leave the section “{text}” out, and use the space for one more result.'),

  noSingleOrder: 'Sections in columns or boxes have no single order.',
  headWork: 'Put the heading “Experience” above your work.',
  headEducation: 'Put the heading “Education” above your education.',
  summaryAboveWork: 'Move the summary to the top, above your experience.',
  summaryAboveEducation: 'Move the summary to the top, above your education.',
  workAboveEducation: 'Move your experience above your education: it matters more now.',
  goodOrder: 'Your sections are in a good order.',
  order: withValues('Your sections run: {sections}.'),

  noTemplateText: 'No template text is left in.',
  templateText: withValues('“{text}” is template text.'),
  templateTexts: counted({
    one: '{count} place still holds template text.',
    other: '{count} places still hold template text.',
  }),
  replaceTemplateText: withValues('Replace “{text}” with your own words, or delete it.'),

  positions: counted({ one: '{count} position found.', other: '{count} positions found.' }),
  positionsComplete: 'Every position has a title and a company.',
  positionsLacking: counted({
    one: 'One position is missing a title or a company.',
    other: '{count} positions are missing a title or a company.',
  }),
  giveTitle: withValues('Give {where} its title.'),
  giveCompany: withValues('Give {where} its company; write “Self-employed” where there was none.'),
  giveBoth: withValues('Give {where} both a title and a company.'),

  educationFound: counted({
    one: '{count} entry of education found.',
    other: '{count} entries of education found.',
  }),
  educationComplete: 'Every entry has its degree, field and school.',
  educationLacks: withValues('{name} is missing {parts}.'),
  addToEducation: withValues('Add {parts} to “{name}”.'),
  entryAt: withValues('entry {number}'),
  school: 'school',
  degree: 'degree',
  field: 'field of study',
  theSchool: 'the school',
  theDegree: 'the degree',
  theField: 'the field of study',

  allHaveYears: 'Every entry has its year.',
  noYear: withValues('{name} has no year.'),
  oneWithoutYear: 'One entry has no year.',

  noGrade: 'No grade is given.',
  lowGrade: withValues('A grade of {grade} is given.'),
  leaveLowGradeOut: withValues('Leave the grade “{grade}” out: it does not help you.'),
  oldGrade: 'A grade is listed after years of work.',
  leaveOldGradeOut: withValues('Leave the grade “{grade}” out: after five years your work says more.'),
  gradeHelps: 'Your grade helps you.',

  noEducationToLookAt: 'There is no education to look at.',
  longEducation: counted({
    one: 'Your education takes {lines} lines beside {count} year of work.',
    other: 'Your education takes {lines} lines beside {count} years of work.',
  }),
  cutEducation: 'Cut your education to degree, school and year: your work matters more now.',
  bareEducation: 'Your education is only named.',
  extendEducation:
    'Add honors, a thesis or relevant courses to your education: they count as experience at the start of a career.',
  educationFits: 'Your education has the right length.',

  noLicenseNamed: 'None of the licenses asked for is named.',
  noLicenseNeeded: 'No license is needed here.',
  licenseFirst: 'Your license is where a reader looks first.',
  licenseLate: counted({
    one: '{licenses} is far from the top.',
    other: '{licenses} are far from the top.',
  }),
  licenseUp: 'Name the license beside your title or in the first line of your summary.',
})

/** As they are named in a sentence. */
export const sections = catalog('score-section-names', {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certifications',
  awards: 'awards',
  publications: 'publications',
  languages: 'languages',
  volunteering: 'volunteering',
  interests: 'interests',
  references: 'references',
  other: 'other',
})
