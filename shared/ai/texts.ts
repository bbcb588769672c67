import { catalog } from '#shared/i18n/catalog.ts'

/** Every way in which a model can fail, in a sentence a person understands. */
export const AI_ERROR_TEXTS = catalog('ai-errors', {
  cancelled: 'The model was stopped.',
  not_json: 'The model answered twice in a form we cannot use.',
  refused: 'The model declined to analyze this resume.',
  nothing_said: 'The model found nothing to say that your resume supports.',
  truncated: 'The model stopped in the middle of its answer.',
  too_long: 'This part of the resume is longer than the model can take in at once.',
  timeout: 'The model did not answer in time.',
  endpoint_down: 'The AI service of this server is not working right now.',
  no_connection: 'There is no connection to the server.',
  server_failed: 'The server is having problems.',
  endpoint_unauthorized: 'The AI service of this server refuses its key. An administrator can fix that.',
  endpoint_busy: 'The AI service is busy. Try again in a minute.',
  endpoint_answer: 'The AI service answered in a form we cannot use.',
  budget: 'Your AI analyses for today are used up. There are new ones tomorrow.',
  offline: 'The model files have to be downloaded once, and there is no network now.',
  no_webgpu:
    'This browser gives no access to the graphics processor (WebGPU), which a model on the device needs. A current Chrome or Edge on a computer has it.',
  no_f16:
    'The graphics processor of this device cannot compute in the half precision this model needs. Choose a model marked f32.',
  gpu_too_small: 'The graphics processor has too little memory for this model. Choose a smaller one.',
  model_files:
    'The files of this model could not be fetched whole. Delete what has arrived and download again.',
  not_loaded: 'The model could not be loaded. Its files may be damaged: delete them and download again.',
  interrupted: 'The download was interrupted. What has arrived is kept; try again to fetch the rest.',
  blocked: 'The download was refused: this server does not allow that address.',
  quota: 'There is not enough space on this device for the model.',
  failed: 'The model failed.',
})
