import { likenessOf } from '#shared/jobs/posting/likeness.ts'
import { unpack } from '#shared/learn/model.ts'
import { logProbabilities } from '#shared/learn/predict.ts'
import { TEXT_KINDS } from '#shared/learn/text-kinds.ts'
import { languagesOf, paragraphs } from '../../lists.ts'
import { type Example, learn, type Plan } from '../logistic.ts'
import { moduleOf, pack } from '../pack.ts'
import { randomFrom, textNumber } from '../random.ts'
import { documentsOf } from './documents.ts'
import { governmentPostings, madeUpPostings, otherTexts } from './made-up.ts'

// What lines of postings look like beside those of recipes, minutes, letters, resumes and the rest, in eight languages.

const UNIT = 0.25
const PLAN: Plan = {
  classes: TEXT_KINDS,
  bucketBits: 14,
  passes: 6,
  seed: 47,
  l1: 6,
  l2: 1,
  rate: 0.15,
}

interface Line {
  text: string
  counts: number
}

interface Text {
  id: string
  is: (typeof TEXT_KINDS)[number]
  lines: Line[]
}

/** A firm tells its story on other pages too; what it asks for stands in a posting. */
const CLASS_COUNTS: Record<string, number> = {
  must: 1,
  nice: 1,
  duty: 0.7,
  offer: 0.5,
  frame: 0.3,
  legal: 0.3,
  company: 0.15,
}
const whole = (text: string): Line => ({ text, counts: 1 })

const FOLDS = 5
/** Of all that is learned from, each kind is half, and written texts count more than those put together. */
const SHARES: Record<string, number> = {
  own: 3,
  written: 2,
  skillspan: 2,
  government: 1,
  made: 9,
  boards: 3,
  others: 5,
  lines: 3,
}

function texts(): (Text & { source: string })[] {
  const random = randomFrom(PLAN.seed)
  const posting = (source: string, documents: ReturnType<typeof documentsOf>) =>
    documents.map(({ id, segments, classes }) => ({
      id,
      source,
      is: 'posting' as const,
      lines: segments.flatMap(({ sentences }, at) =>
        sentences.map((text, k) => ({ text, counts: CLASS_COUNTS[classes[at]?.[k] ?? ''] ?? 1 })),
      ),
    }))
  const printed = (folder: string, is: Text['is']) =>
    languagesOf(`postings/${folder}`).flatMap((language) =>
      paragraphs(`postings/${folder}/${language}.txt`).map((lines, at) => ({
        id: `${folder} ${language} ${at}`,
        source: folder,
        is,
        lines: lines.map(whole),
      })),
    )
  return [
    ...posting('own', documentsOf('postings/own.tsv')),
    ...posting('written', documentsOf('postings/written.tsv')),
    ...posting('skillspan', documentsOf('postings/skillspan.tsv')),
    ...posting('government', governmentPostings(120, random)),
    ...posting('made', madeUpPostings(700, random)),
    ...printed('boards', 'posting'),
    ...printed('others', 'other'),
    ...otherTexts(500, random).map(({ id, segments }) => ({
      id,
      source: 'lines',
      is: 'other' as const,
      lines: segments.flatMap(({ sentences }) => sentences.map(whole)),
    })),
  ]
}

const massOf = (lines: readonly Line[]) => lines.reduce((sum, { counts }) => sum + counts, 0)

function examplesOf(all: readonly (Text & { source: string })[]): Example[] {
  const sizes = new Map<string, number>()
  for (const { source, lines } of all) sizes.set(source, (sizes.get(source) ?? 0) + massOf(lines))
  const shared = (is: string) =>
    [...new Set(all.filter((one) => one.is === is).map(({ source }) => source))].reduce(
      (sum, source) => sum + (SHARES[source] ?? 1),
      0,
    )
  const total = { posting: shared('posting'), other: shared('other') }
  const mass = all.reduce((sum, { lines }) => sum + lines.length, 0) / 2
  return all.flatMap(({ source, is, lines }) => {
    const counts = ((SHARES[source] ?? 1) / total[is]) * (mass / (sizes.get(source) ?? 1))
    return lines.map((line) => ({ text: line.text, is, counts: counts * line.counts }))
  })
}

/** Learns which lines are of postings, prints how well texts are told apart that were held out, and gives the module. */
export function trainTextKinds(): string {
  const all = texts()
  const wrong: string[] = []
  const likes: Record<Text['is'], number[]> = { posting: [], other: [] }
  const tally = { posting: [0, 0], other: [0, 0] }
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ id }: Text) => textNumber(id) % FOLDS === fold
    const model = unpack(pack(learn(examplesOf(all.filter((one) => !isHeldOut(one))), PLAN), UNIT))
    const rather = (line: string) => {
      const [posting = 0, other = 0] = logProbabilities(model, line)
      return posting - other
    }
    for (const one of all.filter(isHeldOut)) {
      if (one.source === 'made' || one.source === 'lines' || one.source === 'government') continue
      const likeness = likenessOf(
        one.lines.map(({ text }) => text),
        rather,
      )
      likes[one.is].push(likeness)
      const right = likeness > 0 === (one.is === 'posting')
      tally[one.is][right ? 0 : 1]! += 1
      if (!right) wrong.push(`${one.id} (${one.is}): ${likeness.toFixed(0)}`)
    }
  }
  console.log(
    `\nKinds of texts, held out: postings ${tally.posting.join(' right, ')} wrong; others ${tally.other.join(' right, ')} wrong`,
  )
  for (const [is, values] of Object.entries(likes)) {
    const sorted = values.sort((a, b) => a - b)
    console.log(
      is,
      [0, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99]
        .map((q) => sorted[Math.floor(q * sorted.length)]?.toFixed(0))
        .join(' '),
    )
  }
  console.log(wrong.join('\n'))
  const packed = pack(learn(examplesOf(all), PLAN), UNIT)
  console.log(`${packed.weights.length} characters, ${unpack(packed).entries.length} weights`)
  return moduleOf('TEXT_KIND_WEIGHTS', packed)
}
