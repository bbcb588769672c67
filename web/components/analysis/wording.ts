import type { Evidence } from '#shared/schema/analysis.ts'

/** Words, and the letters of scripts that put no space between them. */
const TOKENS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu
const tokensOf = (text: string) => text.toLowerCase().match(TOKENS) ?? []

/** Half of a new wording is the line itself: advice about a line has other words. */
const KEPT = 0.5
const WORDS_MIN = 2

/** The fix is the line written anew, to be taken over as it is, and no advice about it. */
export function isWording({ path, text, fix }: Pick<Evidence, 'path' | 'text' | 'fix'>): boolean {
  const said = tokensOf(fix)
  if (path === '' || said.length < WORDS_MIN) return false
  const there = new Set(tokensOf(text))
  return said.filter((token) => there.has(token)).length >= KEPT * said.length
}
