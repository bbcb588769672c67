import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('forms of one word', () => {
  it.each([
    ['negotiated', 'negotiation'],
    ['budgeting', 'budgets'],
    ['management', 'managed'],
    ['visualisation', 'visualization'],
    ['organised', 'organized'],
    ['modelling', 'modeling'],
    ['planning', 'plans'],
    ['policies', 'policy'],
    ['licence', 'licenses'],
    ['welding', 'welded'],
    ['documentation', 'documented'],
    ['written', 'writing'],
    ['analysed', 'analyze'],
    ['paediatrics', 'pediatric'],
    ['manually', 'manual'],
    ['menus', 'menu'],
    ['gave', 'giving'],
    ['statistically', 'statistical'],
  ])('%s and %s', (a, b) => expect(stem(a)).toBe(stem(b)))
})

describe('different words', () => {
  it.each([
    ['manager', 'management'],
    ['station', 'state'],
    ['business', 'busy'],
    ['sales', 'sale'],
    ['exercise', 'exorcise'],
    ['physics', 'physical'],
    ['news', 'new'],
    ['paies', 'paying'],
    ['finally', 'final'],
    ['rally', 'ral'],
  ])('%s and %s', (a, b) => expect(stem(a)).not.toBe(stem(b)))
})
