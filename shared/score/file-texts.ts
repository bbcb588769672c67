import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What is found in the file itself rather than in its words, and what to do about it.

export const t = catalog('score-file', {
  contactInBody: 'Your contact details are in the body of the file.',
  contactInHeader: withValues('“{text}” is in the header or footer of the file.'),
  moveContact: withValues('Move “{text}” out of the header or footer, to the first lines of the page.'),

  nothingCorrected: 'Nothing had to be corrected.',
  mayBeMisread: counted({
    one: '{count} field you corrected may be misread by hiring software',
    other: '{count} fields you corrected may be misread by hiring software',
  }),
  printSimpler: withValues('Print {fields} in a simpler layout: one line each, under a standard heading.'),
  printAllSimpler: withValues(
    'Print {fields} and the others in a simpler layout: one line each, under a standard heading.',
  ),
  takenFor: withValues('read as a {field} by mistake'),
  notFound: withValues('{field}, not found'),
  readAs: withValues('{field}, read as “{text}”'),

  understood: 'Every part of the page was understood.',
  maybeMisread: withValues('We may have misread {parts}.'),
  correctReading:
    'Check “What the machine read” and correct it where it is wrong. A simpler layout helps hiring software too.',

  nothingHidden: 'Nothing is hidden on the page.',
  cannotBeSeen: withValues('“{text}” cannot be seen on the page ({reason}).'),
  removeCopy: withValues('Remove “{text}”: it lies under the text that replaced it, and machines read both.'),
  bringBack: withValues('Bring “{text}” back onto the page, or remove it: people cannot see it.'),
  removeHidden: withValues('Remove “{text}”: people cannot see it, and recruiters take it for a trick.'),

  words: counted({ one: '{count} word', other: '{count} words' }),
  characters: counted({ one: '{count} character', other: '{count} characters' }),
  noWords: 'There are no words.',
  writeYourResume: 'Write your resume: summary, experience, education, skills.',
  tooShort: withValues('Too short: {words}.'),
  sayMore: withValues('Say more about your work: {fewest} to {most} are usual.'),
  cutTo: withValues('Cut the resume to about {words}, the oldest positions first.'),
  hasWords: withValues('The resume has {words}.'),

  hasTextLayer: 'The file has a text layer.',
  emptyFile: 'The file is empty: there is no text in it.',
  chooseAnother: 'Choose the file your resume is in: this one is empty.',
  pictureRead: 'The file is a picture: most systems will see an empty page.',
  picture: 'The file is a picture: there is no text in it.',
  exportAsText:
    'Export the resume as a PDF from the program it was written in, instead of scanning or photographing it.',
  pagesArePictures: counted({
    one: '{count} page is a picture over hidden text.',
    other: '{count} pages are a picture over hidden text.',
  }),
  pageIsPicture: 'The page is a picture over hidden text.',

  fontsUnnamed: 'The file does not name its fonts.',
  oneFont: 'One font family is used.',
  fewFonts: 'Few font families are used.',
  fonts: withValues('{count} font families are used: {fonts}.'),
  useFewFonts: withValues('Set the page in one or two font families; now there are {fonts}.'),

  wideMargins: 'The margins are wide enough.',
  marginsHave: counted({
    one: 'The {sides} margin has only {mm} mm.',
    other: 'The {sides} margins have only {mm} mm.',
  }),
  setMargins: counted({
    one: 'Set the {sides} margin to 12 mm or more.',
    other: 'Set the {sides} margins to 12 mm or more.',
  }),
  left: 'left',
  right: 'right',

  mixedAlphabets: counted({
    one: '{count} word mixes two alphabets.',
    other: '{count} words mix two alphabets.',
  }),
  typeAnew: withValues(
    'Type {words} anew: some of the letters only look right, and no search finds the word.',
  ),
  allDecoded: 'Every letter can be decoded.',
  exportWithUsualFont: withValues(
    'Export the file again with a usual font: {count} letters come out as boxes or question marks when a machine copies the text.',
  ),
  signsNotDecoded: withValues('{count} signs cannot be decoded.'),
  lettersNotDecoded: withValues('{count} letters cannot be decoded.'),

  fileHas: withValues('The file has {mb} MB.'),
  bringUnder: withValues(
    'Bring the file of {mb} MB under {most} MB: leave pictures out or make them smaller.',
  ),

  noIcons: 'No icons are used in place of words.',
  iconsFound: counted({ one: '{count} icon found in the text.', other: '{count} icons found in the text.' }),
  writeForIcons: counted({
    one: 'Write in place of the icon what it stands for, or nothing.',
    other: 'Write in place of each icon what it stands for, or nothing.',
  }),

  linksLeadRight: 'Every link leads where its text says.',
  linkLeadsTo: withValues('“{text}” leads to {target}.'),
  makeLinkLead: withValues('Make “{text}” lead where it says; now it leads to {target}.'),

  noTables: 'No text is in a table.',
  tables: counted({ one: '{count} table', other: '{count} tables' }),
  linesInTables: counted({
    one: '{count} line is in {tables}.',
    other: '{count} lines are in {tables}.',
  }),
  takeOutOfTables: counted({
    one: 'Take the text out of the table and set it as lines, with dates behind a tab.',
    other: 'Take the text out of the {count} tables and set it as lines, with dates behind a tab.',
  }),

  noBoxes: 'No text is in a text box.',
  boxesFound: counted({ one: '{count} text box found.', other: '{count} text boxes found.' }),
  moveOutOfBoxes: counted({
    one: 'Move the text of the text box into the page itself.',
    other: 'Move the text of the {count} text boxes into the page itself.',
  }),

  noTextInPictures: 'No picture is large enough to hold text.',
  picturesMayHoldText: counted({
    one: '{count} picture may hold text.',
    other: '{count} pictures may hold text.',
  }),
  writePicturesAsText: counted({
    one: 'If there are words in the picture, write them as text; else leave it out.',
    other: 'If there are words in the pictures, write them as text; else leave them out.',
  }),

  orderIsMixed: 'Read straight across, lines of two columns mix.',
  oneColumnInstead: withValues('Use one column: read straight across, this page becomes “{text}”.'),
  orderIsKept: 'Read straight across, the page keeps its order.',

  oneColumn: 'The page has one column.',
  columns: withValues('The page has {count} columns.'),
  setInOneColumn: 'Set the page in one column: move the side column below, under its own heading.',

  noBlankRuns: 'Nothing is spaced out with blank lines.',
  blankRuns: counted({
    one: '{count} run of blank lines found.',
    other: '{count} runs of blank lines found.',
  }),
  removeBlankLines: counted({
    one: 'Remove the blank lines in {count} place, and set the space above headings instead.',
    other: 'Remove the blank lines in {count} places, and set the space above headings instead.',
  }),

  largeEnough: 'The text is large enough.',
  textIsSetIn: withValues('Most of the text is set in {points} points.'),
  setTextIn: withValues(
    'Set the text in {least} points at least; it is {points} now. Cut words rather than size.',
  ),

  bulletsAlike: 'All bullets look the same.',
  bulletsMarked: withValues('Bullets are marked in {count} ways: {marks}.'),
  oneMarkInstead: withValues('Use one mark for all bullets: “{mark}” is the most frequent.'),

  noSplitBullets: 'No bullet is split over two pages.',
  splitBullets: counted({
    one: '{count} bullet split over two pages: “{text}”.',
    other: '{count} bullets split over two pages: “{text}”.',
  }),
  keepOnOnePage: withValues('Keep “{text}” on one page: move it, or shorten the text above it.'),

  noDoubleSpaces: 'There are no double spaces.',
  doubleSpaces: counted({
    one: '{count} line with double spaces: “{text}”.',
    other: '{count} lines with double spaces: “{text}”.',
  }),
  putSingleSpace: withValues('Use a single space in “{text}”.'),

  noHeadingAtFoot: 'No heading is alone at the foot of a page.',
  headingsAtFoot: counted({
    one: '{count} heading alone at the foot of a page: “{text}”.',
    other: '{count} headings alone at the foot of a page: “{text}”.',
  }),
  moveToNextPage: withValues('Move “{text}” to the top of the next page, with its text.'),

  noLongCapitals: 'No long line is set in capitals.',
  longCapitals: counted({
    one: '{count} long line in capitals: “{text}”.',
    other: '{count} long lines in capitals: “{text}”.',
  }),
  setInSmallLetters: withValues('Set “{text}” in small letters; keep capitals for headings.'),

  noNameToLookFor: 'There is no name to look for.',
  fileNamedAfterYou: 'The file name says who it is.',
  fileNamedOtherwise: 'The file has a name of its own.',
  fileIsCalled: withValues('The file is called “{name}”.'),
  fileIsPdf: withValues('“{name}” is a PDF, whatever its name says.'),
  fileIsWord: withValues('“{name}” is a Word file, whatever its name says.'),
  endTheName: withValues(
    'End the name with “.{ending}”: a form may refuse a file that is not what its name says.',
  ),
  nameTheFile: withValues('Name the file after yourself: “{name}-Resume.{ending}”.'),

  noFileTitle: 'The file has no title.',
  hasFileTitle: 'The file has a title.',
  fileTitleIs: withValues('The file’s title is “{title}”.'),
  setFileTitle: withValues('Set the title in the file’s properties to “{name}: resume”.'),
  yourName: 'your name',

  fewSizes: 'The text keeps to few sizes.',
  sizes: withValues('The text is set in {count} sizes.'),
  keepToFewSizes: withValues(
    'Keep to three or four sizes: for text, headings and your name; now there are {sizes} points.',
  ),

  usualPage: 'The page is A4 or Letter.',
  landscape: 'The page is landscape.',
  pageMeasures: withValues('The page measures {width} × {height} mm.'),
  turnUpright: 'Turn the page upright: landscape pages are hard to read on a screen.',
  setPageSize: 'Set the page size to A4 or, in North America, to Letter.',

  quotesAlike: 'Quotation marks and apostrophes are of one kind.',
  quotesMixed: withValues('{straight} straight and {curly} curly marks are mixed.'),
  replaceStraight: 'Replace the straight marks (\' and ") by curly ones (’ and “ ”).',
  replaceCurly: 'Replace the curly marks (’ and “ ”) by straight ones (\' and ").',

  pagesOfPublications: withValues('{count} pages are usual where publications are listed.'),
  pages: counted({ one: 'The resume has one page.', other: 'The resume has {count} pages.' }),
  pagesForYears: withValues('{pages} pages for {years} of work.'),
  years: counted({ one: '{count} year', other: '{count} years' }),
  setOnPages: counted({
    one: 'Set the resume on one page: its words fit there with less space between the lines and around them.',
    other:
      'Set the resume on two pages: its words fit there with less space between the lines and around them.',
  }),
  bringToPages: counted({
    one: 'Bring the resume to one page: shorten what is old and cut what the job does not ask for.',
    other: 'Bring the resume to two pages: shorten what is old and cut what the job does not ask for.',
  }),
})

/** By the names of the fields that were corrected. */
export const fields = catalog('score-fields', {
  field: 'field',
  name: 'name',
  summary: 'summary',
  email: 'email',
  phone: 'phone',
  address: 'location',
  position: 'position',
  company: 'company',
  startDate: 'start date',
  endDate: 'end date',
  degree: 'degree',
  institution: 'institution',
  title: 'title',
  experience: 'position',
  education: 'degree',
  projects: 'project',
  skills: 'skill',
  certifications: 'certificate',
})

/** What may have been misread. */
export const parts = catalog('score-parts', {
  name: 'your name',
  contact: 'your contact details',
  location: 'your location',
  summary: 'your summary',
  skills: 'your skills',
  experience: 'your work experience',
  education: 'your education',
  entries: 'parts of some entries',
  bullets: 'some of your bullets',
})

/** Why nobody can see it, by what the reader says of it. */
export const hiddenBy = catalog('score-hidden', {
  hidden: 'hidden',
  tiny: 'tiny',
  white: 'white',
  covered: 'covered',
  invisible: 'invisible',
  transparent: 'transparent',
  'off-page': 'off-page',
  'cut off': 'cut off',
  'layer switched off': 'layer switched off',
})
