import { takeBullet } from '#shared/read/bullets.ts'

const BREAKS = /\r\n|[\n\r\v\f\u2028\u2029]/
const ENDS_SENTENCE = /[.!?。！？]["'”’)]?$/

/** Without the mark in front, and of a mark of a web page's own list without its tab. */
function lineOf(raw: string) {
  const { bullet, text } = takeBullet(raw.trim())
  return { isMarked: bullet !== undefined, text: text.trim() }
}

/**
 * A list that was pasted, one bullet a line: without marks and empty lines. Where lines have marks, a line without one
 * goes on with the line before it, as the page it was copied from broke it.
 */
function bulletsPasted(pasted: string): string {
  const lines = pasted
    .split(BREAKS)
    .map(lineOf)
    .filter(({ text }) => text !== '')
  if (!lines.some(({ isMarked }) => isMarked)) return lines.map(({ text }) => text).join('\n')
  const bullets: string[] = []
  for (const { isMarked, text } of lines) {
    const last = bullets.at(-1)
    const goesOn = !isMarked && last !== undefined && !(ENDS_SENTENCE.test(last) && /^\p{Lu}/u.test(text))
    if (goesOn) bullets[bullets.length - 1] = `${last} ${text}`
    else bullets.push(text)
  }
  return bullets.join('\n')
}

/**
 * What comes into a bullet: a key gives one letter or one new line; what is more was pasted, dropped or dictated. A list
 * that comes beside other text is no part of it.
 */
export function bulletsTyped(typed: string, before = '', after = ''): string {
  const isMarked = lineOf(typed).isMarked
  if ([...typed].length === 1 || !(isMarked || BREAKS.test(typed))) return typed
  const [first = '', ...others] = typed.split(BREAKS)
  const begins = before.trim() !== '' && (first.trim() === '' || isMarked)
  const ends = after.trim() !== '' && (isMarked || others.at(-1)?.trim() === '')
  return (begins ? '\n' : '') + bulletsPasted(typed) + (ends ? '\n' : '')
}
