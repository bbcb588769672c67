import { fold } from './fold.ts'

// Text as words. One pass over the characters, no regular expression that looks ahead.

export interface Token {
  /** Lower case, without accents: what is compared. */
  key: string
  /** As printed. */
  raw: string
  start: number
  end: number
  /** A comma, a bracket, the end of a sentence or of a line stands before it: a name never goes across. */
  breakBefore: boolean
  /** The characters without space between this word and the one before ('-' in `C-level`), else ''. */
  glue: string
}

/** Where the words `from` up to but without `to` stand in the text. */
export const placeOf = (
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): Pick<Token, 'start' | 'end'> => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 })

const LETTER = /[\p{L}\p{N}\p{M}]/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const isWide = (char: string): boolean => char > '\x7f' && WIDE.test(char)
const NON_ASCII = /[^\x00-\x7f]/
const BREAKS = new Set([...',;:()[]{}|•·‣▪*!?…\n\r\t"“”„«»<>=~'])
const GLUES = new Set([..."-‐‑/&'’_@"])

const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
const isWord = (char: string): boolean => {
  const code = char.charCodeAt(0)
  return code < 128 ? isPlain(code) : LETTER.test(char)
}

const SPACE = 32

/** Words longer than this are noise, not words; they are cut so that nothing later sees them whole. */
const WORD_MOST = 60

export function tokensOf(printed: string): Token[] {
  const text = NON_ASCII.test(printed) ? narrow(printed) : printed
  const tokens: Token[] = []
  let broken = true
  let at = 0
  while (at < text.length) {
    if (text.charCodeAt(at) === SPACE) {
      at++
      continue
    }
    const char = text.charAt(at)
    const opensDotName = char === '.' && isWord(text[at + 1] ?? ' ') && !isWord(text[at - 1] ?? ' ')
    if (!isWord(char) && !opensDotName) {
      // The s of a possessive is no word: `driver's license` is compared as `driver license`.
      if ((char === "'" || char === '’') && /^s$/i.test(text[at + 1] ?? '') && !isWord(text[at + 2] ?? ' ')) {
        at += 2
        continue
      }
      if (char === '&' || char === '+') {
        // 'Health & safety' and 'R&D' read as 'and'; so does 'SQL + Python'.
        const spaced = (text[at - 1] ?? ' ') === ' ' && (text[at + 1] ?? ' ') === ' '
        if (char === '&' || spaced) push(tokens, 'and', char, at, at + 1, broken, text)
        if (char === '&' || spaced) broken = false
      } else if (BREAKS.has(char)) broken = true
      else if (char === '.') broken = true
      else if (!GLUES.has(char) && char !== ' ') broken = broken || char === '–' || char === '—'
      else if (char === '-' && text[at - 1] === ' ' && text[at + 1] === ' ') broken = true
      at++
      continue
    }
    const start = at
    at = endOfWord(text, at)
    push(tokens, '', text.slice(start, at), start, at, broken, text)
    broken = false
  }
  return tokens
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  const wide = isWide(text.charAt(from))
  while (at < text.length) {
    if (!wide && isPlain(text.charCodeAt(at))) {
      at++
      continue
    }
    const char = text.charAt(at)
    if (isWord(char)) {
      if (wide ? char <= '\x7f' || !isWide(char) : isWide(char)) break
      at++
      continue
    }
    const next = text[at + 1] ?? ' '
    // `Node.js`, `2.0`, but not the full stop of a sentence glued to the next one in capitals' `end.Next`.
    if (char === ',' && isThousand(text, at)) at++
    else if (char === '.' && isWord(next) && !(isLower(text.charAt(at - 1)) && isUpper(next))) at++
    else if (char === '+' || char === '#') {
      // `C++17` and `C#` are one word, `Python+Django` two.
      if (isWord(next) && !(char === '+' && text[at - 1] === '+')) break
      at++
    } else break
  }
  return at
}

/** The comma of '4,000'. */
const isThousand = (text: string, at: number): boolean =>
  isDigit(text[at - 1]) &&
  isDigit(text[at + 1]) &&
  isDigit(text[at + 2]) &&
  isDigit(text[at + 3]) &&
  !isDigit(text[at + 4])
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'

/** Letters and signs as wide as a Chinese one, each in the place it had. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

const isLower = (char: string) => char >= 'a' && char <= 'z'
const isUpper = (char: string) => char >= 'A' && char <= 'Z'

function push(
  tokens: Token[],
  key: string,
  raw: string,
  start: number,
  end: number,
  broken: boolean,
  text: string,
) {
  const gap = start - (tokens.at(-1)?.end ?? start)
  const between = gap === 1 || gap === 2 ? text.slice(start - gap, start) : ''
  const glue = between === '' || between === ' ' || /\s/.test(between) ? '' : between
  const short = raw.length > WORD_MOST ? raw.slice(0, WORD_MOST) : raw
  tokens.push({ key: key || keyOf(short), raw: short, start, end, breakBefore: broken, glue })
}

/** `C++17` is C++; the sign of `Security+` and of `3+` belongs to it. */
function keyOf(raw: string): string {
  const key = fold(raw)
  return key.startsWith('c++') ? 'c++' : key
}
