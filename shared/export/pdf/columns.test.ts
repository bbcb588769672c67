import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/schema/draft.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { person } from '../../../bench/roundtrip/people.ts'
import { beyondDoubt, fileOf, onPage, readAgain } from '../../../bench/roundtrip/read-again.ts'
import { layOut } from './lay-out.ts'
import { fontFilesFor, typesettingOf } from './write.ts'

type Columns = Draft['layout']['columns']
const turned = (seed: number, design: 'left-sidebar' | 'right-sidebar', columns: Columns): Draft => {
  const made = onPage(person(seed), design, 'A4')
  return { ...made, layout: { ...made.layout, columns } }
}

/** From where to where the fields of a section are printed. */
function spanOf(draft: Draft, prefix: string): [number, number] {
  const laid = layOut(typesettingOf(draft), fontBytes(fontFilesFor(draft)))
  const parts = laid.placed.flatMap(({ row }) =>
    row.parts.filter(({ line }) => line.fragments.some(({ span }) => span.path?.startsWith(prefix))),
  )
  return [Math.min(...parts.map(({ x }) => x)), Math.max(...parts.map(({ x, line }) => x + line.width))]
}

const people = [3, 14, 33, 47].filter(
  (seed) => person(seed).skills.length > 0 && person(seed).education.length > 0,
)

describe.each(['left-sidebar', 'right-sidebar'] as const)('in %s', (design) => {
  it('a section stands in the column it was moved to', () => {
    expect(people.length).toBeGreaterThan(1)
    for (const seed of people) {
      const usual = turned(seed, design, {})
      const moved = turned(seed, design, { education: 'aside', skills: 'main' })
      const [skills, education] = [spanOf(usual, 'skills.'), spanOf(usual, 'education.')]
      const [skillsMoved, educationMoved] = [spanOf(moved, 'skills.'), spanOf(moved, 'education.')]
      expect(educationMoved[0]).toBeCloseTo(skills[0])
      expect(skillsMoved[0]).toBeCloseTo(education[0])
      const left = design === 'left-sidebar' ? [educationMoved, skillsMoved] : [skillsMoved, educationMoved]
      expect(left[0]![1]).toBeLessThan(left[1]![0])
    }
  })

  it.each([
    ['skills in the wide column', { skills: 'main' }],
    ['certificates in the narrow one', { certifications: 'aside' }],
  ] as [string, Columns][])('with %s everything is read back', async (_, columns) => {
    for (const seed of people) {
      const draft = turned(seed, design, columns)
      expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, 'pdf'), 'pdf'))).toEqual([])
    }
  })
})
