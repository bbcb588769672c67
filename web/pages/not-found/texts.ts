import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('not-found', {
  pageNotFound: 'Page not found',
  thereIsNoPageAt: 'There is no page at {pathname}. It may have moved, or the address has a typo.',
  goToTheStart: 'Go to the home page',
  helpCenter: 'Help Center',
})
