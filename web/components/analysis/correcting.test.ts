import { describe, expect, test } from 'vitest'
import { applyCorrections } from '#shared/correct/apply-corrections.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { additionOf, lastOf, type Step, withoutLast, withSteps } from './correcting.ts'
import { ADDABLE, newParts } from './fields.ts'

const resume = resumeFromDraft(
  draft.parse({
    experience: [{ id: 'a', position: 'Weaver', company: 'Example Mill' }],
    skills: [{ id: 'b', name: 'Looms' }],
  }),
)
const edit = (value: string): Step => ({ do: 'edit', path: 'experience.0.position', line: 0, value })
const remove: Step = { do: 'delete', path: 'experience.0', line: 0 }
const acts = (...all: Step[][]): Correction[] =>
  all.reduce<Correction[]>((steps, act) => withSteps(steps, act), [])

describe('an entry that was missed', () => {
  test.each(ADDABLE)('of %s comes to the end of its list with all that was written', (list) => {
    const parts = newParts(resume, list)
    const written = parts.map(({ path }) => (/[dD]ate$/.test(path) ? '2021-03' : 'Words'))
    const { resume: after, unfit } = applyCorrections(resume, acts(additionOf(resume, parts, written)))
    expect(unfit).toEqual([])
    expect(after[list]).toHaveLength(resume[list].length + 1)
    expect(JSON.stringify(after[list].at(-1)).match(/Words|2021-03/g)).toHaveLength(written.length)
  })

  test('of which nothing was written is none', () => {
    const parts = newParts(resume, 'experience')
    expect(
      additionOf(
        resume,
        parts,
        parts.map(() => ' '),
      ),
    ).toEqual([])
  })
})

describe('undo', () => {
  test('takes back an act with all its steps, and no other', () => {
    const steps = acts([edit('Spinner')], [edit('Dyer'), edit('Fuller')])
    expect(withoutLast(steps)).toEqual(steps.slice(0, 1))
    expect(withoutLast(withoutLast(steps))).toEqual([])
    expect(withoutLast([])).toEqual([])
  })

  test.each<[string, Step[], string]>([
    ['an edit by its text', [edit('Spinner')], '“Spinner”'],
    ['a long one by its beginning', [edit('a'.repeat(40))], `“${'a'.repeat(30)}…”`],
    ['a text that was taken out', [edit('')], 'a removed text'],
    ['a deletion', [remove], 'a deletion'],
    [
      'an addition by what it began with',
      [{ do: 'add', path: 'skills.1', line: 0 }, edit('Dyer')],
      'a new entry',
    ],
    [
      'lines by what they are',
      [{ do: 'read_as', first: 4, last: 6, as: 'heading', headed: false }],
      'line 4 is “A heading”',
    ],
  ])('names %s', (_, act, said) => {
    expect(lastOf(acts([edit('Before')], act))).toBe(said)
  })
})
