// Lines as they were meant: a bullet with its continuation, a paragraph that was wrapped by hand, a heading.

export interface Block {
  text: string
  bullet: boolean
  /** An empty line stands before it. */
  gapBefore: boolean
  gapAfter: boolean
}

const BULLET =
  /^\s*(?:[•·・‣▪▫●○◦◆◇■□►▸➤➢➔→»›✓✔✅☑★☆➜❖–—*~+>-]|\d{1,2}[.)]|\(?[a-z]\)|o(?= )|・(?=\S)|\p{Extended_Pictographic}\uFE0F?(?=\s))\s*(?<=[\s・])(?:[✓✔✅☑★☆➜❖]\s*)?(?=\S)/u
const DECORATION = /^[#=\s]+|(?<![#=\s])([#=]*)\s[#=\s]+$/g
/** A line at least this long did not end because its text ended. */
const WRAPPED = 60

export function blocksOf(text: string): Block[] {
  const wrap = wrapOf(text)
  const tight = (text.match(TIGHT_MARKS)?.length ?? 0) >= CODES_LEAST
  const codes = (text.match(CODES)?.length ?? 0) >= CODES_LEAST
  const blocks: Block[] = []
  let gap = true
  let lastLength = 0
  const lines = text.split('\n')
  const ticked = (text.match(TICKS)?.length ?? 0) >= TICKS_LEAST
  for (const [at, raw] of lines.entries()) {
    if (ticked && /^\s*❌/u.test(raw)) continue
    const marked = isLetteredItem(lines, at)
      ? raw.replace(LETTER, '• ')
      : tight
        ? raw.replace(TIGHT_MARK, '$1 ')
        : raw
    const line = (codes ? marked.replace(CODE, '• ') : marked).replace(/\t/g, '  ').trimEnd()
    if (line.trim() === '') {
      const last = blocks.at(-1)
      if (last) last.gapAfter = true
      gap = true
      continue
    }
    const mark = BULLET.exec(line)
    const heads =
      mark !== null &&
      (isHeadMark(mark[0], lines[at - 1] ?? '', lines[at + 1] ?? '', lines[at + 2] ?? '') ||
        isShouted(line.slice(mark[0].length), lines[at - 1] ?? '', lines[at + 1] ?? ''))
    const body = (mark ? line.slice(mark[0].length) : line)
      .replace(DECORATION, '$1')
      .replace(/\*\*|__/g, '')
      .trim()
    if (body === '') continue
    const wished = ticked && mark?.[0].trim().startsWith('➕') ? ' (D)' : ''
    const last = blocks.at(-1)
    if (last && !gap && !mark && continues(last, line, body, lastLength, wrap)) last.text += ` ${body}`
    else
      blocks.push({
        text: body + wished,
        bullet: mark !== null && !heads,
        gapBefore: gap || heads,
        gapAfter: false,
      })
    gap = false
    lastLength = line.length
  }
  return blocks
}

/** ✅ is asked for, ➕ wished, ❌ not. */
const TICKS = /^\s*[✅✔]/gmu
const TICKS_LEAST = 2

/** 'E1 …', 'D2 …': the criteria of a person specification, numbered. */
const CODE = /^\s*[A-Z]{1,2}\d{1,2}[.:)]?\s+(?=\p{Lu})/u
const CODES = new RegExp(CODE.source, 'gmu')
const CODES_LEAST = 4

/** '-Word', '•Excel': marks that lost their blank, where they are many. */
const TIGHT_MARK = /^([^\S\n]{0,8}[•·‣▪●○◦■►▸➢➔→✓✔–—*+-])(?=[\p{L}\d])/u
const TIGHT_MARKS = new RegExp(TIGHT_MARK.source, 'gmu')

/** 'A. Welding' above 'B. Soldering' is an item; over other lines, or as 'A. Essential', it groups them. */
const LETTER = /^\s*([A-Z])[.)]\s+(?=[\p{Lu}\d])/u
function isLetteredItem(lines: readonly string[], at: number): boolean {
  const letter = letterOf(lines[at])
  if (letter === 0) return false
  return (
    letterOf(lines.slice(at + 1, at + NEAR).find(isWritten)) === letter + 1 ||
    letterOf(lines.slice(Math.max(0, at - NEAR + 1), at).findLast(isWritten)) === letter - 1
  )
}
const letterOf = (line: string | undefined): number => LETTER.exec(line ?? '')?.[1]?.charCodeAt(0) ?? 0
const isWritten = (line: string): boolean => line.trim() !== ''
/** An empty line may stand between two items. */
const NEAR = 3

const SHAPE = /[■◆◇□●○▶►★☆]/u
/** '▸ YOU BRING' above a line without a mark; below one it is the last of a list in capitals. */
const isShouted = (text: string, before: string, next: string): boolean =>
  SHOUTED.test(text.trim()) &&
  markOf(before) === undefined &&
  next.trim() !== '' &&
  markOf(next) === undefined
const SHOUTED = /^\p{Lu}{2,}(?: \p{Lu}+){1,4}:?$/u
const PICTURE = /\p{Extended_Pictographic}/u

const markOf = (line: string): string | undefined => BULLET.exec(line)?.[0].trim()

/** '■ Requirements' over lines with another mark; a picture above text, or above marks that are all alike. */
function isHeadMark(given: string, before: string, next: string, afterNext: string): boolean {
  const mark = given.trim()
  const [above, below] = [markOf(before), markOf(next)]
  if (below === mark || above === mark) return false
  if (SHAPE.test(mark)) return below !== undefined
  if (!PICTURE.test(mark)) return false
  return below === undefined ? above === undefined : below === markOf(afterNext) || below === above
}

/** The width a text was wrapped at by hand, or infinity: then every line is its own. */
function wrapOf(text: string): number {
  const lengths = text.split('\n').map((line) => line.trimEnd().length)
  const longest = lengths.reduce((a, b) => Math.max(a, b), 0)
  const full = lengths.filter((length) => length >= longest * NEARLY).length
  return longest >= WRAPPED && longest <= WRAP_MOST && full >= FULL_LEAST
    ? longest * NEARLY
    : Number.POSITIVE_INFINITY
}
const NEARLY = 0.8
const WRAP_MOST = 125
const FULL_LEAST = 3

/** 'nice: istio, vault' begins anew, whatever stands above. */
const LABEL = /^\p{Ll}[\p{L} -]{2,20}:\s/u

/** '… to executives. Nice to have:' was wrapped where its enumeration begins. */
const LABEL_AT_END = /[.;] \p{Lu}[\p{L} -]{2,24}:$/u

function continues(last: Block, line: string, body: string, lastLength: number, wrap: number): boolean {
  const ended = /[.:!?]$/.test(last.text) && !/\b(?:e\.g|i\.e|etc)\.$/.test(last.text)
  const small = /^[a-z(]/.test(body)
  if (last.bullet) return !ended && (/^\s/.test(line) || small)
  if (LABEL.test(body)) return false
  if (last.text.endsWith(':')) return small && lastLength >= wrap && LABEL_AT_END.test(last.text)
  return small && lastLength >= WRAPPED ? true : lastLength >= wrap && !/^[^a-z]{4,}$/.test(body)
}
