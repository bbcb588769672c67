import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { analyses, sessions, users } from '#server/db/schema.ts'
import { addAnalysis, addResume } from '#server/testing/samples.ts'
import { onBothDatabases, PASSWORD, type Person, type World } from '#server/testing/world.ts'
import { user as userSchema } from '#shared/schema/account.ts'
import { adminAnalysis, adminResume, adminStats, auditEntry } from '#shared/schema/admin.ts'

const nextOf = (headers: Headers): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

async function allPages(world: World, token: string, path: string) {
  const rows: { _id: string; name: string; email: string }[] = []
  for (let at: string | undefined = path; at; ) {
    const answer = await world.call('GET', at, { token })
    expect(answer.status).toBe(200)
    rows.push(...answer.body)
    at = nextOf(answer.headers)
  }
  return rows
}

onBothDatabases('administration', (world) => {
  const admin = (name = 'Ada Admin') => world.person(name, { admin: true })
  const patch = (by: Person, id: string, json: object) =>
    world.call('PATCH', `/api/admin/users/${id}`, { token: by.token, json })

  test.each([
    ['GET', '/stats'],
    ['GET', '/users'],
    ['PATCH', '/users/USER'],
    ['DELETE', '/users/USER'],
    ['POST', '/users/USER/reset-link'],
    ['GET', '/analyses'],
    ['DELETE', '/analyses/USER.ROW'],
    ['GET', '/resumes'],
    ['DELETE', '/resumes/USER.ROW'],
    ['GET', '/audit'],
    ['GET', '/export/users'],
    ['GET', '/export/analyses'],
    ['GET', '/export/resumes'],
  ])('%s %s is for administrators only', async (method, path) => {
    const [user, other] = [await world.person(), await world.person('Secret Person')]
    const row = await addAnalysis(world, other.id)
    const at = `/api/admin${path.replace('USER', other.id).replace('ROW', row)}`
    const json = method === 'PATCH' ? { isActive: false } : undefined
    const refused = await world.call(method, at, { token: user.token, json })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect(refused.text).not.toContain('Secret Person')
    expect((await world.call(method, at, { json })).status).toBe(401)
  })

  test('totals are kept through creation and deletion', async () => {
    const { token } = await admin()
    const [one, two] = [await world.person(), await world.person()]
    await addAnalysis(world, one.id, {}, 80)
    await addAnalysis(world, two.id, {}, 61)
    const gone = await addAnalysis(world, two.id, {}, 10)
    const unread = await addAnalysis(world, two.id, { judged: 48 }, 30)
    await addResume(world, two.id)
    await world.call('DELETE', `/api/analyses/${gone}`, { token: two.token })
    const stats = async () => adminStats.parse((await world.call('GET', '/api/admin/stats', { token })).body)
    // What was judged in part is counted, and is in no average.
    expect(await stats()).toEqual({ totalUsers: 3, totalAnalyses: 3, totalResumes: 1, averageScore: 70.5 })
    await world.call('DELETE', `/api/analyses/${unread}`, { token: two.token })
    expect(await stats()).toEqual({ totalUsers: 3, totalAnalyses: 2, totalResumes: 1, averageScore: 70.5 })
    await addAnalysis(world, two.id, { judged: 48 }, 30)
    await world.call('DELETE', `/api/admin/users/${two.id}`, { token })
    expect(await stats()).toEqual({ totalUsers: 2, totalAnalyses: 1, totalResumes: 0, averageScore: 80 })
  })

  test.each([
    ['newest', ['Cleo', 'Bert', 'anna', 'Ada Admin']],
    ['oldest', ['Ada Admin', 'anna', 'Bert', 'Cleo']],
    ['name-asc', ['Ada Admin', 'anna', 'Bert', 'Cleo']],
    ['name-desc', ['Cleo', 'Bert', 'anna', 'Ada Admin']],
    ['email-asc', ['Ada Admin', 'anna', 'Bert', 'Cleo']],
    ['email-desc', ['Cleo', 'Bert', 'anna', 'Ada Admin']],
  ])('users sorted %s come whole and once over pages of two', async (sort, names) => {
    const { token } = await admin()
    for (const name of ['anna', 'Bert', 'Cleo']) {
      world.later(1)
      await world.person(name)
    }
    const rows = await allPages(world, token, `/api/admin/users?limit=2&sort=${sort}`)
    expect(
      z
        .array(userSchema)
        .parse(rows)
        .map((row) => row.name),
    ).toEqual(names)
  })

  test('users of one moment are not lost between pages', async () => {
    const { token } = await admin()
    for (let count = 0; count < 5; count += 1) await world.person()
    for (const sort of ['newest', 'oldest'])
      expect(
        new Set((await allPages(world, token, `/api/admin/users?limit=1&sort=${sort}`)).map((row) => row._id))
          .size,
      ).toBe(6)
  })

  test.each([
    ['smith', ['Jane Smith']],
    ['SMITH', ['Jane Smith']],
    ['jane.smith@', ['Jane Smith']],
    ['a', ['Ada Admin', 'Jane Smith', 'Under_score 100%']],
    ['_', ['Under_score 100%']],
    ['100%', ['Under_score 100%']],
    ['%', ['Under_score 100%']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['nobody', []],
  ])('searching users for %j', async (search, names) => {
    const { token } = await admin()
    await world.person('Jane Smith')
    await world.person('Under_score 100%')
    const path = `/api/admin/users?sort=name-asc&search=${encodeURIComponent(search)}`
    const found = (await world.call('GET', path, { token })).body.map((row: { name: string }) => row.name)
    expect(found).toEqual(names)
  })

  test('users are filtered by role', async () => {
    const { token } = await admin()
    await world.person('Some User')
    const names = async (role: string) =>
      (await allPages(world, token, `/api/admin/users?role=${role}`)).map((row) => row.name)
    expect([await names('admin'), await names('user')]).toEqual([['Ada Admin'], ['Some User']])
    expect((await world.call('GET', '/api/admin/users?role=root', { token })).status).toBe(422)
  })

  test('deactivating ends all sessions, says why, and can be undone', async () => {
    const by = await admin()
    const { id, email, token } = await world.person()
    expect((await patch(by, id, { isActive: false })).body.user.isActive).toBe(false)
    expect((await world.call('GET', '/api/dashboard', { token })).body.code).toBe('account_deactivated')
    expect((await world.login(email)).status).toBe(403)
    await patch(by, id, { isActive: true })
    expect((await world.login(email)).status).toBe(200)
  })

  test('a device that was signed out then hears what the account is now', async () => {
    const by = await admin()
    const { id, email, token } = await world.person()
    const heard = async () => (await world.call('GET', '/api/dashboard', { token })).body.code
    await patch(by, id, { isActive: false })
    expect(await heard()).toBe('account_deactivated')
    await patch(by, id, { isActive: true })
    expect(await heard()).toBe('not_signed_in')
    expect((await world.login(email)).status).toBe(200)
    await patch(by, id, { isActive: false })
    expect(await heard()).toBe('account_deactivated')
    await world.call('DELETE', `/api/admin/users/${id}`, { token: by.token })
    expect(await heard()).toBe('account_deleted')
  })

  test('a deactivated account gets no reset link, from nobody', async () => {
    const by = await admin()
    const { id, email } = await world.person()
    await patch(by, id, { isActive: false })
    const link = await world.call('POST', `/api/admin/users/${id}/reset-link`, { token: by.token })
    expect([link.status, link.body.code]).toEqual([409, 'user_deactivated'])
    await world.call('POST', '/api/auth/forgot', { json: { email } })
    await world.deps.background.settled()
    expect(world.mails).toEqual([])
  })

  test('a role that was given counts at once, and one that was taken too', async () => {
    const [by, other] = [await admin(), await world.person()]
    expect((await patch(by, other.id, { role: 'admin' })).body.user.role).toBe('admin')
    expect((await world.call('GET', '/api/admin/stats', { token: other.token })).status).toBe(200)
    await patch(by, other.id, { role: 'user' })
    expect((await world.call('GET', '/api/admin/stats', { token: other.token })).status).toBe(403)
  })

  test('nobody deactivates or deletes themselves', async () => {
    const [by] = [await admin(), await admin('Second Admin')]
    expect((await patch(by, by.id, { isActive: false })).body.code).toBe('not_yourself')
    expect((await world.call('DELETE', `/api/admin/users/${by.id}`, { token: by.token })).body.code).toBe(
      'not_yourself',
    )
  })

  test('the last active administrator stays one', async () => {
    const by = await admin()
    expect((await patch(by, by.id, { role: 'user' })).body.code).toBe('last_admin')
    const other = await admin('Second Admin')
    expect((await patch(by, by.id, { role: 'user' })).status).toBe(200)
    expect((await patch(other, other.id, { role: 'user' })).body.code).toBe('last_admin')
  })

  test('two administrators who demote each other at once leave one', async () => {
    const [one, two] = [await admin('One Admin'), await admin('Two Admin')]
    const answers = await Promise.all([
      patch(one, two.id, { role: 'user' }),
      patch(two, one.id, { role: 'user' }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403])
    expect(await world.db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
  })

  test('two administrators who delete each other at once leave one', async () => {
    const [one, two] = [await admin('One Admin'), await admin('Two Admin')]
    const remove = (by: Person, id: string) =>
      world.call('DELETE', `/api/admin/users/${id}`, { token: by.token })
    const answers = await Promise.all([remove(one, two.id), remove(two, one.id)])
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1)
    expect(await world.db.select().from(users)).toHaveLength(1)
  })

  test('a deleted user leaves nothing, and their device is told', async () => {
    const by = await admin()
    const { id, token } = await world.person()
    await addAnalysis(world, id)
    await addResume(world, id)
    expect((await world.call('DELETE', `/api/admin/users/${id}`, { token: by.token })).status).toBe(204)
    expect(await world.db.select().from(analyses).where(eq(analyses.userId, id))).toEqual([])
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    expect((await world.call('GET', '/api/dashboard', { token })).body.code).toBe('account_deleted')
    expect((await world.call('DELETE', `/api/admin/users/${id}`, { token: by.token })).status).toBe(404)
  })

  test('analyses are listed with their users, sorted, filtered, searched, deleted by key', async () => {
    const { token } = await admin()
    const [ann, bob] = [await world.person('Ann Analyst'), await world.person('Bob Builder')]
    await addAnalysis(
      world,
      ann.id,
      { resumeName: 'first.pdf', createdAt: '2026-03-01T00:00:00Z', jobDescription: 'x'.repeat(5000) },
      90,
    )
    await addAnalysis(
      world,
      bob.id,
      { resumeName: 'second.docx', analysisType: 'ai', createdAt: '2026-03-02T00:00:00Z' },
      40,
    )
    await addAnalysis(world, bob.id, { resumeName: 'Third_one.pdf', createdAt: '2026-03-03T00:00:00Z' }, 60)
    const list = async (query: string) => {
      const rows = z
        .array(adminAnalysis)
        .parse(await allPages(world, token, `/api/admin/analyses?limit=1&${query}`))
      return rows.map((row) => row.resumeName)
    }
    expect(await list('')).toEqual(['Third_one.pdf', 'second.docx', 'first.pdf'])
    expect(await list('sort=oldest')).toEqual(['first.pdf', 'second.docx', 'Third_one.pdf'])
    expect(await list('sort=score-desc')).toEqual(['first.pdf', 'Third_one.pdf', 'second.docx'])
    expect(await list('sort=score-asc')).toEqual(['second.docx', 'Third_one.pdf', 'first.pdf'])
    expect(await list('type=ai')).toEqual(['second.docx'])
    expect(await list('search=THIRD_')).toEqual(['Third_one.pdf'])
    expect(await list('search=builder')).toEqual(['Third_one.pdf', 'second.docx'])
    const [row] = (await world.call('GET', '/api/admin/analyses?search=first', { token })).body
    expect(row.userId).toEqual({ _id: ann.id, name: ann.name, email: ann.email })
    expect(row.jobDescription).toHaveLength(200)
    expect((await world.call('DELETE', `/api/admin/analyses/${row._id}`, { token })).status).toBe(204)
    expect((await world.call('DELETE', `/api/admin/analyses/${row._id}`, { token })).status).toBe(404)
    expect(await list('')).toHaveLength(2)
  })

  test('resumes are listed with their users, sorted, filtered, searched, deleted by key', async () => {
    const { token } = await admin()
    const [ann, bob] = [await world.person('Ann Analyst'), await world.person('Bob Builder')]
    await addResume(world, ann.id, { name: 'Engineer' })
    world.later(1000)
    await addResume(world, bob.id, {
      name: 'cv.pdf',
      kind: 'upload',
      draft: null,
      createdAt: new Date(world.clock).toISOString(),
    })
    const list = async (query: string) =>
      z.array(adminResume).parse(await allPages(world, token, `/api/admin/resumes?limit=1&${query}`))
    expect((await list('')).map((row) => [row.name, row.template])).toEqual([
      ['cv.pdf', null],
      ['Engineer', 'modern'],
    ])
    expect((await list('sort=oldest&kind=built')).map((row) => row.name)).toEqual(['Engineer'])
    const [row] = await list('search=bob')
    expect((await world.call('DELETE', `/api/admin/resumes/${row?._id}`, { token })).status).toBe(204)
    expect((await list('')).map((row) => row.name)).toEqual(['Engineer'])
  })

  test.each(['nonsense', '1.2', '00000000-0000-4000-8000-000000000000', '%00.%00'])(
    'a row called %j is a 404',
    async (id) => {
      const { token } = await admin()
      expect((await world.call('DELETE', `/api/admin/analyses/${id}`, { token })).status).toBe(404)
      expect((await world.call('DELETE', `/api/admin/resumes/${id}`, { token })).status).toBe(404)
    },
  )

  test.each(['x', '[]', '[1]', '["2026-13-01","x"]', '["a","b","c"]', '{"a":1}'])(
    'a cursor that is not ours (%s) is refused',
    async (content) => {
      const { token } = await admin()
      const after = Buffer.from(content).toString('base64url')
      for (const list of ['users', 'analyses', 'resumes', 'audit']) {
        const answer = await world.call('GET', `/api/admin/${list}?after=${after}`, { token })
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['after']])
      }
    },
  )

  test('a reset link serves once, for half an hour, and ends all sessions', async () => {
    const by = await admin()
    const { id, email, token } = await world.person()
    const link = async () => {
      const { url } = (await world.call('POST', `/api/admin/users/${id}/reset-link`, { token: by.token }))
        .body
      expect(url).toMatch(/^https:\/\/legible\.example\/reset#token=[\w-]{43}$/)
      return url.split('=')[1]
    }
    const reset = (linkToken: string) =>
      world.call('POST', '/api/auth/reset', { json: { token: linkToken, newPassword: 'brand new' } })
    const [old, fresh] = [await link(), await link()]
    expect((await reset(old)).body.code).toBe('reset_link_invalid')
    const [first, second] = await Promise.all([reset(fresh), reset(fresh)])
    expect([first.status, second.status].sort()).toEqual([204, 422])
    expect((await world.call('GET', '/api/dashboard', { token })).status).toBe(401)
    expect((await world.login(email, 'brand new')).status).toBe(200)
    const late = await link()
    world.later(30 * 60_000)
    expect((await reset(late)).status).toBe(422)
  })

  test('every action is in the audit log, without the name of a deleted account', async () => {
    const by = await admin()
    const { id } = await world.person('Gone Soon')
    const row = await addAnalysis(world, id)
    await patch(by, id, { role: 'admin' })
    await patch(by, id, { role: 'user' })
    await patch(by, id, { isActive: false })
    await patch(by, id, { isActive: false })
    await patch(by, id, { isActive: true })
    await world.call('POST', `/api/admin/users/${id}/reset-link`, { token: by.token })
    await world.call('DELETE', `/api/admin/analyses/${id}.${row}`, { token: by.token })
    await world.call('GET', '/api/admin/export/users', { token: by.token })
    const actions = async () => {
      const entries = z.array(auditEntry).parse(await allPages(world, by.token, '/api/admin/audit?limit=3'))
      return entries.reverse()
    }
    expect((await actions()).map((entry) => [entry.action, entry.detail])).toEqual([
      ['user.role', 'admin'],
      ['user.role', 'user'],
      ['user.deactivate', ''],
      ['user.activate', ''],
      ['user.reset-link', ''],
      ['analysis.delete', row],
      ['export', 'users'],
    ])
    expect((await actions())[0]).toMatchObject({
      actor: 'Ada Admin <ada.admin@example.com>',
      subject: 'Gone Soon <gone.soon@example.com>',
    })
    await world.call('DELETE', `/api/admin/users/${id}`, { token: by.token })
    const after = await actions()
    expect(after.at(-1)).toMatchObject({ action: 'user.delete', subject: 'Deleted account' })
    expect(JSON.stringify(after)).not.toContain('Gone Soon')
  })

  test('a refused action is not in the audit log', async () => {
    const by = await admin()
    await patch(by, by.id, { role: 'user' })
    await world.call('DELETE', `/api/admin/users/${by.id}`, { token: by.token })
    expect((await world.call('GET', '/api/admin/audit', { token: by.token })).body).toEqual([])
  })

  test('the exports are CSV files with every row', async () => {
    const { token } = await admin()
    const { id } = await world.person('=cmd "x", y')
    const analysis = await addAnalysis(world, id, { resumeName: '+evil' }, 66)
    const resume = await addResume(world, id, { name: 'My, resume' })
    const file = async (kind: string) => {
      const answer = await world.call('GET', `/api/admin/export/${kind}`, { token })
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${kind}_export_2026-03-10.csv"`,
      )
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return answer.text.replace(/^\uFEFF/, '').split('\r\n')
    }
    const [head, ...rest] = await file('users')
    expect(head).toBe('"name","email","role","status","joined","last login","resumes","analyses"')
    expect(rest.sort().at(-1)).toContain(
      '"Ada Admin","ada.admin@example.com","admin","active",2026-03-10T12:00:00.000Z,,0,0',
    )
    expect(rest.join('\n')).toContain('"\'=cmd ""x"", y"')
    expect(rest.join('\n')).not.toContain(PASSWORD)
    expect((await file('analyses'))[1]).toBe(
      `"${analysis}","'=cmd ""x"", y","'=cmd.""x"",.y@example.com","'+evil","standard",66,,66,,66,2026-03-10T11:00:00.000Z`,
    )
    const unread = await addAnalysis(world, id, { judged: 48 }, 30)
    const [columns, ...rows] = await file('analyses')
    expect(columns).toContain(',"overall","points judged","ats","keyword","format",')
    expect(rows.find((row) => row.startsWith(`"${unread}`))).toContain(',"standard",30,48,30,,30,')
    expect((await file('resumes'))[1]).toBe(
      `"${resume}","'=cmd ""x"", y","'=cmd.""x"",.y@example.com","My, resume","built","modern",2026-03-10T11:00:00.000Z`,
    )
    expect((await world.call('GET', '/api/admin/export/passwords', { token })).status).toBe(404)
  })
})
