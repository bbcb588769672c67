import { ANY, keepText, make, setInt, T_FUNCTION, T_RAW_STRING, textOfSlice } from './memory'

// Functions of both sides as one kind of object, and the table of those that are known by name.

@external('env', 'TVMFFIWasmSafeCall')
declare function callHost(index: i32, args: usize, count: i32, result: usize): i32
@external('env', 'TVMFFIWasmFunctionDeleter')
declare function deleteHost(index: i32): void

const HOST = 24
const OURS = 28
const SIZE = 32

const forget = (object: usize): void => {
  const host = load<i32>(object, HOST)
  if (host) deleteHost(host)
}

export function hostFunction(index: i32): usize {
  const object = make(SIZE, T_FUNCTION, forget.index)
  store<i32>(object, index, HOST)
  return object
}
/** `index`: of a function here, in the table of the module. */
export function ourFunction(index: u32): usize {
  const object = make(SIZE, T_FUNCTION, forget.index)
  store<u32>(object, index, OURS)
  return object
}
export function call(object: usize, args: usize, count: i32, result: usize): i32 {
  const host = load<i32>(object, HOST)
  if (host) return callHost(host, args, count, result)
  return call_indirect<i32>(load<u32>(object, OURS), args, count, result)
}

let lastError: usize = 0
export function fail(message: string): i32 {
  lastError = keepText(message)
  return -1
}
export function failWith(message: usize): void {
  lastError = message
}
export function errorText(): usize {
  return lastError ? lastError : keepText('The toy model failed')
}

// ── names

const names = new Array<string>()
const functions = new Array<usize>()

export function named(name: string): usize {
  const at = names.indexOf(name)
  return at < 0 ? 0 : functions[at]
}
export function setNamed(name: string, object: usize): void {
  const at = names.indexOf(name)
  if (at >= 0) functions[at] = object
  else {
    names.push(name)
    functions.push(object)
  }
}
export function setNamedSlice(slice: usize, object: usize): void {
  setNamed(textOfSlice(slice), object)
}

/** What the runtime offers of the graphics processor, by its name there. */
export function ofDevice(name: string): usize {
  const api = named('wasm.WebGPUDeviceAPI')
  if (!api) return 0
  const args = heap.alloc(ANY * 2)
  const text = keepText(name)
  setInt(args, 0)
  store<i32>(args, T_RAW_STRING)
  store<usize>(args, text, 8)
  setInt(args + ANY, 0)
  const failed = call(api, args, 1, args + ANY)
  const found = failed ? <usize>0 : load<usize>(args + ANY, 8)
  heap.free(args)
  heap.free(text)
  return found
}
