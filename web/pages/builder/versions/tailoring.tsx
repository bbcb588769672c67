import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#shared/error-text.ts'
import { fullNameOf } from '#shared/export/file-name.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useOnce } from '#web/components/use-once.ts'
import { useStore } from '#web/session/use-store.ts'
import { t } from '../texts.ts'

/** A copy for one job: it keeps the job's text, so that its score and its missing requirements are of that job. */
export default function Tailoring({
  id,
  draft,
  open,
  onClose,
}: {
  id: string
  draft: Draft
  open: boolean
  onClose: () => void
}) {
  const store = useStore()
  const navigate = useNavigate()
  const { notice, fail, clear } = useFailure()
  const [typed, setTyped] = useState<string | null>(null)
  // The job in view, where one was pasted there.
  const text = typed ?? draft.jobDescription
  const [role, setRole] = useState('')
  const once = useOnce()
  const make = async () => {
    clear()
    const master = draft.title || fullNameOf(draft)
    const job = role.trim() || t.aJob
    const title = master ? t.resumeForJob({ resume: master, job }) : job
    try {
      const copy: Draft = {
        ...draft,
        title,
        targetRole: role.trim() || draft.targetRole,
        jobDescription: text,
        copiedFrom: id,
      }
      const { row } = await store.resumes.saveDraft({ draft: copy, name: title })
      onClose()
      setTyped(null)
      setRole('')
      navigate(`/builder/${row.id}/summary`)
    } catch (error) {
      fail(t.theCopyCouldNot({ message: errorText(error) }))
    }
    // The copy opens on this very page.
    return false
  }
  // What was typed before it was closed is there again; why it failed then is no news.
  const close = () => {
    clear()
    if (!typed) setTyped(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t.tailorToAJob} description={t.thisMakesACopy}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void once(make)
        }}
      >
        <label className="block">
          <span className="text-sm font-medium">{t.role}</span>
          <input
            value={role}
            onChange={(event) => setRole(event.target.value)}
            className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-3"
          />
        </label>
        <label className="block">
          <span className="text-sm font-medium">{t.jobDescription}</span>
          <textarea
            rows={10}
            maxLength={JOB_TEXT_MAX}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
            className="mt-1 block w-full rounded-md border border-ink-soft bg-surface p-3"
          />
        </label>
        {notice}
        <Button type="submit" variant="primary" disabled={!text.trim()}>
          {t.createTailoredCopy}
        </Button>
      </form>
    </Dialog>
  )
}
