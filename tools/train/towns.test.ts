import { expect, test } from 'vitest'
import { isTownName } from '#shared/learn/towns.ts'
import { TOWNS } from '#shared/learn/weights/towns.ts'
import { list } from '../lists.ts'
import { randomFrom } from './random.ts'
import { packTowns } from './towns.ts'

const NAMES = list('places/towns.txt')

test('what ships is packed from the list, and knows all of it', () => {
  expect(packTowns(NAMES)).toEqual(TOWNS)
  expect(NAMES.filter((name) => !isTownName(name))).toEqual([])
})

test('the way a town is written does not matter', () => {
  for (const text of ['LEUVEN', 'sao paulo', 'São Paulo', 'Saint-Denis'])
    expect([text, isTownName(text)]).toEqual([text, true])
})

test('what is no town is hardly ever taken for one', () => {
  const { pick } = randomFrom(11)
  const letter = (of: string) => pick([...of])
  const made = Array.from({ length: 5000 }, () =>
    Array.from({ length: 4 }, () => letter('bdfgklmnprstvz') + letter('aeiou')).join(''),
  )
  expect(made.filter(isTownName).length).toBeLessThan(50)
  for (const text of ['Nurse', 'Leeds Ltd', 'Dirafrost', 'Ube', 'Bachelor of Arts'])
    expect([text, isTownName(text)]).toEqual([text, false])
})
