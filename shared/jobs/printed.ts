import type { Job, SkillDemand } from '#shared/schema/job.ts'
import type { Lexicon } from './text/lexicon.ts'
import { scan } from './text/scan.ts'

/** What `npm run jobs` prints: soft skills apart, languages among the skills they are asked as. */
export function printedJob(job: Job, lexicon: Lexicon) {
  const languages = (required: boolean) =>
    job.languages.filter((l) => l.required === required).map(({ name }) => name)
  const soft = (demand: SkillDemand) => typeof demand === 'string' && isSoft(demand, lexicon)
  return {
    title: job.title,
    required: [...job.required.filter((demand) => !soft(demand)), ...languages(true)],
    preferred: [...job.preferred.filter((demand) => !soft(demand)), ...languages(false)],
    soft: [...job.required, ...job.preferred].filter(soft),
    guessed: job.guessed,
    mentioned: job.mentioned ?? [],
    minYears: job.minYears,
    maxYears: job.maxYears,
    degree: job.degree,
    certifications: job.certifications,
    languages: job.languages,
    location: job.location,
    unusable: job.unusable,
  }
}

function isSoft(name: string, lexicon: Lexicon): boolean {
  const { hits, tokens } = scan(name, lexicon, true)
  const [hit, ...others] = hits
  return others.length === 0 && hit?.to === tokens.length && lexicon.skills[hit.skill]?.kind === 'soft'
}
