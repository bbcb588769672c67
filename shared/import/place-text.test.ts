import { expect, test } from 'vitest'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { LEFT_OUT, OWN_SECTION, placeText, targetsOf } from './place-text.ts'

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
  [LEFT_OUT, { summary: 'Cooks.', skills: [] }],
])('a text goes to %s and is listed no more', (target, expected) => {
  const placed = placeText(draft, 'u', target)
  expect(placed).toMatchObject(expected)
  expect(placed.unplaced).toEqual([])
  expect(() => draftSchema.parse(placed)).not.toThrow()
})

test('every place offered takes a text, and what is not listed changes nothing', () => {
  for (const { value } of targetsOf(draft)) expect(placeText(draft, 'u', value)).not.toBe(draft)
  expect(placeText(draft, 'gone', 'summary')).toBe(draft)
})
