import { expect, test } from 'vitest'
import { fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { writerOf } from '../../bench/roundtrip/scripts.ts'

test.each(['ar', 'he'])(
  'what is read of a page from the right (%s) is marked where it stands there',
  async (script) => {
    const draft = onPage(writerOf(script), 'classic', 'A4')
    const { places } = await resumeIn(await fileOf(draft, 'pdf'), 'pdf')
    const { box } = places['experience.0.company'] ?? {}
    const edge = 595 - 36
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(595 / 2)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(edge)
  },
)
