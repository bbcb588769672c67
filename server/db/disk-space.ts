import { statfsSync } from 'node:fs'

/** `low`: changes are refused, so that what is stored stays in order. `full`: the database may not write at all. */
export type DiskState = 'ok' | 'low' | 'full'

export interface DiskSpace {
  state(): DiskState
  freeMb(): number
}

/** The system is asked this often at most. */
const LOOK_EVERY = 200

/** `reserveMb` stays free for what is under way: PostgreSQL writes its log in files of 16 MB. */
export function watchDisk(folder: string, reserveMb: number, clock = () => performance.now()): DiskSpace {
  let free = 0
  let looked = Number.NEGATIVE_INFINITY
  const freeMb = () => {
    const time = clock()
    if (time - looked >= LOOK_EVERY) {
      const { bavail, bsize } = statfsSync(folder)
      free = (bavail * bsize) / 1_048_576
      looked = time
    }
    return free
  }
  return {
    freeMb,
    state() {
      const left = freeMb()
      if (left >= reserveMb) return 'ok'
      return left >= reserveMb / 2 ? 'low' : 'full'
    },
  }
}

/** A database elsewhere has a disk of its own, and says itself when that is full. */
export const NO_DISK: DiskSpace = { state: () => 'ok', freeMb: () => Number.POSITIVE_INFINITY }
