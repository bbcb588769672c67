import { t } from '../texts.ts'
// The models that can run on the device: a reviewed list. Sizes are of the download, memory is of the graphics
// processor, both as published with the model. Only licences that let everybody use them for every purpose.

export interface DeviceModel {
  id: string
  /** The file of its programs, which has a name of its own. */
  library: string
  name: string
  licence: 'Apache-2.0' | 'MIT'
  downloadMB: number
  memoryMB: number
  needsF16: boolean
  /** Good enough on a phone's processor. */
  phone: boolean
  contextTokens: number
  about: string
}

export const DEVICE_MODELS: DeviceModel[] = [
  {
    id: 'Qwen2.5-0.5B-Instruct-q4f16_1-MLC',
    library: 'Qwen2-0.5B-Instruct-q4f16_1_cs1k-webgpu.wasm',
    name: 'Qwen 2.5, 0.5 B',
    licence: 'Apache-2.0',
    downloadMB: 290,
    memoryMB: 945,
    needsF16: true,
    phone: true,
    contextTokens: 4096,
    get about() {
      return t.smallAndQuick
    },
  },
  {
    id: 'Qwen2.5-0.5B-Instruct-q4f32_1-MLC',
    library: 'Qwen2-0.5B-Instruct-q4f32_1_cs1k-webgpu.wasm',
    name: 'Qwen 2.5, 0.5 B (f32)',
    licence: 'Apache-2.0',
    downloadMB: 290,
    memoryMB: 1060,
    needsF16: false,
    phone: true,
    contextTokens: 4096,
    get about() {
      return t.theSmallOne
    },
  },
  {
    id: 'Qwen2.5-1.5B-Instruct-q4f16_1-MLC',
    library: 'Qwen2-1.5B-Instruct-q4f16_1_cs1k-webgpu.wasm',
    name: 'Qwen 2.5, 1.5 B',
    licence: 'Apache-2.0',
    downloadMB: 880,
    memoryMB: 1630,
    needsF16: true,
    phone: false,
    contextTokens: 4096,
    get about() {
      return t.aGoodBalance
    },
  },
  {
    id: 'Qwen2.5-1.5B-Instruct-q4f32_1-MLC',
    library: 'Qwen2-1.5B-Instruct-q4f32_1_cs1k-webgpu.wasm',
    name: 'Qwen 2.5, 1.5 B (f32)',
    licence: 'Apache-2.0',
    downloadMB: 880,
    memoryMB: 1889,
    needsF16: false,
    phone: false,
    contextTokens: 4096,
    get about() {
      return t.theBalance
    },
  },
  {
    id: 'SmolLM2-1.7B-Instruct-q4f16_1-MLC',
    library: 'SmolLM2-1.7B-Instruct-q4f16_1_cs1k-webgpu.wasm',
    name: 'SmolLM2, 1.7 B',
    licence: 'Apache-2.0',
    downloadMB: 970,
    memoryMB: 1774,
    needsF16: true,
    phone: false,
    contextTokens: 4096,
    get about() {
      return t.plainEnglish
    },
  },
  {
    id: 'Phi-4-mini-instruct-q4f16_1-MLC',
    library: 'Phi-4-mini-instruct-q4f16_1_cs1k-webgpu.wasm',
    name: 'Phi-4 mini',
    licence: 'MIT',
    downloadMB: 2180,
    memoryMB: 3438,
    needsF16: true,
    phone: false,
    contextTokens: 4096,
    get about() {
      return t.theMostThorough
    },
  },
  {
    id: 'Qwen2.5-7B-Instruct-q4f16_1-MLC',
    library: 'Qwen2-7B-Instruct-q4f16_1_cs1k-webgpu.wasm',
    name: 'Qwen 2.5, 7 B',
    licence: 'Apache-2.0',
    downloadMB: 4280,
    memoryMB: 5107,
    needsF16: true,
    phone: false,
    contextTokens: 4096,
    get about() {
      return t.forLargeMachines
    },
  },
]

export interface Device {
  webgpu: boolean
  f16: boolean
  /** The largest buffer the adapter binds: weights have to fit in it. */
  maxBufferMB: number
  freeMB: number
  phone: boolean
}

/** Room the browser wants to keep free, and what the app itself needs. */
const SPARE_MB = 300
/** Below this an adapter cannot bind the embedding of even the smallest model. */
const SMALLEST_BUFFER_MB = 128

export type Offer =
  | { model: DeviceModel; fits: true }
  | { model: DeviceModel; fits: false; because: 'f16' | 'space' | 'gpu' | 'phone' }

export function offersFor(device: Device): Offer[] {
  return DEVICE_MODELS.map((model): Offer => {
    if (model.needsF16 && !device.f16) return { model, fits: false, because: 'f16' }
    if (device.phone && !model.phone) return { model, fits: false, because: 'phone' }
    if (device.maxBufferMB < SMALLEST_BUFFER_MB || model.memoryMB > device.maxBufferMB * 4)
      return { model, fits: false, because: 'gpu' }
    if (device.freeMB < model.downloadMB + SPARE_MB) return { model, fits: false, because: 'space' }
    return { model, fits: true }
  })
}
