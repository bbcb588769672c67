import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('worker', {
  theAnalysisStoppedUnexpectedly: 'The analysis stopped unexpectedly. Try again; your file is unharmed.',
  thisFileIsTooComplex: 'This file is too complex to be read safely. Export a plain PDF of the resume.',
  theAnalysisWasStopped: 'The analysis was stopped. Try again; your file is unharmed.',
})
