import { z } from 'zod'
import { analysisBody } from '#shared/schema/analysis.ts'
import {
  type Mutation,
  type PullAnswer,
  type PushAnswer,
  pullAnswer,
  pushAnswer,
} from '#shared/schema/sync.ts'
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
  return {
    async push(mutations, epoch) {
      const response = await fetch('/api/sync/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, epoch, mutations }),
      })
      return pushAnswer.parse(await okJson(response))
    },
    async pull(since, full) {
      const query = new URLSearchParams({ account, since: String(since), full: full ? '1' : '0' })
      return pullAnswer.parse(await okJson(await fetch(`/api/sync/pull?${query}`)))
    },
    async body(id) {
      const response = await fetch(`/api/sync/analyses/${encodeURIComponent(id)}/body`)
      return bodyAnswer.parse(await okJson(response)).body
    },
  }
}
