import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FIELDS } from './score.ts'
import type { Figures } from './summary.ts'

// What the reader reached on the fixtures so far: a change may raise it, never lower it.

const FILE = join(import.meta.dirname, '..', '..', 'fixtures', 'accuracy-baseline.json')
const KEYS = [...FIELDS, 'mean'] as const
const baseline = z.partialRecord(z.enum(KEYS), z.number())

export const readBaseline = (): Figures => baseline.parse(JSON.parse(readFileSync(FILE, 'utf8')))

const fallen = (before: Figures, now: Figures): string[] =>
  KEYS.filter((key) => (now[key] ?? 0) < (before[key] ?? 0)).map(
    (key) => `${key} ${before[key]} → ${now[key]}`,
  )

export function raiseBaseline(now: Figures): string {
  const down = fallen(readBaseline(), now)
  if (down.length) return `The baseline stays: ${down.join(', ')}.`
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`)
  return 'The baseline is what was reached now.'
}
