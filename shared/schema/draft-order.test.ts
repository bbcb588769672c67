import { expect, test } from 'vitest'
import { draft as draftSchema, headlineOf } from './draft.ts'
import { arrangedAs, sectionsInOrder } from './draft-order.ts'

const keysOf = (given: object): string[] => sectionsInOrder(draftSchema.parse(given)).map(({ key }) => key)
const sections = [{ id: 'p', title: 'Patents' }]

test('what nobody moved follows in the usual order, references last', () => {
  expect(keysOf({ sections }).slice(-2)).toEqual(['custom:p', 'references'])
  expect(keysOf({ layout: { order: ['skills'] } })[0]).toBe('skills')
})

test('a custom section stands where it was put, and one that is gone leaves no gap', () => {
  expect(
    keysOf({ sections, layout: { arrangement: ['custom:p', 'custom:gone', 'skills'] } }).slice(0, 2),
  ).toEqual(['custom:p', 'skills'])
})

test('clients that know no custom sections still read the order', () => {
  expect(arrangedAs(['custom:p', 'references', 'skills', 'summary'])).toEqual({
    arrangement: ['custom:p', 'references', 'skills', 'summary'],
    order: ['skills', 'summary'],
  })
})

test('a draft of before keeps its order and its target role as headline', () => {
  const old = draftSchema.parse({
    targetRole: 'Nurse',
    layout: { order: ['skills', 'summary'] },
    mood: 'kept',
  })
  expect(old).toMatchObject({ mood: 'kept', sections: [], links: [] })
  expect(headlineOf(old)).toBe('Nurse')
  expect(keysOf(old).slice(0, 2)).toEqual(['skills', 'summary'])
})
