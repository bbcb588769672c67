// @apart: while it is loaded the library resolves its own place against the address of a window that no other test has moved.
import { prebuiltAppConfig } from '@mlc-ai/web-llm'
import { describe, expect, test } from 'vitest'
import { DEVICE_MODELS, type Device, offersFor } from './models.ts'

const laptop: Device = { webgpu: true, f16: true, maxBufferMB: 2048, freeMB: 50_000, phone: false }
const fitting = (device: Device) =>
  offersFor(device)
    .filter((offer) => offer.fits)
    .map((offer) => offer.model.id)

describe('the models that are offered', () => {
  test('a laptop with room is offered every model', () => {
    expect(fitting(laptop)).toHaveLength(DEVICE_MODELS.length)
  })
  test('without half precision only the f32 ones', () => {
    expect(fitting({ ...laptop, f16: false }).every((id) => id.includes('q4f32'))).toBe(true)
    expect(fitting({ ...laptop, f16: false })).not.toHaveLength(0)
  })
  test('a phone is offered the small ones', () => {
    expect(offersFor({ ...laptop, phone: true }).every((offer) => offer.fits === offer.model.phone)).toBe(
      true,
    )
  })
  test('nothing that does not fit on the disk', () => {
    expect(fitting({ ...laptop, freeMB: 700 }).every((id) => id.includes('0.5B'))).toBe(true)
    expect(fitting({ ...laptop, freeMB: 100 })).toEqual([])
  })
  test('nothing for an adapter with tiny buffers', () => {
    expect(fitting({ ...laptop, maxBufferMB: 64 })).toEqual([])
  })
})

test('every model is there once, with a licence that is free for every use', () => {
  expect(new Set(DEVICE_MODELS.map((model) => model.id)).size).toBe(DEVICE_MODELS.length)
  expect(DEVICE_MODELS.every((model) => ['Apache-2.0', 'MIT'].includes(model.licence))).toBe(true)
})

test.each(DEVICE_MODELS)(
  '$id is in the list of the engine, with the same library',
  ({ id, library, contextTokens }) => {
    const known = prebuiltAppConfig.model_list.find((model) => model.model_id === id)
    expect(known?.model_lib.endsWith(`/${library}`)).toBe(true)
    expect(known?.overrides?.context_window_size).toBe(contextTokens)
  },
)
