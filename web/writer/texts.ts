import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('writer', {
  somethingWentWrong: 'Something went wrong here while making the file. Your resume is unharmed: try again.',
  writingStopped: 'Writing the file stopped unexpectedly. Your resume is unharmed: try again.',
})
