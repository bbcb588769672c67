import { z } from 'zod'
import { categories, defaultCategory, defaultRole, NO_ROLE, rolesOf } from '#shared/jobs/catalogue.ts'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { AnalysisRecord, AnalysisType } from '#shared/schema/analysis.ts'
import { JOB_TEXT_MAX, TITLE_MAX } from '#shared/schema/limits.ts'
import type { JobRequest } from '#web/worker/protocol.ts'

// What the person wants the resume compared with, and how. The specification's defaults.

export interface Target {
  type: AnalysisType
  category: string
  role: string
  descriptionOpen: boolean
  description: string
  onServer: boolean
}

export const initialTarget: Target = {
  type: 'standard',
  category: defaultCategory,
  role: defaultRole,
  descriptionOpen: false,
  description: '',
  onServer: false,
}

/** A job posting that a link handed over (web+legible:job?text=…); nothing else of a link is taken. */
export function jobTextIn(search: string): string {
  const link = new URLSearchParams(search).get('link') ?? ''
  const [, query] = link.match(/^web\+legible:(?:\/\/)?job\/?\?(.*)$/is) ?? []
  return (new URLSearchParams(query).get('text') ?? '').slice(0, JOB_TEXT_MAX)
}

/** As the page begins, with the posting it was opened for. */
export function targetOf(search: string): Target {
  const description = jobTextIn(search)
  return description ? { ...initialTarget, description, descriptionOpen: true } : initialTarget
}

/** A model's part is added on this device: the standard part of it is computed here too. */
export const isSent = ({ onServer, type }: Target) => onServer && type === 'standard'

/** Chosen as category: an occupation is searched for. It is none itself. */
export const ANY_OCCUPATION = 'All occupations'

/** Changing the category resets the role to the first role of that category; without a category there is no role. */
export const withCategory = (target: Target, category: string): Target =>
  category === NO_ROLE.category
    ? { ...target, ...NO_ROLE }
    : { ...target, category, role: rolesOf(category)[0]?.name ?? NO_ROLE.role }

export const withRole = (target: Target, category: string, role: string): Target => ({
  ...target,
  category,
  role,
})

/** A likelier role chosen, or none. A posting of somebody else's analysis would be compared with in its place: it goes. */
export const withLikely = (
  target: Target,
  likely: Pick<LikelyRole, 'category' | 'name'> | null,
  othersPosting: boolean,
): Target => ({
  ...(likely ? withRole(target, likely.category, likely.name) : { ...target, ...NO_ROLE }),
  ...(othersPosting && { description: '', descriptionOpen: false }),
})

export const isOfCatalogue = ({ category }: Pick<Target, 'category'>): boolean =>
  categories.some(({ name }) => name === category)

/** What is kept of a choice for the next time. */
export const lastTarget = z.object({
  category: z.string().max(TITLE_MAX),
  role: z.string().max(TITLE_MAX),
  description: z.string().max(JOB_TEXT_MAX),
  /** Whose resume it was, where that is known. */
  of: z.string().max(TITLE_MAX).optional(),
})
export type LastTarget = z.infer<typeof lastTarget>

export const lastOf = (target: Target): LastTarget => {
  const { jobCategory, jobRole, jobDescription } = jobOf(target)
  return { category: jobCategory, role: jobRole, description: jobDescription }
}

export const isSameJob = (one: LastTarget, other: LastTarget): boolean =>
  one.category === other.category && one.role === other.role && one.description === other.description

/** The job of an earlier analysis, asked for once more. */
export const withLast = (target: Target, { category, role, description }: LastTarget): Target => ({
  ...target,
  category,
  role,
  description,
  descriptionOpen: description !== '',
})

export const lastOfRecord = (record: AnalysisRecord): LastTarget => ({
  category: record.jobCategory,
  role: record.jobRole,
  description: record.jobDescription,
})

/** As an analysis that was kept was asked for. */
export const targetOfRecord = (record: AnalysisRecord): Target => ({
  ...withLast(initialTarget, lastOfRecord(record)),
  type: record.analysisType,
})

/** The description counts only while its panel is open and it is not empty. */
export const jobOf = (target: Target): JobRequest => ({
  jobCategory: target.category,
  jobRole: target.role,
  jobDescription: target.descriptionOpen && target.description.trim() ? target.description : '',
})

/** A job that stands on the page though nobody chose it for this resume. */
export interface Given {
  from: 'preset' | 'last'
  job: JobRequest
  /** Whose resume it was chosen for. */
  of?: string | undefined
}
export const PRESET: Given = { from: 'preset', job: jobOf(initialTarget) }

/** Where the job comes from, as long as the person has chosen no other. */
export function unchosenOf(target: Target, given: Given | null): Given['from'] | null {
  const { jobCategory, jobRole, jobDescription } = jobOf(target)
  const isGiven =
    given?.job.jobCategory === jobCategory &&
    given.job.jobRole === jobRole &&
    given.job.jobDescription === jobDescription
  return isGiven ? given.from : null
}

/** Whether the posting on the page is the one of the last analysis, whatever role was chosen since. */
export const isLastPosting = (target: Target, given: Given | null): boolean =>
  given?.from === 'last' &&
  given.job.jobDescription !== '' &&
  given.job.jobDescription === jobOf(target).jobDescription
