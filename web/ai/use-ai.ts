import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { AiError } from '#shared/ai/errors.ts'
import type { ServerInfo } from '#shared/schema/account.ts'
import { getServerInfo } from '#web/api/account.ts'
import { type Trouble, troubleOf } from '#web/api/problem.ts'
import { useSession } from '#web/session/session.tsx'
import { type Availability, type Backend, type BackendId, PRIVACY } from './backend.ts'
import { browserBackend, browserModel } from './browser-backend.ts'
import { type DeviceModelsState, deviceModels, type ModelOrigin } from './device/device-models.ts'
import { serverAvailability, serverBackend } from './server-backend.ts'
import { t } from './texts.ts'
import { type BrowserModel, useBrowserModel } from './use-browser-model.ts'

export interface Ai {
  choices: Availability[]
  chosen: BackendId
  choose: (id: BackendId) => void
  device: DeviceModelsState
  browser: BrowserModel
  /** Where models are downloaded from: the server says it. */
  modelOrigin: ModelOrigin
  /** Null: what was chosen is not ready, and the choice says why. */
  backend: Backend | null
}

function deviceAvailability(device: DeviceModelsState): Availability {
  const base = { id: 'device', title: t.onThisDevice, privacy: PRIVACY.device } as const
  if (device.phase.is === 'ready') return { ...base, state: 'ready', reason: '' }
  if (device.offers === null) return { ...base, state: 'unavailable', reason: t.thisDeviceIsBeingAsked }
  if (!device.webgpu) return { ...base, state: 'unavailable', reason: t.thisBrowserGivesNoAccess }
  if (!device.offers.some((offer) => offer.fits))
    return { ...base, state: 'unavailable', reason: t.noModelOfTheList }
  return { ...base, state: 'download', reason: '' }
}

/** Where a model can run for this person, now. Nothing is downloaded by asking. */
export function useAi(): Ai {
  const { fetch, offline, trouble } = useSession()
  const device = useSyncExternalStore(deviceModels.subscribe, deviceModels.snapshot)
  const [info, setInfo] = useState<ServerInfo | Trouble | null>(null)
  const browser = useBrowserModel()
  const [picked, pick] = useState<BackendId | null>(null)

  useEffect(() => {
    void deviceModels.look()
  }, [])
  const asked = useRef<Promise<ServerInfo> | null>(null)
  useEffect(() => {
    asked.current = null
    if (offline) return
    let gone = false
    const asking = getServerInfo(fetch)
    asked.current = asking
    asking.then(
      (answer) => !gone && setInfo(answer),
      (error: unknown) => !gone && setInfo(troubleOf(error)),
    )
    return () => {
      gone = true
    }
  }, [fetch, offline])
  const modelOrigin = useCallback(async () => {
    try {
      // Who agrees early waits for the answer; after a failure it is asked again.
      const answer = await (asked.current?.catch(() => getServerInfo(fetch)) ?? getServerInfo(fetch))
      return answer.modelBaseUrl
    } catch (cause) {
      throw new AiError('offline', { cause })
    }
  }, [fetch])

  const choices = useMemo(
    () => [
      deviceAvailability(device),
      ...(browser.availability ? [browser.availability] : []),
      serverAvailability(offline ? trouble : info),
    ],
    [device, browser.availability, info, offline, trouble],
  )
  const best =
    choices.find((choice) => choice.state === 'ready') ??
    choices.find((choice) => choice.state === 'download') ??
    choices[0]
  const chosen = picked ?? best?.id ?? 'device'
  const backend = useMemo((): Backend | null => {
    const choice = choices.find(({ id }) => id === chosen)
    if (choice?.state !== 'ready') return null
    if (chosen === 'device') return deviceModels.backend
    if (chosen === 'server') return serverBackend(fetch)
    const api = browserModel()
    return api ? browserBackend(api) : null
  }, [choices, chosen, fetch])

  return { choices, chosen, choose: pick, device, browser, modelOrigin, backend }
}
