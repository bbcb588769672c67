import type { Usage } from './process-meter.ts'

/** What reading one file may take. */
export interface Allowance {
  /** Of the processor: a machine that is busy with other things takes nothing of it. */
  seconds: number
  memoryMb: number
  /** Seconds without any work at all: what waits for nothing will not go on. */
  silence?: number
}

/** The file took too much, the machine gave too little, or the reader itself stopped. */
export type EndCode = 'too_complex' | 'reader_busy' | 'unexpected'

const SILENCE = 30
/** So many times its seconds by the clock, and a minute at least: a file has waited long enough for a processor. */
const WAITING = { times: 10, atLeast: 60 }
/** V8 ends itself at the limit of its heap, often before the system's count is seen to pass it. */
const NEARLY_ALL = 0.6

/** Follows one task and tells when it has to be ended, and why. `now` is in seconds. */
export function createMeter(
  { seconds, memoryMb, silence = Math.max(SILENCE, seconds) }: Allowance,
  begun: number,
) {
  const patience = Math.max(WAITING.atLeast, seconds * WAITING.times)
  let first: Usage | undefined
  let worked = 0
  let lastWork = begun
  let peakMb = 0
  return {
    look(usage: Usage | undefined, now: number): EndCode | undefined {
      const waited = now - begun
      if (!usage) return waited >= patience ? 'reader_busy' : undefined
      first ??= usage
      peakMb = Math.max(peakMb, usage.residentMb)
      const used = usage.cpuSeconds - first.cpuSeconds
      if (used > worked) lastWork = now
      worked = used
      if (usage.residentMb > memoryMb || worked >= seconds) return 'too_complex'
      if (waited >= patience) return 'reader_busy'
      return now - lastWork >= silence ? 'unexpected' : undefined
    },
    /** Why a process that we did not end is gone. */
    causeOfDeath: (signal: string | null): EndCode =>
      signal === 'SIGABRT' && peakMb > memoryMb * NEARLY_ALL ? 'too_complex' : 'unexpected',
  }
}

/** The machine or the reader was the cause: a fresh process may well read the same file. */
export const isWorthAnotherTry = (code: string): boolean => code === 'reader_busy' || code === 'unexpected'
