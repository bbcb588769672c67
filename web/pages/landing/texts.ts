import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('landing', {
  whatStaysOnYourDevice: 'What stays on your device',
  theFileGoesToThe:
    'The file goes to the server only if you choose to run the analysis there, and it is not stored.',
  onYourDevice: 'On your device',
  theFileIsReadScored: 'The file is read, scored and shown here.',
  theFileItself: 'The file itself',
  itsPages: 'Its pages',
  theWholeAnalysis: 'The whole analysis',
  inYourAccount: 'In your account',
  soThatYourOtherDevices: 'So that your other devices have it. One switch turns this off.',
  whatWasRead: 'What was read',
  whatWasFound: 'What was found',
  yourNameAndEmail: 'Your name and email',
  whyChooseLegible: 'Why choose Legible?',
  yourResumeIsReadThe:
    'Your resume is read the way a hiring system reads it. A language model can add its view, always based on lines of your resume.',
  smartResumeBuilder: 'Smart Resume Builder',
  sevenShortStepsTheReal: 'Seven short steps, the real page beside them, and the score moving as you write.',
  aiPoweredAnalysis: 'AI-Powered Analysis',
  atsOptimizedFormatting: 'ATS-optimized formatting',
  careerInsights: 'Career Insights',
  whichSkillsOfTheJob:
    'Which skills of the job you prove, which you only list, and which are missing. And how your resume gets better over time.',
  privacyFirst: 'Privacy First',
  theFileIsReadOn:
    'The file is read on your own device and stays there. Once the app says Ready offline, it works in airplane mode.',
  keywordMatchingForJobDescriptions: 'Keyword matching for job descriptions',
  realTimeScoringAndFeedback: 'Real-time scoring and feedback',
  professionalTemplates: 'Professional templates',
  aiContentSuggestions: 'AI content suggestions',
  exportToMultipleFormats: 'Export to multiple formats',
  seeYourResumeTheWay: 'See your resume the way the machine does.',
  legibleIsAResumeAnalyzer:
    'Legible is a resume analyzer and builder. It reads your resume on your own device, marks what a hiring system would miss, says what every fix is worth, and helps you rebuild it.',
  getStartedFree: 'Get Started Free',
  yourFileStaysOnThis:
    'Your file stays on this device. <link>See a sample analysis</link> and try your own resume, without an account.',
  readyToBeRead: 'Ready to be read?',
  anAnalysisTakesSecondsAnd: 'An analysis takes seconds and is free.',
  startYourJourney: 'Start Your Journey',
  ats: 'ATS',
  points: counted({ one: '+{count} point', other: '+{count} points' }),
  format: 'Format',
  resumeQuality: 'Resume quality',
  jobMatch: 'Job match',
  of100: withValues('{score} of 100'),
  aResumeAsLegibleMarks: withValues('A resume as Legible marks it: {marks}'),
})
