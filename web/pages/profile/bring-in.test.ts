import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { makeBackup } from '#web/store/backup/backup.ts'
import { digestOf, hex } from '#web/store/backup/seal.ts'
import { FILES_KEPT } from '#web/store/files.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { analysisSample } from '../../../e2e/sync/analysis-sample.ts'
import { bringIn } from './bring-in.ts'

const empty = () => openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
const accountOf = (store: AccountStore) => ({
  store,
  engine: { flush: async () => 'done' } as unknown as Parameters<typeof bringIn>[0]['engine'],
})
const keep = async (store: AccountStore, text: string) => {
  const bytes = new TextEncoder().encode(text)
  const hash = hex(await digestOf(bytes))
  await store.files.keep({ hash, name: `${text}.pdf`, type: 'pdf', bytes })
  return hash
}
/** Everything a device has, to be compared before and after. */
const tables = async ({ db }: AccountStore) =>
  Promise.all([db.resumes, db.analyses, db.bodies, db.files, db.outbox].map((table) => table.toArray()))

async function backup(schemaVersion = 1): Promise<Uint8Array<ArrayBuffer>> {
  const source = await empty()
  for (const text of ['one', 'two']) await keep(source, text)
  const { row } = await source.resumes.saveDraft({ draft: { ...emptyDraft(), title: 'A draft' } })
  const { record, body } = analysisSample('analysis-1', 'cv.pdf', '2024-05-01T10:00:00.000Z')
  const account = {
    format: 'legible-account',
    schemaVersion,
    exportedAt: '2024-06-01T00:00:00.000Z',
    user: {
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
    },
    resumes: [{ id: row.id, body: row.body }],
    analyses: [{ id: 'analysis-1', record, body }],
  }
  return new Uint8Array(await (await makeBackup(source, JSON.stringify(account))).arrayBuffer())
}

let store: AccountStore
beforeEach(async () => {
  store = await empty()
})

describe('a backup', () => {
  test('brings back what is not here, once', async () => {
    const bytes = await backup()
    expect(await bringIn(accountOf(store), bytes)).toEqual({
      resumes: 1,
      analyses: 1,
      skipped: 0,
      files: 2,
      filesLeft: 0,
    })
    const after = await tables(store)
    expect(await bringIn(accountOf(store), bytes)).toMatchObject({ skipped: 2, files: 0, filesLeft: 0 })
    expect(await tables(store)).toEqual(after)
  })

  test('takes no place from the files that are here', async () => {
    const here = []
    for (let at = 1; at < FILES_KEPT; at++) here.push(await keep(store, `here ${at}`))
    expect(await bringIn(accountOf(store), await backup())).toMatchObject({ files: 1, filesLeft: 1 })
    expect((await store.db.files.toCollection().primaryKeys()).sort()).toEqual(
      expect.arrayContaining(here.sort()),
    )
    expect((await store.db.files.toArray()).map((file) => file.name)).toContain('two.pdf')
  })

  test('of a newer app is refused, and nothing changes', async () => {
    await expect(bringIn(accountOf(store), await backup(2))).rejects.toThrow(/newer version of Legible/)
    expect(await tables(store)).toEqual([[], [], [], [], []])
  })
})

describe('nothing is half restored', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  }
  test.each(['resumes', 'analyses', 'bodies', 'files', 'outbox'] as const)(
    'when the disk is full at the %s',
    async (table) => {
      await keep(store, 'here')
      const before = await tables(store)
      store.db.table(table).hook('creating', full)
      await expect(bringIn(accountOf(store), await backup())).rejects.toThrow(
        /^There is not enough room on this device for this backup\. Nothing was restored/,
      )
      store.db.table(table).hook('creating').unsubscribe(full)
      expect(await tables(store)).toEqual(before)
      expect(await bringIn(accountOf(store), await backup())).toMatchObject({ resumes: 1, files: 2 })
    },
  )

  test('when the page goes in the middle', async () => {
    const indexedDB = new IDBFactory()
    const here = await openAccountStore('ada', { platform: { indexedDB, IDBKeyRange } })
    // What the browser does with the transactions of a page that is closed.
    here.db.table('files').hook('creating', (_key, _row, transaction) => transaction.abort())
    await expect(bringIn(accountOf(here), await backup())).rejects.toThrow()
    const again = await openAccountStore('ada', { platform: { indexedDB, IDBKeyRange } })
    expect(await tables(again)).toEqual([[], [], [], [], []])
  })
})
