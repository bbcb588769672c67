import { z } from 'zod'
import { analysisBody } from '#shared/schema/analysis.ts'
import {
  type Mutation,
  type PullAnswer,
  type PushAnswer,
  pullAnswer,
  pushAnswer,
} from '#shared/schema/sync.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { okJson } from '#web/api/problem.ts'

/** The three calls of the engine, parsed. `fetch` is signed: it names the account on every request. */
export interface SyncServer {
  push(mutations: Mutation[], epoch: string): Promise<PushAnswer>
  pull(since: number, full: boolean): Promise<PullAnswer>
  body(id: string): Promise<z.infer<typeof analysisBody>>
}

const bodyAnswer = z.looseObject({ body: analysisBody })

export function syncServer(fetch: Fetch, account: string): SyncServer {
  const { sync } = apiClient(fetch)
  return {
    async push(mutations, epoch) {
      return pushAnswer.parse(await okJson(await sync.push.$post({ json: { account, epoch, mutations } })))
    },
    async pull(since, full) {
      const query = { account, since: String(since), full: full ? '1' : '0' } as const
      return pullAnswer.parse(await okJson(await sync.pull.$get({ query })))
    },
    async body(id) {
      const response = await sync.analyses[':id'].body.$get({ param: { id } })
      return bodyAnswer.parse(await okJson(response)).body
    },
  }
}
