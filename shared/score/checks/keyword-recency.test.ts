import { expect, test } from 'vitest'
import { asked, asks } from '../testing/asks.ts'
import { nothing, verdict, verdicts } from '../testing/verdicts.ts'
import check from './keyword-recency.ts'

const used = (lastUsed: string) => asks('React', { status: 'proven', lastUsed })

const holds = (lastUsed: string) => asks('Frontend Developer', { kind: 'title', status: 'proven', lastUsed })

verdicts(check, {
  accepts: {
    'used this year': asked(used('2026')),
    'used within five years': asked(used('2021-02')),
    'used long ago, by who holds the post today': asked(used('2016'), holds('2026')),
  },
  rejects: {
    'used ten years ago': [asked(used('2016')), 'If you have used React since'],
    'used long ago, by who held the post then': asked(used('2016'), holds('2016')),
    'used nobody knows when': asked(used('')),
    'not proven at all': asked(asks('React')),
  },
  skips: { 'an analysis without a job': nothing },
})

test('counts the missing skills only where one is shown', () => {
  const said = (...rest: string[]) =>
    verdict(
      check,
      asked(...rest.map((name) => asks(name)), asks('React', { status: 'proven', lastUsed: '2026' })),
    ).finding
  expect(verdict(check, asked(asks('React'), asks('Vue'))).finding).toBe(
    'No required skill appears in your dated work.',
  )
  expect(said('Vue')).toBe('1 of 2 required skills is missing from your dated work.')
  expect(said('Vue', 'Svelte')).toBe('2 of 3 required skills are missing from your dated work.')
})
