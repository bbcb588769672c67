import { strFromU8, unzipSync } from 'fflate'
import { isProfileTable } from './structured-names.ts'

/** Of one table: no profile has more, and a file that unfolds without end is not waited for. */
const TABLE_MOST = 5_000_000

/** The tables of a profile in LinkedIn's archive; undefined where the archive is another one. */
export function tablesIn(bytes: Uint8Array): Record<string, string> | undefined {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => isProfileTable(name) && originalSize <= TABLE_MOST,
    })
    const tables = Object.entries(files).map(([name, content]) => [name, strFromU8(content)] as const)
    return tables.length > 0 ? Object.fromEntries(tables) : undefined
  } catch {
    // No archive that can be opened: the reader says what is wrong with it.
    return undefined
  }
}
