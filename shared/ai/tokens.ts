// An estimate on the safe side: models differ, and a prompt that is too long fails as a whole.

const CHARS_PER_TOKEN = 3.2
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

export function tokensIn(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0
  return Math.ceil((text.length - dense) / CHARS_PER_TOKEN + dense * 1.5)
}

/** The beginning of a text that fits; cut at a line's end where there is one. */
export function cutToTokens(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text
  const share = tokens / tokensIn(text)
  const cut = text.slice(0, Math.floor(text.length * share))
  const lineEnd = cut.lastIndexOf('\n')
  return lineEnd > cut.length / 2 ? cut.slice(0, lineEnd) : cut
}
