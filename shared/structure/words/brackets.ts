const OPENS = /[(（【]/g
const CLOSES = /[)）】]/g

const next = (sign: RegExp, text: string, from: number): number => {
  sign.lastIndex = from
  return sign.exec(text)?.index ?? -1
}

/** A text without what stands in brackets, in one pass; a bracket that is never closed stays. */
export const withoutBrackets = (text: string): string => {
  let rest = ''
  let at = 0
  for (;;) {
    const open = next(OPENS, text, at)
    const close = open < 0 ? -1 : next(CLOSES, text, open)
    if (close < 0) return rest + text.slice(at)
    rest += text.slice(at, open)
    at = close + 1
  }
}
