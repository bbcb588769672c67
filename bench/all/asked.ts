import { parseArgs } from 'node:util'
import type { Measure } from './measures.ts'

/** One command to run for a section; without arguments it cannot be measured here. */
interface Task {
  measure: Measure
  /** Of `npm run`. */
  command: readonly string[] | undefined
}

interface Asked {
  tasks: Task[]
  isShort: boolean
}

/**
 * `[NAME …] [--short] [--skip NAME …] [--give NAME=ARGUMENT,… …]`: the measures that are named, or all but those to be
 * skipped, with what they need from the person who measures.
 */
export function asked(argv: string[], measures: readonly Measure[]): Asked {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
      give: { type: 'string', multiple: true, default: [] },
    },
  })
  const given = new Map(
    values.give.map((text): [string, string[]] => {
      const [name = '', ...own] = text.split('=')
      return [name, own.join('=').split(',')]
    }),
  )
  const unknown = [...positionals, ...values.skip, ...given.keys()].filter(
    (name) => !measures.some((measure) => measure.name === name),
  )
  if (unknown.length > 0)
    throw new Error(
      `Not a measure: ${unknown.join(', ')}. There are ${measures.map(({ name }) => name).join(', ')}.`,
    )
  const isWanted = ({ name }: Measure) =>
    !values.skip.includes(name) && (positionals.length === 0 || positionals.includes(name))
  const tasks = measures.filter(isWanted).map((measure): Task => {
    const { name, script = name, args = [], short, needs } = measure
    const own = given.get(name)
    const all = [...(own ?? []), ...(values.short && short ? short : args)]
    return {
      measure,
      command: needs && !own ? undefined : [script, ...(all.length > 0 ? ['--', ...all] : [])],
    }
  })
  return { tasks, isShort: values.short }
}
