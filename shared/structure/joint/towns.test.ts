import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { positionFits } from './likelihood.ts'

const posts = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, location }) => `${position} | ${company} | ${location}`,
  )

test.each<[string, string[], string[]]>([
  [
    'the word between two names joins those beside it (de)',
    [
      '2019 – 2021 ⇥ Stellvertretende Leitung Intensivmedizin bei Klinikum Vale gGmbH, Rostock',
      '2014 – 2019 ⇥ Gesundheits- und Krankenpflegerin, Notaufnahme bei Klinikum Vale gGmbH, Rostock',
      '2011 – 2014 ⇥ Krankenpflegerin, Innere Medizin bei St.-Georg-Krankenhaus Hallstedt, Hallstedt',
    ],
    [
      'Stellvertretende Leitung Intensivmedizin | Klinikum Vale gGmbH | Rostock',
      'Gesundheits- und Krankenpflegerin, Notaufnahme | Klinikum Vale gGmbH | Rostock',
      'Krankenpflegerin, Innere Medizin | St.-Georg-Krankenhaus Hallstedt | Hallstedt',
    ],
  ],
])('%s', (_name, rows, expected) => {
  expect(posts(rows)).toEqual(expected)
})

test.each(['Hasselt', 'Araraquara', 'Ludwigshafen am Rhein', 'Nakhon Ratchasima'])(
  '%s is a place before all',
  (town) => {
    const { first, second, place } = positionFits(town)
    expect(place).toBeGreaterThan(Math.max(first, second))
  },
)
