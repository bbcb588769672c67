import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('writer', {
  somethingWentWrong: 'Something went wrong here while making the file. Your resume is unharmed: try again.',
  fontNotHere:
    'The font of this page is not on this device yet. Choose Modern, Classic or Creative, or try again when you are online.',
  writingStopped: 'Writing the file stopped unexpectedly. Your resume is unharmed: try again.',
})
