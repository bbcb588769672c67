import type { Measure } from './measures.ts'

/** Where and when figures were measured; without it a figure says nothing. */
export interface Circumstances {
  date: string
  commit: string
  machine: string
  /** Processes that wanted the processor, before and after. */
  load: readonly [number, number]
  seconds: number
}

export interface Measured extends Circumstances {
  printed: string
  failed: boolean
}

const INTRO = `# Benchmarks

Written by \`npm run bench\`. Each section is what one command printed, with the day, the commit, the machine and its load before and
after. Compare ratios within one section: absolute times belong to the machine that measured them.
`

const heading = (measure: Measure): string => `## ${measure.script}`

/** One section of the page, ending with a line break. */
export const sectionOf = (measure: Measure, { printed, failed, ...at }: Measured): string =>
  `${heading(measure)}

${measure.says}

${at.date}, commit ${at.commit}, ${at.machine}, load ${at.load.map((load) => load.toFixed(1)).join(' to ')}, took ${Math.round(at.seconds)} s${failed ? '. **The command reports a figure outside its budget.**' : '.'}

\`\`\`text
${printed.trim()}
\`\`\`
`

/** The page with the sections that were measured now; the others keep what they said. */
export const pageWith = (
  before: string,
  measures: readonly Measure[],
  measured: ReadonlyMap<string, Measured>,
): string => {
  const sections = measures.flatMap((measure) => {
    const now = measured.get(measure.script)
    return now ? [sectionOf(measure, now)] : sectionIn(before, measure)
  })
  return [INTRO, ...sections].join('\n')
}

/** What the page says of a measure: from its heading to the next that is not inside of what was printed. */
const sectionIn = (page: string, measure: Measure): string[] => {
  const lines = page.split('\n')
  const from = lines.indexOf(heading(measure))
  if (from < 0) return []
  const to = lines.findIndex((line, at) => at > from && line.startsWith('## bench:'))
  return [
    `${lines
      .slice(from, to < 0 ? undefined : to)
      .join('\n')
      .trimEnd()}\n`,
  ]
}
