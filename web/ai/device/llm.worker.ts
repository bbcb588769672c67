import {
  type AppConfig,
  hasModelInCache,
  type InitProgressReport,
  MLCEngine,
  prebuiltAppConfig,
} from '@mlc-ai/web-llm'
import * as Comlink from 'comlink'
import type { LlmAnswer, LlmWorkerApi, LoadProgress } from './protocol.ts'

// WebLLM in a worker of its own. It is started after consent and not before: importing it costs two megabytes.

let engine: MLCEngine | null = null

/** An operator may serve the files from an origin of theirs: BASE/MODEL_ID/ and BASE/libs/NAME.wasm. */
function configFor(modelId: string, baseUrl: string): AppConfig {
  const known = prebuiltAppConfig.model_list.find((model) => model.model_id === modelId)
  if (!known) throw new Error(`Model ${modelId} is not in the list of this version`)
  if (!baseUrl) return { ...prebuiltAppConfig, model_list: [known] }
  const base = baseUrl.replace(/\/+$/, '')
  const wasm = known.model_lib.slice(known.model_lib.lastIndexOf('/') + 1)
  return {
    ...prebuiltAppConfig,
    model_list: [{ ...known, model: `${base}/${modelId}`, model_lib: `${base}/libs/${wasm}` }],
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

async function answer<T>(work: () => Promise<T>): Promise<LlmAnswer<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, text: String(error) }
  }
}

const api: LlmWorkerApi = {
  load: (modelId, baseUrl, onProgress) =>
    answer(async () => {
      engine = new MLCEngine({
        appConfig: configFor(modelId, baseUrl),
        initProgressCallback: (report) => onProgress(phaseOf(report)),
      })
      await engine.reload(modelId)
      return null
    }),

  complete: ({ messages, schema, maxTokens }, onText) =>
    answer(async () => {
      if (!engine) throw new Error('No model is loaded')
      const chunks = await engine.chat.completions.create({
        messages,
        max_tokens: maxTokens,
        temperature: 0.3,
        stream: true,
        // Without a schema this form always fails; with one every complete answer is valid.
        response_format: { type: 'json_object', schema: JSON.stringify(schema) },
      })
      let text = ''
      let finish: 'stop' | 'length' = 'stop'
      for await (const chunk of chunks) {
        const choice = chunk.choices[0]
        text += choice?.delta.content ?? ''
        if (choice?.finish_reason === 'length') finish = 'length'
        onText(text)
      }
      return { text, finish }
    }),

  async interrupt() {
    await engine?.interruptGenerate()
  },

  isDownloaded: (modelId, baseUrl) => answer(() => hasModelInCache(modelId, configFor(modelId, baseUrl))),

  // Not WebLLM's own way: that reads the files first, and fails where one is missing or damaged.
  remove: (modelId, baseUrl) =>
    answer(async () => {
      const [config] = configFor(modelId, baseUrl).model_list
      const isOfModel = (url: string) =>
        config !== undefined && (url.startsWith(`${config.model}/`) || url === config.model_lib)
      for (const name of (await caches.keys()).filter((known) => known.startsWith('webllm'))) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) if (isOfModel(request.url)) await cache.delete(request)
      }
      return null
    }),
}

Comlink.expose(api)
