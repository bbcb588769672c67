import { type AppConfig, type InitProgressReport, MLCEngine, prebuiltAppConfig } from '@mlc-ai/web-llm'
import { errorText } from '#shared/error-text.ts'
import { type ModelName, modelFiles } from './model-files.ts'
import type { FromWorker, LlmAnswers, LlmCall, LlmEvent, LoadProgress, ToWorker } from './protocol.ts'

// WebLLM in a worker of its own. It is started after consent and not before: importing it costs two megabytes.

let engine: MLCEngine | null = null

/** An operator may serve the files from an origin of theirs: BASE/MODEL_ID/ and BASE/libs/NAME.wasm. */
function configFor(modelId: string, baseUrl: string): AppConfig {
  const known = prebuiltAppConfig.model_list.find((model) => model.model_id === modelId)
  if (!known) throw new Error(`Model ${modelId} is not in the list of this version`)
  const base = baseUrl.replace(/\/+$/, '')
  // Where the list itself points: the library is on another origin than the weights.
  if (!base || known.model === `${base}/${modelId}`) return { ...prebuiltAppConfig, model_list: [known] }
  const library = known.model_lib.slice(known.model_lib.lastIndexOf('/') + 1)
  return {
    ...prebuiltAppConfig,
    model_list: [{ ...known, model: `${base}/${modelId}`, model_lib: `${base}/libs/${library}` }],
  }
}

function phaseOf({ progress, timeElapsed, text }: InitProgressReport): LoadProgress {
  const phase = /shader|compil/i.test(text)
    ? 'compile'
    : /load(ing|ed)? .*cache|from cache/i.test(text)
      ? 'load'
      : 'download'
  return { phase, fraction: progress, seconds: timeElapsed }
}

type Say = (event: LlmEvent) => void
type Called<Name extends LlmCall['call']> = Extract<LlmCall, { call: Name }>

class DamagedModel extends Error {
  constructor(
    readonly files: string[],
    options?: ErrorOptions,
  ) {
    super(`Not whole: ${files.join(', ')}`, options)
  }
}

async function mustBeWhole(files: ModelName, isNew: boolean): Promise<void> {
  const damaged = await modelFiles.damaged(files, { isNew })
  if (damaged.length > 0) throw new DamagedModel(damaged)
}

async function load({ modelId, library, baseUrl, isNew }: Called<'load'>, say: Say): Promise<null> {
  const files = { id: modelId, library }
  engine = new MLCEngine({
    appConfig: configFor(modelId, baseUrl),
    initProgressCallback: (report) => say({ kind: 'progress', progress: phaseOf(report) }),
  })
  // What is here already is looked at before it runs.
  if (!isNew) await mustBeWhole(files, isNew)
  try {
    await engine.reload(modelId)
  } catch (cause) {
    const damaged = await modelFiles.damaged(files, { isNew: true })
    throw damaged.length > 0 ? new DamagedModel(damaged, { cause }) : cause
  }
  // Files that were changed on the way or since load all the same, and the model speaks nonsense.
  await mustBeWhole(files, isNew)
  await modelFiles.remember(files)
  return null
}

async function complete({ request }: Called<'complete'>, say: Say): Promise<LlmAnswers['complete']> {
  if (!engine) throw new Error('No model is loaded')
  const { messages, maxTokens, schema } = request
  const chunks = await engine.chat.completions.create({
    messages,
    max_tokens: maxTokens,
    temperature: 0.3,
    stream: true,
    stream_options: { include_usage: true },
    // Without a schema this form always fails; with one every complete answer is valid. The engine keeps what it
    // made of each schema, by its text.
    response_format: { type: 'json_object', schema: JSON.stringify(schema) },
  })
  let text = ''
  let finish: 'stop' | 'length' = 'stop'
  let formSeconds = 0
  for await (const chunk of chunks) {
    formSeconds = chunk.usage?.extra.grammar_init_s ?? formSeconds
    const choice = chunk.choices[0]
    text += choice?.delta.content ?? ''
    if (choice?.finish_reason === 'length') finish = 'length'
    if (text) say({ kind: 'text', text })
  }
  return { text, finish, formMs: formSeconds * 1000 }
}

/** The engine has the tokenizer of its model, but no way of its own to ask it. */
function count({ texts }: Called<'count'>): number[] | null {
  const pipelines: unknown = engine && Reflect.get(engine, 'loadedModelIdToPipeline')
  const [pipeline]: unknown[] = pipelines instanceof Map ? [...pipelines.values()] : []
  const tokenizer: unknown = pipeline instanceof Object ? Reflect.get(pipeline, 'tokenizer') : undefined
  const encode: unknown = tokenizer instanceof Object ? Reflect.get(tokenizer, 'encode') : undefined
  if (!(encode instanceof Function)) return null
  const counts = texts.map((text) => {
    const ids: unknown = encode.call(tokenizer, text)
    return ids instanceof Int32Array ? ids.length : Number.NaN
  })
  return counts.some(Number.isNaN) ? null : counts
}

async function answerTo(asked: Exclude<LlmCall, Called<'interrupt'>>, say: Say) {
  if (asked.call === 'load') return load(asked, say)
  if (asked.call === 'complete') return complete(asked, say)
  return count(asked)
}

async function answer(asked: LlmCall, say: Say): Promise<void> {
  if (asked.call === 'interrupt') return void (await engine?.interruptGenerate())
  try {
    say({ kind: 'done', value: await answerTo(asked, say) })
  } catch (error) {
    const damaged = error instanceof DamagedModel ? { damaged: error.files } : {}
    say({ kind: 'failed', text: errorText(error), ...damaged })
  }
}

addEventListener('message', ({ data: { id, ...asked } }: MessageEvent<ToWorker>) => {
  const say: Say = (event) => {
    const message: FromWorker = { ...event, id }
    postMessage(message)
  }
  void answer(asked, say)
})
