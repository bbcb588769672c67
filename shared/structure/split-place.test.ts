import { describe, expect, test } from 'vitest'
import { isPlace, splitPlace } from './split-place.ts'

describe('places', () => {
  test.each([
    'Austin, TX',
    'Lagos, Nigeria',
    'Berlin, Deutschland',
    'Remote',
    'São Paulo',
    '東京',
    'Toronto, ON',
  ])('%s is one', (text) => expect(isPlace(text)).toBe(true))
  test.each([
    'Stanford University, CA',
    'Chipotle, Austin, TX',
    'Software Engineer',
    'Acme Ltd',
    'Stripe • San Francisco, CA',
  ])('%s is none', (text) => expect(isPlace(text)).toBe(false))
  test.each([
    ['Chipotle, Austin, TX', 'Chipotle', 'Austin, TX'],
    ['University of Texas - Austin, TX', 'University of Texas', 'Austin, TX'],
    ['Stripe • San Francisco, CA', 'Stripe', 'San Francisco, CA'],
    ['Muñiz y Asociados, S.L.', 'Muñiz y Asociados, S.L.', ''],
    ['Plant Manager, Peoria', 'Plant Manager, Peoria', ''],
  ])('%s', (text, name, place) => expect(splitPlace(text)).toEqual({ name, place }))
})
