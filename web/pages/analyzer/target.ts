import { defaultCategory, defaultRole, rolesOf } from '#shared/jobs/catalogue.ts'
import type { AnalysisRecord, AnalysisType } from '#shared/schema/analysis.ts'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'
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

/** As an analysis that was kept was asked for. */
export const targetOfRecord = ({ analysisType, ...job }: AnalysisRecord): Target => ({
  ...initialTarget,
  type: analysisType,
  category: job.jobCategory || initialTarget.category,
  role: job.jobRole || initialTarget.role,
  description: job.jobDescription,
  descriptionOpen: job.jobDescription !== '',
})

/** A model's part is added on this device: the standard part of it is computed here too. */
export const isSent = ({ onServer, type }: Target) => onServer && type === 'standard'

/** Changing the category resets the role to the first role of that category. */
export const withCategory = (target: Target, category: string): Target => ({
  ...target,
  category,
  role: rolesOf(category)[0]?.name ?? target.role,
})

/** The description counts only while its panel is open and it is not empty. */
export const jobOf = (target: Target): JobRequest => ({
  jobCategory: target.category,
  jobRole: target.role,
  jobDescription: target.descriptionOpen && target.description.trim() ? target.description : '',
})
