import { useEffect, useState } from 'react'
import { dayOf } from '#web/components/analysis/day.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { engine } from '#web/worker/client.ts'
import { jobOfDraft } from './job-of-draft.ts'
import { nameOfPlace } from './place-names.ts'
import type { DraftControl } from './use-draft.ts'
import {
  changesBetween,
  draftOfVersion,
  restored,
  snapshot,
  type Version,
  versionsOf,
} from './version-list.ts'

const SHOWN = 30

function useScores(version: Version, control: DraftControl): { past: number; now: number } | null {
  const [scores, setScores] = useState<{ past: number; now: number } | null>(null)
  const { draft } = control
  useEffect(() => {
    let gone = false
    const day = dayOf(new Date())
    const old = draftOfVersion(version)
    // Both against the job of today: else the two numbers would not speak of the same thing.
    const job = jobOfDraft(draft).request
    Promise.all([engine.scoreDraft(old, job, day), engine.scoreDraft(draft, job, day)]).then(
      ([past, now]) => !gone && setScores({ past: past.overall_score, now: now.overall_score }),
      () => !gone && setScores(null),
    )
    return () => {
      gone = true
    }
  }, [version, draft])
  return scores
}

function Comparison({ version, control }: { version: Version; control: DraftControl }) {
  const past = draftOfVersion(version)
  const changes = changesBetween(past, control.draft)
  const scores = useScores(version, control)
  return (
    <div className="mt-2 bg-sunken p-3">
      {scores && (
        <p className="tabular-nums">
          Score then {scores.past}, now {scores.now}.
        </p>
      )}
      {changes.length === 0 && <p>Nothing has changed since.</p>}
      <dl className="mt-1 max-h-80 space-y-2 overflow-auto text-sm">
        {changes.slice(0, SHOWN).map((change) => (
          <div key={change.path}>
            <dt className="text-ink-soft">
              {nameOfPlace(change.path, change.before ? past : control.draft)}
            </dt>
            <dd className="break-words">
              <del className="text-poor">
                <bdi>{change.before || 'empty'}</bdi>
              </del>{' '}
              <ins className="text-good">
                <bdi>{change.after || 'empty'}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > SHOWN && <p className="mt-1 text-sm">and {changes.length - SHOWN} more</p>}
    </div>
  )
}

/** Snapshots on demand and at every download; compare, and restore. */
export function Versions({ id, control }: { id: string; control: DraftControl }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [compared, setCompared] = useState('')
  const list = versionsOf(control.draft)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Versions"
        description="Kept at every download, and whenever you want one."
      >
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            control.change(`snapshot ${id}`, (d) => snapshot(d, name.trim() || 'Version', new Date()))
            setName('')
          }}
        >
          <label className="min-w-0 flex-1">
            <span className="text-sm font-medium">Name</span>
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-3"
            />
          </label>
          <Button type="submit">Keep this version</Button>
        </form>
        {list.length === 0 && <p className="mt-4 text-ink-soft">No version has been kept yet.</p>}
        <ul className="mt-4">
          {list.map((version) => (
            <li key={version.id} className="border-b border-line py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <bdi className="font-medium">{version.name}</bdi>
                <time dateTime={version.at} className="text-sm text-ink-soft">
                  {new Date(version.at).toLocaleString()}
                </time>
              </p>
              <div className="mt-1 flex gap-4 text-sm">
                <button
                  type="button"
                  aria-expanded={compared === version.id}
                  className="min-h-6 text-pencil underline underline-offset-2"
                  onClick={() => setCompared(compared === version.id ? '' : version.id)}
                >
                  Compare with now
                </button>
                <button
                  type="button"
                  className="min-h-6 text-pencil underline underline-offset-2"
                  onClick={() => {
                    control.change(`restore ${version.id}`, (d) =>
                      restored(snapshot(d, 'Before restoring', new Date()), version),
                    )
                    setOpen(false)
                  }}
                >
                  Restore
                </button>
              </div>
              {compared === version.id && <Comparison version={version} control={control} />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
