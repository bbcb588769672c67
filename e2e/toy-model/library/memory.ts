// The objects of the interface between WebLLM's runtime and a compiled model library, as they lie in memory.
// AssemblyScript, 32-bit pointers. Every offset here is the runtime's, not a choice of ours.

export const T_NONE = 0
export const T_INT = 1
export const T_FLOAT = 3
export const T_POINTER = 4
export const T_RAW_STRING = 8
export const T_BYTE_ARRAY = 9
export const T_STRING = 65
export const T_BYTES = 66
export const T_FUNCTION = 68
export const T_SHAPE = 69
export const T_TENSOR = 70
export const T_ARRAY = 71
export const T_MODULE = 73
export const T_OTHER = 140
/** From here on a value is an object that is counted. */
const FIRST_OBJECT = 64

export const ANY = 16
const HEADER = 24
const DELETER = 16

// ── memory

export function alloc(size: usize): usize {
  const at = heap.alloc(size > 0 ? size : 1)
  memory.fill(at, 0, size)
  return at
}
export function free(at: usize): void {
  if (at) heap.free(at)
}

// ── text

export function textAt(at: usize, length: usize): string {
  return String.UTF8.decodeUnsafe(at, length)
}
export function lengthOfC(at: usize): usize {
  let end = at
  while (load<u8>(end)) end++
  return end - at
}
/** A copy that ends with a zero. */
export function keepText(text: string): usize {
  const length = String.UTF8.byteLength(text)
  const at = alloc(length + 1)
  String.UTF8.encodeUnsafe(changetype<usize>(text), text.length, at)
  return at
}
/** A pointer and a length, one behind the other. */
export function textOfSlice(slice: usize): string {
  return textAt(load<usize>(slice), load<usize>(slice, 4))
}

// ── values

export function typeOf(any: usize): i32 {
  return load<i32>(any)
}
export function objectOf(any: usize): usize {
  return load<usize>(any, 8)
}
export function setInt(any: usize, value: i64): void {
  store<i32>(any, T_INT)
  store<i32>(any, 0, 4)
  store<i64>(any, value, 8)
}
export function setObject(any: usize, type: i32, object: usize): void {
  setInt(any, 0)
  store<i32>(any, type)
  store<usize>(any, object, 8)
}
export function intOf(any: usize): i64 {
  const type = typeOf(any)
  if (type == T_FLOAT) return <i64>load<f64>(any, 8)
  return type == T_POINTER ? <i64>objectOf(any) : load<i64>(any, 8)
}
export function textOf(any: usize): string {
  const at = objectOf(any)
  return typeOf(any) == T_STRING ? textAt(bytesOf(at), sizeOf(at)) : textAt(at, lengthOfC(at))
}
export function copyAny(from: usize, to: usize): void {
  memory.copy(to, from, ANY)
}

// ── objects: a count, a type, what to do at the end

export function make(size: usize, type: i32, deleter: u32): usize {
  const object = alloc(size)
  store<i64>(object, 1)
  store<i32>(object, type, 8)
  store<u32>(object, deleter, DELETER)
  return object
}
export function hold(object: usize): void {
  store<i64>(object, load<i64>(object) + 1)
}
export function release(object: usize): void {
  const left = load<i64>(object) - 1
  store<i64>(object, left)
  if (left > 0) return
  const deleter = load<u32>(object, DELETER)
  if (deleter) call_indirect<void>(deleter, object)
  free(object)
}
export function releaseAny(any: usize): void {
  if (typeOf(any) >= FIRST_OBJECT) release(objectOf(any))
}

// ── strings, shapes and arrays: a pointer and a count

export function bytesOf(object: usize): usize {
  return load<usize>(object, HEADER)
}
export function sizeOf(object: usize): usize {
  return load<usize>(object, HEADER + 4)
}
function withContent(type: i32, deleter: u32, content: usize, size: usize): usize {
  const object = make(HEADER + 8, type, deleter)
  store<usize>(object, content, HEADER)
  store<usize>(object, size, HEADER + 4)
  return object
}
const freeContent = (object: usize): void => free(bytesOf(object))

export function newString(type: i32, from: usize, size: usize): usize {
  const copy = alloc(size + 1)
  memory.copy(copy, from, size)
  return withContent(type, freeContent.index, copy, size)
}
export function stringOf(text: string): usize {
  const at = keepText(text)
  return withContent(T_STRING, freeContent.index, at, lengthOfC(at))
}
export function newShape(args: usize, count: i32): usize {
  const sizes = alloc(count * 8 + 8)
  for (let i = 0; i < count; i++) store<i64>(sizes + i * 8, intOf(args + i * ANY))
  return withContent(T_SHAPE, freeContent.index, sizes, count)
}

const freeItems = (array: usize): void => {
  for (let i: usize = 0; i < sizeOf(array); i++) releaseAny(bytesOf(array) + i * ANY)
  free(bytesOf(array))
}
export function newArray(args: usize, count: i32): usize {
  const items = alloc(count * ANY + ANY)
  for (let i = 0; i < count; i++) own(args + i * ANY, items + i * ANY)
  return withContent(T_ARRAY, freeItems.index, items, count)
}
export function itemOf(array: usize, index: usize): usize {
  return bytesOf(array) + index * ANY
}

/** A view becomes a value that is held. */
export function own(view: usize, to: usize): void {
  const type = typeOf(view)
  const at = objectOf(view)
  if (type == T_RAW_STRING) setObject(to, T_STRING, newString(T_STRING, at, lengthOfC(at)))
  else if (type == T_BYTE_ARRAY) setObject(to, T_BYTES, newString(T_BYTES, load<usize>(at), load<usize>(at, 4)))
  else {
    if (type >= FIRST_OBJECT) hold(at)
    copyAny(view, to)
  }
}

// ── modules: which one, and the parameters of the model

export function newModule(kind: i32, parameters: usize): usize {
  const module = make(HEADER + 8, T_MODULE, 0)
  store<i32>(module, kind, HEADER)
  store<usize>(module, parameters, HEADER + 4)
  return module
}
export function kindOf(module: usize): i32 {
  return load<i32>(module, HEADER)
}
export function parametersOf(module: usize): usize {
  return load<usize>(module, HEADER + 4)
}
