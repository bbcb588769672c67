import type { Random } from './random.ts'

/** Where examples of one class come from: drawn from as often as its share says. */
export interface Source {
  is: string
  /** Named in the report, which counts by source. */
  name: string
  /** Its weight among the sources of the same class. */
  share: number
  draw: (random: Random) => string
}

/** A source that draws from a list, the whole of which stands behind it. */
export const fromList = (is: string, name: string, share: number, from: readonly string[]): Source => ({
  is,
  name,
  share,
  draw: (random) => random.pick(from),
})

/** `{city}` and the like filled in from lists. */
export const filled = (pattern: string, random: Random, parts: Record<string, readonly string[]>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = parts[name]
    if (from === undefined) throw new Error(`Nothing fills {${name}} in "${pattern}".`)
    return random.pick(from)
  })
