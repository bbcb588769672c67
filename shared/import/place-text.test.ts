import { expect, test } from 'vitest'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { LEFT_OUT, OWN_SECTION, placeText, targetsOf, unplacedGroups } from './place-text.ts'

const draft = draftSchema.parse({
  summary: 'Cooks.',
  experience: [{ id: 'a', position: 'Cook', company: 'Sample Inn', description: 'Led six' }],
  education: [{ id: 'b', degree: 'BSc' }],
  projects: [{ id: 'c', name: 'Menu' }],
  sections: [{ id: 'd', title: 'Patents', text: 'Valve' }],
  unplaced: [{ id: 'u', section: 'More', text: 'Pastry, Bread' }],
})

test.each([
  ['summary', { summary: 'Cooks.\nPastry, Bread' }],
  ['experience.0', { experience: [{ description: 'Led six\nPastry, Bread' }] }],
  ['education.0', { education: [{ description: 'Pastry, Bread' }] }],
  ['projects.0', { projects: [{ description: 'Pastry, Bread' }] }],
  ['skills', { skills: [{ name: 'Pastry' }, { name: 'Bread' }] }],
  ['sections.0', { sections: [{ text: 'Valve\nPastry, Bread' }] }],
  [OWN_SECTION, { sections: [{ title: 'Patents' }, { title: 'More', text: 'Pastry, Bread' }] }],
  ['address', { personalInfo: { address: 'Pastry, Bread' } }],
  [LEFT_OUT, { summary: 'Cooks.', skills: [] }],
])('a text goes to %s and is listed no more', (target, expected) => {
  const placed = placeText(draft, ['u'], target)
  expect(placed).toMatchObject(expected)
  expect(placed.unplaced).toEqual([])
  expect(() => draftSchema.parse(placed)).not.toThrow()
})

test('every place offered takes a text, and what is not listed changes nothing', () => {
  for (const { value } of targetsOf(draft)) expect(placeText(draft, ['u'], value)).not.toBe(draft)
  expect(placeText(draft, ['gone'], 'summary')).toBe(draft)
})

const further = draftSchema.parse({
  ...draft,
  unplaced: [
    { id: 'u', section: 'More', text: 'Pastry', page: 1 },
    { id: 'v', section: 'More', text: 'Bread', page: 1 },
    { id: 'w', section: 'More', text: 'Salads', page: 2 },
    { id: 'x', section: '', text: 'Mobile No: +91 98765 43210', page: 2 },
  ],
})

test('neighbours of one section and page go to one place together', () => {
  const groups = unplacedGroups(further.unplaced).map((group) => group.map(({ id }) => id))
  expect(groups).toEqual([['u', 'v'], ['w'], ['x']])
  const placed = placeText(further, ['u', 'v'], OWN_SECTION)
  expect(placed.sections.at(-1)).toMatchObject({ title: 'More', text: 'Pastry\nBread' })
  expect(placed.unplaced.map(({ id }) => id)).toEqual(['w', 'x'])
  expect(placeText(further, ['u', 'v'], 'skills').skills.map(({ name }) => name)).toEqual(['Pastry', 'Bread'])
})

test.each([
  ['phone', 'Mobile No: +91 98765 43210', { phone: '+91 98765 43210' }],
  ['name', 'Ad Soyad: Defne Su Kaya', { firstName: 'Defne Su', lastName: 'Kaya' }],
  ['name', 'Pieter van ’t Hoff', { firstName: 'Pieter', lastName: 'van ’t Hoff' }],
  ['name', 'Plato', { firstName: 'Plato', lastName: '' }],
])('to the field %s goes “%s” without its label', (target, text, info) => {
  const given = { ...draft, unplaced: [{ id: 'u', section: '', text, printed: '' }] }
  expect(placeText(given, ['u'], target).personalInfo).toMatchObject(info)
})

test('of the contact only what is empty is offered, and a place to add to', () => {
  const offered = (info: object) =>
    targetsOf({ ...draft, personalInfo: { ...draft.personalInfo, ...info } }).map(({ value }) => value)
  expect(offered({})).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'address']))
  const taken = offered({ firstName: 'Ada', email: 'ada@example.org', phone: '1' })
  expect(taken).not.toEqual(expect.arrayContaining(['name']))
  expect(taken).not.toEqual(expect.arrayContaining(['email']))
  expect(taken).not.toEqual(expect.arrayContaining(['phone']))
  expect(taken).toEqual(expect.arrayContaining(['address']))
})
