import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'
import { browserSignals, type Signal, type Signals } from './signals.ts'
import { realTime, type Time } from './time.ts'
import type { Reason } from './tries.ts'

/** After the last save, before the push; who never stops typing is pushed now and then as well. */
const QUIET_MS = { least: 1_500, most: 15_000 }

interface TriggerParts {
  engine: Pick<SyncEngine, 'flush' | 'lost' | 'failure' | 'next'>
  store: Pick<AccountStore, 'onWork'>
  signals?: Signals
  time?: Time
}

const nothing = () => {}

/**
 * When the engine is asked to run: at start, when the network is back, when the page is looked at, after an edit, by
 * the browser, and now and then while the page is in view. Whether it then asks the server is the back-off's word.
 */
export function startTriggers({
  engine,
  store,
  signals = browserSignals,
  time = realTime,
}: TriggerParts): () => void {
  let cancelQuiet = nothing
  let cancelNext = nothing
  let firstEdit: number | null = null
  let stopped = false

  const flush = async (reason: Reason) => {
    cancelQuiet()
    cancelNext()
    firstEdit = null
    await engine.flush(reason)
    if (!stopped) await planNext()
  }

  const planNext = async () => {
    const { next, failure } = engine
    // Registered with a network it would fire at once.
    if (failure?.outcome === 'offline' && !signals.isOnline()) await signals.askToBeWoken()
    cancelNext()
    // What nobody looks at does not have to be new.
    if (stopped || !next || (next.reason === 'poll' && !signals.isVisible())) return
    cancelNext = time.after(next.wait, () => void flush(next.reason))
  }

  const afterEdit = () => {
    const now = time.now()
    firstEdit ??= now
    cancelQuiet()
    const wait = Math.max(0, Math.min(QUIET_MS.least, firstEdit + QUIET_MS.most - now))
    cancelQuiet = time.after(wait, () => void flush('due'))
  }

  const onSignal = (signal: Signal) => {
    if (signal === 'offline') void engine.lost()
    else if (signal === 'hidden') void planNext()
    else void flush('due')
  }

  const stops = [store.onWork(afterEdit), signals.listen(onSignal)]
  void flush('due')

  return () => {
    stopped = true
    for (const stop of stops) stop()
    cancelQuiet()
    cancelNext()
  }
}
