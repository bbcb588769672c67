import { describe, expect, it } from 'vitest'
import { sameButSpelling } from './spelling.ts'

describe('one name in two spellings', () => {
  it.each([
    ['Anaesthesia monitoring', 'anesthesia monitoring'],
    ['Data visualisation', 'Data visualization'],
    ['Behaviour management', 'behavior management'],
    ['Financial modelling', 'financial modeling'],
    ['Milling', 'milling'],
    ['Programme evaluation', 'program evaluation'],
    ['X-rays', 'xray'],
  ])('%s and %s', (a, b) => expect(sameButSpelling(a, b)).toBe(true))
})

describe('two names', () => {
  it.each([
    ['Negotiation', 'negotiated'],
    ['Account reconciliation', 'reconciling accounts'],
    ['C', 'C++'],
    ['Training', 'trainer'],
  ])('%s and %s', (a, b) => expect(sameButSpelling(a, b)).toBe(false))
})
