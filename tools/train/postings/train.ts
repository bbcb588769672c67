import { headSigns, opensSigns, sentencesKnown } from '#shared/jobs/posting/signs.ts'
import { type Packed, unpack } from '#shared/learn/model.ts'
import { POSTING_CLASSES } from '#shared/learn/postings.ts'
import { table } from '../../lists.ts'
import type { Drawn } from '../draw.ts'
import { type Example, learn, type Plan } from '../logistic.ts'
import { moduleOf, pack } from '../pack.ts'
import { randomFrom, textNumber } from '../random.ts'
import { classOf, figures, printFigures, printSources } from '../report.ts'
import { type Document, documentsOf, withoutBullets } from './documents.ts'
import { inOtherLayouts } from './layouts.ts'
import { governmentPostings, madeUpPostings, otherTexts } from './made-up.ts'

/** How much the project's own postings count, and without their bullets, and what a unit of a weight is worth. */
interface Shares {
  own: number
  bare: number
  unit: number
}
const SHIPPED: Shares = { own: 2, bare: 1, unit: 0.23 }
/** What demands are learned beside: with those that ship, more is asked for that nobody asks. */
export const BESIDE_DEMANDS: Shares = { own: 1.5, bare: 0.7, unit: 0.2 }
const PLAN: Plan = {
  classes: POSTING_CLASSES,
  bucketBits: 15,
  passes: 4,
  seed: 41,
  l1: 2,
  l2: 5,
  rate: 0.2,
}
/** A heading is asked about as seldom as it stands in a text; what it opens has to be known. */
const OPENS_COUNT = 2

const SEEDED_LONGEST = 90

interface Source {
  name: string
  documents: Document[]
  counts: number
}

const opensExamples = (documents: readonly Document[], source: string): Drawn[] =>
  documents.flatMap(({ segments, opens }) =>
    segments.flatMap(({ text }, at) => {
      const is = opens[at]
      return is
        ? [{ text, is, extras: opensSigns(text), counts: OPENS_COUNT, source: `opens, ${source}` }]
        : []
    }),
  )

function sentenceExamples(
  { segments, opens, classes }: Document,
  opensOf: (text: string) => string,
  { name, counts }: Source,
): Drawn[] {
  const met = new Map<number, number>()
  const sentences = sentencesKnown(segments, (at) => opens[at] !== null, opensOf).map(
    ({ text, line, signs }) => {
      const k = met.get(line) ?? 0
      met.set(line, k + 1)
      return { text, is: classes[line]![k]!, extras: signs, counts, source: name }
    },
  )
  const heads = segments.flatMap(({ text }, at) =>
    text.length > SEEDED_LONGEST || at === segments.length - 1
      ? []
      : [
          {
            text,
            is: opens[at] === null ? classes[at]![0]! : 'head',
            extras: headSigns(segments, at),
            counts,
            source: `heads, ${name}`,
          },
        ],
  )
  return [...sentences, ...heads]
}

function sourcesOf(shares: Shares): Source[] {
  const random = randomFrom(PLAN.seed)
  const own = documentsOf('postings/own.tsv')
  const written = documentsOf('postings/written.tsv')
  const skillSpan = documentsOf('postings/skillspan.tsv')
  const madeUp = madeUpPostings(1600, random)
  return [
    { name: 'own', documents: own, counts: shares.own },
    { name: 'own without bullets', documents: own.map(withoutBullets), counts: shares.bare },
    { name: 'as on boards', documents: written, counts: 1.5 },
    { name: 'as on boards, without bullets', documents: written.map(withoutBullets), counts: 0.7 },
    { name: 'SkillSpan', documents: skillSpan, counts: 1 },
    { name: 'government', documents: governmentPostings(250, random), counts: 0.5 },
    { name: 'made up', documents: madeUp, counts: 0.6 },
    {
      name: 'laid out otherwise',
      documents: inOtherLayouts([...own, ...written, ...skillSpan], random),
      counts: 0.8,
    },
    {
      name: 'made up, laid out otherwise',
      documents: inOtherLayouts(madeUp.slice(0, 800), random),
      counts: 0.5,
    },
    { name: 'other texts', documents: otherTexts(900, random), counts: 0.6 },
  ]
}

interface LinesLearned {
  packed: Packed
  train: Example[]
  heldOut: Drawn[]
}

/** A model of lines that has not learned from the documents left out. */
export function learnLines(isLeftOut: (id: string) => boolean, shares = SHIPPED): LinesLearned {
  const sources = sourcesOf(shares)
  const opens = [
    ...table('postings/headings.tsv').map(
      ([is = '', text = '']): Drawn => ({
        text,
        is,
        extras: opensSigns(text),
        counts: OPENS_COUNT,
        source: 'opens, phrases',
      }),
    ),
    ...sources.flatMap(({ name, documents }) =>
      opensExamples(
        documents.filter(({ id }) => !isLeftOut(id)),
        name,
      ),
    ),
  ]
  const first = unpack(pack(learn(opens, PLAN), shares.unit))
  const opensOf = (text: string) => classOf(first, text, opensSigns(text))

  const train: Example[] = [...opens]
  const heldOut: Drawn[] = []
  for (const source of sources)
    for (const document of source.documents) {
      const examples = sentenceExamples(document, opensOf, source)
      if (isLeftOut(document.id)) heldOut.push(...examples, ...opensExamples([document], source.name))
      else train.push(...examples)
    }
  return { packed: pack(learn(train, PLAN), shares.unit), train, heldOut }
}

/** Learns what the lines of a posting are, prints how well, and gives the module to write down. */
export function trainPostings(): string {
  const { packed: tried, train, heldOut } = learnLines((id) => textNumber(id) % 10 === 0)
  console.log(`\nPostings: ${train.length} to learn from, ${heldOut.length} held out.`)
  printFigures('Lines of postings, held out', figures(unpack(tried), heldOut))
  printSources(unpack(tried), heldOut)
  // What ships has learned from all of them.
  const { packed } = learnLines(() => false)
  const model = unpack(packed)
  console.log(`${packed.weights.length} characters, ${model.entries.length} weights`)
  return moduleOf('POSTING_WEIGHTS', packed)
}
