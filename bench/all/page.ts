import type { Measure } from './measures.ts'

/** Where and when figures were measured; without it a figure says nothing. */
interface Circumstances {
  date: string
  commit: string
  machine: string
  /** Processes that wanted the processor, before and after. */
  load: readonly [number, number]
  seconds: number
}

export interface Measured extends Circumstances {
  /** Fewer of the same than a full run measures. */
  isShort: boolean
  printed: string
  outcome: Outcome
}

/** Whether all figures are within their budgets; a command that broke off measured only a part. */
export type Outcome = 'within' | 'over' | 'broken'

/** What a measure needs may not be here; what another machine measured of it stays. */
export type Section = Measured | 'not here'

const INTRO = `# Benchmarks

Written by \`npm run bench\`. Each section is what one command printed, with the day, the commit, the machine and its load before and
after. Compare ratios within one section: absolute times belong to the machine that measured them, and on a busy one they say little.
\`npm run bench -- --short\` measures less of the same; \`--skip NAME\` leaves a section out; \`--give NAME=ARGUMENT,…\` hands a
section the files that it needs.
`

const heading = (measure: Measure): string => `## ${measure.name}`

const notHere = (measure: Measure): string =>
  `Not measured here: it needs \`--give ${measure.name}=${measure.needs ?? ''}\`.`

const SAID: Record<Outcome, string> = {
  within: '.',
  over: '. **The command reports a figure outside its budget.**',
  broken: '. **The command broke off: what follows is a part of its figures, and why.**',
}

const figures = ({ printed, outcome, isShort, ...at }: Measured): string =>
  `${at.date}, commit ${at.commit}, ${at.machine}, load ${at.load.map((load) => load.toFixed(1)).join(' to ')}, took ${Math.round(at.seconds)} s${isShort ? ', a short run' : ''}${SAID[outcome]}

\`\`\`text
${printed.trim()}
\`\`\``

/** One section of the page, ending with a line break. */
const sectionOf = (measure: Measure, section: Section): string =>
  `${heading(measure)}

${measure.says}

${section === 'not here' ? notHere(measure) : figures(section)}
`

/** The page with the sections that were measured now; the others keep what they said. */
export const pageWith = (
  before: string,
  measures: readonly Measure[],
  sections: ReadonlyMap<string, Section>,
): string => {
  const written = measures.flatMap((measure) => {
    const now = sections.get(measure.name)
    const kept = sectionIn(before, measure)
    if (now === undefined || (now === 'not here' && kept)) return kept ?? []
    return sectionOf(measure, now)
  })
  return [INTRO, ...written].join('\n')
}

/** What the page says of a measure: from its heading to the next that is not inside of what was printed. */
const sectionIn = (page: string, measure: Measure): string | undefined => {
  const lines = page.split('\n')
  const from = lines.indexOf(heading(measure))
  if (from < 0) return undefined
  const to = lines.findIndex((line, at) => at > from && line.startsWith('## bench:'))
  const own = lines.slice(from, to < 0 ? undefined : to)
  return `${own.join('\n').trimEnd()}\n`
}
