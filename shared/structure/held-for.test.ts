import { expect, test } from 'vitest'
import { dateRanges } from '#shared/text/dates.ts'
import { heldFor } from './held-for.ts'

test.each([
  ['a date alone is when it was', '2015', { date: '2015' }],
  ['a span says from when on', '2015 – 2017', { date: '2017', startDate: '2015' }],
  [
    'a span that begins nowhere is kept as it is printed',
    'until 2017',
    { date: '2017', printedDates: 'until 2017' },
  ],
])('%s: %s', (_, text, held) => expect(heldFor(dateRanges(text)[0])).toEqual(held))

test('no date says nothing', () => expect(heldFor(undefined)).toEqual({ date: '' }))
