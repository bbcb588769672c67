import { takeBullet } from '#shared/read/bullets.ts'
import { plainOf } from '#shared/schema/rich-text.ts'

// What people paste carries line breaks of other systems, tabs, soft hyphens and invisible marks. Every writer
// sees text only after this, so that PDF, DOCX and Markdown say the same.
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g
/** Between letters of Arabic and Indic scripts these say how they join: `می‌خواهم`. */
const strayJoiners =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu
const spaces = /[\s\u00a0]+/g
const bulletMark = /^\s*(?:[•‣◦▪●○·∙*–—-](?:\s+|$))+/

export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\r\n\t\v\f\u2028\u2029]/g, ' ')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(spaces, ' ')
    .trim()

/** Lines with their marks of bold, italic and links. */
export const richLinesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')

const isFilled = (line: string): boolean => line.trim() !== ''

export const linesOf = (text: string): string[] => richLinesOf(text).map(plainOf).filter(isFilled)

/** The bullets of a description: one a line, without the mark somebody typed in front. */
export const richBulletsOf = (text: string): string[] =>
  richLinesOf(text)
    .map((line) => line.replace(bulletMark, '').trim())
    .filter((line) => isFilled(plainOf(line)))

export const bulletsOf = (text: string): string[] => richBulletsOf(text).map(plainOf)

const NUMBERED = /^(?:\d{1,3}|\p{L})[.)]\s/u

/** A paragraph that begins so would be taken for an item of a list, and its first sign for the mark. */
export const looksLikeItem = (text: string): boolean =>
  NUMBERED.test(text) || takeBullet(text).bullet !== undefined
