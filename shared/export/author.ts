import type { Draft } from '#shared/schema/draft.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { fullNameOf } from './file-name.ts'
import { oneLine } from './plain.ts'

/** As catalogues have it, `García Márquez, Ana`, where the name alone would not say which of its words is which. */
export function authorOf(draft: Draft): string {
  const [given, family] = [oneLine(draft.personalInfo.firstName), oneLine(draft.personalInfo.lastName)]
  const full = fullNameOf(draft)
  const parts = nameParts(full)
  const isPlain = !given || !family || (parts.firstName === given && parts.lastName === family)
  return isPlain || full.includes(',') ? full : `${family}, ${given}`
}
