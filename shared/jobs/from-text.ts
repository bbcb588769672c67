import { postingRather } from '#shared/learn/text-kinds.ts'
import { emptyJob, type Job } from '#shared/schema/job.ts'
import { spokenIn } from '#shared/text/roots.ts'
import { correctedJob, splitCorrected } from './corrected.ts'
import { aroundOf } from './posting/around.ts'
import { askedIn, scanned } from './posting/asked.ts'
import { alienShare, classified, ofAPosting } from './posting/classify.ts'
import { degreeAsked } from './posting/degree.ts'
import { toldByLines } from './posting/likeness.ts'
import { locationOf } from './posting/location.ts'
import { plainText } from './posting/plain-text.ts'
import { segmentsOf } from './posting/segment.ts'
import { settle } from './posting/settle.ts'
import { statementsOf } from './posting/statements.ts'
import { titleOf } from './posting/title.ts'
import { whyUnusable } from './posting/usable.ts'
import { wordingOf } from './posting/wording.ts'
import { yearsAsked } from './posting/years.ts'
import { type Lexicon, lexiconIn } from './text/lexicon.ts'
import { scan } from './text/scan.ts'
import { lexicon } from './vocabulary.ts'

/** The role and category the person picked next to the text. */
interface Chosen {
  category: string
  role: string
}

/** Longer texts are cut here; whyUnusable refuses them anyway. */
const READ_MOST = 60_000

/** Kinds of line that a section heading can open, unlike the title of the job. */
const HEADS: ReadonlySet<string> = new Set(['must', 'nice', 'duty', 'offer', 'company', 'legal'])
const PARTS: ReadonlySet<string> = new Set(['must', 'nice', 'duty', 'offer'])

/** Turns a pasted job description into requirements, and applies the person's corrections. */
export function jobFromText(given: string, chosen: Chosen, all: Lexicon = lexicon()): Job {
  const { posting, corrections } = splitCorrected(given)
  const understood = fromPosting(posting, chosen, all)
  return understood.unusable === '' ? correctedJob(understood, corrections) : understood
}

/** Parts the text into lines, classifies each, and takes the requirements and skills from those that ask for something. */
function fromPosting(given: string, { category, role }: Chosen, all: Lexicon): Job {
  const job: Job = { ...emptyJob('description'), category, role, text: given }
  const text = plainText(given.length > READ_MOST * 4 ? given.slice(0, READ_MOST * 4) : given)
  const spoken = spokenIn(text)
  const { language } = spoken
  const words = lexiconIn(all, language)
  let hits: number | undefined
  const skillHits = () => {
    hits ??= text.length > READ_MOST ? 0 : scan(text, words).hits.filter(({ asListed }) => asListed).length
    return hits
  }
  const segments = text.length > READ_MOST ? [] : segmentsOf(text)
  const lines = classified(segments)
  const asking = lines.filter(({ is }) => is === 'must' || is === 'nice')
  job.unusable = whyUnusable(text, {
    skillHits,
    listedItems: asking.filter(({ bullet }) => bullet).length,
    asks: asking.length,
    sentences: lines.length,
    parts: new Set(lines.flatMap(({ is, opens }) => (is === opens && PARTS.has(is) ? [is] : []))).size,
    alien: alienShare(lines),
    language,
    told: toldByLines(
      segments.flatMap(({ sentences }) => sentences),
      postingRather,
    ),
  })
  if (job.unusable !== '') return job

  job.title = titleOf(
    text,
    new Set(lines.flatMap(({ heading, opens }) => (HEADS.has(opens) ? [heading] : []))),
  )
  job.location = locationOf(text)
  const told = ofAPosting(lines)
  const statements = statementsOf(told)
  const scans = statements.map((statement) => scanned(statement, words, spoken))
  const wording = wordingOf(language)
  const around = aroundOf(text, job, told, statements, scans, wording)
  const asked = askedIn({ statements, scans, around, lexicon: words, wording })
  const years = yearsAsked(statements)
  job.minYears = years.min
  job.maxYears = years.max
  job.degree = degreeAsked(statements, wording)
  return { ...job, ...settle(asked) }
}
