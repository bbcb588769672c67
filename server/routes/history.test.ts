import { expect, test } from 'vitest'
import { z } from 'zod'
import { addAnalysis, addResume } from '#server/testing/samples.ts'
import { onBothDatabases } from '#server/testing/world.ts'
import { accountExport } from '#shared/schema/account-export.ts'
import { analysisRecord } from '#shared/schema/analysis.ts'
import { dashboard } from '#shared/schema/dashboard.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { resumeSummary } from '#shared/schema/saved-resume.ts'
import { pullAnswer } from '#shared/schema/sync.ts'

const nextOf = (headers: Headers): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

onBothDatabases('history, resumes, dashboard', (world) => {
  test('the history comes newest first, whole and once over its pages, and only one’s own', async () => {
    const [me, other] = [await world.person(), await world.person()]
    await addAnalysis(world, other.id)
    const ids = []
    for (const createdAt of [
      '2026-03-03T00:00:00Z',
      '2026-03-02T00:00:00Z',
      '2026-03-02T00:00:00Z',
      '2026-03-01T00:00:00Z',
    ])
      ids.push(await addAnalysis(world, me.id, { createdAt }))
    const seen: string[] = []
    for (let at: string | undefined = '/api/analyses?limit=1'; at; ) {
      const answer = await world.call('GET', at, { token: me.token })
      seen.push(
        ...z
          .array(analysisRecord)
          .parse(answer.body)
          .map((row) => row._id),
      )
      at = nextOf(answer.headers)
    }
    expect(seen).toEqual([ids[0], ids[2], ids[1], ids[3]])
  })

  test('the plain list has no Link when everything is on it', async () => {
    const { id, token } = await world.person()
    await addAnalysis(world, id)
    const answer = await world.call('GET', '/api/analyses', { token })
    expect([answer.body.length, answer.headers.get('link')]).toEqual([1, null])
  })

  test('a record comes back exactly as it was stored', async () => {
    const { id, token } = await world.person()
    const change = {
      resumeName: 'Zoë’s CV — final.pdf',
      jobDescription: 'a\u0000b\ud800',
      createdAt: '2026-03-10T10:00:00.123Z',
    }
    await addAnalysis(world, id, change)
    const [record] = (await world.call('GET', '/api/analyses', { token })).body
    expect(record).toMatchObject({ ...change, jobDescription: 'ab\ufffd' })
  })

  test('an analysis that was judged in part says so in every list, and a whole one says nothing', async () => {
    const { id, token } = await world.person()
    await addAnalysis(world, id, { createdAt: '2026-03-01T00:00:00Z' })
    await addAnalysis(world, id, { createdAt: '2026-03-02T00:00:00Z', judged: 48 })
    const lists = {
      history: (await world.call('GET', '/api/analyses', { token })).body,
      dashboard: (await world.call('GET', '/api/dashboard', { token })).body.recentAnalyses,
      devices: pullAnswer
        .parse((await world.call('GET', '/api/sync/pull', { token })).body)
        .rows.map(({ record }) => record)
        .toReversed(),
    }
    for (const [name, rows] of Object.entries(lists))
      expect([name, rows.map((row: { judged?: number }) => row.judged)]).toEqual([name, [48, undefined]])
  })

  test('a deletion is for good, reaches other devices, and is nobody else’s', async () => {
    const [me, other] = [await world.person(), await world.person()]
    const id = await addAnalysis(world, me.id)
    const remove = (token: string) => world.call('DELETE', `/api/analyses/${id}`, { token })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(me.token)).status).toBe(204)
    expect((await remove(me.token)).status).toBe(404)
    expect((await world.call('GET', '/api/analyses', { token: me.token })).body).toEqual([])
    const { rows } = pullAnswer.parse((await world.call('GET', '/api/sync/pull', { token: me.token })).body)
    expect(rows).toMatchObject([{ id, deleted: true, record: null }])
  })

  test('the dashboard counts, averages and shows the newest six', async () => {
    const { id, token } = await world.person()
    const empty = dashboard.parse((await world.call('GET', '/api/dashboard', { token })).body)
    expect(empty).toEqual({
      totalResumes: 0,
      totalAnalyses: 0,
      averageScore: null,
      thisMonth: 0,
      recentAnalyses: [],
    })
    await addResume(world, id)
    for (const [day, score] of [
      [1, 50],
      [2, 61],
      [3, 70],
      [4, 70],
      [5, 70],
      [6, 70],
      [7, 71],
    ] as const)
      await addAnalysis(
        world,
        id,
        { createdAt: `2026-03-0${day}T00:30:00Z`, jobDescription: 'x'.repeat(300) },
        score,
      )
    // Judged in part: counted, and in no average.
    await addAnalysis(world, id, { createdAt: '2026-02-01T00:30:00Z', judged: 48 }, 30)
    const full = dashboard.parse((await world.call('GET', '/api/dashboard?tz=UTC', { token })).body)
    expect(full).toMatchObject({ totalResumes: 1, totalAnalyses: 8, averageScore: 66, thisMonth: 7 })
    expect(full.recentAnalyses.map((row) => row.createdAt.slice(8, 10))).toEqual([
      '07',
      '06',
      '05',
      '04',
      '03',
      '02',
    ])
    expect(full.recentAnalyses[0]?.jobDescription).toHaveLength(200)
    const west = dashboard.parse(
      (await world.call('GET', '/api/dashboard?tz=America/New_York', { token })).body,
    )
    expect(west.thisMonth).toBe(6)
    expect((await world.call('GET', '/api/dashboard?tz=Mars/Olympus', { token })).status).toBe(422)
  })

  const saved = (token: string, json: object) => world.call('POST', '/api/resumes', { token, json })

  test('the specification’s own call saves a draft, and with its id the same one again', async () => {
    const { token } = await world.person()
    const draft = {
      ...emptyDraft(),
      personalInfo: { ...emptyDraft().personalInfo, firstName: 'Ann', lastName: 'Lee' },
    }
    const first = await saved(token, draft)
    expect([first.status, first.body.version]).toEqual([200, 1])
    const second = await saved(token, { ...draft, id: first.body._id, summary: 'New', template: 'classic' })
    expect(second.body).toEqual({ _id: first.body._id, version: 2 })
    const list = z.array(resumeSummary).parse((await world.call('GET', '/api/resumes', { token })).body)
    expect(list).toMatchObject([
      { _id: first.body._id, name: 'Ann Lee', kind: 'built', template: 'classic', version: 2 },
    ])
    const one = await world.call('GET', `/api/resumes/${first.body._id}`, { token })
    expect(one.body.body.draft).toMatchObject({ summary: 'New', personalInfo: { firstName: 'Ann' } })
  })

  test('fields nobody knows yet are kept', async () => {
    const { token } = await world.person()
    const { body } = await saved(token, { summary: 'x', futureField: { deep: [1, 2] } })
    const one = await world.call('GET', `/api/resumes/${body._id}`, { token })
    expect(one.body.body.draft.futureField).toEqual({ deep: [1, 2] })
  })

  test('a save from an old version is refused, one without a version is not', async () => {
    const { token } = await world.person()
    const { _id: id } = (await saved(token, { summary: 'one' })).body
    await saved(token, { id, summary: 'two', baseVersion: 1 })
    expect((await saved(token, { id, summary: 'three', baseVersion: 1 })).body.code).toBe('conflict')
    expect((await saved(token, { id, summary: 'three' })).status).toBe(200)
  })

  test('ten saves of one resume at once are ten versions', async () => {
    const { token } = await world.person()
    const { _id: id } = (await saved(token, { summary: '0' })).body
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => saved(token, { id, summary: `${at + 1}` })),
    )
    expect(answers.map((answer) => answer.body.version).sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
  })

  test('somebody else’s resume can be neither read, nor changed, nor deleted', async () => {
    const [me, other] = [await world.person(), await world.person()]
    const id = await addResume(world, me.id)
    expect((await world.call('GET', `/api/resumes/${id}`, { token: other.token })).status).toBe(404)
    expect((await world.call('DELETE', `/api/resumes/${id}`, { token: other.token })).status).toBe(404)
    await saved(other.token, { id, summary: 'mine now' })
    const mine = await world.call('GET', `/api/resumes/${id}`, { token: me.token })
    expect(mine.body.body.draft.summary).toBe('')
  })

  test('a deleted resume is gone and does not come back by saving', async () => {
    const { id: me, token } = await world.person()
    const id = await addResume(world, me)
    expect((await world.call('DELETE', `/api/resumes/${id}`, { token })).status).toBe(204)
    expect((await world.call('GET', `/api/resumes/${id}`, { token })).status).toBe(404)
    expect((await saved(token, { id, summary: 'again' })).status).toBe(404)
    expect((await world.call('POST', '/api/auth/verify-token', { token })).body.user.totalResumes).toBe(0)
  })

  test('an account that keeps its resumes on the device stores none here', async () => {
    const { name, email, token } = await world.person()
    await world.call('PUT', '/api/auth/profile', { token, json: { name, email, deviceOnly: true } })
    const answer = await saved(token, { summary: 'private' })
    expect([answer.status, answer.body.code]).toEqual([409, 'device_only'])
  })

  test('the export has everything, over more pages than one', async () => {
    const { id, token, email } = await world.person()
    for (let count = 0; count < 51; count += 1) await addAnalysis(world, id)
    await addResume(world, id, { name: 'kept' })
    await world.call('DELETE', `/api/resumes/${await addResume(world, id, { name: 'deleted' })}`, { token })
    const answer = await world.call('GET', '/api/auth/export', { token })
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="legible_export_2026-03-10.json"',
    )
    const all = accountExport.parse(answer.body)
    expect([all.user.email, all.resumes.map((row) => row.body.name), all.analyses.length]).toEqual([
      email,
      ['kept'],
      51,
    ])
    expect(all.analyses.every((row) => row.body?.result.overall_score === 70)).toBe(true)
  })
})
