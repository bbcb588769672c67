import { uuidv7 } from 'uuidv7'
import { addAnalysis, addResume, sampleAnalysis } from './samples.ts'
import { type Call, PASSWORD, type Person, type World } from './world.ts'

export interface Rows {
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

/** One line for each operation of the document; a test fails on an operation that has none. */
export const REQUESTS: Record<string, Requests> = {
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
  postApiAdminInvitations: {
    good: () => ({ json: {} }),
    bad: [...badBodies.slice(0, 2), { json: { email: 'x' } }, { json: [] }],
  },
  getApiAdminAnalyses: { bad: [...badPages, { path: '?sort=x' }, { path: '?type=x' }] },
  deleteApiAdminAnalysesById: { path: ({ other, othersAnalysis }) => `${other.id}.${othersAnalysis}` },
  getApiAdminResumes: { bad: [...badPages, { path: '?sort=x' }, { path: '?kind=x' }] },
  deleteApiAdminResumesById: { path: ({ other, othersResume }) => `${other.id}.${othersResume}` },
  getApiAdminAudit: { bad: badPages },
  getApiAdminExportByKind: { path: () => 'users', bad: [{ path: '/nonsense' }] },
}

/** Two people, each with an analysis and a resume. */
export async function rowsFor(world: World, admin: boolean): Promise<Rows> {
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

/** There is nothing right to ask of these here: no such link, no such session, no file, no model. */
export const REFUSED_ANYWAY = new Set([
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
