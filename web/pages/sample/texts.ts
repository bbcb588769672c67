import { catalog, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('sample', {
  sampleResumePdf: 'Sample resume.pdf',
  softwareDevelopment: 'Software Development',
  frontendDeveloper: 'Frontend Developer',
  keepThis: 'Keep this',
  analyzeYourOwn: 'Analyze your own',
  analyzeAnother: 'Analyze another',
  thisAnalysisIsMadeOn: 'Analyzed on your device, with nothing sent. Keep it to match it with a job.',
  photosAreReadOnceYou: 'Photos can be read once you have an account. Choose a PDF, DOCX or DOC here.',
  letGoToReadThis: 'Let go to read this file.',
  readingYourResume: 'Reading your resume',
  thisFileCouldNotBe: 'This file could not be analyzed',
  theJobPostingItIs: 'The job posting it is compared with',
  theAnalysisCouldNotBe: withValues('The analysis could not be kept on this device: {notKept}'),
  results: 'Results',
  theSampleCouldNotBe: 'The sample could not be analyzed',
  readingTheSample: 'Reading the sample',
})
