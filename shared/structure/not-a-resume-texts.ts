import { catalog, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('not-a-resume', {
  anInvoice: 'This looks like an invoice or a receipt, not like a resume.',
  anAdvertThatSpeaks: 'This looks like a job advert: it speaks to applicants, and tells nobody’s positions.',
  anAdvertThatAsks:
    'This looks like a job advert: it says what is asked of applicants, and tells nobody’s positions.',
  aPaper:
    'This looks like a scientific paper: it has an abstract, methods and results, and nobody’s positions.',
  aLetter: 'This looks like a letter: it has a salutation and none of the sections of a resume.',
  nothingUsual:
    'No contact details and none of the usual sections (experience, education, skills) were found.',
  hardlyAnythingUsual:
    'Hardly any of the usual sections (experience, education, skills) was found, and nothing with dates.',
  aLongerText: withValues(
    'With {words} words and hardly a section of a resume, this looks like a longer text.',
  ),
})
