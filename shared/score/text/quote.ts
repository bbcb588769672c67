/** Short enough to be quoted in a sentence. */
export function quote(text: string, length = 90): string {
  // Within the marks of the sentence, those of the text are single ones.
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[“"]([^“”"]{0,200})[”"]/g, '‘$1’')
  if (flat.length <= length) return flat
  const cut = flat.lastIndexOf(' ', length - 1)
  return `${flat.slice(0, cut > length / 2 ? cut : length - 1).replace(/[\s,;:.]$/, '')}…`
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
