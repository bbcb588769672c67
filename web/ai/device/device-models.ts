import { AiError } from '#shared/ai/errors.ts'
import type { Backend } from '../backend.ts'
import { DeviceLlm } from './device-backend.ts'
import { crashMark, keptModels } from './kept.ts'
import { modelFiles } from './model-files.ts'
import { type ModelEvent, type ModelState, NO_MODEL, next } from './model-state.ts'
import { DEVICE_MODELS, type DeviceModel, type Offer, offersFor } from './models.ts'
import { probeDevice } from './probe.ts'
import type { LoadProgress } from './protocol.ts'

// The models on this device, as one small store: what fits, what is downloaded, and the one that is at work.

export interface DeviceModelsState extends ModelState {
  /** Null until the device has been asked. */
  offers: Offer[] | null
  webgpu: boolean
  downloaded: string[]
  /** Those of which only some files arrived: they take room all the same. */
  partly: string[]
  /** The model that was at work when this tab died last time. */
  crashed: string
}

/** Where a model is to come from that is not here yet. Known when the server has answered. */
export type ModelOrigin = () => Promise<string>

interface Llm {
  load: DeviceLlm['load']
  close: DeviceLlm['close']
  backend: Backend
}
/** What the store works with; the tests put others in their place. */
export interface DeviceParts {
  start: (model: DeviceModel, baseUrl: string) => Llm
  files: Pick<typeof modelFiles, 'remove' | 'originOf' | 'here'>
  kept: typeof keptModels
  probe: typeof probeDevice
}

const PARTS: DeviceParts = {
  start: (model, baseUrl) => new DeviceLlm({ model, baseUrl }),
  files: modelFiles,
  kept: keptModels,
  probe: probeDevice,
}

const errorOf = (error: unknown) =>
  error instanceof AiError ? error : new AiError('failed', { cause: error })

interface Work {
  run: number
  llm: Llm | null
  abort: AbortController
}

export class DeviceModels {
  private state: DeviceModelsState = {
    ...NO_MODEL,
    offers: null,
    webgpu: false,
    downloaded: [],
    partly: [],
    crashed: '',
  }
  private readonly listeners = new Set<() => void>()
  /** The engine of a run, and the way to end it. */
  private atWork: Work | null = null
  private runs = 0

  constructor(private readonly parts: DeviceParts = PARTS) {}

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

  /** True where it changed anything. An engine lives only as long as its run. */
  private happen(event: ModelEvent): boolean {
    const { phase, failed } = this.state
    const after = next({ phase, failed }, event)
    const changed = after.phase !== phase
    if (changed) {
      const run = after.phase.is === 'loading' || after.phase.is === 'ready' ? after.phase.run : null
      if (this.atWork && this.atWork.run !== run) {
        this.atWork.abort.abort()
        this.atWork.llm?.close()
        this.atWork = null
      }
      this.set({ ...after, downloaded: this.parts.kept.list() })
    }
    return changed
  }

  /** Asks the device; downloads nothing. */
  readonly look = async () => {
    const device = await this.parts.probe()
    const crashed = this.state.phase.is === 'idle' ? crashMark.find() : ''
    this.set({
      offers: offersFor(device),
      webgpu: device.webgpu,
      downloaded: this.parts.kept.list(),
      crashed,
    })
    await this.lookAtFiles()
  }

  /** After whatever may have left some behind. */
  private async lookAtFiles() {
    const here = await this.parts.files.here(DEVICE_MODELS)
    const whole = this.parts.kept.list()
    this.set({ partly: here.filter((id) => !whole.includes(id)) })
  }

  /** The person has seen size and memory, and agreed. */
  readonly load = async (model: DeviceModel, origin: ModelOrigin) => {
    this.runs += 1
    const run = this.runs
    if (!this.happen({ type: 'load', run, model })) return
    const work: Work = { run, llm: null, abort: new AbortController() }
    this.atWork = work
    this.set({ crashed: '' })
    try {
      const baseUrl = await this.originOf(model, origin)
      if (work.abort.signal.aborted) return
      const llm = this.parts.start(model, baseUrl)
      work.llm = llm
      const onProgress = (progress: LoadProgress) => this.happen({ type: 'progress', run, progress })
      await llm.load({ signal: work.abort.signal, onProgress })
      if (work.abort.signal.aborted) return
      this.parts.kept.add(model.id)
      this.happen({ type: 'loaded', run })
    } catch (error) {
      this.happen({ type: 'broke', run, error: errorOf(error) })
    } finally {
      await this.lookAtFiles()
    }
  }

  /** What is here whole came from where it came from, whatever the server names today, and needs no server. */
  private async originOf(model: DeviceModel, origin: ModelOrigin): Promise<string> {
    const isHere = this.parts.kept.list().includes(model.id)
    return (isHere ? await this.parts.files.originOf(model) : undefined) ?? origin()
  }

  readonly cancel = () => void this.happen({ type: 'cancel' })

  private async delete(models: readonly DeviceModel[]): Promise<void> {
    this.runs += 1
    const run = this.runs
    if (!this.happen({ type: 'delete', run, models })) return
    try {
      for (const model of models) {
        await this.parts.files.remove(model)
        this.parts.kept.remove(model.id)
      }
      this.happen({ type: 'deleted', run })
    } catch (error) {
      this.happen({ type: 'broke', run, error: errorOf(error) })
    } finally {
      await this.lookAtFiles()
    }
  }

  readonly remove = (model: DeviceModel) => this.delete([model])

  readonly removeAll = () => {
    const here = this.parts.kept.list()
    return this.delete(DEVICE_MODELS.filter(({ id }) => here.includes(id)))
  }

  /** A file that arrived damaged stays in the browser's cache until it is deleted. */
  readonly downloadAgain = async (model: DeviceModel, origin: ModelOrigin) => {
    await this.delete([model])
    if (!this.state.failed) await this.load(model, origin)
  }

  get backend(): Backend | null {
    return this.state.phase.is === 'ready' ? (this.atWork?.llm?.backend ?? null) : null
  }
}

export const deviceModels = new DeviceModels()
