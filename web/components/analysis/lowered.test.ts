import { expect, test } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import { loweredText } from './lowered.ts'

const check = (id: string, limit: number) => ({ id, limit }) as Check
const REQUIRED = check('keyword-required', 75)
const HIDDEN = check('hidden-text', 50)

const said = (overall_score: number, match: number | null, checks: Check[] = []) =>
  loweredText({
    overall_score,
    quality_score: 80,
    checks,
    keyword_match: { score: match } as Parameters<typeof loweredText>[0]['keyword_match'],
  })

test.each([
  ['above one of them', said(70, 60, [REQUIRED]), ''],
  ['without a job', said(50, null, [HIDDEN]), ''],
  [
    'required skills missing',
    said(59, 70, [REQUIRED]),
    'Quality and match together make 79. Missing required skills bring that down to 59.',
  ],
  ['a limit', said(50, 70, [HIDDEN]), 'Quality and match together make 79. One finding limits that to 50.'],
  [
    'both',
    said(38, 70, [HIDDEN, REQUIRED]),
    'Quality and match together make 79. One finding and missing required skills bring that down to 38.',
  ],
])('what is said of an overall score: %s', (_, text, says) => {
  expect(text).toBe(says)
})
