import type { Job, SkillDemand } from '#shared/schema/job.ts'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'

// What a person says a posting asks, where we understood it otherwise. It stands below the posting's own words, as lines
// that anybody can read and write: wherever the posting goes, to another device, the server or the builder, it goes along.

/** 'none': it is not asked for. */
export type Asked = 'must' | 'nice' | 'none'

interface JobCorrection {
  /** As the demand is shown: alternatives with 'or' between them. */
  name: string
  as: Asked
}

const HEAD = 'Corrected by hand:'
const LABELS: Readonly<Record<Asked, string>> = {
  must: 'Must have',
  nice: 'Nice to have',
  none: 'Not asked',
}
const ASKED: readonly Asked[] = ['must', 'nice', 'none']
const LINE = new RegExp(`^(${Object.values(LABELS).join('|')}): (.{1,80})$`)
const OR = ' or '
export const CORRECTION_MOST = 80

export const demandText = (demand: SkillDemand): string =>
  typeof demand === 'string' ? demand : demand.anyOf.join(OR)

const demandOf = (name: string): SkillDemand => {
  const names = name.split(OR)
  return names.length > 1 ? { anyOf: names } : name
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The posting's own words, and what was corrected below them. */
export function splitCorrected(text: string): { posting: string; corrections: JobCorrection[] } {
  const lines = text.split('\n')
  const head = lines.findLastIndex((line) => line.trim() === HEAD)
  if (head < 0) return { posting: text, corrections: [] }
  const corrections = lines.slice(head + 1).flatMap((line): JobCorrection[] => {
    const [, label = '', name = ''] = LINE.exec(line.trim()) ?? []
    const as = ASKED.find((one) => LABELS[one] === label)
    return as ? [{ name: name.trim(), as }] : []
  })
  return { posting: lines.slice(0, head).join('\n').trimEnd(), corrections }
}

/** The same with one more correction; of one demand the last counts. Unchanged where there is no room for it. */
export function withCorrection(text: string, correction: JobCorrection): string {
  const { posting, corrections } = splitCorrected(text)
  const all = [...corrections.filter(({ name }) => !isSame(name, correction.name)), correction]
  const corrected = [posting, '', HEAD, ...all.map(({ name, as }) => `${LABELS[as]}: ${name}`)].join('\n')
  return corrected.length > JOB_TEXT_MAX ? text : corrected
}

/** What was understood of the posting, as the person has it. */
export function correctedJob(job: Job, corrections: readonly JobCorrection[]): Job {
  let corrected = job
  for (const correction of corrections) corrected = withOne(corrected, correction)
  return corrected
}

function withOne(job: Job, { name, as }: JobCorrection): Job {
  const { certifications, languages } = job
  const isNamed = (demand: SkillDemand) => isSame(demandText(demand), name)
  const others = (demands: readonly SkillDemand[]) => demands.filter((demand) => !isNamed(demand))
  const isCertificate = [...certifications.required, ...certifications.preferred].some(isNamed)
  const isLanguage = languages.some((language) => isNamed(language.name))
  const isSkill = !isCertificate && !isLanguage
  const added = (wanted: Asked, isHere: boolean): SkillDemand[] =>
    isHere && as === wanted ? [demandOf(name)] : []
  return {
    ...job,
    required: [...others(job.required), ...added('must', isSkill)],
    preferred: [...others(job.preferred), ...added('nice', isSkill)],
    // What a person says is no guess any more.
    guessed: job.guessed.filter((guess) => !isSame(guess, name)),
    certifications: {
      required: [...others(certifications.required), ...added('must', isCertificate)],
      preferred: [...others(certifications.preferred), ...added('nice', isCertificate)],
    },
    languages: [
      ...languages.filter((language) => !isNamed(language.name)),
      ...(isLanguage && as !== 'none' ? [{ name: demandOf(name), required: as === 'must' }] : []),
    ],
  }
}
