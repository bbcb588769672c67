import { unpack } from '#shared/learn/model.ts'
import { SPAN_CLASSES } from '#shared/learn/spans.ts'
import { drawn } from '../draw.ts'
import { learn, type Plan } from '../logistic.ts'
import { moduleOf, pack } from '../pack.ts'
import { randomFrom } from '../random.ts'
import { figures, printFigures, printSources } from '../report.ts'
import { spanSources } from './sources.ts'

const EACH = 22_000
const UNIT = 0.067
const PLAN: Plan = {
  classes: SPAN_CLASSES,
  bucketBits: 16,
  passes: 4,
  rounds: 3,
  seed: 19,
  l1: 1.2,
  l2: 0.5,
  rate: 0.25,
}

/** Learns what a span of a resume is, prints how well, and gives the module to write down. */
export function trainSpans(): string {
  const split = drawn(spanSources(), SPAN_CLASSES, EACH, randomFrom(PLAN.seed))
  console.log(`\nSpans: ${split.train.length} to learn from, ${split.heldOut.length} held out.`)
  const packed = pack(learn(split.train, PLAN), UNIT)
  const model = unpack(packed)
  printFigures('Spans, held out', figures(model, split.heldOut))
  printSources(model, split.heldOut)
  console.log(`${packed.weights.length} characters, ${model.entries.length} weights`)
  return moduleOf('SPAN_WEIGHTS', packed)
}
