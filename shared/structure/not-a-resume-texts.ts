import { catalog, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('not-a-resume', {
  anInvoice: 'It looks like an invoice or a receipt.',
  anAdvertThatSpeaks: 'It looks like a job posting that speaks to applicants and lists nobody’s positions.',
  anAdvertThatAsks:
    'It looks like a job posting that asks things of applicants and lists nobody’s positions.',
  aPaper: 'It looks like a scientific paper with an abstract, methods and results, and nobody’s positions.',
  aLetter: 'It looks like a letter with a salutation and none of the sections of a resume.',
  nothingUsual:
    'No contact details and none of the usual sections (experience, education, skills) were found.',
  hardlyAnythingUsual:
    'Hardly any of the usual sections (experience, education, skills) was found, and nothing with dates.',
  aLongerText: withValues('It has {words} words and hardly a section of a resume, like a longer text.'),
})
