import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('builder-preview', {
  theFontsOfThis: 'The fonts of this template have no shape for these characters: they will not be printed.',
  whatIsOnThe: 'What is on the pages, as text',
  whatIsOnThePages: 'What is on the pages',
  pages: counted({ one: 'One page', other: '{count} pages' }),
  tooLongFor: counted({
    one: ', too long for 1 page even at {size} pt with tight spacing',
    other: ', too long for {count} pages even at {size} pt with tight spacing',
  }),
  fitTo: counted({ one: 'Fit to 1 page', other: 'Fit to {count} pages' }),
  fittedAt: withValues(', fitted at {size} pt and {share} % spacing'),
  hardToRead: '. Text smaller than 9.5 pt is hard to read: cut some text or allow another page.',
  thePreviewCouldNot: withValues('The preview could not be made: {message}'),
  stepOnPage: withValues('{step}, page {page}'),
  andInMoreFields: counted({ one: 'and in 1 more field', other: 'and in {count} more fields' }),
  pagesOfTheResume: 'Pages of the resume',
  updatingPreview: 'Updating preview…',
  fontsOnTheirWay: 'Fonts being downloaded',
  fontsComing: withValues('Downloading fonts: {loaded} of {total} MB'),
  pageOf: withValues('Page {number} of {pages} of the resume, as it will be printed'),
})
