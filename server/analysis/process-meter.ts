import { existsSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
/** What /proc counts time in: `getconf CLK_TCK` is 100 on every Linux. */
const TICKS_PER_SECOND = 100

export interface Usage {
  cpuSeconds: number
  residentMb: number
}

/** The system's own count where it has /proc; elsewhere undefined, and only the clock is known. */
export function usageOf(pid: number | undefined): Usage | undefined {
  const folder = `/proc/${pid}`
  if (pid === undefined || !existsSync(folder)) return undefined
  try {
    const stat = readFileSync(`${folder}/stat`, 'utf8')
    // Fields 14 and 15, counted after the name in parentheses.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    const pages = Number(readFileSync(`${folder}/statm`, 'utf8').split(' ')[1])
    return {
      cpuSeconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND,
      residentMb: (pages * PAGE_BYTES) / 1_048_576,
    }
  } catch {
    return undefined // It ended between two lines.
  }
}
