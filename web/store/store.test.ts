import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { forgetOldBodies } from './analyses.ts'
import { databaseName, deleteDatabase } from './database.ts'
import { journalPrefix, journalsOf, undoSetting } from './draft-traces.ts'
import { files } from './files.ts'
import { type StoreProblem, storeProblem } from './problem.ts'
import { type AccountStore, openAccountStore } from './store.ts'

let platform: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
let store: AccountStore

beforeEach(async () => {
  localStorage.clear()
  platform = { indexedDB: new IDBFactory(), IDBKeyRange }
  store = await openAccountStore('ada', { platform, now: () => new Date('2024-06-01T00:00:00Z') })
})

const draft = (title: string) => ({ ...emptyDraft(), title })
const upload = (contentHash: string, name = 'cv.pdf') => ({
  name,
  contentHash,
  resume: emptyResume(),
  facts: {} as never,
})
const code = (error: unknown) => (error as StoreProblem).code

const record = (id: string, createdAt: string) =>
  ({ _id: id, createdAt, resumeId: '', resumeName: id, scores: { overall: 61 } }) as never

describe('resumes', () => {
  test('a draft and its outbox row are there together', async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('CV') })
    expect(await store.db.outbox.toArray()).toMatchObject([
      { kind: 'resume.put', rowId: row.id, state: 'waiting' },
    ])
  })

  test('a write that fails half way leaves neither', async () => {
    store.db.outbox.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect(await store.resumes.saveDraft({ draft: draft('CV') }).catch(code)).toBe('disk_full')
    expect([await store.db.resumes.count(), await store.db.outbox.count()]).toEqual([0, 0])
  })

  test('ten edits wait as one change', async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('0') })
    for (let i = 1; i <= 9; i++) await store.resumes.saveDraft({ id: row.id, draft: draft(String(i)) })
    expect(await store.outbox.waiting()).toBe(1)
    expect((await store.resumes.get(row.id))?.body.name).toBe('9')
  })

  test('the same bytes twice are one upload, read anew', async () => {
    const first = await store.resumes.saveUpload(upload('abc', 'old name.pdf'))
    const second = await store.resumes.saveUpload(upload('abc', 'new name.pdf'))
    expect(second.id).toBe(first.id)
    expect((await store.resumes.list()).map((row) => row.body.name)).toEqual(['new name.pdf'])
  })

  test('what was corrected of an upload is found again by its bytes, until it is undone', async () => {
    const corrections = [{ id: 'a', do: 'delete' as const, path: 'experience.0', line: 0 }]
    await store.resumes.saveUpload({ ...upload('abc'), corrections })
    expect(await store.resumes.correctionsOf('abc')).toEqual(corrections)
    await store.resumes.saveUpload(upload('abc'))
    expect(await store.resumes.correctionsOf('abc')).toEqual([])
    expect(await store.resumes.correctionsOf('def')).toEqual([])
  })

  test('other bytes are another upload', async () => {
    await store.resumes.saveUpload(upload('abc'))
    await store.resumes.saveUpload(upload('def'))
    expect(await store.resumes.list()).toHaveLength(2)
  })

  test('a copy says what it is and where it is from', async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('CV') })
    const copy = await store.resumes.duplicate(row.id)
    expect([copy.body.name, copy.body.draft?.title, copy.body.draft?.copiedFrom]).toEqual([
      'CV (copy)',
      'CV (copy)',
      row.id,
    ])
  })

  test('one that was never sent is deleted without a word to the server', async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('CV') })
    await store.resumes.remove(row.id)
    expect([await store.resumes.list(), await store.db.outbox.count()]).toEqual([[], 0])
  })

  test('takes what undo and the journals hold of its text with it, and nothing of another', async () => {
    const [gone, kept] = [
      await store.resumes.saveDraft({ draft: draft('A') }),
      await store.resumes.saveDraft({ draft: draft('B') }),
    ]
    for (const { row } of [gone, kept]) {
      await store.settings.set(undoSetting(row.id), ['steps'])
      localStorage.setItem(`${journalPrefix(row.id)}tab`, 'cannot even be read')
    }
    await store.resumes.remove(gone.row.id)
    expect(await store.db.meta.toCollection().primaryKeys()).toEqual([`setting:${undoSetting(kept.row.id)}`])
    expect([journalsOf(gone.row.id), journalsOf(kept.row.id)]).toEqual([
      [],
      [`${journalPrefix(kept.row.id)}tab`],
    ])
  })

  test('a deletion that does not reach the disk leaves them', async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('A') })
    localStorage.setItem(`${journalPrefix(row.id)}tab`, '{}')
    store.db.resumes.hook('deleting', () => {
      throw new Error('No')
    })
    await expect(store.resumes.remove(row.id)).rejects.toThrow('No')
    expect(journalsOf(row.id)).toHaveLength(1)
  })

  test.each(['duplicate', 'rename'] as const)('%s of one that is not there says so', async (act) => {
    expect(await store.resumes[act]('00000000-0000-7000-8000-000000000000', 'x').catch(code)).toBe(
      'not_found',
    )
  })

  test.each([
    ['小明', '王', '', '王小明'],
    ['花子', '佐藤', 'フロントエンド開発者です。', '佐藤 花子'],
    ['민준', '김', '', '김민준'],
    ['Ada', '', '', 'Ada'],
  ])('%s %s is named as the page prints it', async (firstName, lastName, summary, name) => {
    const draft = { ...emptyDraft(), summary }
    Object.assign(draft.personalInfo, { firstName, lastName })
    expect((await store.resumes.saveDraft({ draft })).row.body.name).toBe(name)
  })

  test('nameless drafts are called after the person, else untitled', async () => {
    const named = emptyDraft()
    named.personalInfo.firstName = 'Ada'
    named.personalInfo.lastName = 'Example'
    const names = [named, emptyDraft()].map(
      async (d) => (await store.resumes.saveDraft({ draft: d })).row.body.name,
    )
    expect(await Promise.all(names)).toEqual(['Ada Example', 'Untitled resume'])
  })
})

describe('files', () => {
  const file = (hash: string, size = 1) => ({
    hash,
    name: `${hash}.pdf`,
    type: 'pdf',
    bytes: new Uint8Array(size),
  })

  test('the oldest goes first when there are too many', async () => {
    const kept = files(store.context, { count: 2, bytes: 100 })
    for (const hash of ['a', 'b', 'c']) await kept.keep(file(hash))
    expect((await store.db.files.toArray()).map((row) => row.hash)).toEqual(['b', 'c'])
  })

  test('using one again makes it the newest', async () => {
    const kept = files(store.context, { count: 2, bytes: 100 })
    for (const hash of ['a', 'b', 'a', 'c']) await kept.keep(file(hash))
    expect((await store.db.files.toArray()).map((row) => row.hash)).toEqual(['a', 'c'])
  })

  test('the oldest go when together they are too large; the newest always stays', async () => {
    const kept = files(store.context, { count: 9, bytes: 100 })
    for (const [hash, size] of [
      ['a', 60],
      ['b', 60],
      ['c', 500],
    ] as const)
      await kept.keep(file(hash, size))
    expect(await kept.usage()).toEqual({ count: 1, bytes: 500 })
    expect((await kept.get('c'))?.bytes).toHaveLength(500)
  })
})

describe('analyses', () => {
  const save = (id: string, createdAt: string, stored = false) =>
    store.analyses.save({ record: record(id, createdAt), body: { of: id } as never }, { stored })

  test('are listed newest first', async () => {
    await save('a', '2024-01-01')
    await save('c', '2024-03-01')
    await save('b', '2024-02-01')
    expect((await store.analyses.list()).map((r) => r._id)).toEqual(['c', 'b', 'a'])
    expect((await store.analyses.list(1)).map((r) => r._id)).toEqual(['c'])
  })

  test('old bodies go when there are too many, never one that only this device has', async () => {
    await save('unsent', '2024-01-01')
    await save('old', '2024-02-01', true)
    await save('new', '2024-03-01', true)
    await forgetOldBodies(store.db, 1)
    expect((await store.db.bodies.toArray()).map((row) => row.id).sort()).toEqual(['new', 'unsent'])
    expect(await store.analyses.count()).toBe(3)
  })

  test('a body that is not here is fetched once and stays', async () => {
    let asked = 0
    const other = await openAccountStore('bob', {
      platform,
      fetchBody: async (id) => {
        asked += 1
        return { of: id } as never
      },
    })
    await other.db.analyses.put({
      id: 'x',
      createdAt: '',
      resumeId: '',
      record: record('x', ''),
      version: 3,
      generation: 1,
      deleted: 0,
    })
    expect([await other.analyses.body('x'), await other.analyses.body('x'), asked]).toEqual([
      { of: 'x' },
      { of: 'x' },
      1,
    ])
    expect(await other.analyses.body('y').catch(code)).toBe('not_found')
  })

  test('one that was never sent is deleted without a word to the server', async () => {
    await save('a', '2024-01-01')
    await store.analyses.remove('a')
    expect([await store.db.outbox.count(), await store.db.bodies.count()]).toEqual([0, 0])
  })
})

describe('an analysis that is put back', () => {
  const body = { text: 'as it was read' } as never
  const sent = async () => {
    await store.analyses.save({ record: record('a', '2024-01-01'), body }, { stored: true })
    await store.db.analyses.update('a', { version: 3 })
  }
  const ids = async () => (await store.analyses.list()).map(({ _id }) => _id)
  const waiting = async () => (await store.db.outbox.toArray()).map(({ kind, rowId }) => ({ kind, rowId }))

  test('is the same one while nobody heard of its end', async () => {
    await sent()
    await store.analyses.remove('a')
    await store.analyses.putBack({ record: record('a', '2024-01-01'), body })
    expect(await ids()).toEqual(['a'])
    expect(await store.analyses.body('a')).toEqual(body)
    expect(await waiting()).toEqual([])
  })

  test('is a new one with the same content where the server may have deleted it', async () => {
    await sent()
    await store.analyses.remove('a')
    await store.db.outbox.toCollection().modify({ state: 'sent' })
    await store.analyses.putBack({ record: record('a', '2024-01-01'), body })
    const [id] = await ids()
    expect(id).not.toBe('a')
    expect(await store.analyses.body(id ?? '')).toEqual(body)
    expect(await waiting()).toContainEqual({ kind: 'analysis.create', rowId: id })
  })

  test('one that was never deleted stays as it is', async () => {
    await sent()
    await store.analyses.putBack({ record: record('a', '2024-01-01'), body })
    expect(await ids()).toEqual(['a'])
  })
})

describe('a resume put back after it was deleted', () => {
  const made = async () => {
    const { row } = await store.resumes.saveDraft({ draft: draft('CV'), name: 'Mine' })
    return row
  }
  const known = async () => {
    const row = await made()
    await store.db.outbox.clear()
    await store.db.resumes.update(row.id, { version: 3, base: row.body })
    return row
  }
  const waiting = async () => (await store.db.outbox.toArray()).map(({ kind, rowId }) => ({ kind, rowId }))

  test('is the same one while nobody heard of its end', async () => {
    const row = await known()
    await store.resumes.remove(row.id)
    await store.resumes.putBack(row)
    expect(await store.resumes.list()).toMatchObject([{ id: row.id, version: 3, body: row.body }])
    expect(await waiting()).toEqual([{ kind: 'resume.put', rowId: row.id }])
  })

  test.each(['sent', 'answered'])('is a new one where its end was %s', async (state) => {
    const row = await known()
    await store.resumes.remove(row.id)
    if (state === 'sent') await store.db.outbox.toCollection().modify({ state })
    else await Promise.all([store.db.outbox.clear(), store.db.resumes.delete(row.id)])
    await store.resumes.putBack(row)
    const [again, ...more] = await store.resumes.list()
    expect(more).toEqual([])
    expect(again?.id).not.toBe(row.id)
    expect(again).toMatchObject({ version: 0, base: null, body: row.body })
    expect(await waiting()).toContainEqual({ kind: 'resume.put', rowId: again?.id })
  })

  test('is back where no server ever had it', async () => {
    const row = await made()
    await store.resumes.remove(row.id)
    await store.resumes.putBack(row)
    expect((await store.resumes.list()).map(({ body }) => body)).toEqual([row.body])
  })

  test('twice, or never deleted, is there once', async () => {
    const row = await known()
    await store.resumes.putBack(row)
    await store.resumes.remove(row.id)
    await store.resumes.putBack(row)
    await store.resumes.putBack(row)
    expect(await store.resumes.list()).toHaveLength(1)
  })
})

describe('accounts', () => {
  test('share nothing on one device', async () => {
    await store.resumes.saveDraft({ draft: draft('of Ada') })
    const other = await openAccountStore('bob', { platform })
    expect(await other.resumes.list()).toEqual([])
  })

  test('deleting one leaves the other', async () => {
    const other = await openAccountStore('bob', { platform })
    await other.resumes.saveDraft({ draft: draft('of Bob') })
    store.close()
    await deleteDatabase('ada', platform)
    expect((await platform.indexedDB.databases()).map((db) => db.name)).toEqual([databaseName('bob')])
    expect(await other.resumes.list()).toHaveLength(1)
  })
})

describe('settings', () => {
  const theme = z.enum(['light', 'dark'])

  test('come back as they were set', async () => {
    await store.settings.set('theme', 'dark')
    expect(await store.settings.get('theme', theme, 'light')).toBe('dark')
  })

  test('that no longer fit are the default again', async () => {
    await store.settings.set('theme', 'sepia')
    expect(await store.settings.get('theme', theme, 'light')).toBe('light')
  })

  test('a damaged user is nobody', async () => {
    await store.db.meta.put({ key: 'user', value: { name: 'Ada' } })
    expect(await store.settings.user()).toBeNull()
  })
})

describe('the database is upgraded by a newer page while an old one is open', () => {
  async function upgrade() {
    const newer = new Dexie(databaseName('ada'), platform)
    newer.version(2).stores({
      resumes: 'id',
      analyses: 'id, createdAt, resumeId',
      bodies: 'id, createdAt',
      files: 'hash, used',
      outbox: '++seq, &id, rowId, state',
      notices: 'id',
      meta: 'key',
      extra: 'id',
    })
    await newer.open()
    return newer
  }

  test('the upgrade is not held up, and what the old page saved is there', async () => {
    await store.resumes.saveDraft({ draft: draft('CV') })
    const newer = await upgrade()
    expect(await newer.table('resumes').count()).toBe(1)
  })

  test('the old page is told to reload instead of writing into a layout it does not know', async () => {
    await upgrade()
    expect(await store.resumes.saveDraft({ draft: draft('CV') }).catch(code)).toBe('upgraded_elsewhere')
  })

  test('an old page that opens afterwards is told the same', async () => {
    store.close()
    await upgrade()
    expect(await openAccountStore('ada', { platform }).catch(code)).toBe('page_too_old')
  })
})

describe('what the browser throws', () => {
  const wrapped = (name: string) =>
    Object.assign(new Error('x'), { name: 'AbortError', inner: new DOMException('', name) })

  test.each([
    ['QuotaExceededError', 'disk_full'],
    ['VersionError', 'page_too_old'],
    ['DatabaseClosedError', 'upgraded_elsewhere'],
  ])('%s is %s, however deep it is wrapped', (name, expected) => {
    expect(code(storeProblem(wrapped(name)))).toBe(expected)
  })

  test('a mistake of ours stays what it is', () => {
    const mistake = new TypeError('x')
    expect(storeProblem(mistake)).toBe(mistake)
  })
})
