import { useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from '../../texts.ts'
import type { Change } from '../draft/draft-session.ts'
import type { DraftJob } from './job-of-draft.ts'

interface JobInViewProps {
  draft: Draft
  /** Null until it is known. */
  job: DraftJob | null
  /** What the description calls the job. */
  named: string
  change: Change
}

function Basis({ job, named }: { job: DraftJob; named: string }) {
  const title = <bdi>{job.title}</bdi>
  if (job.from === 'description')
    return named ? fill(t.comparedWithYourJob, { job: <bdi>{named}</bdi> }) : t.comparedWithYourDescription
  if (job.from === 'list') return fill(t.comparedWithWhatIs, { job: title })
  if (job.from === 'title') return fill(t.thereIsNoList, { job: title })
  return t.addATargetRole
}

/** The job the score is about, and the way to another one. */
export function JobInView({ draft, job, named, change }: JobInViewProps) {
  const [text, setText] = useState<string | null>(null)
  const has = draft.jobDescription.trim() !== ''
  const take = (jobDescription: string) => {
    change('jobDescription', (d) => ({ ...d, jobDescription }))
    setText(null)
  }
  return (
    <div className="text-sm">
      {job && (
        <p className="text-ink-soft">
          <Basis job={job} named={named} />
        </p>
      )}
      <button
        type="button"
        className="min-h-6 pointer-coarse:min-h-11 text-pencil underline underline-offset-2"
        onClick={() => setText(draft.jobDescription)}
      >
        {has ? t.changeTheJobDescription : t.pasteAJobDescription}
      </button>
      <Dialog
        open={text !== null}
        onClose={() => setText(null)}
        title={t.whichJobIsIt}
        description={t.theScoreAndWhat}
        size="md"
      >
        <form
          className="mt-4 space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            take(text ?? '')
          }}
        >
          <label className="block">
            <span className="text-sm font-medium">{t.jobDescription}</span>
            <textarea
              rows={12}
              maxLength={JOB_TEXT_MAX}
              value={text ?? ''}
              dir="auto"
              onChange={(event) => setText(event.target.value)}
              className="mt-1 block w-full rounded-md border border-ink-soft bg-surface p-3"
            />
          </label>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={!text?.trim()}>
              {t.compareWithThisJob}
            </Button>
            {has && <Button onClick={() => take('')}>{t.withoutADescription}</Button>}
          </div>
        </form>
      </Dialog>
    </div>
  )
}
