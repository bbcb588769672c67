import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { analysisSample, sampleFacts } from '../../../e2e/sync/analysis-sample.ts'
import { importAccount } from './import-account.ts'

const USER = {
  _id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  role: 'user',
  isActive: true,
  createdAt: '2024-01-01T00:00:00.000Z',
  lastLogin: null,
  totalResumes: 0,
  totalAnalyses: 0,
  deviceOnly: false,
}

const empty = () => openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })

/** A draft, an upload and the upload's analysis. */
async function fill(store: AccountStore) {
  await store.resumes.saveDraft({ draft: { ...emptyDraft(), title: 'For Example Inc.' } })
  const read = { resume: emptyResume(), facts: sampleFacts }
  const upload = await store.resumes.saveUpload({ name: 'cv.pdf', contentHash: 'a'.repeat(64), ...read })
  const { record, body } = analysisSample('analysis-1', 'cv.pdf', '2024-05-01T10:00:00.000Z')
  await store.analyses.save({ record: { ...record, resumeId: upload.id }, body })
}

async function exported(store: AccountStore): Promise<string> {
  const bodies = new Map((await store.db.bodies.toArray()).map((row) => [row.id, row.body]))
  return JSON.stringify({
    format: 'legible-account',
    schemaVersion: 1,
    exportedAt: '2024-06-01T00:00:00.000Z',
    user: USER,
    resumes: (await store.resumes.list()).map(({ id, body }) => ({ id, body })),
    analyses: (await store.analyses.list()).map((record) => ({
      id: record._id,
      record,
      body: bodies.get(record._id) ?? null,
    })),
  })
}

const counts = async (store: AccountStore) => [
  (await store.resumes.list()).length,
  await store.analyses.count(),
]

let store: AccountStore
let text = ''
beforeEach(async () => {
  store = await empty()
  await fill(store)
  text = await exported(store)
})

describe('what was exported', () => {
  test('comes back whole on a device that has nothing, each analysis with its resume', async () => {
    const other = await empty()
    expect(await importAccount(other, text)).toEqual({ resumes: 2, analyses: 1, skipped: 0 })
    const upload = (await other.resumes.list()).find((row) => row.body.kind === 'upload')
    expect((await other.analyses.list())[0]?.resumeId).toBe(upload?.id)
  })

  test('is left alone where it still is', async () => {
    const before = await exported(store)
    expect(await importAccount(store, text)).toEqual({ resumes: 0, analyses: 0, skipped: 3 })
    expect(JSON.parse(await exported(store))).toEqual(JSON.parse(before))
  })

  test('deleted since, comes back once, however often it is imported', async () => {
    for (const { id } of await store.resumes.list()) await store.resumes.remove(id)
    await store.analyses.remove('analysis-1')
    expect(await importAccount(store, text)).toEqual({ resumes: 2, analyses: 1, skipped: 0 })
    expect(await importAccount(store, text)).toEqual({ resumes: 0, analyses: 0, skipped: 3 })
    expect(await counts(store)).toEqual([2, 1])
  })

  test('and edited since, keeps what is here', async () => {
    const draft = (await store.resumes.list()).find((row) => row.body.draft)!
    await store.resumes.saveDraft({ id: draft.id, draft: { ...draft.body.draft!, title: 'Later' } })
    await importAccount(store, text)
    expect((await store.resumes.list()).map((row) => row.body.name).sort()).toEqual(['Later', 'cv.pdf'])
  })

  test('belongs to the upload of the same file that another device made', async () => {
    const other = await empty()
    const { name, contentHash } = { name: 'cv.pdf', contentHash: 'a'.repeat(64) }
    const here = await other.resumes.saveUpload({
      name,
      contentHash,
      resume: emptyResume(),
      facts: sampleFacts,
    })
    expect(await importAccount(other, text)).toMatchObject({ resumes: 1, analyses: 1 })
    expect((await other.analyses.list())[0]?.resumeId).toBe(here.id)
  })
})

test.each([
  ['no JSON', '%PDF-1.7'],
  ['other JSON', '{"a":1}'],
  ['nothing', ''],
])('%s is refused, and nothing changes', async (_, other) => {
  await expect(importAccount(store, other)).rejects.toThrow('This is not a file of Export Data')
  expect(await counts(store)).toEqual([2, 1])
})
