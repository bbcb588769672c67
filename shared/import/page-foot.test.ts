import { expect, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import type { SectionName } from '#shared/schema/draft.ts'
import { person } from '../../bench/roundtrip/people.ts'
import { fileOf, formatsOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'

const LASTS: SectionName[] = ['experience', 'education', 'skills', 'projects']

test.each(designs.flatMap(({ id }, at) => formatsOf(at).map((format) => [format, id, at] as const)))(
  'the foot of a %s in %s is no text of the draft',
  async (format, design, at) => {
    const made = onPage(person(701 + at), design, 'A4')
    const last = LASTS[at % LASTS.length] ?? 'skills'
    const order = [...made.layout.order.filter((name) => name !== last), last]
    const numbered = { ...made, layout: { ...made.layout, order, pageNumbers: 'all' as const } }
    const draft = draftFromResume(await resumeIn(await fileOf(numbered, format), format))
    expect(JSON.stringify(draft)).not.toMatch(/\b\d+ \/ \d+/)
  },
)
