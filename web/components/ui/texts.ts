import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('ui', {
  theListCouldNotBe: 'The list could not be loaded. Check your connection and try again.',
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  hideWhatIsTyped: 'Hide what is typed',
  showWhatIsTyped: 'Show what is typed',
  hide: 'Hide',
  show: 'Show',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  undo: 'Undo',
  copied: 'Copied',
  copyItByHandThis: 'Copy it by hand: this browser does not allow it',
  sizeOfThePage: 'Size of the page',
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'Fit',
})
