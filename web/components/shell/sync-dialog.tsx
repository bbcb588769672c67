import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import type { NoticeRow, OutboxRow } from '#web/store/rows.ts'
import { discardChange } from '#web/sync/discard.ts'
import { useSyncState } from '#web/sync/use-sync-state.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { t } from './dialog-texts.ts'
import { SYNC_WORDS, shortWords } from './sync-words.ts'

const acts: () => Record<OutboxRow['kind'], string> = () => ({
  'resume.put': t.savingAResume,
  'resume.delete': t.deletingAResume,
  'analysis.create': t.keepingAnAnalysis,
  'analysis.delete': t.deletingAnAnalysis,
})

const noticeTexts: () => Record<NoticeRow['kind'], string> = () => ({
  conflict: t.wasChangedHereAndOn,
  kept_copy: t.wasDeletedOnAnotherDevice,
  delete_undone: t.wasDeletedHereWhileIt,
})

const nameIn = (mutation: OutboxRow['mutation']): string => {
  if (mutation?.kind === 'resume.put') return mutation.body.name
  return mutation?.kind === 'analysis.create' ? mutation.body.record.resumeName : ''
}

function Refused({ row }: { row: OutboxRow }) {
  const store = useStore()
  const name = nameIn(row.mutation)
  const download = () =>
    saveFile('legible-change.json', 'application/json', JSON.stringify(row.mutation, null, 2))
  return (
    <li className="border-t border-line py-4">
      <p className="font-medium">
        {acts()[row.kind]}
        {name && (
          <>
            : <bdi>{name}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">{row.error || row.code}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => store.outbox.retry(row.id)}>
          {t.tryAgain}
        </Button>
        <Button size="sm" onClick={download}>
          {t.downloadWhatItHolds}
        </Button>
        <Button size="sm" variant="danger" onClick={() => discardChange(store.context, row.id)}>
          {t.giveThisChangeUp}
        </Button>
      </div>
    </li>
  )
}

interface SyncDialogProps {
  onClose: () => void
  notices: NoticeRow[]
}

export default function SyncDialog({ onClose, notices }: SyncDialogProps) {
  const store = useStore()
  const sync = useSyncState()
  const { status, waiting, refused, detail, flush } = sync
  const { expired, postpone } = useSession()
  const [busy, setBusy] = useState(false)
  const unsaved = status === 'unsaved'
  const syncNow = async () => {
    setBusy(true)
    // Once the disk takes it again, the sync that stopped for want of room goes on.
    const refused = unsaved ? await store.openDrafts.save() : []
    if (refused.length === 0) await flush()
    setBusy(false)
  }
  const signIn = () => {
    onClose()
    postpone(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortWords(sync)}
      description={
        <p>
          {SYNC_WORDS[status].long}
          {detail && status !== 'synced' && !unsaved && !expired && ` (${detail})`}
        </p>
      }
      actions={
        status === 'device_only' ? (
          <Link to="/profile" onClick={onClose} className="text-pencil underline">
            {t.changeThisInYourProfile}
          </Link>
        ) : expired && !unsaved ? (
          <Button variant="primary" onClick={signIn}>
            {t.signInAgain}
          </Button>
        ) : (
          <Button busy={busy} disabled={busy} onClick={syncNow}>
            {unsaved ? t.saveAgain : t.syncNow}
          </Button>
        )
      }
    >
      {waiting > 0 && <p className="mt-3 tabular-nums">{t.forTheServer(waiting)}</p>}
      {refused.length > 1 && (
        <Button
          size="sm"
          className="mt-4"
          onClick={() => Promise.all(refused.map(({ id }) => store.outbox.retry(id)))}
        >
          {t.tryAllAgain}
        </Button>
      )}
      {refused.length > 0 && (
        <ul className="mt-4">
          {refused.map((row) => (
            <Refused key={row.id} row={row} />
          ))}
        </ul>
      )}
      {notices.length > 0 && (
        <ul className="mt-4">
          {notices.map((notice) => (
            <li key={notice.id} className="flex items-start justify-between gap-4 border-t border-line py-3">
              <p className="min-w-0">
                <bdi className="font-medium">{notice.name}</bdi> {noticeTexts()[notice.kind]}
              </p>
              <Button size="sm" onClick={() => store.notices.dismiss(notice.id)}>
                {t.understood}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
