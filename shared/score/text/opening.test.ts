import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test.each([
  ['Drafts pleadings and motions', 'draft', 'drafted'],
  ['Tutor students after school', 'tutor', 'tutored'],
  ['Laid 300 floors', 'lay', 'laid'],
  ['Refunded items at the till', 'refund', 'refunded'],
  ['Recalculates the fees', 'calculate', 'recalculated'],
  ['Babysitting two children', 'babysit', 'babysat'],
  ['Hoeing beds', 'hoe', 'hoed'],
])('“%s” begins with %s, past %s', (text, verb, past) => expect(opening(text)).toMatchObject({ verb, past }))

test.each([
  'Controls engineers led the work',
  'Works councils negotiated the pay',
  'Returns clerks supervised',
  'Repairs technicians led',
  'Tools engineers led the project',
  'Networks engineers',
  'Works orders raised',
  'Refunds items at the till',
  'Support residents committee',
  'Care students placement',
  'Lay preacher',
  'Lay teacher',
])('of “%s” no verb is claimed', (text) => expect(opening(text).verb).toBe(''))

test.each([
  ['Led the team', 0],
  ['  Successfully led a crew', 15],
  ['Marketing: Market a new app', 11],
])('“%s” has its verb at %i', (text, at) => expect(opening(text).at).toBe(at))
