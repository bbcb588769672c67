import { call, fail, ofDevice } from './functions'
import { alloc, ANY, bytesOf, free, hold, intOf, make, release, setInt, sizeOf, T_NONE, T_TENSOR } from './memory'

// Tensors: in this memory, or in that of the graphics processor, where `data` is the runtime's handle of a buffer.

const DATA = 24
const DEVICE = 28
const DEVICE_ID = 32
const DIMENSIONS = 36
const CODE = 40
const BITS = 41
const LANES = 42
const SHAPE = 44
const PARENT = 64
const BYTES = 68
const SIZE = 72

export const WEBGPU = 15

export function dataOf(tensor: usize): usize {
  return load<usize>(tensor, DATA)
}
export function shapeOf(tensor: usize): usize {
  return load<usize>(tensor, SHAPE)
}
export function dimensionsOf(tensor: usize): i32 {
  return load<i32>(tensor, DIMENSIONS)
}
export function dimension(tensor: usize, at: i32): i64 {
  return load<i64>(shapeOf(tensor) + at * 8)
}
export function byteSizeOf(tensor: usize): usize {
  return load<usize>(tensor, BYTES)
}
const isOnGpu = (tensor: usize): bool => load<i32>(tensor, DEVICE) == WEBGPU

let allocate: usize = 0
let deallocate: usize = 0
let toGpu: usize = 0
let fromGpu: usize = 0
let withinGpu: usize = 0

/** Calls the runtime with up to five numbers; the first number of the answer, or -1. */
function ask(work: usize, count: i32, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0): i64 {
  const args = alloc(ANY * 6)
  setInt(args, a)
  setInt(args + ANY, b)
  setInt(args + ANY * 2, c)
  setInt(args + ANY * 3, d)
  setInt(args + ANY * 4, e)
  const result = args + ANY * 5
  setInt(result, 0)
  store<i32>(result, T_NONE)
  const failed = call(work, args, count, result)
  const answer = failed ? -1 : intOf(result)
  free(args)
  return answer
}

const forget = (tensor: usize): void => {
  free(shapeOf(tensor))
  const parent = load<usize>(tensor, PARENT)
  if (parent) release(parent)
  else if (!isOnGpu(tensor)) free(dataOf(tensor))
  else if (dataOf(tensor)) {
    if (!deallocate) deallocate = ofDevice('deviceFreeDataSpace')
    ask(deallocate, 1, dataOf(tensor))
  }
}

const DIGIT_ZERO = 48
/** `float32`, `int32`, `uint32`: only these are used. */
function setType(tensor: usize, name: string): void {
  store<u8>(tensor, name.startsWith('int') ? 0 : name.startsWith('uint') ? 1 : 2, CODE)
  let bits = 0
  for (let i = 0; i < name.length; i++) {
    const digit = name.charCodeAt(i) - DIGIT_ZERO
    if (digit >= 0 && digit <= 9) bits = bits * 10 + digit
  }
  store<u8>(tensor, <u8>bits, BITS)
  store<u16>(tensor, 1, LANES)
}

export function newTensor(shape: usize, dimensions: i32, type: string, device: i32, id: i32, parent: usize): usize {
  const tensor = make(SIZE, T_TENSOR, forget.index)
  setType(tensor, type)
  const sizes = alloc(dimensions * 8 + 8)
  let count: i64 = 1
  for (let i = 0; i < dimensions; i++) {
    const size = load<i64>(shape + i * 8)
    store<i64>(sizes + i * 8, size)
    count *= size
  }
  const bytes = <usize>(count * load<u8>(tensor, BITS)) / 8
  store<i32>(tensor, dimensions, DIMENSIONS)
  store<usize>(tensor, sizes, SHAPE)
  store<usize>(tensor, bytes, BYTES)
  store<i32>(tensor, device, DEVICE)
  store<i32>(tensor, id, DEVICE_ID)
  if (parent) {
    hold(parent)
    store<usize>(tensor, parent, PARENT)
    store<usize>(tensor, dataOf(parent), DATA)
  } else if (device == WEBGPU) {
    if (!allocate) allocate = ofDevice('deviceAllocDataSpace')
    store<usize>(tensor, <usize>ask(allocate, 1, bytes), DATA)
  } else store<usize>(tensor, alloc(bytes > 0 ? bytes : 4), DATA)
  return tensor
}

export function viewOf(tensor: usize, shape: usize, type: string): usize {
  const device = load<i32>(tensor, DEVICE)
  return newTensor(bytesOf(shape), <i32>sizeOf(shape), type, device, load<i32>(tensor, DEVICE_ID), tensor)
}

export function copyTensor(from: usize, to: usize): i32 {
  const size = byteSizeOf(from)
  if (!isOnGpu(from) && !isOnGpu(to)) {
    memory.copy(dataOf(to), dataOf(from), byteSizeOf(to))
    return 0
  }
  if (!isOnGpu(from)) {
    if (!toGpu) toGpu = ofDevice('deviceCopyToGPU')
    return ask(toGpu, 4, dataOf(from), dataOf(to), 0, size) < 0 ? fail('copying to the GPU') : 0
  }
  if (!isOnGpu(to)) {
    if (!fromGpu) fromGpu = ofDevice('deviceCopyFromGPU')
    return ask(fromGpu, 4, dataOf(from), 0, dataOf(to), size) < 0 ? fail('copying from the GPU') : 0
  }
  if (!withinGpu) withinGpu = ofDevice('deviceCopyWithinGPU')
  return ask(withinGpu, 5, dataOf(from), 0, dataOf(to), 0, size) < 0 ? fail('copying on the GPU') : 0
}
