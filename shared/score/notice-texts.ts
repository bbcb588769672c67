import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What a person must hear before any score.

export const t = catalog('notices', {
  emptyFile: 'This file is empty: it has no text and no picture of text.',
  scan: 'This file is a picture of a resume, with no text in it. Hiring systems can’t read it, and we can’t score what it says. Export it again as text from the program you wrote it in.',
  scanRead:
    'This file is a picture of a resume. Most systems will see an empty page. We read the picture to score what it says; words may be misread. Rebuild it here and download a PDF with text.',
  scanInPart: counted({
    one: 'Page {last} is a picture of text. We read it, but most systems will see an empty page there. Rebuild the resume here and download it as a PDF with text.',
    other:
      'Pages {pages} and {last} are each a picture of text. We read it, but most systems will see an empty page there. Rebuild the resume here and download it as a PDF with text.',
  }),
  otherPerson: withValues(
    'This file seems to hold a second resume, of {address}. Both were read as one: split the file and analyze each alone.',
  ),
  emptyResume: 'This resume is empty: there is nothing in it to score yet.',
  noResume: withValues('This does not look like a resume, so nothing in it was scored: {reason}.'),
  noResumeScored: withValues('This does not look like a resume, but it was scored as you asked: {reason}.'),
  hardlyAnything:
    'We found almost nothing in this file: no summary, work, education or skills. Nothing was scored.',
  otherLanguage: withValues(
    'This resume is in {language}. The checks of English wording were left out; everything that does not depend on the language was scored.',
  ),
  unread: withValues(
    'This resume is in {language}, whose headings we do not know. We did not judge what is under them, and it gives no points. Only {scored} and the contact details were scored; the numbers say nothing about your work.',
  ),
  theFile: 'the file',
  itsLayout: 'its layout',
  theWordsOfTheJob: 'the words the job asks for',
  theSummary: 'the summary',
  theSkills: 'the skills',
  anotherLanguage: 'a language other than English',
  jobUnusable: withValues(
    'The job description could not be used: {reason}. Nothing was matched, and the keyword score is left out.',
  ),
  hiddenText:
    'There is text in this file that people cannot see. It counts against you: hiring systems show it to recruiters, who take it for a trick.',
  stuffing: withValues('{finding} Skills that are only listed don’t count until you fix this.'),
})

/** Names are written out: `Intl` answers differently on different machines. */
export const NAMES = {
  am: 'Amharic',
  ar: 'Arabic',
  bn: 'Bengali',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  hy: 'Armenian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  km: 'Khmer',
  kn: 'Kannada',
  ko: 'Korean',
  lo: 'Lao',
  ml: 'Malayalam',
  my: 'Burmese',
  nl: 'Dutch',
  no: 'Norwegian',
  nb: 'Norwegian',
  pa: 'Punjabi',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  si: 'Sinhala',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese',
} as const

export const languages = catalog('language-names', NAMES)
