import { emptyJob, type Job } from '#shared/schema/job.ts'
import { type Asked, askedIn } from './posting/asked.ts'
import { blocksOf } from './posting/blocks.ts'
import { TECHNICAL } from './posting/counts.ts'
import { degreeAsked } from './posting/degree.ts'
import { languageOf } from './posting/language.ts'
import { locationOf } from './posting/location.ts'
import { plainText } from './posting/plain-text.ts'
import { type Line, sectioned } from './posting/sections.ts'
import { type Duties, settle } from './posting/settle.ts'
import { type Statement, statementsOf } from './posting/statements.ts'
import { hasTitleWord, titleOf } from './posting/title.ts'
import { whyUnusable } from './posting/usable.ts'
import { yearsAsked } from './posting/years.ts'
import type { Lexicon } from './text/lexicon.ts'
import { scan } from './text/scan.ts'
import { lexicon } from './vocabulary.ts'

/** What the person chose beside the text. */
export interface Chosen {
  category: string
  role: string
}

/** Beyond this nothing is read: whyUnusable has said so before. */
const READ_MOST = 60_000

/** A pasted job description as requirements: lines, their sections, what each sentence asks, and of that the skills. */
export function jobFromText(given: string, chosen: Chosen, words: Lexicon = lexicon()): Job {
  const { category, role } = chosen
  const job: Job = { ...emptyJob('description'), category, role, text: given }
  const text = plainText(given.length > READ_MOST * 4 ? given.slice(0, READ_MOST * 4) : given)
  const hits = text.length > READ_MOST ? 0 : scan(text, words).hits.filter(({ asListed }) => asListed).length
  const lines = text.length > READ_MOST ? [] : sectioned(blocksOf(text))
  const items = lines.filter(
    ({ section, heading }) => heading !== '' && (section === 'must' || section === 'nice'),
  )
  job.unusable = whyUnusable(text, hits, items.length)
  if (job.unusable !== '') return job

  job.title = titleOf(text)
  const all = statementsOf(withoutTitle(lines))
  const statements = onlyTheSkillList(all, lines)
  const asked = withoutCompany(askedIn(statements, words, languageOf(text)), lines)
  // The title may say it: 'Flutter developer (3-4 yrs exp)'.
  const years = yearsAsked(statementsOf(lines))
  job.location = locationOf(text)
  job.minYears = years.min
  job.maxYears = years.max
  job.degree = degreeAsked(all)
  return { ...job, ...settle(asked, dutiesAsked(lines, asked, words)) }
}

/**
 * 'Glint helps organizations thrive': a name that nobody knows, and does what companies do where the company is told
 * of, is the company's, unless it is listed or its knowledge is asked for.
 */
function withoutCompany(asked: Asked, lines: readonly Line[]): Asked {
  const told = lines.filter(({ section }) => section === 'intro' || section === 'about')
  const names = new Set(
    told.flatMap(({ text }) => [...text.matchAll(DOES_BUSINESS)].map(([, name]) => name!)),
  )
  if (names.size === 0) return asked
  for (const { text, section } of lines) {
    if (DEMANDS.has(section)) for (const item of text.split(/,|\//)) names.delete(item.trim())
    for (const [, name] of text.matchAll(KNOWN)) names.delete(name!)
  }
  return {
    ...asked,
    skills: asked.skills.filter(
      ({ demand, guess }) => !guess || typeof demand !== 'string' || !names.has(demand),
    ),
  }
}
const DEMANDS: ReadonlySet<string> = new Set(['must', 'nice', 'skills', 'stack'])
const DOES_BUSINESS =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d]{2,20}) (?:is (?:a|an|the|on|one) (?!(?:must|plus|bonus|big|huge|real|definite|strong|distinct|nice|great|advantage|asset|requirement|prerequisite|absolute|essential|tool|main tool|key)(?!\p{L}))|helps |was founded|has been (?!our|in use|used)|customers include)/gu
/** 'Experience with Zorbix' */
const KNOWN =
  /(?<!\p{L})(?:[Ee]xperience|[Kk]nowledge|[Ff]amiliar(?:ity)?|[Pp]roficien(?:t|cy)|[Kk]nows?) (?:(?:with|of|in|using) )?(\p{Lu}[\p{L}\d]{2,20})(?![\p{L}\d])/gu

/** 'IT Project Manager' at the head names the job; it asks for no IT projects. */
const withoutTitle = (lines: readonly Line[]): Line[] => {
  const [first, ...rest] = lines
  return first && first.section === 'intro' && rest.length > 0 && isTitle(first.text) ? rest : [...lines]
}

const isTitle = (text: string): boolean => text.length < 100 && !/[.:]\s|\.$/.test(text) && hasTitleWord(text)

/** A text that names its 'Required skills' means that list: other lines only describe the work. */
function onlyTheSkillList(statements: Statement[], lines: readonly Line[]): Statement[] {
  const items = lines.filter(
    ({ section, bullet, text }) => section === 'skills' && bullet && text.split(/\s+/).length <= 4,
  )
  return items.length < 3
    ? statements
    : statements.filter(
        ({ section }) =>
          section === 'skills' || section === 'nice' || section === 'certificates' || section === 'languages',
      )
}

/** In running text without a list, what the work is done with is asked for as well; so it is where nothing else is. */
function dutiesAsked(lines: readonly Line[], asked: Asked, { skills }: Lexicon): Duties {
  const asking = lines.filter(
    ({ section }) =>
      section === 'must' || section === 'skills' || section === 'nice' || section === 'experience',
  )
  const items = asking.filter(({ heading, text }) => heading !== '' && text.length < ITEM_CHARACTERS)
  const list = asking.some(({ bullet }) => bullet) || items.length >= ITEMS_OF_A_LIST
  const outright = asked.skills.filter(({ duty, guess }) => !duty && !guess)
  if (list) return outright.length < 2 ? 'all' : 'none'
  const technical = outright.filter(({ ids }) => ids.some((id) => TECHNICAL.has(skills[id]!.field)))
  return asking.length === 0 || outright.length < ENOUGH_OUTRIGHT || technical.length * 2 < outright.length
    ? 'all'
    : 'tools'
}
/**
 * Where so much is asked outright, of the work only the tools are added: a duty names what is done. A nurse's work is
 * done with none: it is her craft.
 */
const ENOUGH_OUTRIGHT = 6
/** Lines under a heading are a list without bullets, when they are short and some. */
const ITEM_CHARACTERS = 150
const ITEMS_OF_A_LIST = 3
