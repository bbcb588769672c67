import { describe, expect, test } from 'vitest'
import { isPlace } from './is-place.ts'
import { splitPlace, splitPlaces } from './split-place.ts'

describe('places', () => {
  test.each([
    'Austin, TX',
    'Lagos, Nigeria',
    'Berlin, Deutschland',
    'Remote',
    'São Paulo',
    '東京',
    'Toronto, ON',
    'Panama City, Panama',
    'San Pedro Garza Garcia, Mexico',
  ])('%s is one', (text) => expect(isPlace(text)).toBe(true))
  test.each([
    'Stanford University, CA',
    'Chipotle, Austin, TX',
    'Software Engineer',
    'Acme Ltd',
    'Singapore Armed Forces, Singapore',
    'Stripe • San Francisco, CA',
  ])('%s is none', (text) => expect(isPlace(text)).toBe(false))
  test.each([
    ['Chipotle, Austin, TX', 'Chipotle', 'Austin, TX'],
    ['University of Texas - Austin, TX', 'University of Texas', 'Austin, TX'],
    ['Stripe • San Francisco, CA', 'Stripe', 'San Francisco, CA'],
    ['Mock Works in Leeds, England', 'Mock Works', 'Leeds, England'],
    ['Women in Surveying', 'Women in Surveying', ''],
    ['Muñiz y Asociados, S.L.', 'Muñiz y Asociados, S.L.', ''],
    ['Mock Works, Inc., Austin, TX', 'Mock Works, Inc.', 'Austin, TX'],
    ['Tornby, Ltd, Leeds, England', 'Tornby, Ltd', 'Leeds, England'],
    ['Plant Manager, Peoria', 'Plant Manager, Peoria', ''],
    ['Tornby GmbH, Oberaldberg', 'Tornby GmbH', 'Oberaldberg'],
    ['Tornby GmbH, Verkauf 3', 'Tornby GmbH, Verkauf 3', ''],
    ['Tornby Ltd, Marketing', 'Tornby Ltd, Marketing', ''],
  ])('%s', (text, name, place) => expect(splitPlace(text)).toEqual({ name, place }))
})

describe('places of one list', () => {
  const ends = (texts: string[]) => splitPlaces(texts).map(({ place }) => place)
  test.each([
    [
      ['Mock Works, Leeds', 'Tornby Ltd, Berlin', 'Saltash Mill, Vilamar'],
      ['Leeds', 'Berlin', 'Vilamar'],
    ],
    [
      ['Mock Works (Leeds)', 'Tornby Ltd (Berlin)', 'Saltash Mill (Vilamar)'],
      ['Leeds', 'Berlin', 'Vilamar'],
    ],
    [
      ['Mock Works – Leeds', 'Tornby Ltd – Berlin', 'Saltash – Vilamar'],
      ['Leeds', 'Berlin', 'Vilamar'],
    ],
    [
      ['Mock Works, Leeds', 'Tornby Ltd', 'Saltash, Vilamar'],
      ['Leeds', '', ''],
    ],
    [
      ['Mock Works, Leeds', 'Tornby Ltd, Berlin', 'Saltash, Sons Ltd'],
      ['Leeds', 'Berlin', ''],
    ],
    [
      ['Mock Works – Leeds', 'Tornby Ltd – Berlin', 'Salt-Ash'],
      ['Leeds', 'Berlin', ''],
    ],
    [
      ['Mock Works, Leeds', 'Tornby Ltd, Berlin', 'Saltash (Vilamar)'],
      ['Leeds', 'Berlin', ''],
    ],
  ])('%j', (texts, places) => expect(ends(texts)).toEqual(places))
})
