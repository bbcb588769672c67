import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// The verdict, what could not be judged, and what is said where something is not there.

export const t = catalog('score', {
  excellent: 'Excellent',
  good: 'Good',
  needsImprovement: 'Needs Improvement',

  sentWithAnother: 'Usually in the form that this one is sent with.',
  strong: 'Your resume makes a strong case.',
  strongLost: 'Your resume makes a strong case, and hiring software may lose part of it.',
  strongMost: 'Your resume makes a strong case and answers most of what this job asks.',
  strongPart: 'Your resume makes a strong case and answers a good part of what this job asks.',
  strongLittle: 'Your resume makes a strong case, but much of what this job asks is missing.',
  strongLimited: withValues(
    'Your resume makes a strong case, but one finding limits the overall score to {limit}.',
  ),
  strongSkills: 'Your resume makes a strong case, but missing required skills hold the overall score down.',
  strongUnjudged:
    'Your resume makes a strong case. The job match leaves out what could not be judged, most of what this job asks.',
  fair: 'Your resume makes a fair case, with room to say more.',
  fairLost: 'Your resume makes a fair case, and hiring software may lose part of it.',
  fairMost: 'Your resume makes a fair case and answers most of what this job asks.',
  fairPart: 'Your resume makes a fair case and answers a good part of what this job asks.',
  fairLittle: 'Your resume makes a fair case, but much of what this job asks is missing.',
  fairLimited: withValues(
    'Your resume makes a fair case, but one finding limits the overall score to {limit}.',
  ),
  fairSkills: 'Your resume makes a fair case, but missing required skills hold the overall score down.',
  fairUnjudged:
    'Your resume makes a fair case. The job match leaves out what could not be judged, most of what this job asks.',
  weak: 'Your resume does not make your case yet.',
  weakLost: 'Your resume does not make your case yet, and hiring software may lose part of it.',
  weakMost: 'Your resume does not make your case yet, but it answers most of what this job asks.',
  weakPart: 'Your resume does not make your case yet, but it answers a good part of what this job asks.',
  weakLittle: 'Your resume does not make your case yet, and much of what this job asks is missing.',
  weakLimited: withValues(
    'Your resume does not make your case yet, and one finding limits the overall score to {limit}.',
  ),
  weakSkills:
    'Your resume does not make your case yet, and missing required skills hold the overall score down.',
  weakUnjudged:
    'Your resume does not make your case yet. The job match leaves out what could not be judged, most of what this job asks.',

  noFileYet: 'There is no file yet. We check this as soon as there is one.',
  couldNotBeChecked: withValues('This could not be checked ({reason}); it costs no points.'),
  inAnotherLanguage: 'Not judged: this check is for English wording, and your resume is in another language.',
  askedUnjudged: 'Not judged: your resume may say it in other words.',
  titleUnjudged: 'Not judged: your resume may give the same work another title.',
  mayBeMisread: 'Not judged: we may have misread this part of the page.',
  countedAsRead: 'Counted as we read it. Some of these lines may not be bullets.',
  nothingCouldBeScored: 'Nothing in it could be scored.',
  giveTheFileAText: 'Choose a file that has your full resume in it.',
  underNoKnownHeading: 'Not judged: we found no heading for this that we know in your language.',

  noSummary: 'There is no summary.',
  writeASummary:
    'Write two or three sentences under your name: what you are, for how long, and the best thing you have done.',
  academicWithoutSummary: 'Academic resumes open without a summary.',
  academicWithoutSkills: 'Academic resumes need no list of skills.',
  academicWithoutPositions: 'Your publications and shows are judged, not positions.',
  academicWithoutBullets: 'Your posts and papers are judged, not bullets.',
  tooLittleOfTheSummary: 'We read too little of your summary to judge it.',
  noBullets: 'There are no bullets under your experience or projects.',
  describeEachPosition:
    'Describe each position in three to six bullets: what you did, with what, and the result.',
  noWorkExperience: 'No work experience was found.',
  addYourPositions:
    'Add your positions under the heading “Experience”: title, company, dates and three to six bullets each.',
  onlyProjects: 'There is no work experience, but there are projects.',
  onlyVoluntaryWork: 'There is no work experience, but there is voluntary work.',
  projectsAndVoluntaryWork: 'There is no work experience, but there are projects and voluntary work.',
  putUnderExperience: withValues(
    'Put “{title}” under “Experience” like a position, with its dates and what you did; internships and student jobs count too.',
  ),
  addAnyWork:
    'Add any paid or unpaid work under “Experience”: internships, student jobs and voluntary posts count.',
  giveFirstAndLastMonth: withValues('Give {where} its first and last month, such as “Mar 2021 – Jun 2023”.'),
  lookForItsDates: withValues(
    'If the page gives the dates of {where}, correct “What the machine read”; if not, add its first and last month.',
  ),
  addTheYearTo: withValues('Add the year of graduation to {name}, or the year it is expected.'),
  addTheYear: 'Add the year of graduation to your education, or the year it is expected.',
  noSkills: 'No skills section was found.',
  addSkills: 'Add a section “Skills” with the tools and methods you work with, separated by commas.',
  skillsRunTogether: withValues(
    'The skills under “{heading}” run together, with no comma, bullet or line break between them.',
  ),
  partTheSkills: withValues(
    'Put a comma between the skills under “{heading}”, or each on a line of its own.',
  ),
  noEducation: 'No education was found.',
  addEducation: 'Add a section “Education” with degree, field, school and year; training and courses count.',
  noEmail: 'No email address was found.',
  addEmail: 'Put a plain email address of your own under your name, as text.',
  noPhone: 'No phone number was found.',
  noContact: 'No email address or phone number was found.',
  addContact:
    'Put your email address and your phone number under your name, as text, with the country code: +1 202 555 0143.',
  addPhone: 'Put your phone number under your name, with the country code: +1 202 555 0143.',
  noLinkedIn: 'No LinkedIn profile was found.',
  addLinkedIn: 'Add your LinkedIn address beside your email: linkedin.com/in/your-name.',
  noHeadings: 'No headings were found.',
  addHeadings: 'Divide the page by the headings “Summary”, “Experience”, “Education” and “Skills”.',

  more: counted({ one: '{count} more', other: '{count} more' }),
})
