import { readdirSync } from 'node:fs'
import type { CheckDefinition } from '#shared/score/check.ts'
import { PARTS } from '#shared/score/weights.ts'
import { inCode } from '../templates/written.ts'

const FOLDER = new URL('../../shared/score/checks/', import.meta.url)

export type Listed = Pick<CheckDefinition, 'id' | 'part' | 'place'>

/** The check of each file of the folder. */
export const found = (): Promise<CheckDefinition[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((file) => !file.endsWith('.test.ts'))
      .map(async (file) => {
        const { default: check }: { default: CheckDefinition } = await import(new URL(file, FOLDER).href)
        return check
      }),
  )

/** The file that names every check. */
export function listOf(checks: Listed[]): string {
  const ids = checks.map(({ id }) => id).sort()
  const inOrder = checks.toSorted(
    (a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.place - b.place || (a.id < b.id ? -1 : 1),
  )
  return [
    '// Written by `npm run generate:checks` from the files in checks.',
    '',
    "import type { CheckDefinition } from './check.ts'",
    ...ids.map((id) => `import ${inCode(id)} from './checks/${id}.ts'`),
    '',
    'export const CHECKS: readonly CheckDefinition[] = [',
    ...inOrder.map(({ id }) => `  ${inCode(id)},`),
    ']',
    '',
  ].join('\n')
}
