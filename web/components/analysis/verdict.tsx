import type { ReactNode } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { isJudgedInPart, judgedOfPart } from '#shared/score/judged.ts'
import { judgedOf } from '#shared/score/overall.ts'
import { unsaidNotices } from '#shared/score/unsaid.ts'
import { Ring } from '../ui/ring.tsx'
import { BandWord } from './band-word.tsx'
import { bandOf } from './bands.ts'

const TILES = [
  { key: 'ats', label: 'ATS Score' },
  { key: 'format', label: 'Format' },
  { key: 'section', label: 'Sections' },
  { key: 'keyword', label: 'Keyword Match' },
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
}

function Tile({ label, score, judged }: TileProps) {
  if (score === null)
    return (
      <li className="min-w-0 py-3">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="mt-1 text-lg font-medium">Not scored</p>
        <p className="text-sm text-ink-soft">nothing to match against</p>
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
            <span className="text-sm tabular-nums">
              {score} of {judged} points
            </span>
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
function Headline({ result, inPart }: { result: AnalysisResult; inPart: boolean }) {
  if (result.quality_score === null || inPart) return null
  const match = result.keyword_match.score
  return (
    <dl className="flex shrink-0 gap-x-8 gap-y-3 sm:flex-col">
      <div>
        <dt className="text-sm text-ink-soft">Resume quality</dt>
        <dd className="flex items-baseline gap-2">
          <span className="text-2xl font-semibold tabular-nums">{result.quality_score}</span>
          <BandWord band={bandOf(result.quality_score)} inPart={false} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Job match</dt>
        <dd className="flex items-baseline gap-2">
          {match === null ? (
            <span>No job to match</span>
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

/** The editor's verdict: the whole, two sentences about this resume, and the four parts. */
export function Verdict({ result, noticeAction }: { result: AnalysisResult; noticeAction?: ReactNode }) {
  const band = bandOf(result.overall_score)
  const inPart = isJudgedInPart(result.checks)
  const notices = unsaidNotices(result)
  return (
    <section aria-labelledby="verdict-title" className="border-y border-line py-6">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
        <div className="flex shrink-0 items-center gap-4">
          <Ring value={inPart ? null : result.overall_score} band={band.name} size={104} label="" strong />
          <div>
            <h2 id="verdict-title" className="text-sm font-medium text-ink-soft">
              Overall assessment
            </h2>
            {inPart ? (
              <p className="max-w-[18ch] text-lg tabular-nums">
                {result.overall_score} of the {judgedOf(result)} points that could be judged
              </p>
            ) : (
              <p className="flex items-baseline gap-2">
                <span className="font-serif text-4xl tabular-nums">{result.overall_score}</span>
                <span className="text-sm text-ink-soft">of 100</span>
              </p>
            )}
            <p>
              <BandWord band={band} inPart={inPart} />
            </p>
          </div>
        </div>
        <Headline result={result} inPart={inPart} />
        <p className="max-w-[68ch] font-serif text-xl leading-snug">{result.assessment}</p>
      </div>
      {notices.length > 0 && (
        <ul className="mt-6 space-y-2">
          {notices.map((notice) => (
            <li key={notice.code} className="border-l-2 border-fair bg-fair-wash px-4 py-3">
              {notice.text}
            </li>
          ))}
        </ul>
      )}
      {noticeAction && <div className="mt-3">{noticeAction}</div>}
      <ul className="mt-6 grid grid-cols-1 gap-x-8 divide-line border-t border-line min-[420px]:grid-cols-2 lg:grid-cols-4">
        {TILES.map(({ key, label }) => (
          <Tile
            key={key}
            label={label}
            score={scoreOf(result, key)}
            judged={judgedOfPart(result.checks, key)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        How the score is calculated: <span className="tabular-nums">{result.formula}</span>
      </p>
    </section>
  )
}
