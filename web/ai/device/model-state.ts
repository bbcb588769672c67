import type { AiError } from '#shared/ai/errors.ts'
import type { DeviceModel } from './models.ts'
import type { LoadProgress } from './protocol.ts'

// What a model on this device can be, and what each thing that happens makes of it. Every load and every deletion is a
// run with a number of its own: what belongs to an earlier run changes nothing any more, whenever it arrives.

type ModelPhase =
  | { is: 'idle' }
  | { is: 'loading'; run: number; model: DeviceModel; progress: LoadProgress | null }
  | { is: 'ready'; run: number; model: DeviceModel }
  | { is: 'deleting'; run: number; models: readonly DeviceModel[] }

export interface ModelState {
  phase: ModelPhase
  /** Why the last run failed, and of which model. */
  failed: { model: DeviceModel; error: AiError } | null
}

export type ModelEvent =
  | { type: 'load'; run: number; model: DeviceModel }
  | { type: 'progress'; run: number; progress: LoadProgress }
  | { type: 'loaded'; run: number }
  | { type: 'broke'; run: number; error: AiError }
  | { type: 'cancel' }
  | { type: 'delete'; run: number; models: readonly DeviceModel[] }
  | { type: 'deleted'; run: number }

export const NO_MODEL: ModelState = { phase: { is: 'idle' }, failed: null }

export function next(state: ModelState, event: ModelEvent): ModelState {
  const { phase } = state
  switch (event.type) {
    // Nothing is loaded while its files may be on their way out.
    case 'load':
      return phase.is === 'deleting'
        ? state
        : { phase: { ...pick(event), is: 'loading', progress: null }, failed: null }
    case 'delete':
      return phase.is === 'deleting'
        ? state
        : { phase: { is: 'deleting', run: event.run, models: event.models }, failed: null }
    case 'cancel':
      return phase.is === 'loading' ? NO_MODEL : state
  }
  if (phase.is === 'idle' || phase.run !== event.run) return state
  if (event.type === 'progress')
    return phase.is === 'loading' ? { ...state, phase: { ...phase, progress: event.progress } } : state
  if (event.type === 'loaded')
    return phase.is === 'loading' ? { phase: { ...pick(phase), is: 'ready' }, failed: null } : state
  if (event.type === 'deleted') return phase.is === 'deleting' ? NO_MODEL : state
  const model = phase.is === 'deleting' ? phase.models[0] : phase.model
  return { phase: { is: 'idle' }, failed: model ? { model, error: event.error } : null }
}

const pick = ({ run, model }: { run: number; model: DeviceModel }) => ({ run, model })
