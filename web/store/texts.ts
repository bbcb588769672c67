import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('store', {
  thisDeviceHasNoRoom: 'This device has no room left. What you see is not saved yet.',
  legibleWasUpdatedInAnother:
    'Legible was updated in another tab, or this browser closed its database. Reload this page to go on.',
  thisPageIsOlderThan: 'This page is older than the data on this device. Reload it to go on.',
  thisIsNoLongerOn: 'This is no longer on this device.',
  thisIsTooLargeTo: 'This is too large to be saved.',
  thisBrowserDoesNotLet: 'This browser does not let Legible keep data on this device.',
})
