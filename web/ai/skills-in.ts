import type { RewriteOptions } from '#shared/ai/rewrite.ts'
import { engine } from '#web/worker/client.ts'

/** The vocabulary lives in the engine's worker. */
export const skillsIn: RewriteOptions['skillsIn'] = (texts) => engine.skillsIn(texts)
