import { describe, expect, it } from 'vitest'
import { fingerprintOf, fnv1a } from './fingerprint.ts'

describe('the hash of a text', () => {
  // The values that the authors of FNV publish for 32 bits.
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of "%s" is the published one', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })
})

describe('a fingerprint', () => {
  const updatedAt = '2024-01-01T00:00:00.000Z'
  it('does not depend on the order of the members', () => {
    expect(fingerprintOf({ updatedAt, ...{ name: 'Ada Example', kind: 'built' } })).toBe(
      fingerprintOf({ ...{ kind: 'built', name: 'Ada Example' }, updatedAt }),
    )
  })
  it('differs with the content and with the moment of the save', () => {
    const first = fingerprintOf({ updatedAt, ...{ name: 'Ada Example' } })
    expect(fingerprintOf({ updatedAt, ...{ name: 'Ida Example' } })).not.toBe(first)
    expect(fingerprintOf({ updatedAt: '2024-01-02T00:00:00.000Z', ...{ name: 'Ada Example' } })).not.toBe(
      first,
    )
  })
})
