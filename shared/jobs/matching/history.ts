import type { DegreeLevel, Job, Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { isCareerBreak } from '#shared/structure/career-break.ts'
import { countryOf } from '#shared/structure/country.ts'
import { degreeOf } from '#shared/structure/word-signs.ts'
import { plainWords } from '#shared/structure/words/plain.ts'
import { degreeLevels, LEVELS } from '../posting/degree-names.ts'
import { hasTitleWord } from '../posting/title.ts'
import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { LARGE_CITIES } from '../vocabulary/compiled/meaning.ts'
import type { Matcher } from './find.ts'
import { proofOf } from './find.ts'
import type { Line } from './lines.ts'
import { lasting } from './spans.ts'
import { NICE_SHARE, WEIGHT } from './weights.ts'

// What the job asks of the history as a whole: the title, the years, the degree.

const LEVEL_NAMES = {
  highschool: 'High school diploma',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  phd: 'Doctorate',
}

const bare = { lastUsed: '', years: null, proof: null }

export function yearsRequirement(job: Job, { resume, asOf }: Matcher): Requirement[] {
  if (job.minYears === null || job.minYears === 0) return []
  const spans = resume.experience.flatMap(
    ({ startDate, endDate, printedDates, position, company }, i): Line[] =>
      startDate === '' || isCareerBreak({ position, company })
        ? []
        : [
            {
              // The years are in the dates, whatever the title is.
              text: printedDates || `${startDate} – ${endDate || 'now'}`,
              path: `experience.${i}.startDate`,
              strength: 'work',
              alone: false,
              start: startDate,
              end: endDate || 'now',
            },
          ],
  )
  const { lastUsed, years } = lasting(spans, asOf)
  const enough = years !== null && years + ROUNDING >= job.minYears
  const unit = job.minYears === 1 ? 'year' : 'years'
  return [
    {
      ...bare,
      text: `${job.minYears} ${unit} of experience`,
      kind: 'years',
      must: true,
      status: enough ? 'proven' : 'missing',
      proof: enough && spans[0] ? proofOf(spans[0], resume) : null,
      lastUsed,
      years,
      weight: WEIGHT.years,
    },
  ]
}
/** 'Three years' are there after two years and eleven months. */
const ROUNDING = 0.1

export function degreeRequirement(job: Job, { resume, evidence, asking }: Matcher): Requirement[] {
  if (!job.degree) return []
  const asked = LEVELS.indexOf(job.degree.level)
  const at = resume.education.findIndex(({ degree, field }) =>
    levelsHeld(degree, field).some((level) => LEVELS.indexOf(level) >= asked),
  )
  const entry = resume.education[at]
  const line: Line | null = entry
    ? {
        text: [entry.degree, entry.field].filter(Boolean).join(', '),
        path: `education.${at}.degree`,
        strength: 'work',
        alone: true,
        start: '',
        end: '',
      }
    : null
  return [
    {
      ...bare,
      text: LEVEL_NAMES[job.degree.level],
      kind: 'degree',
      must: job.degree.required,
      status: line ? 'proven' : 'missing',
      // What schooling a trade usually has differs from country to country.
      ...(line || !asking.usual || evidence.language === asking.language ? {} : { unjudged: true as const }),
      proof: line ? proofOf(line, resume) : null,
      weight: WEIGHT.degree * (job.degree.required ? 1 : NICE_SHARE),
    },
  ]
}

/** What is said of a study is a degree, though a posting would say more: `Licence`, `Master, Botanique`, `情報工学 学士`. */
const levelsHeld = (degree: string, field: string): DegreeLevel[] => {
  const named = degreeLevels(`${degree} ${field}`)
  const held = named.length > 0 ? undefined : degreeOf(degree)
  return held ? [held.level] : named
}

/** Words that grade a title and do not name the work. */
const GRADES = new Set(
  'senior junior lead principal staff chief head trainee intern graduate mid level entry experienced i ii iii iv sr jr associate assistant deputy the of and for in m f d w x full time part'.split(
    ' ',
  ),
)
const SYNONYMS: Record<string, string> = {
  engineer: 'developer',
  programmer: 'developer',
  rn: 'nurse',
  frontend: 'front',
  backend: 'back',
}

const titleWords = (title: string): string[] => [
  ...new Set(
    tokensOf(title)
      .map(({ key }) => SYNONYMS[key] ?? key)
      .filter((key) => !GRADES.has(key) && key !== 'end' && key !== 'stack')
      .map(stem),
  ),
]

/** What is left of 'HR Intern' without its grade is a department, and nobody's work. */
function isNamedByGrade(title: string): boolean {
  const words = tokensOf(title).map(({ key }) => key)
  return GRADES.has(words.at(-1) ?? '') && !words.some((word) => !GRADES.has(word) && hasTitleWord(word))
}

/** Same words but for the grade, or enough of them: 'Backend Developer' for 'Senior Backend Engineer'. */
function titlesAgree(wanted: string, held: string): boolean {
  const [a, b] = [titleWords(wanted), titleWords(held)]
  if (a.length === 0 || b.length === 0) return false
  const shared = a.filter((word) => b.includes(word)).length
  if (shared < Math.min(a.length, b.length)) return false
  if (a.length === b.length) return isNamedByGrade(wanted) === isNamedByGrade(held)
  const shorter = a.length < b.length ? wanted : held
  return shared > 1 || (!isNamedByGrade(shorter) && shared / Math.max(a.length, b.length) >= 0.5)
}

export function titleRequirement(job: Job, matcher: Matcher): Requirement[] {
  const { resume, asOf, evidence, asking } = matcher
  const { title } = job
  if (title === '') return []
  const accepted = [title, ...(job.titles ?? [])]
  const fits = (held: string) => accepted.some((wanted) => titlesAgree(wanted, held))
  const held = resume.experience.flatMap((entry, i): Line[] =>
    fits(entry.position)
      ? [
          {
            text: entry.position,
            path: `experience.${i}.position`,
            strength: 'work',
            alone: true,
            start: entry.startDate,
            end: entry.endDate || (entry.startDate ? 'now' : ''),
          },
        ]
      : [],
  )
  const headline: Line | null = fits(resume.headline)
    ? { text: resume.headline, path: 'headline', strength: 'list', alone: true, start: '', end: '' }
    : null
  const line = held[0] ?? headline
  return [
    {
      ...bare,
      text: title,
      kind: 'title',
      must: true,
      status: held.length > 0 ? 'proven' : headline ? 'listed' : 'missing',
      // Each language has more names of a trade than any table.
      ...(line || evidence.language === asking.language ? {} : { unjudged: true as const }),
      proof: line ? proofOf(line, resume) : null,
      ...lasting(held, asOf),
      weight: WEIGHT.title,
    },
  ]
}

const AWAY = /\b(?:remote|hybrid)\b/i

/** Work from anywhere is often anywhere in one country: 'Remote - United States' is far from Cape Town. */
function isWithin(wanted: string, { personalInfo: { phone, address } }: Resume): boolean {
  const [there, here] = [countryNamed('', wanted.replace(NO_PLACE, ',')), countryNamed(phone, address)]
  return there === '' || here === '' || there === here
}
const NO_PLACE = /[()]|\b(?:remote|hybrid|only|based|within|from|in|the)\b/gi

const countryNamed = (phone: string, address: string): string =>
  address === '' ? '' : countryOf(phone, address) || countryOfCity(address)

let cities: Map<string, string> | undefined
/** A large city needs no country beside its name. */
function countryOfCity(address: string): string {
  cities ??= new Map(
    LARGE_CITIES.split('\n').flatMap((line) => {
      const [country = '', names = ''] = line.split('\t')
      return names.split('; ').map((name): [string, string] => [plainWords(name), country])
    }),
  )
  return cities.get(plainWords(address.split(/[,·|–]/, 1)[0] ?? '')) ?? ''
}

/** Advice only: it weighs nothing. */
export function locationRequirement(job: Job, { resume }: Matcher): Requirement[] {
  if (job.location === '') return []
  const [town = ''] = job.location.split(/[,·(|]/)
  const place = town.trim().toLowerCase()
  const address = resume.personalInfo.address
  const there = AWAY.test(job.location)
    ? isWithin(job.location, resume)
    : place !== '' && address.toLowerCase().includes(place)
  const line: Line = {
    text: address,
    path: 'personalInfo.address',
    strength: 'list',
    alone: true,
    start: '',
    end: '',
  }
  return [
    {
      ...bare,
      text: job.location,
      kind: 'location',
      must: false,
      status: there ? 'listed' : 'missing',
      proof: there && address !== '' ? proofOf(line, resume) : null,
      weight: WEIGHT.location,
    },
  ]
}
