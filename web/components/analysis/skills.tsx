import { Check, Circle, Minus, X } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { fill } from '#web/i18n/fill.tsx'
import { usePrinting } from '../ui/use-printing.ts'
import { JobCorrecting, type JobEditing } from './job-correcting.tsx'
import { t } from './result-texts.ts'

const STATUS = {
  proven: {
    get label() {
      return t.provenInYourText
    },
    icon: Check,
    tone: 'text-good',
  },
  listed: {
    get label() {
      return t.onlyListed
    },
    icon: Circle,
    tone: 'text-fair',
  },
  missing: {
    get label() {
      return t.missing
    },
    icon: X,
    tone: 'text-poor',
  },
  unjudged: {
    get label() {
      return t.notJudged
    },
    icon: Minus,
    tone: 'text-ink-soft',
  },
} as const

/** What is not there and could not be judged is no part of what is missing. */
const statusOf = ({ status, unjudged }: Requirement) =>
  status === 'missing' && unjudged ? 'unjudged' : status

const SKILL_KINDS = new Set(['hard', 'soft', 'tool'])

function Row({
  requirement,
  onLocate,
  onPaper,
}: {
  requirement: Requirement
  onLocate: (line: number) => void
  onPaper: boolean
}) {
  const { text, must, proof } = requirement
  const { icon: Icon, tone, label } = STATUS[statusOf(requirement)]
  const line = proof?.line ?? 0
  return (
    <li className="flex items-baseline gap-2 border-b border-line py-2 print:break-inside-avoid">
      <Icon aria-hidden className={`size-4 shrink-0 translate-y-0.5 ${tone}`} />
      <span className="min-w-0 flex-1 break-words">
        <span className="font-medium">{text}</span>
        <span className="sr-only">{label}</span>
        {must && <span className="ms-2 text-sm text-ink-soft">{t.required}</span>}
        {proof && (
          <span className="line-clamp-2 font-serif text-sm text-ink-soft">
            “<bdi>{proof.text}</bdi>”
          </span>
        )}
      </span>
      {line > 0 && (
        <button
          type="button"
          className="min-h-6 pointer-coarse:min-h-11 shrink-0 text-sm text-pencil underline underline-offset-2"
          onClick={() => onLocate(line)}
        >
          {fill(onPaper ? t.line4 : t.showLine4, {
            line,
            where: <span className="sr-only"> {t.whereStands({ text })}</span>,
          })}
        </button>
      )}
    </li>
  )
}

const PARTS = [
  { status: 'proven', bar: 'bg-good' },
  { status: 'listed', bar: 'bg-fair' },
  { status: 'missing', bar: 'bg-poor' },
  { status: 'unjudged', bar: 'bg-line' },
] as const

/** How many of the skills are proven, only listed and missing: as a bar, and in words. */
function Coverage({ requirements }: { requirements: Requirement[] }) {
  const count = (status: keyof typeof STATUS) => requirements.filter((r) => statusOf(r) === status).length
  const parts = PARTS.filter(({ status }) => status !== 'unjudged' || count(status) > 0)
  const total = Math.max(1, requirements.length)
  return (
    <>
      <div aria-hidden className="flex h-2 w-full gap-0.5 overflow-hidden rounded [print-color-adjust:exact]">
        {parts.map(({ status, bar }) => (
          <span key={status} className={bar} style={{ width: `${(100 * count(status)) / total}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ status }) => {
          const { icon: Icon, tone, label } = STATUS[status]
          return (
            <li key={status} className="flex items-center gap-1.5">
              <Icon aria-hidden className={`size-4 ${tone}`} />
              {label} <span className="font-medium tabular-nums">{count(status)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const ROWS_FIRST = 12

function Rows({
  title,
  hint,
  rows,
  onLocate,
}: {
  title: string
  hint?: string | undefined
  rows: Requirement[]
  onLocate: (line: number) => void
}) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? rows : rows.slice(0, ROWS_FIRST)
  return (
    <div>
      <h3 className="font-semibold">
        {title} <span className="font-normal text-ink-soft tabular-nums">{rows.length}</span>
      </h3>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {rows.length === 0 ? (
        <p className="py-2 text-sm text-ink-soft">{t.none}</p>
      ) : (
        <ul>
          {shown.map((r) => (
            <Row key={`${r.kind}:${r.text}`} requirement={r} onLocate={onLocate} onPaper={printing} />
          ))}
        </ul>
      )}
      {rows.length > ROWS_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-2 min-h-6 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2 print:hidden"
        >
          {all ? t.showFewer : t.more2({ count: rows.length - ROWS_FIRST })}
        </button>
      )}
    </div>
  )
}

/** Matched and missing skills, each with where it is proven; then what else the job asks. */
export function SkillsAnalysis({
  result,
  onLocate,
  editing,
}: {
  result: AnalysisResult
  onLocate: (line: number) => void
  /** Where what the posting asks can be corrected. */
  editing?: JobEditing | null | undefined
}) {
  const skills = result.requirements.filter((r) => SKILL_KINDS.has(r.kind))
  const others = result.requirements.filter((r) => !SKILL_KINDS.has(r.kind))
  const groups = [
    { title: t.matchedSkills, rows: skills.filter((r) => r.status !== 'missing') },
    { title: t.missingSkills, rows: skills.filter((r) => statusOf(r) === 'missing') },
    {
      title: t.notJudgedSkills,
      hint: t.whyNotJudged,
      rows: skills.filter((r) => statusOf(r) === 'unjudged'),
    },
    { title: t.alsoAskedFor, rows: others },
  ].filter(({ title, rows }) => rows.length > 0 || title === t.matchedSkills || title === t.missingSkills)
  const editable = result.job.source === 'description' ? editing : null
  if (result.requirements.length === 0 && !editable) return null
  return (
    <section aria-labelledby="skills-title" className="mt-12">
      <h2 id="skills-title" className="font-serif text-2xl">
        {t.skillsAnalysis}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {fill(t.comparedWith, {
          job:
            result.job.source === 'role'
              ? t.theRole({ role: result.job.role })
              : result.job.title || t.theJobDescription,
        })}
      </p>
      <Coverage requirements={skills} />
      <div
        className={`mt-4 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 ${groups.length > 3 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {groups.map(({ title, hint, rows }) => (
          <Rows key={title} title={title} hint={hint} rows={rows} onLocate={onLocate} />
        ))}
      </div>
      {editable && <JobCorrecting result={result} editing={editable} />}
    </section>
  )
}
