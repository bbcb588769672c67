import type { AnalysisBody } from '#shared/schema/analysis.ts'
import type { Mutation, PullAnswer, PushAnswer } from '#shared/schema/sync.ts'

/** What a simulation needs of a server: the real one on a real database, or the model. */
export interface SimulatedServer {
  push(account: string, mutations: Mutation[], epoch: string): Promise<PushAnswer>
  pull(account: string, since: number, full: boolean): Promise<PullAnswer>
  body(account: string, id: string): Promise<AnalysisBody>
}
