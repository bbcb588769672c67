import { paperOf } from '#shared/locale/paper.ts'
import { type Draft, emptyDraft } from '#shared/schema/draft.ts'

/** Where somebody is by what they read: `en` is as likely American as anything, `en-GB` is not. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? ''
  } catch (error) {
    console.warn('This browser names a language that none is known by:', error)
    return ''
  }
}

/** A resume to begin with, on the paper of the country. */
export function freshDraft(language: string): Draft {
  const draft = emptyDraft()
  return { ...draft, layout: { ...draft.layout, pageSize: paperOf(regionOf(language)) } }
}
