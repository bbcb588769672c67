const isIdeograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Words by white space; in scripts without spaces two characters count as one word, as word processors do. */
export const countWords = (text: string): number => {
  const ideographs = text.match(isIdeograph)?.length ?? 0
  const rest = text.replace(isIdeograph, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return rest + Math.ceil(ideographs / 2)
}
