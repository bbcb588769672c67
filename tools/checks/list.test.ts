import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalog } from '#shared/i18n/catalog.ts'
import { evidenceIn } from '#shared/jobs/matching/evidence.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { type CheckDefinition, fail } from '#shared/score/check.ts'
import { run } from '#shared/score/run.ts'
import { lookAt } from '#shared/score/subject.ts'
import { AS_OF, cleanFacts, sampleResume } from '#shared/score/testing/sample.ts'
import { found, listOf } from './list.ts'

const t = catalog('toy-check', { noKite: 'No kite is named.', nameKite: 'Name your kite.' })

const TOY: CheckDefinition = {
  id: 'toy-kite',
  title: 'A kite is named',
  why: 'Kites are fun.',
  part: 'ats',
  place: 15,
  weight: 7,
  group: 'format',
  restsOn: [],
  look: () => fail(t.noKite, t.nameKite),
}

it('the list of checks is the one their files make', async () => {
  const written = readFileSync(new URL('../../shared/score/all-checks.ts', import.meta.url), 'utf8')
  expect(listOf(await found()), 'run npm run generate:checks').toBe(written)
})

it('one more file is one more check, in its place', async () => {
  const all = await found()
  const before = new Set(listOf(all).split('\n'))
  const after = listOf([...all, TOY]).split('\n')
  expect(after.filter((line) => !before.has(line))).toEqual([
    "import toyKite from './checks/toy-kite.ts'",
    '  toyKite,',
  ])
  const rows = after.slice(after.indexOf('export const CHECKS: readonly CheckDefinition[] = ['))
  expect(rows.slice(1, 4)).toEqual(['  atsTextLayer,', '  toyKite,', '  atsKnownHeadings,'])
})

it('what its file says is all that a report needs: its texts, and its weight among those of its part', async () => {
  const resume = sampleResume()
  const seen = lookAt({
    resume,
    facts: cleanFacts(),
    job: null,
    asOf: AS_OF,
    heap: null,
    blank: false,
    evidence: evidenceIn(resume, lexicon()),
  })
  const ats = (await found()).filter(({ part }) => part === 'ats')
  const checks = run([...ats, TOY], { ...seen, requirements: [] })
  const of = (id: string) => checks.find((check) => check.id === id)
  expect(of('toy-kite')).toMatchObject({
    title: 'A kite is named',
    why: 'Kites are fun.',
    finding: 'No kite is named.',
    fix: 'Name your kite.',
    status: 'fail',
    points: 0,
  })
  const [more, own, less] = ['ats-contact-in-body', 'toy-kite', 'ats-length'].map((id) => of(id)?.of ?? 0)
  expect(own).toBeGreaterThan(less ?? 0)
  expect(own).toBeLessThanOrEqual(more ?? 0)
})
