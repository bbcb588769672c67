import { match } from '#shared/jobs/match.ts'
import { evidenceIn } from '#shared/jobs/matching/evidence.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Job, Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { CHECKS } from './all-checks.ts'
import { visible } from './asked.ts'
import { assessment } from './assessment.ts'
import { type JudgedBullet, namesOnly } from './bullets.ts'
import { evidenceOf } from './check.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { DECISIVE } from './judged.ts'
import { notices } from './notices.ts'
import { judgedPoints, overall, partScores, withGains } from './overall.ts'
import { run } from './run.ts'
import { heapIn, namedAlone, trusted } from './stuffing.ts'
import { lookAt, type Subject } from './subject.ts'
import { suggestionsByGroup, withSpokenFor } from './suggestions.ts'
import { isUnread } from './unread.ts'

interface ScoreInput {
  resume: Resume
  /** Null for a draft in the builder, which is not a file yet: file checks then do not apply. */
  facts: DocumentFacts | null
  job: Job | null
  /** The day of the analysis, `YYYY-MM-DD`. */
  asOf: string
  /** Also score what does not look like a resume. */
  insist?: boolean
}

/**
 * 1. what a person must hear first; 2. what the job asks and where the resume shows it; 3. every check looks;
 * 4. points add up to parts, parts to the whole; 5. what each fix would bring; 6. the verdict and the suggestions.
 */
export function score(input: ScoreInput): AnalysisResult {
  const { resume, job, asOf } = input
  const facts = input.facts?.kind === 'draft' ? null : input.facts
  const words = lexicon()
  const evidence = evidenceIn(resume, words)
  const heap = heapIn(resume, evidence)
  const heard = notices(resume, facts, job, heap, input.insist)
  const blank = heard.some((n) => DECISIVE.has(n.code))
  const matchable = job && job.unusable === '' && !blank ? job : null
  const answers = matchable ? match(resume, matchable, asOf, words, evidence) : []
  const seen = lookAt({ resume, facts, job: matchable, asOf, heap, evidence, blank })
  const again = seen.bullets.flatMap((b) => (b.again ? [b.statement] : []))
  const idle = new Set([...seen.copied.statements, ...again].map(({ path }) => path))
  const asked = visible(answers, facts)
  const requirements: Requirement[] = trusted(
    asked,
    heap,
    (proof) => idle.has(proof.path) || namesOnly(proof, seen),
    namedAlone(asked, evidence, resume),
  )
  const subject: Subject = { ...seen, requirements }

  const looked = run(CHECKS, subject)
  const parts = partScores(looked)
  const checks = withGains(looked, parts)
  const whole = overall(parts, checks)
  const judged = blank ? 0 : judgedPoints(checks, parts)
  const suggestions = suggestionsByGroup(checks)

  return {
    engineVersion: ENGINE_VERSION,
    asOf,
    overall_score: whole.score,
    quality_score: whole.quality,
    ...(judged === undefined ? {} : { judged }),
    formula: whole.formula,
    ats_score: parts.ats ?? 0,
    format_score: parts.format ?? 0,
    section_score: parts.section ?? 0,
    keyword_match: {
      score: parts.keyword,
      matched_skills: skillNames(requirements, (r) => r.status !== 'missing'),
      missing_skills: skillNames(requirements, (r) => r.status === 'missing' && !r.unjudged),
    },
    // A file that could not be read gets the notices instead of a verdict.
    assessment: isUnread(resume)
      ? heard.map((n) => n.text).join(' ')
      : assessment(checks, parts, whole, heard, requirements),
    notices: heard,
    contact_suggestions: suggestions.contact,
    summary_suggestions: suggestions.summary,
    skills_suggestions: suggestions.skills,
    experience_suggestions: suggestions.experience,
    education_suggestions: suggestions.education,
    format_suggestions: suggestions.format,
    checks: withSpokenFor(checks),
    bullets: !blank ? subject.bullets.map((b) => shown(subject, b)) : [],
    requirements,
    job: {
      source: job?.source ?? 'role',
      title: job?.title ?? '',
      category: job?.category ?? '',
      role: job?.role ?? '',
    },
    aiAnalysis: null,
  }
}

const shown = (
  subject: Subject,
  { statement, verdict, advice }: JudgedBullet,
): AnalysisResult['bullets'][number] => {
  const { text, page, line, path } = evidenceOf(subject, statement)
  return { text, page, line, path, verdict, advice: subject.deeds.has(statement) ? advice : '' }
}

const NOT_SKILLS: ReadonlySet<Requirement['kind']> = new Set(['title', 'years', 'degree', 'location'])

const skillNames = (requirements: readonly Requirement[], is: (r: Requirement) => boolean): string[] =>
  requirements
    .filter((r) => !NOT_SKILLS.has(r.kind) && is(r))
    // Alternatives are one requirement, there or missing.
    .map((r) => r.text)
