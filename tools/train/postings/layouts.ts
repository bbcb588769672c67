import { segmentsOf } from '#shared/jobs/posting/segment.ts'
import type { Random } from '../random.ts'
import type { Document } from './documents.ts'

// The same posting as other pages print it. What its lines are is carried over letter by letter.

/** What of a posting is left, and what stands between its lines. */
const LAYOUTS = {
  'in one line': { heads: true, between: () => ' ' },
  'in one line without headings': { heads: false, between: () => ' ' },
  'without headings': { heads: false, between: () => '\n' },
  'in paragraphs': { heads: true, between: (_: boolean, nextIsHead: boolean) => (nextIsHead ? '\n\n' : ' ') },
} as const
type Layout = keyof typeof LAYOUTS
const NAMES = Object.keys(LAYOUTS) as Layout[]

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

interface Letters {
  is: string
  heads: boolean
}

/** Each document in one other layout, but for those whose words another layout does not keep. */
export const inOtherLayouts = (documents: readonly Document[], random: Random): Document[] =>
  documents.flatMap((document) => laidOut(document, random.pick(NAMES)) ?? [])

function laidOut({ id, segments, opens, classes }: Document, layout: Layout): Document | null {
  const { heads, between } = LAYOUTS[layout]
  const kept = segments.flatMap((segment, at) => (heads || opens[at] === null ? [{ ...segment, at }] : []))
  const letters: Letters[] = []
  let text = ''
  kept.forEach(({ bullet, sentences, text: line, at }, i) => {
    const own = opens[at] ?? null
    const next = kept[i + 1]
    text += (bullet && layout === 'without headings' ? '- ' : '') + line
    if (next) text += between(own !== null, opens[next.at] !== null)
    sentences.forEach((sentence, k) => {
      const is = own ?? classes[at]?.[k] ?? 'frame'
      for (let n = lettersOf(sentence).length; n > 0; n--) letters.push({ is, heads: own !== null })
    })
  })
  const laid = segmentsOf(text, false)
  if (laid.reduce((sum, segment) => sum + lettersOf(segment.sentences.join('')).length, 0) !== letters.length)
    return null
  let from = 0
  const lines = laid.map(({ sentences }) =>
    sentences.map((sentence) => {
      const own = letters.slice(from, from + lettersOf(sentence).length)
      from += own.length
      return own
    }),
  )
  return {
    id,
    segments: laid,
    opens: lines.map((own) => (own.flat().every((letter) => letter.heads) ? commonest(own.flat()) : null)),
    classes: lines.map((own) => own.map(commonest)),
  }
}

/** What most of the letters are; those of a heading count only where there is nothing else. */
function commonest(letters: readonly Letters[]): string {
  const plain = letters.filter(({ heads }) => !heads)
  const times = new Map<string, number>()
  for (const { is } of plain.length > 0 ? plain : letters) times.set(is, (times.get(is) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'frame'
}
