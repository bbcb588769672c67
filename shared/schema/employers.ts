import type { DraftExperience } from './draft.ts'

// Positions in a row at one employer: they belong together, however they are printed.

type Employed = Pick<DraftExperience, 'company' | 'location'> & { part?: string }

const plain = (text = ''): string => text.trim().replace(/\s+/g, ' ')

export const sameEmployer = (a: Employed | undefined, b: Employed | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  plain(a.company) !== '' &&
  plain(a.company) === plain(b.company) &&
  plain(a.part) === plain(b.part) &&
  plain(a.location) === plain(b.location)

/** Whether any employer has more than one position in a row. */
export const hasGroups = (entries: readonly Employed[]): boolean =>
  entries.some((entry, at) => sameEmployer(entry, entries[at - 1]))
