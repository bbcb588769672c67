import { describe, expect, test } from 'vitest'
import { emptyResume } from '#shared/schema/resume.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { discardChange } from '#web/sync/discard.ts'
import { analysisSample, sampleFacts } from './analysis-sample.ts'
import { ACCOUNTS, Scene } from './scene.ts'

const TITLE = { title: 'CV' }

describe('an answer does not come', () => {
  test('the request is lost: it waits, and is sent again', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    expect(await scene.flush(0, null, 'lost_request')).toBe('offline')
    expect(await scene.waiting(0)).toBe(1)
    expect(await scene.flush(0)).toBe('done')
    expect(await scene.rows()).toHaveLength(1)
  })

  test('the answer is lost after the commit: the repetition is recognised, the row has one version', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    await scene.flush(0, null, 'lost_answer')
    const [before] = await scene.rows()
    expect(await scene.flush(0)).toBe('done')
    expect(await scene.rows()).toEqual([before])
    expect(await scene.waiting(0)).toBe(0)
  })

  test('the request arrives twice: it is applied once', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    await scene.flush(0, null, 'twice')
    expect((await scene.rows()).map((row) => row.version)).toEqual([1])
  })

  test('an edit made while the answer is lost goes out as the next change, on top of the first', async () => {
    const scene = new Scene()
    const id = await scene.create(0, { ...TITLE, summary: 'first' })
    await scene.flush(0, null, 'lost_answer')
    await scene.edit(0, id, { summary: 'second' })
    await scene.flush(0)
    expect(await scene.list(0)).toEqual(['CV: second'])
    expect((await scene.rows()).map((row) => [row.version, row.body?.draft?.summary])).toEqual([
      [2, 'second'],
    ])
  })

  test('the answer is lost, and another device edits meanwhile: nothing of either is lost', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.edit(0, id, { summary: 'here' })
    await scene.flush(0, null, 'lost_answer')
    await scene.flush(1)
    await scene.edit(1, id, { targetRole: 'there' })
    await scene.flush(1)
    await scene.flush(0)
    const row = await (await scene.tab(0)).store.resumes.get(id)
    expect([row?.body.draft?.summary, row?.body.draft?.targetRole]).toEqual(['here', 'there'])
  })

  test('the server is busy: everything stays frozen as it was', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    expect(await scene.flush(0, null, 'busy')).toBe('failing')
    const { store, engine } = await scene.tab(0)
    const [frozen] = await store.db.outbox.toArray()
    expect([frozen?.state, engine.failure?.retryAfter]).toEqual(['sent', 1])
    await scene.flush(0)
    expect(await scene.rows()).toHaveLength(1)
  })
})

describe('the device dies', () => {
  test.each(['crash_before', 'crash_after'] as const)(
    'in the middle of a push (%s): it goes on at the next start',
    async (fault) => {
      const scene = new Scene()
      await scene.create(0, { ...TITLE, summary: 'typed' })
      await scene.flush(0, null, fault)
      expect(scene.device(0).openTabs).toBe(0)
      expect(await scene.list(0)).toEqual(['CV: typed'])
      expect(await scene.flush(0)).toBe('done')
      expect((await scene.rows()).map((row) => row.version)).toEqual([1])
    },
  )

  test('in the middle of a pull: the page is pulled again', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    await scene.flush(0)
    await scene.flush(1, 'crash_after')
    await scene.flush(1)
    expect(await scene.list(1)).toEqual(await scene.list(0))
  })
})

describe('two pages of one device', () => {
  test.each([true, false])('flush at once (Web Locks: %s): each change is applied once', async (locks) => {
    const scene = new Scene({ locks })
    await scene.create(0, TITLE)
    const [one, two] = [await scene.tab(0, 0), await scene.tab(0, 1)]
    expect(await Promise.all([one.engine.flush(), two.engine.flush()])).toEqual(['done', 'done'])
    expect((await scene.rows()).map((row) => row.version)).toEqual([1])
    expect(await scene.waiting(0)).toBe(0)
  })

  test('one flushes what was typed while the other waits for an answer, without Web Locks: it is not lost', async () => {
    const scene = new Scene({ locks: false })
    const id = await scene.create(0, TITLE)
    scene.device(0).link.overtake = async () => {
      await scene.edit(0, id, { summary: 'typed' })
      await (await scene.tab(0, 1)).engine.flush()
    }
    await scene.flush(0, null, 'overtaken')
    await scene.flush(0)
    expect((await scene.rows()).map((row) => row.body?.draft?.summary)).toEqual(['typed'])
    expect([await scene.list(0), await scene.waiting(0)]).toEqual([['CV: typed'], 0])
  })

  test('edit different fields of one draft: both stay', async () => {
    const scene = new Scene()
    const id = await scene.create(0, TITLE)
    const { store } = await scene.tab(0, 1)
    const base = (await store.resumes.get(id))!.body.draft!
    await scene.edit(0, id, { summary: 'one' })
    const saved = await store.resumes.saveDraft({ id, draft: { ...base, targetRole: 'two' }, base })
    expect([saved.row.body.draft?.summary, saved.row.body.draft?.targetRole, saved.copyId]).toEqual([
      'one',
      'two',
      null,
    ])
  })

  test('edit the same field: the other version is kept as a named copy', async () => {
    const scene = new Scene()
    const id = await scene.create(0, TITLE)
    const { store } = await scene.tab(0, 1)
    const base = (await store.resumes.get(id))!.body.draft!
    await scene.edit(0, id, { summary: 'one' })
    await store.resumes.saveDraft({ id, draft: { ...base, summary: 'two' }, base })
    expect(await scene.list(0)).toEqual(['CV (other version): one', 'CV: two'])
    expect(await scene.notices(0)).toEqual(['conflict'])
  })
})

describe('two devices', () => {
  test('edit different fields offline and meet: one resume with both', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.edit(0, id, { summary: 'one' })
    await scene.edit(1, id, { targetRole: 'two' })
    for (const device of [0, 1, 0]) await scene.flush(device)
    for (const device of [0, 1]) {
      const row = await (await scene.tab(device)).store.resumes.get(id)
      expect([row?.body.draft?.summary, row?.body.draft?.targetRole]).toEqual(['one', 'two'])
    }
    expect(await scene.notices(1)).toEqual([])
  })

  test('edit the same field offline and meet: both survive everywhere, and the second one is told', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.edit(0, id, { summary: 'one' })
    await scene.edit(1, id, { summary: 'two' })
    for (const device of [0, 1, 0]) await scene.flush(device)
    expect(await scene.list(0)).toEqual(['CV (other version): one', 'CV: two'])
    expect(await scene.list(1)).toEqual(await scene.list(0))
    expect([await scene.notices(0), await scene.notices(1)]).toEqual([[], ['conflict']])
  })

  test('the other one is faster between our pull and our push: the conflict is merged, not overwritten', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.edit(0, id, { summary: 'ours' })
    scene.device(0).link.overtake = async () => {
      await scene.edit(1, id, { targetRole: 'theirs' })
      await scene.flush(1)
    }
    await scene.flush(0, null, 'overtaken')
    const row = await (await scene.tab(0)).store.resumes.get(id)
    expect([row?.body.draft?.summary, row?.body.draft?.targetRole]).toEqual(['ours', 'theirs'])
    expect(await scene.waiting(0)).toBe(0)
  })

  test('one deletes what the other edits: the edit wins, and the first one is told', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.edit(1, id, { summary: 'worked on' })
    await scene.remove(0, id)
    for (const device of [1, 0, 1]) await scene.flush(device)
    expect(await scene.list(0)).toEqual(['CV: worked on'])
    expect(await scene.notices(0)).toEqual(['delete_undone'])
  })

  test('one edits what the other deleted: the edit lives on under a new id, the tombstone stays', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.remove(0, id)
    await scene.flush(0)
    await scene.edit(1, id, { summary: 'worked on' })
    await scene.flush(1)
    expect(await scene.list(1)).toEqual(['CV (kept): worked on'])
    expect(await scene.notices(1)).toEqual(['kept_copy'])
    expect((await scene.rows()).find((row) => row.id === id)).toMatchObject({ deleted: true, body: null })
  })

  test('an editor left open over a deletion that was synced: what is typed becomes a resume of its own', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    const { store } = await scene.tab(0)
    const base = (await store.resumes.get(id))!.body.draft!
    await scene.remove(1, id)
    await scene.flush(1)
    await scene.flush(0)
    const saved = await store.resumes.saveDraft({ id, draft: { ...base, summary: 'typed' }, base })
    expect(saved.row.id).not.toBe(id)
    await scene.flush(0)
    expect(await scene.list(0)).toEqual(['CV (kept): typed'])
  })

  test('both delete the same one: it is gone, and nobody is told anything', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    await scene.remove(0, id)
    await scene.remove(1, id)
    for (const device of [0, 1]) expect(await scene.flush(device)).toBe('done')
    expect([await scene.list(1), await scene.notices(1)]).toEqual([[], []])
  })

  test('a clock that is a day behind wins nothing and loses nothing', async () => {
    const scene = new Scene()
    const id = await scene.shared(TITLE)
    scene.device(1).clockOffset = -86_400_000
    await scene.edit(0, id, { summary: 'before' })
    await scene.flush(0)
    await scene.flush(1)
    await scene.edit(1, id, { summary: 'after' })
    await scene.flush(1)
    await scene.flush(0)
    expect(await scene.list(0)).toEqual(['CV: after'])
  })

  test('an analysis made on one is read on the other, also offline afterwards', async () => {
    const scene = new Scene()
    const one = await scene.tab(0)
    const sample = analysisSample(scene.simulation.newId(), 'Ada', '2024-06-01T00:00:00.000Z')
    await one.store.analyses.save(sample)
    await scene.flush(0)
    await scene.flush(1)
    scene.device(1).link.online = false
    const two = await scene.tab(1)
    expect(await two.store.analyses.list()).toEqual([sample.record])
    expect(await two.store.analyses.body(sample.record._id)).toEqual(sample.body)
  })

  test('an analysis deleted on one goes from the other, with its body', async () => {
    const scene = new Scene()
    const sample = analysisSample(scene.simulation.newId(), 'Ada', '2024-06-01T00:00:00.000Z')
    await (await scene.tab(0)).store.analyses.save(sample)
    await scene.flush(0)
    await scene.flush(1)
    await (await scene.tab(0)).store.analyses.remove(sample.record._id)
    await scene.flush(0)
    await scene.flush(1)
    const { db } = (await scene.tab(1)).store
    expect([await db.analyses.count(), await db.bodies.count()]).toEqual([0, 0])
  })

  test('an analysis that the server made and stored is not sent to it again', async () => {
    const scene = new Scene()
    const sample = analysisSample(scene.simulation.newId(), 'Ada', '2024-06-01T00:00:00.000Z')
    await (await scene.tab(0)).store.analyses.save(sample, { stored: true })
    expect(await scene.waiting(0)).toBe(0)
  })
})

describe('the session', () => {
  test('ends during a push: the queue waits, and goes on for the same person', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    expect(await scene.flush(0, null, 'unauthorized')).toBe('paused')
    expect(await scene.waiting(0)).toBe(1)
    scene.device(0).signIn(ACCOUNTS[0])
    expect(await scene.flush(0)).toBe('done')
    expect(await scene.rows()).toHaveLength(1)
  })

  test("another person signs in in another tab: the old tab's work is refused there, and kept here", async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    scene.device(0).link.token = ACCOUNTS[1]
    expect(await scene.flush(0)).toBe('paused')
    expect([await scene.rows(ACCOUNTS[0]), await scene.rows(ACCOUNTS[1])]).toEqual([[], []])
    expect(await scene.waiting(0)).toBe(1)
  })

  test('of another person shows and sends nothing of the one before; their work waits for them', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    scene.device(0).signIn(ACCOUNTS[1])
    expect(await scene.list(0)).toEqual([])
    await scene.flush(0)
    expect([await scene.rows(ACCOUNTS[0]), await scene.rows(ACCOUNTS[1])]).toEqual([[], []])
    scene.device(0).signIn(ACCOUNTS[0])
    await scene.flush(0)
    expect(await scene.rows(ACCOUNTS[0])).toHaveLength(1)
  })
})

describe('a full disk', () => {
  test('fails the save with a code, and leaves what was there', async () => {
    const scene = new Scene()
    const id = await scene.create(0, { ...TITLE, summary: 'old' })
    scene.device(0).diskFull = true
    const refused = await scene.edit(0, id, { summary: 'new' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StoreProblem)
    expect((refused as StoreProblem).code).toBe('disk_full')
    expect(await scene.list(0)).toEqual(['CV: old'])
    scene.device(0).diskFull = false
    await scene.edit(0, id, { summary: 'new' })
    expect(await scene.list(0)).toEqual(['CV: new'])
  })

  test('during a pull says so, and the page is pulled again when there is room', async () => {
    const scene = new Scene()
    await scene.create(0, TITLE)
    await scene.flush(0)
    scene.device(1).diskFull = true
    expect(await scene.flush(1)).toBe('stuck')
    scene.device(1).diskFull = false
    expect(await scene.flush(1)).toBe('done')
    expect(await scene.list(1)).toEqual(['CV: '])
  })
})

describe('a change that the server refuses', () => {
  const poison = 'far too long '.repeat(30)

  async function poisoned() {
    const scene = new Scene()
    const { store } = await scene.tab(0)
    const id = await scene.create(0, { summary: 'poison' })
    await store.resumes.rename(id, poison)
    await scene.create(0, TITLE)
    await scene.flush(0)
    return { scene, store, id }
  }

  test('never blocks the others, and is kept with its content', async () => {
    const { scene, store } = await poisoned()
    expect((await scene.rows()).map((row) => row.body?.name)).toEqual(['CV'])
    const [refused] = await store.outbox.refused()
    expect([
      refused?.code,
      refused?.mutation?.kind === 'resume.put' && refused.mutation.body.draft?.summary,
    ]).toEqual(['invalid', 'poison'])
  })

  test('passes once it is put right', async () => {
    const { scene, store, id } = await poisoned()
    await store.resumes.rename(id, 'short')
    await scene.flush(0)
    expect((await scene.rows()).map((row) => row.body?.name)).toEqual(['CV', 'short'])
    expect(await store.outbox.refused()).toEqual([])
  })

  test('is sent again when asked for, as a new change', async () => {
    const { scene, store } = await poisoned()
    const [before] = await store.outbox.refused()
    await store.outbox.retry(before!.id)
    await scene.flush(0)
    const [after] = await store.outbox.refused()
    expect(after?.code).toBe('invalid')
    expect(after?.id).not.toBe(before?.id)
  })

  test('is given up when asked for: the resume is as the server has it', async () => {
    const scene = new Scene()
    const id = await scene.shared({ ...TITLE, summary: 'agreed' })
    const { store } = await scene.tab(0)
    await store.resumes.rename(id, poison)
    await scene.flush(0)
    await discardChange(store.context, (await store.outbox.refused())[0]!.id)
    expect(await scene.list(0)).toEqual(['CV: agreed'])
  })
})

describe('an account that is full', () => {
  const FULL = { status: 'refused', code: 'quota', error: 'Your account is full.' } as const

  /** The server takes deletions and nothing else; every push is counted. */
  async function full() {
    const scene = new Scene()
    const kept = await scene.shared(TITLE)
    const { server } = scene
    const passes = server.push.bind(server)
    const sent: string[] = []
    let room = false
    const makeRoom = () => {
      room = true
    }
    server.push = async (account, mutations, epoch) => {
      sent.push(...mutations.map(({ kind }) => kind))
      const taken = mutations.filter(({ kind }) => room || kind.endsWith('.delete'))
      const { results } = await passes(account, taken, epoch)
      const answers = new Map(results.map((result) => [result.id, result]))
      return { epoch, results: mutations.map(({ id }) => answers.get(id) ?? { id, ...FULL }) }
    }
    const id = await scene.create(0, { title: 'New', summary: 'work' })
    const { store } = await scene.tab(0)
    return { scene, store, id, kept, sent, makeRoom }
  }

  test('keeps the work on the device, says why, and does not ask again and again', async () => {
    const { scene, store, id, sent } = await full()
    for (let run = 0; run < 5; run += 1) expect(await scene.flush(0)).toBe('done')
    expect(sent).toEqual(['resume.put'])
    expect((await store.resumes.get(id))?.body.draft?.summary).toBe('work')
    expect(await store.outbox.refused()).toMatchObject([{ code: 'quota', error: FULL.error }])
  })

  test('still takes deletions, and then what was refused', async () => {
    const { scene, store, kept, makeRoom } = await full()
    await scene.flush(0)
    await scene.remove(0, kept)
    await scene.flush(0)
    expect((await scene.rows()).filter((row) => !row.deleted)).toEqual([])
    makeRoom()
    await store.outbox.retry((await store.outbox.refused())[0]!.id)
    await scene.flush(0)
    expect((await scene.rows()).filter((row) => !row.deleted).map((row) => row.body?.name)).toEqual(['New'])
    expect(await store.outbox.refused()).toEqual([])
  })
})

describe('an older state of the server is restored', () => {
  async function restored() {
    const scene = new Scene()
    const id = await scene.shared({ ...TITLE, summary: 'old' })
    const restore = scene.server.backup()
    await scene.edit(0, id, { summary: 'newer' })
    await scene.create(0, { title: 'Second' })
    await scene.flush(0)
    restore()
    return { scene, id }
  }

  test('what it lost comes back from the devices, with no copy of what it had before', async () => {
    const { scene } = await restored()
    expect(await scene.flush(0)).toBe('done')
    const bodies = (await scene.rows()).map((row) => `${row.body?.name}: ${row.body?.draft?.summary}`)
    expect(bodies.sort()).toEqual(['CV: newer', 'Second: '])
  })

  test('a draft that it did not lose, edited offline meanwhile, goes on without a copy', async () => {
    const scene = new Scene()
    const id = await scene.shared({ ...TITLE, summary: 'old' })
    const restore = scene.server.backup()
    await scene.edit(0, id, { summary: 'newer' })
    restore()
    await scene.flush(0)
    const bodies = (await scene.rows()).map((row) => `${row.body?.name}: ${row.body?.draft?.summary}`)
    expect(bodies).toEqual(['CV: newer'])
  })

  test('what was deleted after the backup is deleted again', async () => {
    const scene = new Scene()
    const id = await scene.shared({ ...TITLE, summary: 'old' })
    const restore = scene.server.backup()
    await scene.edit(0, id, { summary: 'newer' })
    await scene.flush(0)
    const { store } = await scene.tab(0)
    await store.resumes.remove(id)
    restore()
    await scene.flush(0)
    expect((await scene.rows()).map((row) => row.deleted)).toEqual([true])
    expect(await store.notices.list()).toEqual([])
  })

  test('a change whose answer was lost before is compared anew, not applied on a number of another time', async () => {
    const { scene, id } = await restored()
    await scene.edit(1, id, { targetRole: 'on the restored one' })
    await scene.flush(1)
    await scene.edit(0, id, { summary: 'newest' })
    await scene.flush(0, 'lost_answer')
    await scene.flush(0)
    await scene.flush(1)
    const texts = JSON.stringify(await scene.rows())
    for (const text of ['on the restored one', 'newest']) expect(texts).toContain(text)
    expect(await scene.list(1)).toEqual(await scene.list(0))
  })
})

describe('the same file read on two devices before they meet', () => {
  const upload = { name: 'cv.pdf', contentHash: 'ab'.repeat(32), resume: emptyResume(), facts: sampleFacts }

  test('is one upload, and the analyses of both belong to it', async () => {
    const scene = new Scene()
    for (const device of [0, 1]) {
      const { store } = await scene.tab(device)
      const { id: resumeId } = await store.resumes.saveUpload(upload)
      const sample = analysisSample(scene.simulation.newId(), `from ${device}`, '2024-06-01T00:00:00.000Z')
      await store.analyses.save({ ...sample, record: { ...sample.record, resumeId } })
    }
    for (const device of [0, 1, 0]) await scene.flush(device)
    const rows = (await scene.rows()).filter((row) => row.kind === 'resume')
    expect(rows).toHaveLength(1)
    const { store } = await scene.tab(0)
    expect((await store.analyses.list()).map((record) => record.resumeId)).toEqual([rows[0]!.id, rows[0]!.id])
  })

  test('other bytes stay another upload', async () => {
    const scene = new Scene()
    await (await scene.tab(0)).store.resumes.saveUpload(upload)
    await (await scene.tab(1)).store.resumes.saveUpload({ ...upload, contentHash: 'cd'.repeat(32) })
    for (const device of [0, 1]) await scene.flush(device)
    expect(await (await scene.tab(1)).store.resumes.list()).toHaveLength(2)
  })
})
