import { expect, test } from 'vitest'
import { clipped, toldOnce } from './misread.ts'

const differing = (...all: [path: string, wrote: string, read: string][]) =>
  all.map(([path, wrote, read]) => ({ path, wrote, read }))

test.each([
  [
    'a text read in another field is told where it was written',
    differing(['skills.0.name', 'Welding', ''], ['headline', '', 'Welding']),
    ['skills.0.name'],
  ],
  [
    'so is a text that was read as part of another',
    differing(['headline', '', 'Fitter Welding'], ['skills.0.name', 'Welding', '']),
    ['skills.0.name'],
  ],
  [
    'a text that nobody wrote is told',
    differing(['skills.0.name', 'Welding', ''], ['headline', '', 'Page 2']),
    ['skills.0.name', 'headline'],
  ],
  [
    'two fields that are both wrong are told both',
    differing(['experience.0.company', 'Acme', 'Fitter'], ['experience.0.position', 'Fitter', 'Acme']),
    ['experience.0.company', 'experience.0.position'],
  ],
])('%s', (_, differences, paths) => {
  expect(toldOnce(differences).map(({ path }) => path)).toEqual(paths)
})

test('a long text is quoted by how it begins, a short one whole', () => {
  expect(clipped('a'.repeat(60))).toBe('a'.repeat(60))
  expect(clipped('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
})
