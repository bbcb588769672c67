import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/** Structured lines on stdout. No bodies, no names, no addresses: see request-log.ts for all a request leaves. */
export const createLog = (env: Env): Logger =>
  pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
