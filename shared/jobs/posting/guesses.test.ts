import { expect, it } from 'vitest'
import { guessed } from './guesses.ts'

it.each([
  ['Bloodstain pattern analysis', 'Bloodstain pattern analysis'],
  ['Genome access', 'Genome access'],
  ['Eye tracking', 'Eye tracking'],
  ['Email deliverability', 'Email deliverability'],
  ['Direct mail', 'Direct mail'],
  ['A nose for wine', 'wine'],
  ['direct experience of roofing', 'roofing'],
  ['Analysis', ''],
  ['A sharp eye', ''],
  ['Access', ''],
  ['Email us', ''],
  ['Wort', ''],
])('%j names %j', (item, name) => expect(guessed(item)).toBe(name))
