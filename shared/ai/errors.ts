// Every way in which a model can fail ends in a sentence a person understands, and one useful action.

export type AiAction = 'retry' | 'standard' | 'download_again' | 'free_space' | 'other_backend' | 'wait'

export const AI_ERRORS = {
  cancelled: { text: 'The AI analysis was cancelled. The standard result stays.', action: 'retry' },
  not_json: {
    text: 'The model did not answer in the form that was asked for, twice. The standard result stays.',
    action: 'retry',
  },
  refused: {
    text: 'The model declined to analyse this resume. The standard result stays.',
    action: 'other_backend',
  },
  nothing_said: {
    text: 'The model found nothing to say that your resume supports. The standard result stays.',
    action: 'retry',
  },
  truncated: {
    text: 'The model stopped in the middle of its answer. The standard result stays.',
    action: 'retry',
  },
  too_long: {
    text: 'This part of the resume is longer than the model can take in at once.',
    action: 'other_backend',
  },
  timeout: { text: 'The model did not answer in time.', action: 'retry' },
  endpoint_down: { text: 'The AI service of this server cannot be reached.', action: 'other_backend' },
  endpoint_unauthorized: {
    text: 'The AI service of this server refuses its key. An administrator can fix that.',
    action: 'other_backend',
  },
  endpoint_busy: { text: 'The AI service is busy. Try again in a minute.', action: 'wait' },
  endpoint_answer: {
    text: 'The AI service answered in a form that is not understood.',
    action: 'other_backend',
  },
  budget: {
    text: 'Your AI analyses for today are used up. There are new ones tomorrow.',
    action: 'standard',
  },
  offline: {
    text: 'The model files have to be downloaded once, and there is no network now.',
    action: 'retry',
  },
  no_webgpu: {
    text: 'This browser gives no access to the graphics processor (WebGPU), which a model on the device needs. A current Chrome or Edge on a computer has it.',
    action: 'other_backend',
  },
  no_f16: {
    text: 'The graphics processor of this device cannot compute in the half precision this model needs. Choose a model marked f32.',
    action: 'other_backend',
  },
  gpu_too_small: {
    text: 'The graphics processor has too little memory for this model. Choose a smaller one.',
    action: 'other_backend',
  },
  model_files: {
    text: 'The files of this model are not where they should be, or arrived damaged. Delete them and download again.',
    action: 'download_again',
  },
  not_loaded: {
    text: 'The model could not be loaded. Its files may be damaged: delete them and download again.',
    action: 'download_again',
  },
  interrupted: {
    text: 'The download was interrupted. What has arrived is kept; try again to fetch the rest.',
    action: 'retry',
  },
  blocked: {
    text: 'The download was refused: this server does not allow that address.',
    action: 'other_backend',
  },
  quota: { text: 'There is not enough space on this device for the model.', action: 'free_space' },
  failed: { text: 'The model failed. The standard result stays.', action: 'retry' },
} as const satisfies Record<string, { text: string; action: AiAction }>

export type AiErrorCode = keyof typeof AI_ERRORS

export class AiError extends Error {
  readonly code: AiErrorCode
  readonly action: AiAction
  constructor(code: AiErrorCode, options: { cause?: unknown } = {}) {
    super(AI_ERRORS[code].text, options)
    this.name = 'AiError'
    this.code = code
    this.action = AI_ERRORS[code].action
  }
}

export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AiError('cancelled', { cause: signal.reason })
}
