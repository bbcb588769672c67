import { uuidv7 } from 'uuidv7'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { type Documented, documentedOperations } from './testing/response-schemas.ts'
import { addAnalysis, addResume, sampleAnalysis } from './testing/samples.ts'
import { type Call, onBothDatabases, PASSWORD, type Person } from './testing/world.ts'

interface Rows {
  me: Person
  other: Person
  analysis: string
  resume: string
  othersAnalysis: string
  othersResume: string
}

interface Requests {
  /** Path with its parameters filled in. */
  path?: (rows: Rows) => string
  good?: (rows: Rows) => Call
  /** What must be refused, and is refused as documented. */
  bad?: (Call & { path?: string })[]
}

const notJson = { body: '{"broken', headers: { 'content-type': 'application/json' } }
const wrongJson: Call[] = [
  { json: {} },
  { json: [] },
  { json: null },
  { json: 'text' },
  { json: { nonsense: 1 } },
]
const noBody = { headers: { 'content-type': 'text/plain' }, body: 'text' }
const badBodies = [notJson, noBody, ...wrongJson]
const badPages = ['?limit=0', '?limit=1000', '?limit=x', '?after=x'].map((path) => ({ path }))
const file = (bytes: string) => {
  const form = new FormData()
  form.set('resume', new File([bytes], 'cv.pdf'))
  return { body: form }
}

/** One line for each operation of the document; the test fails on an operation that has none. */
const REQUESTS: Record<string, Requests> = {
  getApiHealth: {},
  getApiReady: {},
  getApiInfo: {},
  postApiAuthRegister: {
    good: () => ({ json: { name: 'New One', email: 'new@example.com', password: 'secret tea 1' } }),
    bad: badBodies,
  },
  postApiAuthLogin: {
    good: ({ me }) => ({ json: { email: me.email, password: PASSWORD } }),
    bad: [...badBodies, { json: { email: 'nobody@example.com', password: 'wrong1' } }],
  },
  postApiAuthVerifyToken: {},
  postApiAuthLogout: {},
  putApiAuthProfile: { good: ({ me }) => ({ json: { name: 'New Name', email: me.email } }), bad: badBodies },
  putApiAuthChangePassword: {
    good: () => ({ json: { currentPassword: PASSWORD, newPassword: 'another one' } }),
    bad: [...badBodies, { json: { currentPassword: 'wrong', newPassword: 'another one' } }],
  },
  postApiAuthForgot: { good: ({ me }) => ({ json: { email: me.email } }), bad: badBodies },
  postApiAuthReset: { bad: [...badBodies, { json: { token: 'x', newPassword: 'another one' } }] },
  deleteApiAuthAccount: {
    good: () => ({ json: { password: PASSWORD, confirmation: 'DELETE' } }),
    bad: badBodies,
  },
  getApiAuthEvents: {},
  getApiAuthSecondFactor: {},
  postApiAuthSecondFactorSetup: { good: () => ({ json: { password: PASSWORD } }), bad: badBodies },
  postApiAuthSecondFactor: { good: () => ({ json: { code: '123456' } }), bad: badBodies },
  deleteApiAuthSecondFactor: { good: () => ({ json: { password: PASSWORD } }), bad: badBodies },
  getApiAuthPasskeys: {},
  postApiAuthPasskeysOptions: {},
  postApiAuthPasskeys: { bad: badBodies },
  deleteApiAuthPasskeysById: { path: () => 'nobodys' },
  postApiAuthPasskeysLoginOptions: {},
  postApiAuthPasskeysLogin: {
    bad: [...badBodies, { json: { challenge: uuidv7(), response: { id: 'x' } } }],
  },
  getApiAuthSessions: {},
  deleteApiAuthSessions: {},
  deleteApiAuthSessionsById: { path: () => uuidv7(), bad: [{ path: '/nonsense' }] },
  getApiAuthExport: {},
  getApiDashboard: { bad: [{ path: '?tz=Mars' }] },
  getApiAnalyses: { bad: badPages },
  getApiAnalysesById: { path: ({ analysis }) => analysis, bad: [{ path: '/nonsense' }] },
  deleteApiAnalysesById: { path: ({ analysis }) => analysis, bad: [{ path: '/nonsense' }] },
  postApiResumes: {
    good: () => ({ json: { summary: 'x' } }),
    bad: [notJson, noBody, { json: { id: 'x' } }, { json: [] }],
  },
  getApiResumes: { bad: badPages },
  getApiResumesById: { path: ({ resume }) => resume, bad: [{ path: '/nonsense' }] },
  deleteApiResumesById: { path: ({ resume }) => resume, bad: [{ path: '/nonsense' }] },
  postApiAnalysisStandard: { bad: [...badBodies, file('plain text'), file('')] },
  postApiAnalysisAi: {},
  postApiAiAnalyze: { bad: badBodies },
  postApiAiRewrite: { bad: badBodies },
  postApiSyncPush: {
    good: ({ me }) => {
      const body = sampleAnalysis()
      const create = { id: uuidv7(), kind: 'analysis.create', rowId: body.record._id, body }
      return { json: { account: me.id, mutations: [create, { id: uuidv7(), kind: 'nonsense' }, 'text'] } }
    },
    bad: badBodies,
  },
  getApiSyncPull: { bad: [{ path: '?since=-1' }, { path: '?limit=0' }, { path: '?account=someone' }] },
  getApiSyncAnalysesByIdBody: { path: ({ analysis }) => analysis, bad: [{ path: '/nonsense' }] },
  getApiAdminStats: {},
  getApiAdminUsers: { bad: [...badPages, { path: '?sort=x' }, { path: '?role=x' }] },
  patchApiAdminUsersById: {
    path: ({ other }) => other.id,
    good: () => ({ json: { isActive: false } }),
    bad: badBodies,
  },
  deleteApiAdminUsersById: { path: ({ other }) => other.id },
  postApiAdminUsersByIdResetLink: { path: ({ other }) => other.id },
  getApiAdminAnalyses: { bad: [...badPages, { path: '?sort=x' }, { path: '?type=x' }] },
  deleteApiAdminAnalysesById: { path: ({ other, othersAnalysis }) => `${other.id}.${othersAnalysis}` },
  getApiAdminResumes: { bad: [...badPages, { path: '?sort=x' }, { path: '?kind=x' }] },
  deleteApiAdminResumesById: { path: ({ other, othersResume }) => `${other.id}.${othersResume}` },
  getApiAdminAudit: { bad: badPages },
  getApiAdminExportByKind: { path: () => 'users', bad: [{ path: '/nonsense' }] },
}

onBothDatabases('the OpenAPI document', (world) => {
  let operations: Documented[] = []
  beforeEach(async () => {
    if (operations.length === 0)
      operations = documentedOperations(await openApiDocument(world.app as never)())
  })

  const rows = async (admin: boolean): Promise<Rows> => {
    const me = await world.person('Main Person', { admin })
    const other = await world.person('Other Person')
    return {
      me,
      other,
      analysis: await addAnalysis(world, me.id),
      resume: await addResume(world, me.id),
      othersAnalysis: await addAnalysis(world, other.id),
      othersResume: await addResume(world, other.id),
    }
  }

  test('has every operation in the table of this test, and no other', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(REQUESTS).sort())
  })

  test('is served as JSON and as a page without a script', async () => {
    const json = await world.call('GET', '/api/openapi.json')
    expect(json.body.openapi).toBe('3.1.0')
    const page = await world.call('GET', '/api/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script|https?:\/\/|\son\w+=/)
    for (const { path } of operations) expect(page.text).toContain(path)
  })

  describe.each(Object.entries(REQUESTS))('%s', (id, { path, good, bad = [] }) => {
    const find = () => operations.find((operation) => operation.id === id) as Documented

    test('answers as documented when asked rightly, by those who may', async () => {
      const operation = find()
      const all = await rows(operation.isAdmin)
      const call = { ...(operation.isPublic ? {} : { token: all.me.token }), ...good?.(all) }
      const at = operation.path.replace(/\{\w+\}/, path?.(all) ?? '')
      const answer = await world.call(operation.method, at, call)
      operation.admit(
        answer.status,
        answer.headers.get('content-type') ?? '',
        answer.body ?? (answer.text || undefined),
      )
      const isRefusal = answer.status >= 400
      expect(isRefusal).toBe(REFUSED_ANYWAY.has(id))
    })

    test('refuses as documented', async () => {
      const operation = find()
      const all = await rows(operation.isAdmin)
      const token = operation.isPublic ? {} : { token: all.me.token }
      const at = operation.path.replace(/\{\w+\}/, path?.(all) ?? '')
      const calls: [string, Call][] = bad.map(({ path: tail = '', ...call }) => [
        tail.startsWith('/') ? operation.path.replace(/\/\{\w+\}/, tail) : at + tail,
        { ...token, ...call },
      ])
      if (!operation.isPublic) {
        calls.push([at, { ...good?.(all) }], [at, { token: 'nonsense', ...good?.(all) }])
        calls.push([at, { token: all.me.token, headers: { 'x-account': all.other.id } }])
      }
      if (operation.isAdmin) calls.push([at, { token: all.other.token, ...good?.(all) }])
      for (const [where, call] of calls) {
        const answer = await world.call(operation.method, where, call)
        expect([where, (answer.status >= 400 && answer.status < 500) || REFUSED_ANYWAY.has(id)]).toEqual([
          where,
          true,
        ])
        operation.admit(answer.status, answer.headers.get('content-type') ?? '', answer.body)
      }
    })
  })
})

/** There is nothing right to ask of these here: no such link, no such session, no file, no model. */
const REFUSED_ANYWAY = new Set([
  'postApiAuthReset',
  'postApiAuthSecondFactor',
  'postApiAuthPasskeys',
  'deleteApiAuthPasskeysById',
  'postApiAuthPasskeysLogin',
  'deleteApiAuthSessionsById',
  'postApiAnalysisStandard',
  'postApiAnalysisAi',
  'postApiAiAnalyze',
  'postApiAiRewrite',
])
