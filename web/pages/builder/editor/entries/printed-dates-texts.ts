import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('builder-printed-dates', {
  datesAsPrinted: 'Dates, as printed',
  theDatesBelowSort:
    'The dates below sort the entry and count for the score. Change one to print it instead.',
  theDatesBelowArePrinted: 'The dates below are printed.',
})
