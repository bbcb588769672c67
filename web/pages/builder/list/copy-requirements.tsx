import { Check, Circle, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { scoreOf } from '../editor/score/use-draft-score.ts'
import { t } from '../texts.ts'

const GROUPS = [
  { status: 'proven', label: 'proven', icon: Check, tone: 'text-good' },
  { status: 'listed', label: 'onlyListed', icon: Circle, tone: 'text-fair' },
  { status: 'missing', label: 'missing', icon: X, tone: 'text-poor' },
] as const

function useScored(draft: Draft): AnalysisResult | string | null {
  const [scored, setScored] = useState<AnalysisResult | string | null>(null)
  useEffect(() => {
    let gone = false
    scoreOf(draft).then(
      (result) => !gone && setScored(result),
      (error: Error) => !gone && setScored(error.message),
    )
    return () => {
      gone = true
    }
  }, [draft])
  return scored
}

function Group({ group, rows }: { group: (typeof GROUPS)[number]; rows: Requirement[] }) {
  const { icon: Icon, label, tone } = group
  return (
    <div className="min-w-0">
      <h4 className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className={`size-4 ${tone}`} />
        <span className="first-letter:uppercase">{t[label]}</span>
        <span className="font-normal text-ink-soft tabular-nums">{rows.length}</span>
      </h4>
      <ul className="mt-1">
        {rows.map((row) => (
          <li key={`${row.kind}:${row.text}`} className="break-words">
            {row.text}
            {row.must && <span className="ml-2 text-ink-soft">{t.required}</span>}
          </li>
        ))}
        {rows.length === 0 && <li className="text-ink-soft">{t.none}</li>}
      </ul>
    </div>
  )
}

/** What a copy for a job proves of what that job asks, only lists, and lacks: counted at once, named when opened. */
export function CopyRequirements({ draft, name }: { draft: Draft; name: string }) {
  const scored = useScored(draft)
  if (scored === null) return <p className="mt-1 text-sm text-ink-soft">{t.comparedWithItsJob}</p>
  if (typeof scored === 'string')
    return <p className="mt-1 text-sm text-poor">{t.itCouldNotBeCompared({ message: scored })}</p>
  const { requirements, job } = scored
  if (requirements.length === 0)
    return <p className="mt-1 text-sm text-ink-soft">{t.theJobDescriptionNames}</p>
  const of = (status: Requirement['status']) =>
    requirements.filter((row) => row.status === status && !(status === 'missing' && row.unjudged))
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer" aria-label={t.whatProvesOfIts({ name })}>
        {job.title && <span className="font-medium">{job.title}: </span>}
        {GROUPS.map(({ status, label, tone }, at) => (
          <span key={status}>
            {at > 0 && <span className="text-ink-soft"> · </span>}
            <span className={`tabular-nums ${tone}`}>
              {t.countOf({ count: of(status).length, kind: t[label] })}
            </span>
          </span>
        ))}
      </summary>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {GROUPS.map((group) => (
          <Group key={group.status} group={group} rows={of(group.status)} />
        ))}
      </div>
    </details>
  )
}
