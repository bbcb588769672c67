import { firstOf } from '#shared/lists.ts'
import type { Reading } from './form.ts'
import type { Head, Trade } from './heads.ts'

/** Nats by which a reading leads every other that gives the text another role, and what such leads proved worth. */
const LEADS: readonly [number, number][] = [
  [5, 0.97],
  [3, 0.93],
  [1, 0.8],
  [0, 0.65],
]
/** Nats: a text that fits its role no better may be anything, and one that fits no better may be something else. */
const FITS_BADLY = -1
const FITS_FAIRLY = -0.25
export const DOUBTFUL = 0.6
const LIKELY = 0.85

/** How sure the roles of a head are: by how far behind the best reading is that gives them to other texts. */
export const sureOf = (head: Head, readings: Reading[], trade: Trade): { first: number; second: number } => {
  const best = firstOf(readings).score
  const of = (role: 'first' | 'second'): number => {
    const text = head[role]?.text
    if (text === undefined) return 0.4
    const lead = readings.reduce((least, { heads, score }) => {
      const same = heads.some((other) => other[role]?.text === text && covers(other, head))
      return same ? least : Math.min(least, best - score)
    }, Number.POSITIVE_INFINITY)
    const sure = LEADS.find(([least]) => lead >= least)?.[1] ?? DOUBTFUL
    const fit = trade.fits(text)[role]
    // What a line break parted may have been two texts.
    if (head[role]?.isMended) return Math.min(sure, LIKELY)
    if (head[role]?.label || fit > FITS_FAIRLY) return sure
    return Math.min(sure, fit > FITS_BADLY ? LIKELY : DOUBTFUL)
  }
  return { first: of('first'), second: of('second') }
}

const covers = (a: Head, b: Head): boolean => a.at < b.at + b.lines && b.at < a.at + a.lines
