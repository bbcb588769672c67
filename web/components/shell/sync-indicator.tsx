import { useLiveQuery } from 'dexie-react-hooks'
import { Suspense, useState } from 'react'
import { useSession } from '#web/session/session.tsx'
import { useSyncState } from '#web/sync/use-sync-state.ts'
import { lazyPart } from '../lazy-part.tsx'
import { t } from './dialog-texts.ts'
import { SYNC_WORDS, shortWords, waitingShown } from './sync-words.ts'

const SyncDialog = lazyPart(() => import('./sync-dialog.tsx'))

/** The truth about where the work is; pressing it tells more. */
export default function SyncIndicator() {
  const { account } = useSession()
  const sync = useSyncState()
  const { status } = sync
  const [open, setOpen] = useState(false)
  const notices = useLiveQuery(() => account?.store.notices.list() ?? [], [account]) ?? []
  if (!account) return null
  const { icon: Icon, tone } = SYNC_WORDS[status]
  const waiting = waitingShown(sync)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-[44px] items-center justify-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <Icon
          aria-hidden
          className={`size-4 shrink-0 ${tone} ${status === 'syncing' ? 'animate-spin' : ''}`}
        />
        {waiting > 0 ? (
          <span className="whitespace-nowrap tabular-nums">
            <span className="sr-only">
              {shortWords(sync)}, {t.countWaiting({ count: waiting })}
            </span>
            <span aria-hidden>
              {waiting}
              <span className="max-sm:hidden"> {t.waiting}</span>
            </span>
          </span>
        ) : (
          // Words that have no room go to a second line, which is not seen: a piece of them says nothing.
          <span className="h-[1lh] min-w-0 overflow-hidden max-sm:sr-only">
            <span className="inline-block h-[1lh] align-top" />
            <span className="inline-block align-top whitespace-nowrap">{shortWords(sync)}</span>
          </span>
        )}
        {notices.length > 0 && (
          <span className="rounded-full bg-pencil px-1.5 text-xs text-on-pencil">
            {notices.length}
            <span className="sr-only"> {t.aboutYourResumes(notices.length)}</span>
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <SyncDialog onClose={() => setOpen(false)} notices={notices} />
        </Suspense>
      )}
    </>
  )
}
