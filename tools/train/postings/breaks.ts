import { readdirSync, readFileSync } from 'node:fs'
import { blocksOf } from '#shared/jobs/posting/blocks.ts'
import { gapsIn } from '#shared/jobs/posting/breaks.ts'
import { plainText } from '#shared/jobs/posting/plain-text.ts'
import { BREAK_CLASSES } from '#shared/learn/breaks.ts'
import { unpack } from '#shared/learn/model.ts'
import { languagesOf, paragraphs, table } from '../../lists.ts'
import type { Drawn } from '../draw.ts'
import { learn, type Plan } from '../logistic.ts'
import { moduleOf, packDifferences } from '../pack.ts'
import { randomFrom, textNumber } from '../random.ts'
import { figures, printFigures } from '../report.ts'
import { madeUpPostings } from './made-up.ts'

// Where lines begin in postings that lost their line breaks.

const UNIT = 0.2
const PLAN: Plan = {
  classes: BREAK_CLASSES,
  bucketBits: 15,
  passes: 4,
  seed: 43,
  l1: 4,
  l2: 10,
  rate: 0.15,
}

interface Text {
  id: string
  lines: string[]
  counts: number
}

const FOLDERS: [string, number][] = [
  ['jobs', 0.5],
  ['postings', 2],
]

const MADE_UP = 800
const MADE_UP_COUNTS = 0.4

/** The project's own postings, those of the lists, and real ones. */
function texts(): Text[] {
  const own = FOLDERS.flatMap(([folder, counts]) => {
    const from = new URL(`../../../fixtures/${folder}/`, import.meta.url)
    return readdirSync(from)
      .filter((name) => name.endsWith('.txt') && !name.startsWith('not-'))
      .sort()
      .map((name) => ({ id: name, lines: linesOf(readFileSync(new URL(name, from), 'utf8')), counts }))
  })
  const boards = languagesOf('postings/boards').flatMap((language) =>
    paragraphs(`postings/boards/${language}.txt`).map((lines, at) => ({
      id: `${language} ${at}`,
      lines,
      counts: 1,
    })),
  )
  const real = new Map<string, string[]>()
  for (const [posting = '', text = ''] of table('postings/skillspan-marked.tsv'))
    real.set(posting, [...(real.get(posting) ?? []), text])
  const madeUp = madeUpPostings(MADE_UP, randomFrom(PLAN.seed)).map(({ id, segments }) => ({
    id,
    lines: segments.map(({ text }) => text),
    counts: MADE_UP_COUNTS,
  }))
  return [...own, ...boards, ...madeUp, ...[...real].map(([id, lines]) => ({ id, lines, counts: 1 }))]
}

const linesOf = (text: string): string[] => blocksOf(plainText(text)).map((block) => block.text)

function examplesOf({ id, lines, counts }: Text): Drawn[] {
  const begins = new Set<number>()
  let text = ''
  for (const line of lines.filter((one) => one.trim() !== '')) {
    if (text !== '') text += ' '
    begins.add(text.length)
    text += line.trim()
  }
  return gapsIn(text).map(({ at, words, signs }) => ({
    text: words,
    is: begins.has(at) ? 'break' : 'on',
    extras: signs,
    counts,
    source: id,
  }))
}

/** Learns where lines begin, prints how well, and gives the module to write down. */
export function trainBreaks(): string {
  const all = texts().flatMap(examplesOf)
  const isHeldOut = ({ source }: Drawn) => textNumber(source) % 10 === 0
  const train = all.filter((example) => !isHeldOut(example))
  const heldOut = all.filter(isHeldOut)
  console.log(`\nLine breaks: ${train.length} to learn from, ${heldOut.length} held out.`)
  printFigures(
    'Words that may begin a line',
    figures(unpack(packDifferences(learn(train, PLAN), UNIT)), heldOut),
  )
  const packed = packDifferences(learn(all, PLAN), UNIT)
  console.log(`${packed.weights.length} characters, ${unpack(packed).entries.length} weights`)
  return moduleOf('BREAK_WEIGHTS', packed)
}
