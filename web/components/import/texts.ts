import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('import', {
  cancel: 'Cancel',
  continue: 'Continue',
  everythingIsPlaced: 'Everything is placed',
  noFieldYet: counted({ one: '1 text has no field yet', other: '{count} texts have no field yet' }),
  everythingElseComesAlongChoose:
    'Everything else comes along. Choose where these belong now, or later under Template & Review.',
  chooseAPlace: 'Choose a place',
  add: 'Add',
  whereBelongs: withValues('Where “{text}” belongs'),
})
