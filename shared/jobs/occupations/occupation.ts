import { degreeLevel, type SkillDemand } from '#shared/schema/job.ts'
import type { RoleSkill, SkillWeight } from '../catalogue.ts'
import type { AskingRole } from '../from-role.ts'
import { OCCUPATION_FIELDS } from './fields.ts'

/** An occupation as the app shows it and measures against it. */
export interface Occupation extends AskingRole {
  /** Its code in O*NET. */
  code: string
  category: string
  tasks: string[]
  /** How many occupations of ESCO are part of it. */
  inEsco: number
}

/** The first of a list weigh most. */
const REQUIRED_WEIGHTS: SkillWeight[] = [3, 3, 3, 3]
const PREFERRED_WEIGHTS: SkillWeight[] = [2, 2]

const demandOf = (text: string): SkillDemand => {
  const names = text.split(' or ')
  return names.length > 1 ? { anyOf: names } : text
}

const weighed = (cell: string, first: SkillWeight[], rest: SkillWeight): RoleSkill[] =>
  cell.split('; ').map((text, at) => ({ skill: demandOf(text), weight: first[at] ?? rest }))

/** One line of the compiled table. */
export function occupationOf(line: string, titles: string[]): Occupation {
  const [code = '', name = '', field, degree, required = '', preferred = '', tasks = '', inEsco] =
    line.split('\t')
  const level = degreeLevel.safeParse(degree).data
  return {
    code,
    name,
    description: '',
    category: OCCUPATION_FIELDS[Number(field)] ?? '',
    titles,
    required: weighed(required, REQUIRED_WEIGHTS, 2),
    preferred: weighed(preferred, PREFERRED_WEIGHTS, 1),
    degree: level ? { level, required: false } : null,
    tasks: tasks.split('|').filter(Boolean),
    inEsco: Number(inEsco),
  }
}

/** The line of a table that begins with these cells; the table is searched as text, not taken apart. */
export function lineOf(table: string, start: string): string | undefined {
  const from = table.startsWith(start) ? 0 : table.indexOf(`\n${start}`) + 1
  if (from === 0 && !table.startsWith(start)) return undefined
  const to = table.indexOf('\n', from)
  return table.slice(from, to < 0 ? undefined : to)
}

/** The line whose second cell is this name. */
export function lineNamed(table: string, name: string): string | undefined {
  const at = table.indexOf(`\t${name}\t`)
  if (name === '' || at < 0) return undefined
  const from = table.lastIndexOf('\n', at) + 1
  const to = table.indexOf('\n', at)
  const line = table.slice(from, to < 0 ? undefined : to)
  return line.split('\t')[1] === name ? line : undefined
}

export const titlesIn = (line: string | undefined): { title: string; main: boolean }[] =>
  (line?.split('\t')[1]?.split('|') ?? []).map((title) =>
    title.startsWith('*') ? { title: title.slice(1), main: true } : { title, main: false },
  )
