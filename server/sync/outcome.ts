import type { MutationResult } from '#shared/schema/sync.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'

type WithoutId<Result> = Result extends unknown ? Omit<Result, 'id'> : never

/** What became of one mutation; whoever stores it adds its id. */
export type Outcome = WithoutId<MutationResult>

export const applied = (version: number): Outcome => ({ status: 'applied', version })

export const refused = (code: string, error: string): Outcome => ({ status: 'refused', code, error })

/** The row changed since `baseVersion`; a null body is a tombstone. */
export const conflict = (version: number, body: ResumeBody | null): Outcome => ({
  status: 'conflict',
  version,
  current: { version, body },
})

/** There is a base version but no row: an older state of the database was restored. */
export const unknownRow = (): Outcome => ({ status: 'conflict' })
