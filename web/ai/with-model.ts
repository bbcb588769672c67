import type * as analyze from '#shared/ai/analyze.ts'
import type * as rewriting from '#shared/ai/rewrite.ts'
import type * as soFar from '#shared/ai/so-far.ts'
import { part } from '#web/api/part.ts'

// What is done with a model brings its word lists along: neither comes before a model was asked.

export const analyzeWithModel: typeof analyze.analyzeWithModel = async (...given) =>
  (await part(() => import('#shared/ai/analyze.ts'))).analyzeWithModel(...given)

export const rewrite: typeof rewriting.rewrite = async (...given) =>
  (await part(() => import('#shared/ai/rewrite.ts'))).rewrite(...given)

export const claimReader = async (...given: Parameters<typeof soFar.claimReader>) =>
  (await part(() => import('#shared/ai/so-far.ts'))).claimReader(...given)
