import { beforeEach, expect, test, vi } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { engine } from '#web/worker/client.ts'
import { knownJob } from './known-job.ts'

const ROLES = [
  { category: 'Healthcare', name: 'Registered Nurse', title: 'Krankenschwester', score: 1 },
  { category: 'Production', name: 'Baker', title: '', score: 1 },
]
const rolesFor = vi.fn(async (query: string) =>
  ROLES.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(query.toLowerCase())),
)
beforeEach(() => {
  vi.spyOn(engine, 'rolesFor').mockImplementation(rolesFor)
})

const named = { jobCategory: 'Healthcare', jobRole: 'Registered Nurse', jobDescription: '' }

test.each([
  [
    'its name',
    { targetRole: 'Registered Nurse' },
    { from: 'list', title: 'Registered Nurse', request: named },
  ],
  ['another title', { targetRole: ' krankenschwester' }, { from: 'list', request: named }],
  ['half of its name is another job', { targetRole: 'Nurse' }, { from: 'title', title: 'Nurse' }],
  [
    'a role of the catalogue needs no looking up',
    { targetRole: 'Data Analyst' },
    { from: 'list', title: 'Data Analyst' },
  ],
  ['a description goes first', { targetRole: 'Baker', jobDescription: 'A nurse' }, { from: 'description' }],
  ['a position is no target', { experience: [{ position: 'Baker' }] }, { from: 'title', title: 'Baker' }],
])('an occupation by %s', async (_, written, expected) => {
  expect(await knownJob(draft.parse(written))).toMatchObject(expected)
})

test('it is looked up once for each title, and again where that failed', async () => {
  const baker = draft.parse({ targetRole: 'Baker' })
  rolesFor.mockClear()
  rolesFor.mockRejectedValueOnce(new Error('no network'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await knownJob(baker)).toMatchObject({ from: 'title' })
  expect(await knownJob(baker)).toMatchObject({ from: 'list', title: 'Baker' })
  await knownJob(baker)
  expect(rolesFor).toHaveBeenCalledTimes(2)
})
