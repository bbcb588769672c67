import { AiError } from '#shared/ai/errors.ts'
import type { Backend } from '../backend.ts'
import { DeviceLlm, removeModel } from './device-backend.ts'
import { crashMark, keptModels } from './kept.ts'
import { DEVICE_MODELS, type DeviceModel, type Offer, offersFor } from './models.ts'
import { probeDevice } from './probe.ts'
import type { LoadProgress } from './protocol.ts'

// The models on this device, as one small store: what fits, what is downloaded, what is being loaded, what is ready.

export interface DeviceModelsState {
  /** Null until the device has been asked. */
  offers: Offer[] | null
  webgpu: boolean
  downloaded: string[]
  loading: { model: DeviceModel; progress: LoadProgress | null } | null
  ready: DeviceModel | null
  /** Why the last load or delete failed, and of which model. */
  failed: { model: DeviceModel; error: AiError } | null
  /** The model that was at work when this tab died last time. */
  crashed: string
}

const failureOf = (error: unknown) =>
  error instanceof AiError ? error : new AiError('failed', { cause: error })

class DeviceModels {
  private state: DeviceModelsState = {
    offers: null,
    webgpu: false,
    downloaded: [],
    loading: null,
    ready: null,
    failed: null,
    crashed: '',
  }
  private readonly listeners = new Set<() => void>()
  private llm: DeviceLlm | null = null
  private abort: AbortController | null = null

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }
  readonly snapshot = () => this.state

  private set(change: Partial<DeviceModelsState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Asks the device; downloads nothing. */
  readonly look = async () => {
    const device = await probeDevice()
    const crashed = this.state.loading ? '' : crashMark.find()
    this.set({ offers: offersFor(device), webgpu: device.webgpu, downloaded: keptModels.list(), crashed })
  }

  /** The person has seen size and memory, and agreed. */
  readonly load = async (model: DeviceModel, baseUrl: string) => {
    this.llm?.close()
    const abort = new AbortController()
    const llm = new DeviceLlm({ model, baseUrl })
    this.abort = abort
    this.llm = llm
    this.set({ loading: { model, progress: null }, ready: null, failed: null, crashed: '' })
    try {
      await llm.load({
        signal: abort.signal,
        onProgress: (progress) => this.abort === abort && this.set({ loading: { model, progress } }),
      })
      keptModels.add(model.id)
      this.set({ loading: null, ready: model, downloaded: keptModels.list() })
    } catch (error) {
      llm.close()
      if (this.llm !== llm) return
      this.llm = null
      const failure = failureOf(error)
      this.set({
        loading: null,
        ready: null,
        failed: failure.code === 'cancelled' ? null : { model, error: failure },
      })
    }
  }

  readonly cancel = () => this.abort?.abort()

  readonly remove = async (model: DeviceModel, baseUrl: string) => {
    this.llm?.close()
    this.llm = null
    this.set({ ready: null, loading: null })
    try {
      await removeModel(model, baseUrl)
      keptModels.remove(model.id)
      this.set({ downloaded: keptModels.list(), failed: null })
    } catch (error) {
      this.set({ failed: { model, error: failureOf(error) } })
    }
  }

  /** A file that arrived damaged stays in the browser's cache until it is deleted. */
  readonly downloadAgain = async (model: DeviceModel, baseUrl: string) => {
    await this.remove(model, baseUrl)
    if (!this.state.failed) await this.load(model, baseUrl)
  }

  readonly removeAll = async (baseUrl: string) => {
    for (const model of DEVICE_MODELS.filter(({ id }) => keptModels.list().includes(id)))
      await this.remove(model, baseUrl)
  }

  get backend(): Backend | null {
    return this.state.ready && this.llm ? this.llm.backend : null
  }
}

export const deviceModels = new DeviceModels()
