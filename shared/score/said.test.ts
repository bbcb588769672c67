import { expect, test } from 'vitest'
import { bulletsOf } from './said.ts'
import type { Statement } from './subject.ts'

const told = (bullets: number, sentences: number) =>
  [
    ...Array<string>(bullets).fill('experience.0.bullets.0'),
    ...Array<string>(sentences).fill('experience.1.text'),
  ].map((path) => ({ path }) as Statement)

test.each<[string, part: number, bullets: number, sentences: number, printed: number, said: string]>([
  ['some of the bullets of the page', 3, 5, 0, 5, '3 of 5 bullets'],
  ['all of them', 5, 5, 0, 5, 'All 5 bullets'],
  ['two', 2, 2, 0, 2, 'Both bullets'],
  ['one alone', 1, 1, 0, 1, 'The only bullet'],
  ['bullets beside others that were not judged', 3, 5, 0, 6, '3 bullets'],
  ['paragraphs', 3, 0, 5, 0, '3 sentences'],
  ['both', 1, 2, 3, 2, '1 bullet or sentence'],
])('%s', (_, part, bullets, sentences, printed, said) =>
  expect(bulletsOf(part, told(bullets, sentences), { printed })).toBe(said),
)
