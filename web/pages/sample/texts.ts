import { catalog, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('sample', {
  sampleResumePdf: 'Sample resume.pdf',
  softwareDevelopment: 'Software Development',
  frontendDeveloper: 'Frontend Developer',
  keepThis: 'Keep this',
  analyzeYourOwn: 'Analyze your own',
  theJobPostingItIs: 'The job posting it is compared with',
  theAnalysisCouldNotBe: withValues('The analysis could not be kept on this device: {notKept}'),
  results: 'Results',
  theSampleCouldNotBe: 'The sample could not be analyzed',
  readingTheSample: 'Reading the sample',
})
