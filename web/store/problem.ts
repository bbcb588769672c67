import { errorName, thrownValue } from '#shared/error-text.ts'
import { t } from './texts.ts'

type StoreCode =
  /** The device has no room: what is on the screen is not on disk. */
  | 'disk_full'
  /** Another tab wants a newer layout of the database: this page has to be loaded again. */
  | 'upgraded_elsewhere'
  /** This page is older than the database that another tab has upgraded. */
  | 'page_too_old'
  | 'not_found'
  | 'too_large'
  | 'unavailable'

const texts: () => Record<StoreCode, string> = () => ({
  disk_full: t.thisDeviceHasNoRoom,
  upgraded_elsewhere: t.legibleWasUpdatedInAnother,
  page_too_old: t.thisPageIsOlderThan,
  not_found: t.thisIsNoLongerOn,
  too_large: t.thisIsTooLargeTo,
  unavailable: t.thisBrowserDoesNotLet,
})

export class StoreProblem extends Error {
  override name = 'StoreProblem'
  constructor(
    readonly code: StoreCode,
    cause?: unknown,
  ) {
    super(texts()[code], { cause })
  }
}

const BY_NAME: Record<string, StoreCode> = {
  QuotaExceededError: 'disk_full',
  DatabaseClosedError: 'upgraded_elsewhere',
  VersionError: 'page_too_old',
  OpenFailedError: 'unavailable',
  MissingAPIError: 'unavailable',
  InvalidStateError: 'unavailable',
}

/** Dexie wraps what the browser threw; the reason may be two layers down. */
export function storeProblem(error: unknown): unknown {
  const layers: unknown[] = []
  for (let at = error; at && layers.length < 5; at = thrownValue(at, 'inner') ?? thrownValue(at, 'cause'))
    layers.push(at)
  if (layers[0] instanceof StoreProblem) return error
  const code = layers.map((layer) => BY_NAME[errorName(layer)]).filter((c) => c !== undefined)
  if (code.includes('disk_full')) return new StoreProblem('disk_full', error)
  if (code.includes('page_too_old')) return new StoreProblem('page_too_old', error)
  return code[0] ? new StoreProblem(code[0], error) : error
}
