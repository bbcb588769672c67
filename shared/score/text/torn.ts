/** More than anybody prints as a title or a company. */
const WORDS_MOST = 14
const DANGLING =
  /(?:[,;(–—&/]|(?<!\p{L})(?:and|or|of|the|a|an|with|for|to|in|at|by|on|from|into|than|via|as|using|including|which|that|is|are|was|were))$/iu
/** It ends with a word that something has to follow. */
export const endsOpen = (text: string): boolean => DANGLING.test(text.trim()) && !REGION.test(text.trim())
/** “Toronto, ON”, “Portland, OR” */
const REGION = /\p{L}, ?\p{Lu}{2}$/u

const OPENS_AMISS = /^[)\],;:.!?%]/

const isUnbalanced = (text: string, open: string, close: string): boolean => {
  let depth = 0
  for (const char of text) {
    if (char === open) depth += 1
    else if (char === close) depth -= 1
    if (depth < 0) return true
  }
  return depth !== 0
}

/** A piece of a sentence, as a line that was cut in the wrong place leaves it. */
export function isPiece(text: string): boolean {
  const trimmed = text.trim()
  return (
    OPENS_AMISS.test(trimmed) ||
    endsOpen(trimmed) ||
    isUnbalanced(trimmed, '(', ')') ||
    isUnbalanced(trimmed, '[', ']')
  )
}

/** The same of what should be a title or a name. */
export const isTorn = (text: string): boolean => isPiece(text) || text.trim().split(/\s+/).length > WORDS_MOST
