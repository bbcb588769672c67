import { z } from 'zod'
import { degreeLevel, skillDemand } from '#shared/schema/job.ts'
import type { printedJob } from '../printed.ts'

// Job texts with what a careful reader found in them, and how far an answer agrees.

const names = z.array(skillDemand).default([])
export const labelSchema = z.object({
  id: z.string(),
  title: z.string().default(''),
  required: names,
  preferred: names,
  minYears: z.number().nullable().default(null),
  degree: z.object({ level: degreeLevel }).nullable().default(null),
  certifications: z.object({ required: names, preferred: names }),
  /** Said in the text and neither asked nor wrong to name. */
  mentioned: names,
  soft: names,
  traps: z.array(z.string()).default([]),
  notJob: z.boolean().default(false),
  language: z.string().default(''),
  field: z.string().default(''),
})
export type Label = z.infer<typeof labelSchema>

type Printed = ReturnType<typeof printedJob>
type Wanted = Label['required']

/** One spelling for names that differ only in it. */
const SAME: Record<string, string> = {
  js: 'javascript',
  ts: 'typescript',
  k8s: 'kubernetes',
  postgres: 'postgresql',
  amazonwebservices: 'aws',
  googlecloud: 'gcp',
  googlecloudplatform: 'gcp',
  golang: 'go',
  sklearn: 'scikitlearn',
  html5: 'html',
  css3: 'css',
  restapis: 'restapi',
  restfulapis: 'restapi',
  rest: 'restapi',
  cicdpipelines: 'cicd',
  reactjs: 'react',
  node: 'nodejs',
  microsoftexcel: 'excel',
  advancedexcel: 'excel',
}
const keyOf = (name: string): string => {
  const key = name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}+#]/gu, '')
  return SAME[key] ?? key
}
export const keysOf = (demands: Wanted): string[] =>
  demands.flatMap((demand) => (typeof demand === 'string' ? [demand] : demand.anyOf)).map(keyOf)
const groupsOf = (demands: Wanted): string[][] => demands.map((demand) => keysOf([demand]))

/** Harmonic mean of what was found and what was right; a group counts once, by any of its names. */
function agreement(wanted: Wanted, given: Wanted, free: ReadonlySet<string>): number | null {
  const groups = groupsOf(wanted)
  const names = new Set(keysOf(given))
  const found = groups.filter((group) => group.some((name) => names.has(name))).length
  const known = new Set(groups.flat())
  const wrong = [...names].filter((name) => !known.has(name) && !free.has(name)).length
  return groups.length + found + wrong === 0 ? null : (2 * found) / (found + wrong + groups.length)
}

export interface Score {
  skills: number | null
  required: number | null
  preferred: number | null
  want: number | null
  years: number | null
  degree: number | null
  traps: number | null
  recall: number | null
}

/** How many demands were named, and how many of them no label knows. */
interface Demands {
  named: number
  unknown: number
  /** Those that nobody asked for, as they were printed. */
  false: string[]
  /** Those that were asked for and not named. */
  missed: string[]
}

export const figuresOf: [keyof Score, string][] = [
  ['skills', 'all skills, F1'],
  ['required', 'required skills, F1'],
  ['preferred', 'preferred skills, F1'],
  ['want', 'must or nice right'],
  ['years', 'years exact'],
  ['degree', 'degree exact'],
  ['traps', 'traps passed'],
  ['recall', 'asked for and found'],
]

export function demandsOf(label: Label, job: Printed): Demands {
  const asked = [...label.required, ...label.preferred]
  const { required, preferred } = label.certifications
  const known = new Set(keysOf([...asked, ...label.mentioned, ...label.soft, ...required, ...preferred]))
  const named = [...new Set(keysOf([...job.required, ...job.preferred]))]
  const unknown = named.filter((name) => !known.has(name))
  const missed = groupsOf(asked).filter((group) => !group.some((name) => named.includes(name)))
  return {
    named: named.length,
    unknown: unknown.length,
    false: unknown,
    missed: missed.map(([first = '']) => first),
  }
}

export function scoreJob(label: Label, job: Printed): Score {
  const { required, preferred } = label.certifications
  const free = new Set(keysOf([...label.mentioned, ...label.soft, ...required, ...preferred]))
  const all = [...job.required, ...job.preferred]
  const hits = (wanted: Wanted, given: Wanted) => {
    const names = new Set(keysOf(given))
    return groupsOf(wanted).filter((group) => group.some((name) => names.has(name))).length
  }
  const right = hits(label.required, job.required) + hits(label.preferred, job.preferred)
  const wrong = hits(label.required, job.preferred) + hits(label.preferred, job.required)
  const names = new Set(keysOf(all))
  const asked = label.required.length + label.preferred.length
  return {
    skills: agreement([...label.required, ...label.preferred], all, free),
    required: agreement(label.required, job.required, free),
    preferred: agreement(label.preferred, job.preferred, free),
    want: right + wrong === 0 ? null : right / (right + wrong),
    years: label.minYears === null && job.minYears === null ? null : Number(label.minYears === job.minYears),
    degree:
      label.degree === null && job.degree === null ? null : Number(label.degree?.level === job.degree?.level),
    traps:
      label.traps.length === 0
        ? null
        : label.traps.filter((trap) => !names.has(keyOf(trap))).length / label.traps.length,
    recall: asked === 0 ? null : hits([...label.required, ...label.preferred], all) / asked,
  }
}

export function mean(values: readonly (number | null)[]): { share: number; of: number } {
  const counted = values.filter((value) => value !== null)
  const sum = counted.reduce((total, value) => total + value, 0)
  return { share: counted.length === 0 ? 0 : sum / counted.length, of: counted.length }
}
