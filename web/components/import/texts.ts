import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('import', {
  cancel: 'Cancel',
  continue: 'Continue',
  everythingIsPlaced: 'Everything is placed',
  noFieldYet: counted({ one: '1 text has no field yet', other: '{count} texts have no field yet' }),
  everythingElseComesAlongChoose:
    'Everything else is imported. Choose where these belong now, or later under Template & Review.',
  above: 'Above the first section',
  onPage: withValues('page {page}'),
  inLine: withValues('From the line “{line}”'),
  place: 'Place',
  placeNamed: withValues('Place “{text}”'),
  placeAll: counted({ one: 'Place it', other: 'Place all {count}' }),
  placeAllNamed: withValues('Place all texts of {section}'),
  placed: withValues('Placed: {target}'),
  undo: 'Undo',
})
