import type { AiInput, AiOptions } from '#shared/ai/analyze.ts'
import type { RewriteRequest, Rewritten } from '#shared/ai/rewrite.ts'
import type { AiAnalysis } from '#shared/schema/analysis.ts'
import { t } from './texts.ts'

// One interface, three places where a model can run.

export type BackendId = 'device' | 'browser' | 'server'

export interface Availability {
  id: BackendId
  title: string
  /** What happens with the resume's text. */
  privacy: string
  /** Ready now, or after a download the person agrees to. */
  state: 'ready' | 'download' | 'unavailable'
  /** Why it is not available, in a few words; empty when it is. */
  reason: string
}

export interface Backend {
  analyze(input: AiInput, options?: AiOptions): Promise<AiAnalysis>
  rewrite(request: RewriteRequest, options?: { signal?: AbortSignal }): Promise<Rewritten>
}

export const PRIVACY: Record<BackendId, string> = {
  get device() {
    return t.theTextNeverLeavesThis
  },
  get browser() {
    return t.theTextNeverLeavesThisDevice
  },
  get server() {
    return t.theTextOfTheResume
  },
}
