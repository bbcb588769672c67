import type { SkillDemand } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { isCareerBreak } from '#shared/structure/career-break.ts'
import { jobFromRole } from '../from-role.ts'
import type { Evidence } from '../matching/evidence.ts'
import { linesFor, meant } from '../matching/find.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { lineNamed, occupationOf } from './occupation.ts'
import { type FoundRole, searchRoles } from './search.ts'
import type { TitleIndex } from './title-index.ts'

// What someone is, from what they were called last and what they know.

export interface LikelyRole {
  category: string
  name: string
  /** 0 to 1. */
  confidence: number
}

/** The latest title says most; a headline is often a wish. */
const POSITION_WEIGHTS = [1, 0.6, 0.4]
const HEADLINE_WEIGHT = 0.8
/** A title counts when it is found nearly whole. */
const FOUND = 0.78
const ROLES_OF_TITLE = 6
const CANDIDATES = 8
const TITLE_SHARE = 0.7
/** So many of what a role asks are as good as all: nobody names everything. */
const ENOUGH = 0.5
/** Below this nothing is proposed. */
const PROPOSED = 0.4

/** Words that grade a title, and what stands in brackets or behind a bar beside it. */
const GRADES =
  /(?<![\p{L}-])(?:senior|junior|sr|jr|lead|principal|trainee|intern|graduate|i{1,3}|iv)(?![\p{L}-])\.?/giu
const BESIDE = /[(|–—•·,]|\s(?:-|at)\s/u

/** A title as it may be known: as written, without what stands beside it, and without its grade. */
const spellings = (title: string): string[] => {
  const short = title.slice(0, 120)
  const from = short.search(BESIDE)
  const plain = (from < 0 ? short : short.slice(0, from)).trim()
  const bare = plain.replace(GRADES, ' ').trim()
  // 'Intern' alone names no work.
  return bare === '' ? [] : [...new Set([plain, bare, short])]
}

function rolesCalled(title: string, index: TitleIndex): FoundRole[] {
  const best = new Map<string, FoundRole>()
  for (const spelling of spellings(title))
    for (const role of searchRoles(spelling, index, ROLES_OF_TITLE, false))
      if (role.score >= Math.max(FOUND, best.get(role.name)?.score ?? 0)) best.set(role.name, role)
  return [...best.values()]
}

/** By role: how much its titles speak for it, 1 where every one does. */
function byTitles({ experience, headline }: Resume, index: TitleIndex): Map<string, [FoundRole, number]> {
  const named = experience
    .filter(({ position, company }) => position !== '' && !isCareerBreak({ position, company }))
    .slice(0, POSITION_WEIGHTS.length)
    .map(({ position }, at) => [position, POSITION_WEIGHTS[at] ?? 0] as const)
  const titles = headline === '' ? named : [...named, [headline, HEADLINE_WEIGHT] as const]
  const known = titles
    .map(([title, weight]) => ({ weight, roles: rolesCalled(title, index) }))
    .filter(({ roles }) => roles.length > 0)
  const all = known.reduce((sum, { weight }) => sum + weight, 0)
  const votes = new Map<string, [FoundRole, number]>()
  for (const { weight, roles } of known)
    for (const role of roles) {
      const before = votes.get(role.name)?.[1] ?? 0
      votes.set(role.name, [role, before + (Math.min(1, role.score) ** 4 * weight) / all])
    }
  return votes
}

export function likelyRole(
  resume: Resume,
  {
    index,
    requirements,
    evidence,
    lexicon,
  }: {
    index: TitleIndex
    requirements: string
    evidence: Evidence
    lexicon: Lexicon
  },
): LikelyRole | null {
  const shows = (demand: SkillDemand) =>
    (typeof demand === 'string' ? [demand] : demand.anyOf).some(
      (name) => linesFor(meant(name, lexicon), { evidence, lexicon }).length > 0,
    )
  const known = ({ category, name }: FoundRole): number => {
    const line = lineNamed(requirements, name)
    const job = jobFromRole(category, name, line ? occupationOf(line, []) : null)
    if (!job) return 0
    const demands = [...job.required, ...job.preferred]
    return Math.min(1, demands.filter(shows).length / demands.length / ENOUGH)
  }
  const ranked = [...byTitles(resume, index).values()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, CANDIDATES)
    .map(([role, votes]) => ({
      category: role.category,
      name: role.name,
      confidence: Math.min(1, votes * TITLE_SHARE + known(role) * (1 - TITLE_SHARE)),
    }))
    .sort((a, b) => b.confidence - a.confidence)
  const [best] = ranked
  return best && best.confidence >= PROPOSED ? best : null
}
