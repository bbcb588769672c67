import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { momentText } from '#web/components/when.ts'
import type { DraftControl } from '../editor/draft/draft-session.ts'
import { t } from '../texts.ts'
import {
  draftOfVersion,
  insteadOf,
  snapshot,
  VERSIONS_KEPT,
  type Version,
  versionsOf,
} from './version-list.ts'

const Comparison = lazyPart(() => import('./version-comparison.tsx'))

const LINK = 'min-h-6 pointer-coarse:min-h-11 text-pencil underline underline-offset-2'
const NAME_MAX = 200

function Row({
  version,
  versions,
  control,
  onRestore,
}: {
  version: Version
  versions: Version[]
  control: DraftControl
  onRestore: () => void
}) {
  const [compared, setCompared] = useState(false)
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="min-w-0 break-words font-medium">{version.name}</bdi>
        <time dateTime={version.at} className="text-sm text-ink-soft">
          {momentText(version.at)}
        </time>
      </p>
      <div className="mt-1 flex gap-4 text-sm">
        <button
          type="button"
          aria-expanded={compared}
          aria-label={t.compareNamed({ name: version.name })}
          className={LINK}
          onClick={() => setCompared(!compared)}
        >
          {t.compare}
        </button>
        <button
          type="button"
          aria-label={t.restoreNamed({ name: version.name })}
          className={LINK}
          onClick={onRestore}
        >
          {t.restore}
        </button>
      </div>
      {compared && (
        <Suspense>
          <Comparison version={version} versions={versions} now={control.draft} />
        </Suspense>
      )}
    </li>
  )
}

/** Snapshots on demand and at every download; compare two, and restore. */
export function Versions({
  control,
  open,
  onClose,
}: {
  control: DraftControl
  open: boolean
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const toast = useToast()
  // The same objects as long as the draft is: a comparison reads its versions once.
  const list = useMemo(() => versionsOf(control.draft), [control.draft])

  const close = () => {
    setSaid('')
    setName('')
    onClose()
  }
  const keep = () => {
    const wanted = name.trim() || t.version
    const next = snapshot(control.draft, { name: wanted, now: new Date() })
    if (next === control.draft) {
      setSaid(t.keptAlreadyAs({ name: wanted }))
      return
    }
    control.keep((draft) => snapshot(draft, { name: wanted, now: new Date() }))
    setSaid(t.keptAs({ name: wanted }))
    setName('')
  }
  const restore = (version: Version) => {
    const before = control.draft
    control.change(`restore ${version.id}`, (draft) => {
      const kept = snapshot(draft, { name: t.beforeRestoring, now: new Date(), auto: true })
      return insteadOf(kept, draftOfVersion(version))
    })
    close()
    toast.success(t.restoredWhatYouHad({ name: t.beforeRestoring }), () =>
      control.change(`take back ${version.id}`, () => before),
    )
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="md"
      title={t.versions}
      description={t.keptAtEveryDownload({ count: VERSIONS_KEPT })}
    >
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <label className="min-w-0 flex-1">
          <span className="text-sm font-medium">{t.nameIt}</span>
          <input
            value={name}
            maxLength={NAME_MAX}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
            className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-3"
          />
        </label>
        <Button type="submit">{t.keepThisVersion}</Button>
      </form>
      <p role="status" className="mt-2 text-sm text-good">
        {said}
      </p>
      {list.length === 0 && <p className="mt-4 text-ink-soft">{t.noVersionHasBeen}</p>}
      <ul className="mt-2">
        {list.map((version) => (
          <Row
            key={version.id}
            version={version}
            versions={list}
            control={control}
            onRestore={() => restore(version)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
