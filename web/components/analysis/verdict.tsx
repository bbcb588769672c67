import type { ReactNode } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { isJudgedInPart, isUnscored, judgedOfPart } from '#shared/score/judged.ts'
import { judgedOf } from '#shared/score/overall.ts'
import { unsaidNotices } from '#shared/score/unsaid.ts'
import { Ring } from '../ui/ring.tsx'
import { usePrinting } from '../ui/use-printing.ts'
import { BandWord } from './band-word.tsx'
import { bandOf } from './bands.ts'
import { type Finding, titleOf } from './findings.ts'
import { loweredText } from './lowered.ts'
import { MarkNumber } from './mark-number.tsx'
import { t } from './result-texts.ts'
import { worthOf } from './worth.ts'

const TILES = [
  {
    key: 'ats',
    get label() {
      return t.atsScore
    },
  },
  {
    key: 'format',
    get label() {
      return t.format
    },
  },
  {
    key: 'section',
    get label() {
      return t.sections
    },
  },
  {
    key: 'keyword',
    get label() {
      return t.keywordMatch
    },
  },
] as const

function scoreOf(result: AnalysisResult, key: (typeof TILES)[number]['key']): number | null {
  if (key === 'ats') return result.ats_score
  if (key === 'format') return result.format_score
  if (key === 'section') return result.section_score
  return result.keyword_match.score
}

interface TileProps {
  label: string
  score: number | null
  /** How many points could be judged. */
  judged: number
  /** No score is for want of a job. */
  unmatched: boolean
}

function Tile({ label, score, judged, unmatched }: TileProps) {
  if (score === null)
    return (
      <li className="min-w-0 py-3">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="mt-1 text-lg font-medium">{t.notScored}</p>
        {unmatched && <p className="text-sm text-ink-soft">{t.nothingToMatchAgainst}</p>}
      </li>
    )
  const band = bandOf(score)
  const inPart = judged < 100
  return (
    <li className="flex min-w-0 items-center gap-3 py-3">
      <Ring value={inPart ? null : score} band={band.name} size={44} label="" />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          {inPart ? (
            <span className="text-sm tabular-nums">{t.ofPoints({ score, judged })}</span>
          ) : (
            <span className="text-lg font-semibold tabular-nums">{score}</span>
          )}
          <BandWord band={band} inPart={inPart} />
        </p>
      </div>
    </li>
  )
}

/** The two figures the whole is made of: what the resume is worth for any job, and how well it answers this one. */
function Headline({ result }: { result: AnalysisResult }) {
  if (result.quality_score === null) return null
  const match = result.keyword_match.score
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 sm:shrink-0 sm:flex-col">
      <div>
        <dt className="text-sm text-ink-soft">{t.resumeQuality}</dt>
        <dd className="flex items-baseline gap-2">
          <span className="text-2xl font-semibold tabular-nums">{result.quality_score}</span>
          <BandWord band={bandOf(result.quality_score)} inPart={false} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{t.jobMatch}</dt>
        <dd className="flex items-baseline gap-2">
          {match === null ? (
            <span>{t.noJobToMatch}</span>
          ) : (
            <>
              <span className="text-2xl font-semibold tabular-nums">{match}</span>
              <BandWord band={bandOf(match)} inPart={false} />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

interface VerdictProps {
  result: AnalysisResult
  noticeAction?: ReactNode
  /** What to begin with, and what leads to it in the list. */
  first: Finding | undefined
  onFirst: (finding: number) => void
}

/** The editor's verdict: the whole, one sentence about this resume, what to fix first, and the four parts. */
export function Verdict({ result, noticeAction, first, onFirst }: VerdictProps) {
  const band = bandOf(result.overall_score)
  const inPart = isJudgedInPart(result.checks)
  const unscored = isUnscored(result)
  const notices = unsaidNotices(result)
  return (
    <section aria-labelledby="verdict-title" className="border-y border-line py-4 sm:py-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-6 sm:items-center print:flex-wrap">
        <div className="flex items-center gap-4 max-sm:flex-wrap sm:shrink-0 max-sm:[&>svg]:size-20">
          <Ring
            value={inPart || unscored ? null : result.overall_score}
            band={band.name}
            size={104}
            label=""
            strong
          />
          <div>
            <h2 id="verdict-title" className="text-sm font-medium text-ink-soft">
              {t.overallAssessment}
            </h2>
            {unscored ? (
              <p className="text-lg">{t.notScored}</p>
            ) : inPart ? (
              <p className="max-w-[18ch] text-lg tabular-nums">
                {t.ofThePointsThatCould({ score: result.overall_score, judged: judgedOf(result) })}
              </p>
            ) : (
              <p className="flex items-baseline gap-2">
                <span className="font-serif text-4xl tabular-nums">{result.overall_score}</span>
                <span className="text-sm text-ink-soft">{t.of100}</span>
              </p>
            )}
            {!unscored && (
              <p>
                <BandWord band={band} inPart={inPart} />
              </p>
            )}
          </div>
        </div>
        {!unscored && !inPart && <Headline result={result} />}
        <div className="max-w-[68ch] min-w-0 print:basis-full">
          <p className="font-serif text-lg leading-snug sm:text-xl">{result.assessment}</p>
          {first && !unscored && <FirstFix finding={first} onOpen={onFirst} />}
        </div>
      </div>
      {notices.length > 0 && (
        <ul className="mt-6 space-y-2">
          {notices.map((notice) => (
            <li key={notice.code} className="border-s-2 border-fair bg-fair-wash px-4 py-3">
              {notice.text}
            </li>
          ))}
        </ul>
      )}
      {noticeAction && <div className="mt-3 print:hidden">{noticeAction}</div>}
      <ul className="mt-6 grid grid-cols-1 gap-x-8 divide-line border-t border-line min-[420px]:grid-cols-2 lg:grid-cols-4">
        {TILES.map(({ key, label }) => (
          <Tile
            key={key}
            label={label}
            score={unscored ? null : scoreOf(result, key)}
            unmatched={!unscored}
            judged={judgedOfPart(result.checks, key)}
          />
        ))}
      </ul>
      {!unscored && <HowCalculated formula={result.formula} lowered={inPart ? '' : loweredText(result)} />}
    </section>
  )
}

/** What to begin with stands beside the figures: nobody has to look for it further down. */
function FirstFix({ finding, onOpen }: { finding: Finding; onOpen: (finding: number) => void }) {
  const { check, number } = finding
  return (
    <p className="print:hidden mt-2 flex gap-3">
      <MarkNumber number={number} lit={false} />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{t.fixFirst}</span>
        <button
          type="button"
          onClick={() => onOpen(number)}
          className="text-start font-medium underline decoration-pencil underline-offset-4 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        >
          {titleOf(finding)}
        </button>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
          <bdi>{worthOf(check)}</bdi>
        </span>
      </span>
    </p>
  )
}

/** Folded on the screen; on paper there is nothing to press. What puzzles is said before anybody asks. */
function HowCalculated({ formula, lowered }: { formula: string; lowered: string }) {
  if (usePrinting())
    return (
      <div className="text-sm text-ink-soft">
        <p>{t.howTheScoreIsCalculated}</p>
        {lowered && <p>{lowered}</p>}
        <p className="tabular-nums">{formula}</p>
      </div>
    )
  return (
    <div className="text-sm text-ink-soft">
      {lowered && <p>{lowered}</p>}
      <details>
        <summary className="inline-flex min-h-6 pointer-coarse:min-h-11 cursor-pointer items-center underline underline-offset-2">
          {t.howTheScoreIsCalculated}
        </summary>
        <p className="mt-1 tabular-nums">{formula}</p>
      </details>
    </div>
  )
}
