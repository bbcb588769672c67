/** Paragraphs of a mail in plain text. */
export const letter = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`
