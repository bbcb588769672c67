import { useEffect } from 'react'
import type { OpenDraft } from '#web/store/open-drafts.ts'
import type { AccountStore } from '#web/store/store.ts'

/** The functions stay the same as long as the draft is open. */
interface Leaver extends OpenDraft {
  isUnsaved: () => boolean
  /** The disk did not take what was written last. */
  refused: boolean
}

/** What becomes of words that are not on the disk yet when the page goes away, or the person whose they are. */
export function useLeaving(store: AccountStore, { id, isUnsaved, refused, setAside, save, forget }: Leaver) {
  // A closing tab may not finish a database write: the journal is written at once, and read at the next start.
  useEffect(() => {
    const leave = () => {
      if (!isUnsaved()) return
      setAside()
      void save().catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [isUnsaved, setAside, save])

  // Who signs out asks first what is not on the disk yet, and takes it along or lets go of it.
  useEffect(() => store.openDrafts.add({ id, save, setAside, forget }), [store, id, save, setAside, forget])

  // The header must not say that all is well meanwhile.
  useEffect(() => store.openDrafts.mark(id, refused), [store, id, refused])
}
