import { type Draft, headlineOf } from '#shared/schema/draft.ts'
import { isFamilyFirst } from '#shared/structure/name-order.ts'
import { languageOfDraft } from './language.ts'
import { betweenParts, joinedName } from './person-name.ts'
import { oneLine } from './plain.ts'

/** `Jane Sample – Resume`, the title of the document. */
export function titleOf(draft: Draft): string {
  const name = fullNameOf(draft)
  return name ? `${name} – Resume` : oneLine(draft.title) || 'Resume'
}

/** The parts of a name in the order of its script: `王 小明`, `Jane Sample`. */
export function namesInOrder({ personalInfo: { firstName, lastName } }: Draft): ('firstName' | 'lastName')[] {
  return isFamilyFirst(oneLine(`${firstName} ${lastName}`))
    ? ['lastName', 'firstName']
    : ['firstName', 'lastName']
}

const isJapanese = (draft: Draft) => () => languageOfDraft(draft) === 'ja'

export const betweenNames = (draft: Draft): '' | ' ' =>
  betweenParts(
    namesInOrder(draft).map((part) => oneLine(draft.personalInfo[part])),
    isJapanese(draft),
  )

export const fullNameOf = (draft: Draft): string =>
  joinedName(oneLine(draft.personalInfo.firstName), oneLine(draft.personalInfo.lastName), isJapanese(draft))

const longestName = 80

/**
 * `Jane-Sample-Frontend-Developer-Resume.pdf`: says whose it is, and is a legal name on every system. Employers see it:
 * of the work it says what the page does, never what it was only compared with.
 */
export function fileNameOf(draft: Draft, extension: string): string {
  const full = safeName([fullNameOf(draft), oneLine(headlineOf(draft)), 'Resume'].filter(Boolean).join(' '))
  const short = safeName([fullNameOf(draft), 'Resume'].filter(Boolean).join(' '))
  return `${[...full].length > longestName ? cut(short) : full}.${extension}`
}

export const reportFileName = (title: string, extension: string): string =>
  `${cut(safeName(`${title} Resume analysis`))}.${extension}`

const safeName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const cut = (name: string): string => [...name].slice(0, longestName).join('').replace(/-$/, '')
