import { fold } from '#shared/text/fold.ts'
import { JOINS, PREPOSITIONS } from './wording.ts'

// Lines as they were meant: a bullet with its continuation, a paragraph that was wrapped by hand, a heading.

interface Block {
  text: string
  bullet: boolean
  /** An empty line stands before it. */
  gapBefore: boolean
  gapAfter: boolean
}

const BULLET =
  /^\s*(?:[•·・‣▪▫●○◦◆◇■□►▸➤➢➔→»›✓✔✅☑★☆➜❖–—*~+>-]|\d{1,2}[.)]|\(?[a-z]\)|o(?= )|[・▪►▸➢➔](?=\S)|\p{Extended_Pictographic}\uFE0F?(?=\s))\s*(?<=[\s・▪►▸➢➔])(?:[✓✔✅☑★☆➜❖]\s*)?(?=\S)/u
const DECORATION = /^[#=\s]+|(?<![#=\s])([#=]*)\s[#=\s]+$/g
/** A line at least this long did not end because its text ended. */
const WRAPPED = 60

export function blocksOf(text: string): Block[] {
  const wrap = wrapOf(text)
  const tight = (text.match(TIGHT_MARKS)?.length ?? 0) >= CODES_LEAST
  const codes = (text.match(CODES)?.length ?? 0) >= CODES_LEAST
  const blocks: Block[] = []
  let gap = true
  let above = { length: 0, runs: false }
  const lines = text.split('\n')
  const ticked = (text.match(TICKS)?.length ?? 0) >= TICKS_LEAST
  for (const [at, raw] of lines.entries()) {
    if (ticked && /^\s*❌/u.test(raw)) continue
    const marked = tight ? raw.replace(TIGHT_MARK, '$1 ') : raw
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
    const joined = last !== undefined && !gap && !mark && continues(last, line, body, above, wrap)
    if (joined) last.text += ` ${body}`
    else
      blocks.push({
        text: body + wished,
        bullet: mark !== null && !heads,
        gapBefore: gap || heads,
        gapAfter: false,
      })
    gap = false
    above = { length: line.length, runs: joined }
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

/** How a text was wrapped by hand. */
interface Wrap {
  /** A line at least this long may go on in the next; infinity where every line is its own. */
  nearly: number
  /** The width that no line goes beyond, where each line is as full as its words allow. */
  width: number | null
}

function wrapOf(text: string): Wrap {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const longest = lines.reduce((a, { length }) => Math.max(a, length), 0)
  const nearly = longest * NEARLY
  const full = lines.filter(({ length }) => length >= nearly).length
  if (longest < WRAPPED || longest > WRAP_MOST || full < FULL_LEAST)
    return { nearly: Number.POSITIVE_INFINITY, width: null }
  const goOn = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? ''
    return line.length >= nearly && SMALL.test(next.trimStart()) ? [isFull(line.length, next, longest)] : []
  })
  const sharp = goOn.length >= FULL_LEAST && goOn.filter(Boolean).length >= goOn.length * SHARP_SHARE
  return { nearly, width: sharp ? longest : null }
}
const NEARLY = 0.8
const WRAP_MOST = 125
const FULL_LEAST = 3
const SHARP_SHARE = 0.95
const SMALL = /^[\p{Ll}(]/u

/** The first word of the next line had no room any more. */
const isFull = (length: number, next: string, width: number): boolean =>
  length + 1 + (/^\S+/.exec(next.trimStart())?.[0].length ?? 0) > width

/** What stands before a line break and ends nothing: a comma, an open bracket, a small word. */
const isOpen = (text: string): boolean =>
  /[,(/&–-]$/.test(text) || OPENS_MORE.has(fold(/(?<!\p{L})\p{L}+$/u.exec(text)?.[0] ?? ''))
const OPENS_MORE: ReadonlySet<string> = new Set([...JOINS, ...PREPOSITIONS, 'a', 'an', 'the'])

/** 'nice: istio, vault' begins anew, whatever stands above. */
const LABEL = /^\p{Ll}[\p{L} -]{2,20}:\s/u

/** '… to executives. Nice to have:' was wrapped where its enumeration begins. */
const LABEL_AT_END = /[.;] \p{Lu}[\p{L} -]{2,24}:$/u

function continues(
  last: Block,
  line: string,
  body: string,
  above: { length: number; runs: boolean },
  { nearly, width }: Wrap,
): boolean {
  const ended = /[.:!?]$/.test(last.text) && !/\b(?:e\.g|i\.e|etc)\.$/.test(last.text)
  const small = SMALL.test(body)
  const full = width === null ? above.length >= nearly : isFull(above.length, line, width)
  if (last.bullet) return !ended && (/^\s/.test(line) || small || (width !== null && full))
  if (LABEL.test(body)) return false
  if (last.text.endsWith(':')) return small && above.length >= nearly && LABEL_AT_END.test(last.text)
  if (small && above.length >= WRAPPED) return true
  if (!full || /^[^a-z]{4,}$/.test(body)) return false
  // A capital may open the next item: it goes on within a paragraph, or behind what ends nothing.
  return width === null || small || ended || above.runs || isOpen(last.text)
}
