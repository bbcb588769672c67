import { describe, expect, it } from 'vitest'
import { scan } from '../text/scan.ts'
import { lexicon } from '../vocabulary.ts'
import { narrowed } from './narrowed.ts'

const words = lexicon()
/** The first skill of an item, with what the item makes of it. */
const nameIn = (item: string) => {
  const found = scan(item, words, true)
  return found.hits[0] ? narrowed(found.hits[0], found, words) : 'no skill'
}

describe('an item that says which kind of a skill it means gives the longer name', () => {
  it.each([
    ['Yacht carpentry', 'Yacht carpentry'],
    ['Experience of marine surveying', 'Marine surveying'],
    ['Strong theatre carpentry skills', 'Theatre carpentry'],
    ['Knowledge of naval plumbing', 'Naval plumbing'],
  ])('%s', (item, name) => expect(nameIn(item)).toBe(name))
})

describe('a word that tells how or that it is done gives none', () => {
  it.each([
    'Accurate pipetting',
    'Professional plumbing',
    'Perform pipetting',
    'Complex negotiation',
    'Pipetting',
    'Pipetting in a busy laboratory',
    'Plumbing and carpentry',
    'Advanced Python',
    'Monthly payroll',
  ])('%s', (item) => expect(nameIn(item)).toBe(''))
})
