import { sign } from '#shared/learn/features.ts'
import { fold } from '#shared/text/fold.ts'
import { cuesOf } from './cues.ts'
import { degreesNamedIn } from './degree-names.ts'
import { frameKind } from './wording.ts'

// What the classifier of lines knows beside the words of a line. Training and product ask here, so both see the same.

/** A line of a posting, its sentences apart. */
export interface Segment {
  text: string
  bullet: boolean
  sentences: readonly string[]
}

/** What heads a line, and how far above it. */
interface Headed {
  words: readonly string[]
  opens: string
  distance: number
}

const STEM = 7
const WORD = /[\p{L}\p{N}+#]+/gu
const WORDS_SEEN = 40
const HEADING_WORDS_SEEN = 8
const LABEL_WORDS_SEEN = 6

/** Words cut short, so that forms of one word look alike. */
function stemsOf(text: string, most = WORDS_SEEN): readonly string[] {
  let stems = known.get(text)
  if (stems === undefined) {
    if (known.size >= KNOWN_MOST) known.clear()
    stems = stemsIn(text)
    known.set(text, stems)
  }
  return stems.length > most ? stems.slice(0, most) : stems
}

/** A line is asked as a heading, as what it opens and as itself; what many texts said is not kept. */
const KNOWN_MOST = 1000
const known = new Map<string, readonly string[]>()

function stemsIn(text: string): string[] {
  const stems: string[] = []
  WORD.lastIndex = 0
  const folded = fold(text)
  for (let found = WORD.exec(folded); found && stems.length < WORDS_SEEN; found = WORD.exec(folded))
    stems.push(found[0].slice(0, STEM))
  return stems
}

const LABEL = /^([^:]{2,48}):(?=\s|$)/
/** A label before a colon, or a short first sentence of a longer line. */
function labelOf({ text, sentences }: Segment): string {
  const [, label] = LABEL.exec(text) ?? []
  if (label) return label
  const [first = '', ...rest] = sentences
  return rest.length > 0 && first.length < RUN_IN_MOST ? first : ''
}
const RUN_IN_MOST = 32

/** A posting of fewer lines has lost its breaks, or never had any. */
const LINES_FEW = 4

const NO_LINE: Segment = { text: '', bullet: false, sentences: [] }

const sizeOf = (segment: Segment | undefined): string =>
  segment === undefined
    ? 'none'
    : segment.bullet
      ? 'bullet'
      : segment.text.length < 45
        ? 'short'
        : segment.text.length < 110
          ? 'line'
          : 'long'

/** Whether a line heads what follows. */
export function headSigns(segments: readonly Segment[], at: number): number[] {
  const { text, bullet } = segments[at] ?? NO_LINE
  return [
    sign`head?`,
    sign`ends ${/[:?.!,;…]$/.exec(text)?.[0] ?? ''}`,
    sign`next ${sizeOf(segments[at + 1])}`,
    sign`before ${sizeOf(segments[at - 1])}`,
    sign`here ${sizeOf(segments[at])} then ${sizeOf(segments[at + 1])} then ${sizeOf(segments[at + 2])}`,
    ...(bullet ? [sign`bulleted`] : []),
    ...(at === 0 ? [sign`first`] : []),
    ...stemsOf(text, HEADING_WORDS_SEEN).map((stem) => sign`hw ${stem}`),
  ]
}

/** What a heading or a label opens, by its words alone. */
export const opensSigns = (text: string): number[] => [
  sign`opens`,
  ...stemsOf(text, HEADING_WORDS_SEEN).map((stem) => sign`ow ${stem}`),
]

const nth = (n: number, bounds: readonly number[]): number => bounds.filter((bound) => n >= bound).length

/** What a sentence is, by its words, what heads it, what labels its line and what stands beside it. */
function sentenceSigns(
  segments: readonly Segment[],
  at: number,
  k: number,
  headed: Headed | null,
  label: { words: readonly string[]; opens: string } | null,
  house: ReadonlySet<string>,
  place: number,
): number[] {
  const { bullet, sentences } = segments[at] ?? NO_LINE
  const [before = segments[at - 1]?.text ?? '', sentence = ''] = [sentences[k - 1], sentences[k]]
  const under = headed?.opens ?? 'nothing'
  const signs = [
    sign`under ${under}`,
    sign`under ${under} ${bullet ? 'item' : 'text'} ${nth(headed?.distance ?? 0, [1, 2, 5, 10, 18])}`,
    sign`place ${nth(place, [0.02, 0.1, 0.3, 0.6, 0.85, 0.95])}`,
    sign`sentence ${Math.min(k, 3)} of ${Math.min(sentences.length, 4)}`,
    sign`beside ${sizeOf(segments[at - 1])} ${sizeOf(segments[at + 1])}`,
    ...(bullet ? [sign`item`] : []),
    ...(at === 0 && k === 0 ? [sign`title`] : []),
    ...(segments.length < LINES_FEW ? [sign`few lines`] : []),
    ...(headed?.words ?? []).map((stem) => sign`uw ${stem}`),
    ...stemsOf(sentence).map((stem) => sign`w ${stem}`),
  ]
  const asks = askingIn(sentence)
  signs.push(
    sign`asks ${asks}`,
    sign`asks ${asks} under ${under}`,
    sign`asks ${asks} label ${label?.opens ?? 'none'}`,
  )
  if (label) signs.push(sign`label ${label.opens}`, ...label.words.map((stem) => sign`lw ${stem}`))
  const first = house.size === 0 ? undefined : [...sentence.matchAll(NAME)].find(([name]) => house.has(name))
  if (first) signs.push(sign`house`, ...(first.index < HOUSE_OPENS ? [sign`house opens`] : []))
  for (const stem of stemsOf(before, 3)) signs.push(sign`bw ${stem}`)
  return signs
}

/**
 * In whatever language: what the words that want something want, which words for knowing and having done there are, and
 * whether a degree is named.
 */
function askingIn(sentence: string): string {
  const wants = cuesOf(sentence).map(({ want }) => want)
  const frames = fold(sentence).match(WORD)?.map(frameKind) ?? []
  const degree = degreesNamedIn(sentence).length > 0 ? 'degree' : ''
  return [...new Set([...wants, ...frames, degree])].filter(Boolean).sort().join(' ')
}

/** Names that open sentences again and again are of who is hiring. */
function houseOf(segments: readonly Segment[]): Set<string> {
  const times = new Map<string, number>()
  const opens = new Map<string, number>()
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)
  for (const { sentences } of segments)
    for (const sentence of sentences)
      for (const { 0: name, index } of sentence.matchAll(NAME)) {
        count(times, name)
        if (index < HOUSE_OPENS) count(opens, name)
      }
  return new Set([...times].flatMap(([name, n]) => (n > 2 && (opens.get(name) ?? 0) > 1 ? [name] : [])))
}
const NAME = /\p{Lu}[\p{L}\d&-]{2,}/gu
/** 'At Lorimar' opens with the name too. */
const HOUSE_OPENS = 5

/** A sentence with all that is known of it. */
export interface Known {
  text: string
  line: number
  bullet: boolean
  /** The heading above it, as printed; '' before the first. */
  heading: string
  /** What that heading opens; '' before the first. */
  opens: string
  /** 'Knowledge of:' before it in its line; '' where nothing labels the line. */
  label: string
  /** A section begins with it. */
  begins: boolean
  signs: number[]
}

/** Every sentence of the lines that head nothing, in order. */
export function sentencesKnown(
  segments: readonly Segment[],
  isHead: (at: number) => boolean,
  opens: (text: string) => string,
): Known[] {
  const all: Known[] = []
  const house = houseOf(segments)
  const count = segments.reduce((sum, { sentences }) => sum + sentences.length, 0)
  let seen = 0
  let headed: (Headed & { text: string }) | null = null
  let begins = true
  for (const [at, segment] of segments.entries()) {
    const { text, bullet, sentences } = segment
    if (isHead(at)) {
      headed = { text, words: stemsOf(text, HEADING_WORDS_SEEN), opens: opens(text), distance: 0 }
      begins = true
      seen += sentences.length
      continue
    }
    if (headed) headed = { ...headed, distance: headed.distance + 1 }
    const named = labelOf(segment)
    const label = named === '' ? null : { words: stemsOf(named, LABEL_WORDS_SEEN), opens: opens(named) }
    for (const [k, sentence] of sentences.entries()) {
      const signs = sentenceSigns(segments, at, k, headed, label, house, seen++ / count)
      all.push({
        text: sentence,
        line: at,
        bullet,
        heading: headed?.text ?? '',
        opens: headed?.opens ?? '',
        label: named,
        begins,
        signs,
      })
      begins = false
    }
  }
  return all
}
