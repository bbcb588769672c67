import type { AnalysisBody } from '#shared/schema/analysis.ts'
import type { Mutation, MutationResult, PullAnswer, PushAnswer, SyncRow } from '#shared/schema/sync.ts'
import { mutation as mutationSchema } from '#shared/schema/sync.ts'
import type { SyncedAnalysis } from '#shared/schema/synced/analysis.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { canonicalJson, equalJson } from '#shared/sync/json.ts'
import { ApiProblem } from '#web/api/problem.ts'
import type { SimulatedServer } from './server.ts'

// The same promises as the real server functions, in a hundred lines of memory: thousands of schedules take seconds.

interface Row {
  kind: 'resume' | 'analysis'
  id: string
  version: number
  deleted: boolean
  resume: ResumeBody | null
  analysis: SyncedAnalysis | null
}

interface Space {
  epoch: string
  version: number
  rows: Map<string, Row>
  answers: Map<string, { hash: string; result: MutationResult }>
}

type Outcome = MutationResult extends infer Result
  ? Result extends unknown
    ? Omit<Result, 'id'>
    : never
  : never

const PAGE = 3

export class ModelServer implements SimulatedServer {
  private spaces = new Map<string, Space>()
  private epochs = 0

  private space(account: string): Space {
    const known = this.spaces.get(account)
    if (known) return known
    const fresh: Space = { epoch: this.nextEpoch(), version: 0, rows: new Map(), answers: new Map() }
    this.spaces.set(account, fresh)
    return fresh
  }

  private nextEpoch() {
    this.epochs += 1
    return `epoch-${this.epochs}`
  }

  async push(account: string, raw: Mutation[], epoch: string): Promise<PushAnswer> {
    const space = this.space(account)
    if (epoch !== space.epoch) throw new ApiProblem(409, 'epoch_changed', 'Restored')
    return structuredClone({ epoch: space.epoch, results: raw.map((mutation) => this.take(space, mutation)) })
  }

  private take(space: Space, raw: Mutation): MutationResult {
    const hash = canonicalJson(raw)
    const stored = space.answers.get(raw.id)
    if (stored && stored.hash !== hash)
      return { id: raw.id, status: 'refused', code: 'id_reused', error: 'Refused' }
    if (stored && stored.result.status !== 'conflict') return stored.result
    const parsed = mutationSchema.safeParse(raw)
    const result: MutationResult = parsed.success
      ? { id: raw.id, ...this.apply(space, structuredClone(parsed.data)) }
      : { id: raw.id, status: 'refused', code: 'invalid', error: 'Refused' }
    space.answers.set(raw.id, { hash, result })
    return result
  }

  private apply(space: Space, mutation: Mutation): Outcome {
    const row = space.rows.get(mutation.rowId)
    const put = (next: Pick<Row, 'kind' | 'resume' | 'analysis' | 'deleted'>) => {
      space.version += 1
      space.rows.set(mutation.rowId, { id: mutation.rowId, version: space.version, ...next })
      return { status: 'applied' as const, version: space.version }
    }
    const conflict = (at: Row) => ({
      status: 'conflict' as const,
      version: at.version,
      current: { version: at.version, body: at.resume },
    })
    const isDelete = mutation.kind === 'resume.delete' || mutation.kind === 'analysis.delete'
    if (isDelete && !row) return { status: 'applied', version: 0 }
    if (isDelete && row?.deleted) return { status: 'applied', version: row.version }
    if (row?.deleted) return conflict(row)
    switch (mutation.kind) {
      case 'analysis.create':
        if (!row) return put({ kind: 'analysis', resume: null, analysis: mutation.body, deleted: false })
        if (equalJson(row.analysis, mutation.body)) return { status: 'applied', version: row.version }
        return { status: 'refused', code: 'exists', error: 'Refused' }
      case 'analysis.delete':
        return put({ kind: 'analysis', resume: null, analysis: null, deleted: true })
      case 'resume.delete':
        if (mutation.baseVersion !== undefined && mutation.baseVersion !== row!.version) return conflict(row!)
        return put({ kind: 'resume', resume: null, analysis: null, deleted: true })
      case 'resume.put':
        if (!row && mutation.baseVersion > 0) return { status: 'conflict' }
        if (row && equalJson(row.resume, mutation.body)) return { status: 'applied', version: row.version }
        if (row && row.version !== mutation.baseVersion) return conflict(row)
        return put({ kind: 'resume', resume: mutation.body, analysis: null, deleted: false })
    }
  }

  async pull(account: string, since: number): Promise<PullAnswer> {
    const space = this.space(account)
    if (since > space.version) {
      space.epoch = this.nextEpoch()
    }
    const changed = [...space.rows.values()]
      .filter((row) => row.version > since)
      .sort((a, b) => a.version - b.version)
    const rows = changed.slice(0, PAGE).map(syncRow)
    const more = changed.length > PAGE
    return structuredClone({
      epoch: space.epoch,
      rows,
      next: more ? rows.at(-1)!.version : space.version,
      more,
      resync: false,
    })
  }

  async body(account: string, id: string): Promise<AnalysisBody> {
    const row = this.space(account).rows.get(id)
    if (!row?.analysis) throw new ApiProblem(404, 'not_found', 'Gone')
    return structuredClone(row.analysis.body)
  }

  /** A backup of everything; calling what it returns restores it, as an operator would. */
  backup(): () => void {
    const kept = structuredClone(this.spaces)
    return () => {
      this.spaces = structuredClone(kept)
      for (const space of this.spaces.values()) space.epoch = this.nextEpoch()
    }
  }
}

function syncRow({ id, version, resume, analysis, kind }: Row): SyncRow {
  const nothing = { record: null, body: null }
  if (resume) return { kind: 'resume', id, version, deleted: false, record: null, body: resume }
  if (analysis) return { kind: 'analysis', id, version, deleted: false, record: analysis.record, body: null }
  return { kind, id, version, deleted: true, ...nothing }
}
