import { stem } from '#shared/text/stem.ts'
import { tokensOf } from '#shared/text/tokens.ts'

const SHOWN = 4
const LONGEST = 170

const stemsOf = (text: string) => tokensOf(text).map(({ key }) => stem(key))

/** The tasks that have most to do with what is asked, in the order of the source. */
export function taskList(statements: readonly string[], demands: readonly string[]): string[] {
  const wanted = new Set(demands.flatMap(stemsOf))
  return statements
    .map((statement, at) => ({
      statement,
      at,
      near: stemsOf(statement).filter((root) => wanted.has(root)).length,
    }))
    .filter(({ statement }) => statement.length <= LONGEST)
    .sort((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, SHOWN)
    .sort((a, b) => a.at - b.at)
    .map(({ statement }) => statement)
}
