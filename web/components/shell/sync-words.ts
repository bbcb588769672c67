import { Check, CloudOff, HardDrive, LoaderCircle, LogIn, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { SyncState, SyncStatus } from '#web/sync/state.ts'

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
    short: 'Synced',
    tone: 'text-good',
    long: 'Everything on this device is on the server too.',
  },
  waiting: {
    icon: HardDrive,
    short: 'Saved on this device',
    tone: 'text-ink-soft',
    long: 'Your changes are saved on this device and about to be synced.',
  },
  syncing: {
    icon: LoaderCircle,
    short: 'Syncing',
    tone: 'text-ink-soft',
    long: 'Changes are on their way.',
  },
  offline: {
    icon: CloudOff,
    short: 'Offline',
    tone: 'text-fair',
    long: 'The server cannot be reached. Your changes are saved on this device and synced later.',
  },
  paused: {
    icon: LogIn,
    short: 'Sync paused',
    tone: 'text-fair',
    long: 'Your session has ended. Your changes are saved on this device; sign in again to sync them.',
  },
  refused: {
    icon: TriangleAlert,
    short: 'Look at this',
    tone: 'text-poor',
    long: 'The server did not accept some changes. They are kept below until you decide.',
  },
  device_only: {
    icon: HardDrive,
    short: 'On this device only',
    tone: 'text-ink-soft',
    long: "'Keep resumes on this device' is on: nothing but your account is sent to the server.",
  },
  stuck: {
    icon: TriangleAlert,
    short: 'Sync is stuck',
    tone: 'text-poor',
    long: 'Syncing stopped.',
  },
  unsaved: {
    icon: TriangleAlert,
    short: 'Not saved',
    tone: 'text-poor',
    long: 'This device did not take what you wrote last in the builder. It is still on the screen there: save it again, or download it.',
  },
}

/** In the header, and as the dialog's title: offline, work that waits is what matters. */
export const shortWords = ({ status, waiting }: SyncState): string =>
  SYNC_WORDS[status === 'offline' && waiting > 0 ? 'waiting' : status].short

const COUNTED: SyncStatus[] = ['waiting', 'offline', 'paused']

/** How many changes the server does not have, where they are not on their way already. */
export const waitingShown = ({ status, waiting }: SyncState): number =>
  COUNTED.includes(status) ? waiting : 0
