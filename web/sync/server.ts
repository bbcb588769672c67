import type { AnalysisBody } from '#shared/schema/analysis.ts'
import type { Mutation, PullAnswer, PushAnswer } from '#shared/schema/sync.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { okJson } from '#web/api/problem.ts'

/** The three calls of the engine, parsed. `fetch` is signed: it names the account on every request. */
export interface SyncServer {
  push(mutations: Mutation[], epoch: string): Promise<PushAnswer>
  pull(since: number, full: boolean): Promise<PullAnswer>
  body(id: string): Promise<AnalysisBody>
}

/** The schemas of rows and bodies are large: they are built when the first answer is here, not while the page is. */
const schemas = () => part(() => import('#shared/schema/sync.ts'))
const analysisSchemas = () => part(() => import('#shared/schema/synced/analysis.ts'))

export function syncServer(fetch: Fetch, account: string): SyncServer {
  const { sync } = apiClient(fetch)
  return {
    async push(mutations, epoch) {
      const answer = await okJson(await sync.push.$post({ json: { account, epoch, mutations } }))
      return (await schemas()).pushAnswer.parse(answer)
    },
    async pull(since, full) {
      const query = { account, since: String(since), full: full ? '1' : '0' } as const
      const answer = await okJson(await sync.pull.$get({ query }))
      return (await schemas()).pullAnswer.parse(answer)
    },
    async body(id) {
      const answer = await okJson(await sync.analyses[':id'].body.$get({ param: { id } }))
      return (await analysisSchemas()).bodyAnswer.parse(answer).body
    },
  }
}
