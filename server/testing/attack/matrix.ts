import { uuidv7 } from 'uuidv7'
import type { OpenApi } from '#server/openapi.ts'
import { type Documented, documentedOperations } from '../response-schemas.ts'
import { sampleAnalysis, sampleResume } from '../samples.ts'
import { PASSWORD } from '../world.ts'
import type { Outcome } from './finding.ts'
import { type Account, call, makeAdmin, register, type Site, signIn } from './site.ts'

export const SECRET = 'Somebody Elses Secret'

export interface Cast {
  operations: Documented[]
  victim: Account
  other: Account
  admin: Account
  /** Ids of rows and of the account that are the victim's alone. */
  ids: string[]
}

export async function openCast(site: Site): Promise<Cast> {
  const document = (await call(site, 'GET', '/api/openapi.json')).body as OpenApi
  const [victim, other, admin] = [
    await register(site, SECRET),
    await register(site, 'Other Person'),
    await register(site, 'Ada Admin'),
  ]
  await makeAdmin(site, admin.email)
  const analysis = sampleAnalysis({ resumeName: SECRET })
  const resume = uuidv7()
  const mutations = [
    { id: uuidv7(), kind: 'analysis.create', rowId: analysis.record._id, body: analysis },
    { id: uuidv7(), kind: 'resume.put', rowId: resume, body: sampleResume({ name: SECRET }), baseVersion: 0 },
  ]
  const pushed = await call(site, 'POST', '/api/sync/push', {
    token: victim.token,
    json: { account: victim.id, mutations },
  })
  if (pushed.status !== 200) throw new Error(`The sample could not be stored: ${pushed.text}`)
  const rows = [analysis.record._id, resume]
  const ids = [...rows, victim.id, ...rows.map((id) => `${victim.id}.${id}`)]
  return { operations: documentedOperations(document), victim, other, admin, ids }
}

/** Whom a token makes of its bearer. Those before `user` are nobody. */
async function identities(site: Site, { other, admin }: Cast): Promise<[string, string | undefined][]> {
  const leaver = await register(site, 'Deleted Person')
  await call(site, 'DELETE', '/api/auth/account', {
    token: leaver.token,
    json: { password: PASSWORD, confirmation: 'DELETE' },
  })
  const stopped = await register(site, 'Deactivated Person')
  await call(site, 'PATCH', `/api/admin/users/${stopped.id}`, {
    token: admin.token,
    json: { isActive: false },
  })
  const gone = await signIn(site, other.email)
  await call(site, 'POST', '/api/auth/logout', { token: gone })
  return [
    ['nobody', undefined],
    ['a made-up token', 'a'.repeat(40)],
    ['an id as a token', other.id],
    ['a session that ended', gone],
    ['a deleted account', leaver.token],
    ['a deactivated account', stopped.token],
    ['another user', other.token],
    ['an administrator', admin.token],
  ]
}

const ENDS_THE_SESSION = /^(deleteApiAuthAccount|postApiAuthLogout|deleteApiAuthSessions)$/

/** Each route of the server's own list, asked by each identity for what is another person's. */
export async function attackMatrix(site: Site, cast: Cast): Promise<Outcome> {
  const broken: string[] = []
  let tried = 0
  const people = await identities(site, cast)
  for (const [who, token] of people) {
    const isAdmin = who === 'an administrator'
    const isUser = isAdmin || who === 'another user'
    for (const operation of cast.operations) {
      // What an administrator may do to people is theirs to do; a session is needed until the end.
      if (isUser && ENDS_THE_SESSION.test(operation.id)) continue
      if (isAdmin && operation.isAdmin && operation.method !== 'GET') continue
      for (const id of operation.path.includes('{') ? cast.ids : ['']) {
        tried += 1
        const at = operation.path.replace(/\{\w+\}/, id)
        const body = operation.method === 'GET' ? {} : { json: { userId: cast.victim.id } }
        const answer = await call(site, operation.method, at, { token, ...body })
        const wrong = judge(operation, { isUser, isAdmin }, id !== '', answer)
        if (wrong) broken.push(`${operation.method} ${at} by ${who}: ${wrong}`)
      }
    }
  }
  for (const list of ['analyses', 'resumes']) {
    const left = await call(site, 'GET', `/api/${list}`, { token: cast.victim.token })
    if (left.body?.length !== 1) broken.push(`the ${list} of the victim are no longer what they were`)
  }
  return {
    attack: 'who may do what',
    on: site.kind,
    tried,
    broken,
    measured: `${cast.operations.length} routes, ${people.length} identities`,
  }
}

function judge(
  operation: Documented,
  { isUser, isAdmin }: { isUser: boolean; isAdmin: boolean },
  hasId: boolean,
  { status, text }: { status: number; text: string },
): string | undefined {
  if (status >= 500 && status !== 503) return `answers ${status}`
  if (!isAdmin && text.includes(SECRET)) return 'shows what is another person’s'
  if (operation.isPublic) return undefined
  if (!isUser) return status === 401 ? undefined : `${status} instead of 401`
  if (operation.isAdmin) return isAdmin || status === 403 ? undefined : `${status} instead of 403`
  if (hasId && ![403, 404, 422, 204].includes(status)) return `${status} for what is not theirs`
  return undefined
}
