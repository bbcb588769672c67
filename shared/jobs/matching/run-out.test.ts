import { describe, expect, it } from 'vitest'
import { hasRunOut } from './run-out.ts'

describe('a certificate that has run out', () => {
  it.each([
    'First aid, valid until 2019',
    'First aid (expires 03/2024)',
    'BLS, exp. 2022-05',
    'Gas Safe, expiry: June 2023',
    'ADR, gültig bis 31.12.2023',
  ])('%s', (text) => expect(hasRunOut(text, '2025-06-15')).toBe(true))
})
describe('one that still holds', () => {
  it.each([
    'First aid, valid until 2026',
    'CPR (expires 12/2025)',
    'BLS, exp. 2025-06',
    'CPR, 2019',
    'CPR (expired 2019, renewed 2024)',
    'Expert in 2019',
    'Valid driving licence since 2004',
  ])('%s', (text) => expect(hasRunOut(text, '2025-06-15')).toBe(false))
})
