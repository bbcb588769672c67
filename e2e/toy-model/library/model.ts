import { fail } from './functions'
import { describeKernels, Kernel, run, setProgram, sourceOf, VOCABULARY, WIDTH } from './kernels'
import {
  ANY, alloc, copyAny, free, itemOf, make, newArray, objectOf, setObject, stringOf, T_ARRAY, T_NONE, T_OTHER, T_STRING, T_TENSOR, textOf,
} from './memory'
import { dimension, dimensionsOf, newTensor, shapeOf, WEBGPU } from './tensors'

// The model itself: the next token follows from the one before it, and from how likely each token is at all.

const METADATA =
  '{"model_type":"qwen2","quantization":"q4f32_1","context_window_size":4096,"sliding_window_size":-1,' +
  '"attention_sink_size":-1,"prefill_chunk_size":1024,"kv_state_kind":"kv_cache",' +
  '"params":[{"name":"model.embed_tokens"},{"name":"lm_head.bias"}]}'

function returnText(result: usize, text: string): i32 {
  setObject(result, T_STRING, stringOf(text))
  return 0
}
function onGpu(sizes: i64[], type: string): usize {
  return newTensor(sizes.dataStart, sizes.length, type, WEBGPU, 0, 0)
}
const parameter = (args: usize, index: usize): usize => objectOf(itemOf(objectOf(args), index))

const none = (_args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_NONE, 0)
  return 0
}
const metadata = (_args: usize, _count: i32, result: usize): i32 => returnText(result, METADATA)
const kernels = (_args: usize, _count: i32, result: usize): i32 => returnText(result, describeKernels())
const shader = (args: usize, _count: i32, result: usize): i32 => {
  const source = sourceOf(textOf(args))
  return source.length > 0 ? returnText(result, source) : fail('The toy model has no such program')
}
const prebuilt = (args: usize, count: i32, result: usize): i32 => {
  setProgram(textOf(args), objectOf(args + ANY))
  return none(args, count, result)
}

const embed = (args: usize, _count: i32, result: usize): i32 => {
  const ids = objectOf(args)
  const count = dimension(ids, 0)
  const found = onGpu([count, WIDTH], 'float32')
  if (run(Kernel.Embed, [parameter(args + ANY, 0), ids, found], [count], count * WIDTH, 64)) return -1
  setObject(result, T_TENSOR, found)
  return 0
}

/** Prefill and decode are one: only the last token counts. */
const forward = (args: usize, _count: i32, result: usize): i32 => {
  const embedded = objectOf(args)
  const logits = onGpu([1, 1, VOCABULARY], 'float32')
  const parameters = args + ANY * 2
  const buffers = [embedded, parameter(parameters, 0), parameter(parameters, 1), logits]
  if (run(Kernel.Logits, buffers, [dimension(embedded, 1) - 1, VOCABULARY], VOCABULARY, 256)) return -1
  const both = alloc(ANY * 2)
  setObject(both, T_TENSOR, logits)
  copyAny(args + ANY, both + ANY)
  setObject(result, T_ARRAY, newArray(both, 2))
  free(both)
  return 0
}

const cache = (_args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_OTHER, make(32, T_OTHER, 0))
  return 0
}
const mask = (args: usize, _count: i32, _result: usize): i32 =>
  run(Kernel.Mask, [objectOf(args), objectOf(args + ANY * 2)], [VOCABULARY], VOCABULARY, 256)

const soften = (args: usize, _count: i32, result: usize): i32 => {
  const logits = objectOf(args)
  const cooled = newTensor(shapeOf(logits), dimensionsOf(logits), 'float32', WEBGPU, 0, 0)
  if (run(Kernel.Temperature, [logits, objectOf(args + ANY), cooled], [VOCABULARY], VOCABULARY, 256)) return -1
  setObject(result, T_TENSOR, cooled)
  return 0
}
/** Nothing is sorted: the sampling below looks at all of them. */
const sorted = (args: usize, _count: i32, result: usize): i32 => {
  const both = alloc(ANY * 2)
  copyAny(args, both)
  copyAny(args, both + ANY)
  setObject(result, T_ARRAY, newArray(both, 2))
  free(both)
  return 0
}
const sample = (args: usize, _count: i32, result: usize): i32 => {
  const picked = onGpu([1], 'int32')
  if (run(Kernel.Pick, [objectOf(args), objectOf(args + ANY * 2), picked], [VOCABULARY], 256, 256)) return -1
  setObject(result, T_TENSOR, picked)
  return 0
}

/** The function of the model under this name, in the table of the module; 0 where there is none. */
export function functionOfModel(name: string): u32 {
  if (name == '_metadata') return metadata.index
  if (name == 'webgpu.get_fmap') return kernels.index
  if (name == 'webgpu.get_shader') return shader.index
  if (name == 'webgpu.update_prebuild') return prebuilt.index
  if (name == 'embed') return embed.index
  if (name == 'prefill' || name == 'decode') return forward.index
  if (name == 'create_tir_paged_kv_cache') return cache.index
  if (name == 'apply_bitmask_inplace') return mask.index
  if (name == 'softmax_with_temperature') return soften.index
  if (name == 'argsort_probs') return sorted.index
  if (name == 'sample_with_top_p') return sample.index
  if (name == 'vm_initialization' || name == 'apply_penalty_inplace' || name == 'apply_logit_bias_inplace')
    return none.index
  return 0
}
