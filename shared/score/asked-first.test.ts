import { expect, test } from 'vitest'
import { askedFirst } from './asked-first.ts'

const place = (id: string, change: Partial<Parameters<typeof askedFirst>[0]> = {}): number =>
  askedFirst({ id, advice: false, points: 0, gain: 5, ...change })

test.each([
  ['what holds the score down', place('ats-length', { limit: 85 }), 0],
  ['a limit out of reach of most', place('ats-length', { limit: 86 }), 4],
  ['the share of a job’s skills', place('keyword-required', { limit: 45 }), 3],
  ['the way to reach somebody', place('email-valid'), 1],
  ['the same for little', place('email-valid', { gain: 1 }), 1],
  ['what makes a reader doubt', place('placeholders'), 2],
  ['the same for two points', place('placeholders', { gain: 2 }), 2],
  ['the same for less', place('placeholders', { gain: 1.9 }), 4],
  ['the same where a limit holds it', place('placeholders', { gain: 0 }), 2],
  ['what is missing', place('skills-present'), 3],
  ['what is missing in part', place('skills-present', { points: 1 }), 4],
  ['all others', place('tense'), 4],
  ['advice', place('email-valid', { advice: true }), 5],
])('%s comes in its turn', (_, turn, expected) => expect(turn).toBe(expected))
