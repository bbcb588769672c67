/** What one kind of attack came to, as a line of the table. */
export interface Outcome {
  attack: string
  on: string
  tried: number
  /** What did not hold, each in a line; empty where all held. */
  broken: string[]
  measured: string
}

const SHOWN = 8

export function printTable(outcomes: Outcome[]): void {
  const rows = outcomes.map(({ attack, on, tried, broken, measured }) => [
    attack,
    on,
    String(tried),
    broken.length === 0 ? 'held' : `BROKEN ${broken.length}`,
    measured,
  ])
  const all = [['attack', 'on', 'tried', 'result', 'measured'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  for (const row of all)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  for (const { attack, on, broken } of outcomes)
    for (const line of broken.slice(0, SHOWN)) console.log(`  ${attack}, ${on}: ${line}`)
}
