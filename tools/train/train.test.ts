import { expect, test } from 'vitest'
import { CLASS_BITS, CLASS_MASK, unpack } from '#shared/learn/model.ts'
import { drawn } from './draw.ts'
import { learn, type Plan } from './logistic.ts'
import { moduleOf, pack } from './pack.ts'
import { randomFrom } from './random.ts'
import { classOf, figures } from './report.ts'
import { spanSources } from './spans/sources.ts'

const PLAN: Plan = {
  classes: ['title', 'date', 'sentence'],
  bucketBits: 11,
  passes: 2,
  seed: 5,
  l1: 0.5,
  l2: 0.5,
  rate: 0.25,
}
const UNIT = 0.05

const split = (seed: number) => drawn(spanSources(), PLAN.classes, 300, randomFrom(seed))
const trained = (seed: number) => pack(learn(split(seed).train, { ...PLAN, seed }), UNIT)

const learned = learn(split(PLAN.seed).train, PLAN)
const small = pack(learned, UNIT)

test('the same lists and the same seed give the same bytes', () => {
  expect(moduleOf('SMALL', trained(PLAN.seed))).toBe(moduleOf('SMALL', small))
  expect(trained(6).weights).not.toBe(small.weights)
})

test('what was packed is what was learned, in steps of the unit', () => {
  const model = unpack(small)
  const count = PLAN.classes.length
  const seen = new Map<number, number>()
  for (let bucket = 0; bucket < 2 ** PLAN.bucketBits; bucket++)
    for (const entry of model.entries.subarray(model.from[bucket], model.from[bucket + 1]))
      seen.set(bucket * count + (entry & CLASS_MASK), entry >> CLASS_BITS)
  expect(seen.size).toBeGreaterThan(100)
  learned.weights.forEach((weight, at) => {
    const rounded = Math.max(-127, Math.min(127, Math.round(weight / UNIT)))
    expect(seen.get(at) ?? 0).toBe(rounded === 0 ? 0 : rounded)
  })
})

test('a small model tells what it has not seen', () => {
  const model = unpack(small)
  for (const figure of figures(model, split(99).heldOut)) expect(figure.f1).toBeGreaterThan(0.85)
  expect(classOf(model, '03/2014 – 07/2016')).toBe('date')
})

test('a class that the plan does not name is refused', () => {
  expect(() => learn([{ text: 'Ghent', is: 'place' }], PLAN)).toThrow('place')
})
