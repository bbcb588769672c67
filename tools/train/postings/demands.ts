import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { aroundOf } from '#shared/jobs/posting/around.ts'
import { scanned } from '#shared/jobs/posting/asked.ts'
import { classified, ofAPosting } from '#shared/jobs/posting/classify.ts'
import { locationOf } from '#shared/jobs/posting/location.ts'
import { type Phrase, phrasesIn } from '#shared/jobs/posting/phrases.ts'
import { plainText } from '#shared/jobs/posting/plain-text.ts'
import { segmentsOf } from '#shared/jobs/posting/segment.ts'
import { nameOf } from '#shared/jobs/posting/skill-name.ts'
import { statementsOf } from '#shared/jobs/posting/statements.ts'
import { titleOf } from '#shared/jobs/posting/title.ts'
import { wordingOf } from '#shared/jobs/posting/wording.ts'
import { keysOf, type Label, labelSchema } from '#shared/jobs/testing/labels.ts'
import type { Hit } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { DEMAND_CLASSES } from '#shared/learn/demands.ts'
import { type Model, unpack } from '#shared/learn/model.ts'
import { logProbabilities } from '#shared/learn/predict.ts'
import { skillDemand } from '#shared/schema/job.ts'
import { spokenIn } from '#shared/text/roots.ts'
import { table } from '../../lists.ts'
import type { Drawn } from '../draw.ts'
import { learn, type Plan } from '../logistic.ts'
import { moduleOf, packDifferences } from '../pack.ts'
import { randomFrom, textNumber } from '../random.ts'
import { figures, printFigures } from '../report.ts'
import { madeUpPostings } from './made-up.ts'
import { BESIDE_DEMANDS, learnLines } from './train.ts'

const UNIT = 0.2
const PLAN: Plan = {
  classes: DEMAND_CLASSES,
  bucketBits: 16,
  passes: 4,
  rounds: 3,
  seed: 47,
  l1: 2,
  l2: 5,
  rate: 0.15,
}

const JOBS = new URL('../../../fixtures/jobs/', import.meta.url)
const BOARDS = new URL('../../../fixtures/postings/', import.meta.url)
const MATCHED = new URL('../../../fixtures/match/', import.meta.url)

/** Lines are told by a model that has learned from the other half of the postings, as the product meets its own. */
const HALVES = 2
const halfOf = (id: string): number => textNumber(id) % HALVES
const lineModels = Array.from(
  { length: HALVES },
  (_, half) => () => unpack(learnLines((id) => halfOf(id) === half, BESIDE_DEMANDS).packed),
)
const known = new Map<number, Model>()
function lineModelFor(id: string): Model {
  const half = halfOf(id)
  const model = known.get(half) ?? lineModels[half]!()
  known.set(half, model)
  return model
}

/** One name in so many is hidden from the vocabulary of a text, so that names nobody has listed are learned too. */
const HIDDEN = 0.35

interface Met extends Phrase {
  statement: string
  /** The name of the vocabulary that was hidden. */
  hidden: Hit | null
}

/** Every phrase of a posting as the product meets it. */
function phrasesOf(id: string, text: string, hidden = 0): Met[] {
  const words = lexicon()
  const spoken = spokenIn(text)
  const model = lineModelFor(id)
  const told = classified(segmentsOf(text), (line, signs) => logProbabilities(model, line, signs))
  const lines = ofAPosting(told)
  const statements = statementsOf(lines)
  const all = statements.map((statement) => scanned(statement, words, spoken))
  const isHidden = ({ skill }: Hit) => (textNumber(`${id} ${skill}`) % 1000) / 1000 < hidden
  const scans = all.map((found) => ({ ...found, hits: found.hits.filter((hit) => !isHidden(hit)) }))
  const job = { title: titleOf(text), location: locationOf(text) }
  const around = aroundOf(text, job, lines, statements, scans, wordingOf(spoken.language))
  return statements.flatMap((statement, at) =>
    phrasesIn(statement, scans[at]!, words, around).map((phrase) => ({
      ...phrase,
      statement: statement.text,
      hidden:
        all[at]!.hits.find((hit) => hit.from === phrase.from && hit.to === phrase.to && isHidden(hit)) ??
        null,
    })),
  )
}

/** Texts of one hand are alike, and real postings are read by what real ones teach. */
const OWN_COUNTS = 0.7
/** In the register of real boards. */
const BOARDS_COUNT = 2
/** What a reader let stand, neither asked for nor wrong to name, is rather no demand. */
const MENTIONED_SHARE = 0.6

/** Of the project's own postings: asked is what a careful reader found in them. */
function ownExamples(folder: URL, counts: number): Drawn[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const label = labelSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
      if (label.notJob) return []
      const text = plainText(readFileSync(new URL(name.replace('.json', '.txt'), folder), 'utf8'))
      return [0, HIDDEN].flatMap((hidden) =>
        phrasesOf(label.id, text, hidden).flatMap((phrase) => exampleOf(phrase, label, counts / 2)),
      )
    })
}

function exampleOf({ text, hit: seen, hidden, signs }: Met, label: Label, full: number): Drawn[] {
  const words = lexicon()
  const hit = seen ?? hidden
  const own = keysOf(hit ? [nameOf(hit, words), text] : [text])
  const has = (names: Label['required']) => keysOf(names).some((key) => own.includes(key))
  const { required, preferred } = label.certifications
  const asked =
    has(label.required) ||
    has(label.preferred) ||
    (hit !== null && words.skills[hit.skill]!.kind === 'certificate' && (has(required) || has(preferred)))
  if (!asked && ((hit !== null && has(label.soft)) || has(required) || has(preferred))) return []
  const counts = !asked && has(label.mentioned) ? full * MENTIONED_SHARE : full
  return [{ text, is: asked ? 'asked' : 'other', extras: signs(), counts, source: label.id }]
}

/** Of the texts that matching is tested on: what they ask for, and nothing else is said of them. */
function matchExamples(): Drawn[] {
  return readdirSync(MATCHED)
    .sort()
    .flatMap((name) => {
      const { id, job, expect } = matched.parse(JSON.parse(readFileSync(new URL(name, MATCHED), 'utf8')))
      const asked = new Set(keysOf([...expect.matched, ...expect.missing]))
      const not = new Set(keysOf(expect.mustNotBeMissing))
      const phrases = phrasesOf(id, plainText(job))
      const keysAt = ({ hit, text }: Phrase) => keysOf(hit ? [nameOf(hit, lexicon()), text] : [text])
      const isAsked = (phrase: Phrase) => keysAt(phrase).some((key) => asked.has(key))
      const asking = new Set(phrases.filter(isAsked).map(({ statement }) => statement))
      return phrases.flatMap((phrase): Drawn[] => {
        const is = isAsked(phrase)
          ? 'asked'
          : !asking.has(phrase.statement) && keysAt(phrase).some((key) => not.has(key))
            ? 'other'
            : null
        return is ? [{ text: phrase.text, is, extras: phrase.signs(), source: id }] : []
      })
    })
}
const matched = z.object({
  id: z.string(),
  job: z.string(),
  expect: z.object({
    matched: z.array(skillDemand),
    missing: z.array(skillDemand),
    mustNotBeMissing: z.array(z.string()),
  }),
})

/** Of postings put together from lists: what was filled in where something is asked. */
function madeUpExamples(): Drawn[] {
  return madeUpPostings(MADE_UP, randomFrom(PLAN.seed), ['lines', 'asked', 'asked']).flatMap(
    ({ id, segments, asked }) => {
      const wanted = new Set([...(asked ?? [])].map(bare))
      const names = (asked ?? []).map((name) => ` ${name.toLowerCase()} `)
      const text = segments.map((segment) => `${segment.bullet ? '- ' : ''}${segment.text}`).join('\n')
      return phrasesOf(id, text, HIDDEN).flatMap((phrase): Drawn[] => {
        const own = bare(phrase.text)
        const is = wanted.has(own) ? 'asked' : 'other'
        const part = [...wanted].some((other) => other.includes(own) || own.includes(other))
        // 'Stocks' of 'gestion des stocks' is not what is asked for.
        if (is === 'other' && part && !names.some((name) => isPartOf(phrase.text, name))) return []
        const counts = part && is === 'other' ? PART_COUNTS : MADE_UP_COUNTS
        return [{ text: phrase.text, is, extras: phrase.signs(), counts, source: id }]
      })
    },
  )
}
const isPartOf = (text: string, name: string): boolean => name.includes(` ${text.toLowerCase()} `)
const MADE_UP = 900
const PART_COUNTS = 0.08
const MADE_UP_COUNTS = 0.15

/** Of SkillSpan's postings: what its readers marked as knowledge; what they marked as a deed may name a skill. */
function skillSpanExamples(): Drawn[] {
  const postings = new Map<string, { text: string; marked: string[]; deeds: string[] }[]>()
  for (const [posting = '', text = '', marked = '', deeds = ''] of table('postings/skillspan-marked.tsv')) {
    const own = postings.get(posting) ?? []
    const split = (cell: string) => (cell === '' ? [] : cell.split('|'))
    own.push({ text, marked: split(marked), deeds: split(deeds) })
    postings.set(posting, own)
  }
  return [...postings].flatMap(([posting, lines]) => {
    const marked = new Set(lines.flatMap((line) => line.marked.map(bare)))
    const deeds = lines.flatMap((line) => line.deeds.map(bare))
    const given = lines.map(({ text }) => text).join('\n')
    return phrasesOf(`train${posting}`, given).flatMap(({ text, hit, signs }): Drawn[] => {
      const own = bare(text)
      const example = (is: string, counts: number): Drawn[] => [
        { text, is, extras: signs(), counts, source: posting },
      ]
      if (marked.has(own)) return example('asked', 1.6)
      const part = [...marked].some((other) => other.includes(own))
      const wider = [...marked].some((other) => own.includes(other))
      // A name that is known and stands in what is marked, or around it, is neither the knowledge nor something else.
      const done = deeds.some((deed) => deed.includes(own))
      if (hit) return part || wider || done ? [] : example('other', 1.2)
      // What a deed is done to was not marked by itself, and is often what is asked for.
      return example('other', done ? DONE_COUNTS : part || wider ? 0.5 : 1)
    })
  })
}
const DONE_COUNTS = 0.4
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

/** Everything that teaches what a demand is. */
const demandExamples = (): Drawn[] => [
  ...ownExamples(JOBS, OWN_COUNTS),
  ...ownExamples(BOARDS, BOARDS_COUNT),
  ...matchExamples(),
  ...skillSpanExamples(),
  ...madeUpExamples(),
]

/** Learns which phrases of a posting are demands, prints how well, and gives the module to write down. */
export function trainDemands(): string {
  const all = demandExamples()
  const isHeldOut = ({ source }: Drawn) => textNumber(source) % 10 === 0
  const train = all.filter((example) => !isHeldOut(example))
  const heldOut = all.filter(isHeldOut)
  console.log(`\nDemands: ${train.length} to learn from, ${heldOut.length} held out.`)
  printFigures('Phrases, held out', figures(unpack(packDifferences(learn(train, PLAN), UNIT)), heldOut))
  // What ships has learned from all of them.
  const packed = packDifferences(learn(all, PLAN), UNIT)
  const model = unpack(packed)
  console.log(`${packed.weights.length} characters, ${model.entries.length} weights`)
  return moduleOf('DEMAND_WEIGHTS', packed)
}
