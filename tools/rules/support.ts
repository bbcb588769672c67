import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('./support.golden.json', import.meta.url)

/** What `npm run rules -- --write` noted: of each rule that fires, on how many resumes and what is lost without it. */
const support = z.object({
  supported: z.record(z.string(), z.object({ fires: z.number(), locked: z.number(), lost: z.number() })),
  /** Fired on nothing when rules began to be counted. None is ever added: each goes, or finds its resume. */
  unsupported: z.array(z.string()),
})
export type Support = z.infer<typeof support>

export const SUPPORT_FILE = FILE
export const readSupport = (): Support | undefined =>
  existsSync(FILE) ? support.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined
