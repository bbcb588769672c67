import { HEADING_CLASSES, NO_HEADING } from '#shared/learn/headings.ts'
import { unpack } from '#shared/learn/model.ts'
import { drawn } from '../draw.ts'
import { learn, type Plan } from '../logistic.ts'
import { moduleOf, pack } from '../pack.ts'
import { randomFrom } from '../random.ts'
import { figures, printFigures, printSources } from '../report.ts'
import { headingSources } from './sources.ts'

const EACH = 6_000
/** What heads nothing is most of what is asked about. */
const NONE = 40_000
const UNIT = 0.4
const PLAN: Plan = {
  classes: HEADING_CLASSES,
  bucketBits: 15,
  passes: 5,
  rounds: 3,
  seed: 23,
  l1: 1,
  l2: 0.5,
  rate: 0.25,
}

/** Learns what kind of section a heading heads, prints how well, and gives the module to write down. */
export function trainHeadings(): string {
  const sources = headingSources()
  const random = randomFrom(PLAN.seed)
  const kinds = drawn(
    sources,
    HEADING_CLASSES.filter((k) => k !== NO_HEADING),
    EACH,
    random,
  )
  const none = drawn(sources, [NO_HEADING], NONE, random)
  const train = [...kinds.train, ...none.train]
  const heldOut = [...kinds.heldOut, ...none.heldOut]
  console.log(`\nHeadings: ${train.length} to learn from, ${heldOut.length} held out.`)
  const packed = pack(learn(train, PLAN), UNIT)
  const model = unpack(packed)
  printFigures('Headings, held out', figures(model, heldOut))
  printSources(model, heldOut)
  console.log(`${packed.weights.length} characters, ${model.entries.length} weights`)
  return moduleOf('HEADING_WEIGHTS', packed)
}
