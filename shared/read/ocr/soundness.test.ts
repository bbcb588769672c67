import { expect, test } from 'vitest'
import { isWorse, soundnessOf } from './soundness.ts'

const SOUND =
  'Built the refund service for 60,000 requests a day in Go (2019 – 2022), ada@example.com, GPA: 4.4/5.0'
const DAMAGED = 'Bu1lt tlie ref~nd s3rvice f0r 60,00O reque5ts @ d4y ln Go {2O19 ~ 2O22), ada@exaniple,c0m'

test('sound words are told from damaged ones', () => {
  expect(soundnessOf(SOUND)).toBeGreaterThan(0.97)
  expect(soundnessOf(DAMAGED)).toBeLessThan(0.6)
  expect(soundnessOf('')).toBe(0)
})

test.each<[string, string, string, number, boolean]>([
  ['none at all', '', SOUND, 0.9, true],
  ['a damaged one', DAMAGED, SOUND, 0.9, true],
  ['half of the text', SOUND.slice(0, 45), SOUND, 0.9, true],
  [
    'the text of another page',
    'Taught mathematics and physics to pupils of all ages at Harbour School',
    SOUND,
    0.9,
    true,
  ],
  ['the same', SOUND, SOUND, 0.9, false],
  ['a sound one, where the picture reads badly', SOUND, DAMAGED, 0.5, false],
  ['more than the picture shows', `${SOUND} ${SOUND}`, SOUND.slice(0, 60), 0.9, false],
])('beside what the picture says, a layer with %s is worse or not', (_, layer, own, confidence, worse) => {
  expect(isWorse(layer, own, confidence)).toBe(worse)
})
