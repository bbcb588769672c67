import type { Draft } from '#shared/schema/draft.ts'
import { oneLine } from './plain.ts'

/** `Jane Sample – Resume`, the title of the document. */
export function titleOf(draft: Draft): string {
  const name = fullNameOf(draft)
  return name ? `${name} – Resume` : oneLine(draft.title) || 'Resume'
}

export const fullNameOf = (draft: Draft): string =>
  [draft.personalInfo.firstName, draft.personalInfo.lastName].map(oneLine).filter(Boolean).join(' ')

const longestName = 80

/** `Jane-Sample-Frontend-Developer-Resume.pdf`: says whose it is, and is a legal name on every system. */
export function fileNameOf(draft: Draft, extension: string): string {
  const said = [fullNameOf(draft), oneLine(draft.targetRole), 'Resume'].filter(Boolean).join(' ')
  const safe = said
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const cut =
    [...safe].length > longestName
      ? [...fullNameOf(draft).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'), ...'-Resume']
      : [...safe]
  return `${cut.slice(0, longestName).join('').replace(/^-|-$/g, '') || 'Resume'}.${extension}`
}
