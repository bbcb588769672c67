import type { MutationResult, ResumeBody } from '#shared/schema/sync.ts'

/** What became of one mutation; its id is added by who stores it. */
export type Outcome = Omit<MutationResult, 'id'>

export const applied = (version: number): Outcome => ({ status: 'applied', version })

export const refused = (code: string, error: string): Outcome => ({ status: 'refused', code, error })

/** The row changed since `baseVersion`; a null body is a tombstone. */
export const conflict = (version: number, body: ResumeBody | null): Outcome => ({
  status: 'conflict',
  version,
  current: { version, body },
})

/** A base version, and no row: an older state of the database was restored. */
export const unknownRow = (): Outcome => ({ status: 'conflict' })
