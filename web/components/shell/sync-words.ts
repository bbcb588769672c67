import { Check, CloudOff, HardDrive, LoaderCircle, LogIn, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { SyncState, SyncStatus } from '#web/sync/state.ts'
import { t } from './dialog-texts.ts'

interface Words {
  icon: LucideIcon
  /** In the header. */
  short: string
  tone: string
  /** In the dialog. */
  long: string
}

export const SYNC_WORDS: Record<SyncStatus, Words> = {
  synced: {
    icon: Check,
    get short() {
      return t.synced
    },
    tone: 'text-good',
    get long() {
      return t.everythingOnThisDeviceIs
    },
  },
  waiting: {
    icon: HardDrive,
    get short() {
      return t.savedOnThisDevice
    },
    tone: 'text-ink-soft',
    get long() {
      return t.yourChangesAreSavedOn
    },
  },
  syncing: {
    icon: LoaderCircle,
    get short() {
      return t.syncing
    },
    tone: 'text-ink-soft',
    get long() {
      return t.changesAreOnTheirWay
    },
  },
  offline: {
    icon: CloudOff,
    get short() {
      return t.offline
    },
    tone: 'text-fair',
    get long() {
      return t.theServerCannotBeReachedYour
    },
  },
  failing: {
    icon: CloudOff,
    get short() {
      return t.serverProblems
    },
    tone: 'text-fair',
    get long() {
      return t.theServerIsHavingProblemsYour
    },
  },
  paused: {
    icon: LogIn,
    get short() {
      return t.syncPaused
    },
    tone: 'text-fair',
    get long() {
      return t.yourSessionHasEndedYour
    },
  },
  refused: {
    icon: TriangleAlert,
    get short() {
      return t.lookAtThis
    },
    tone: 'text-poor',
    get long() {
      return t.theServerDidNotAccept
    },
  },
  device_only: {
    icon: HardDrive,
    get short() {
      return t.onThisDeviceOnly
    },
    tone: 'text-ink-soft',
    get long() {
      return t.keepResumesOnThisDevice
    },
  },
  stuck: {
    icon: TriangleAlert,
    get short() {
      return t.syncIsStuck
    },
    tone: 'text-poor',
    get long() {
      return t.syncingStopped
    },
  },
  unsaved: {
    icon: TriangleAlert,
    get short() {
      return t.notSaved
    },
    tone: 'text-poor',
    get long() {
      return t.thisDeviceDidNotTake
    },
  },
}

/** In the header, and as the dialog's title: without the server, work that waits is what matters. */
export const shortWords = ({ status, waiting }: SyncState): string =>
  SYNC_WORDS[(status === 'offline' || status === 'failing') && waiting > 0 ? 'waiting' : status].short

const COUNTED: SyncStatus[] = ['waiting', 'offline', 'failing', 'paused']

/** How many changes the server does not have, where they are not on their way already. */
export const waitingShown = ({ status, waiting }: SyncState): number =>
  COUNTED.includes(status) ? waiting : 0
