import type { SkillsIn } from '#shared/ai/support.ts'
import { engine } from '#web/worker/client.ts'

/** The vocabulary lives in the engine's worker. */
export const skillsIn: SkillsIn = (texts) => engine.skillsIn(texts)
