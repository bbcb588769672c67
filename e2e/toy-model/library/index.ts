import { call, errorText, fail, failWith, hostFunction, named, ourFunction, setNamed, setNamedSlice } from './functions'
import {
  alloc, ANY, bytesOf, free, hold, intOf, itemOf, kindOf, newArray, newModule, newShape, newString, objectOf, own, parametersOf,
  release, setInt, setObject, sizeOf, T_ARRAY, T_BYTES, T_BYTE_ARRAY, T_FUNCTION, T_MODULE, T_NONE, T_SHAPE, T_TENSOR, textOf,
  textOfSlice,
} from './memory'
import { functionOfModel } from './model'
import { byteSizeOf, copyTensor, dataOf, newTensor, viewOf } from './tensors'

// The library of the toy model: what WebLLM's runtime calls of a compiled one, and nothing more.

// ── what the runtime asks of the memory and of objects

export function TVMWasmAllocSpace(size: usize): usize {
  return alloc(size)
}
export function TVMWasmFreeSpace(at: usize): void {
  free(at)
}
export function TVMFFIObjectIncRef(object: usize): i32 {
  hold(object)
  return 0
}
export function TVMFFIObjectDecRef(object: usize): i32 {
  release(object)
  return 0
}
export function TVMFFIAnyViewToOwnedAny(view: usize, to: usize): i32 {
  own(view, to)
  return 0
}
export function TVMFFITypeKeyToIndex(key: usize, to: usize): i32 {
  const name = textOfSlice(key)
  store<i32>(to, name == 'ffi.Array' ? T_ARRAY : name == 'ffi.Module' ? T_MODULE : 200)
  return 0
}
export function TVMFFIGetTypeInfo(_type: i32): usize {
  const info = alloc(16)
  const name = String.UTF8.encode('toy.Object')
  store<usize>(info, changetype<usize>(name), 8)
  store<usize>(info, <usize>name.byteLength, 12)
  return info
}
export function TVMFFIDataTypeToString(_type: usize, _to: usize): i32 {
  return fail('The toy model does not name types')
}

// ── functions and errors

export function TVMFFIFunctionCall(object: usize, args: usize, count: i32, result: usize): i32 {
  return call(object, args, count, result)
}
export function TVMFFIWasmFunctionCreate(index: i32, to: usize): i32 {
  store<usize>(to, hostFunction(index))
  return 0
}
export function TVMFFIFunctionSetGlobal(name: usize, object: usize, _override: i32): i32 {
  hold(object)
  setNamedSlice(name, object)
  return 0
}
export function TVMFFIFunctionGetGlobal(name: usize, to: usize): i32 {
  introduce()
  const object = named(textOfSlice(name))
  if (object) hold(object)
  store<usize>(to, object)
  return 0
}
export function TVMFFIWasmGetLastError(): usize {
  return errorText()
}
export function TVMFFIErrorSetRaisedFromCStr(_kind: usize, message: usize): void {
  failWith(message)
}

// ── what the runtime finds by name

const none = (_args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_NONE, 0)
  return 0
}
const unused = (_args: usize, _count: i32, _result: usize): i32 => fail('This is not part of the toy model')

const newTensorOn = (args: usize, _count: i32, result: usize): i32 => {
  const shape = objectOf(args)
  const device = load<i32>(args + ANY * 2, 8)
  const id = load<i32>(args + ANY * 2, 12)
  const tensor = newTensor(bytesOf(shape), <i32>sizeOf(shape), textOf(args + ANY), device, id, 0)
  setObject(result, T_TENSOR, tensor)
  return dataOf(tensor) ? 0 : fail('There is no memory for a tensor')
}
const copyBetween = (args: usize, count: i32, result: usize): i32 => {
  none(args, count, result)
  return copyTensor(objectOf(args), objectOf(args + ANY))
}
const fillFromBytes = (args: usize, count: i32, result: usize): i32 => {
  const tensor = objectOf(args)
  const given = objectOf(args + ANY)
  const isSlice = load<i32>(args + ANY) == T_BYTE_ARRAY
  const from = isSlice ? load<usize>(given) : bytesOf(given)
  const size = isSlice ? load<usize>(given, 4) : sizeOf(given)
  memory.copy(dataOf(tensor), from, min(size, byteSizeOf(tensor)))
  return none(args, count, result)
}
const bytesOfTensor = (args: usize, _count: i32, result: usize): i32 => {
  const tensor = objectOf(args)
  setObject(result, T_BYTES, newString(T_BYTES, dataOf(tensor), byteSizeOf(tensor)))
  return 0
}
const viewOfTensor = (args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_TENSOR, viewOf(objectOf(args), objectOf(args + ANY), textOf(args + ANY * 2)))
  return 0
}
const shape = (args: usize, count: i32, result: usize): i32 => {
  setObject(result, T_SHAPE, newShape(args, count))
  return 0
}
const array = (args: usize, count: i32, result: usize): i32 => {
  setObject(result, T_ARRAY, newArray(args, count))
  return 0
}
const arraySize = (args: usize, _count: i32, result: usize): i32 => {
  setInt(result, sizeOf(objectOf(args)))
  return 0
}
const arrayItem = (args: usize, _count: i32, result: usize): i32 => {
  const index = intOf(args + ANY)
  if (index < 0 || index >= <i64>sizeOf(objectOf(args))) return fail('There is no such item')
  own(itemOf(objectOf(args), <usize>index), result)
  return 0
}

// ── the weights, by their names

const weightNames = new Array<string>()
const weights = new Array<usize>()

const keepWeight = (args: usize, count: i32, result: usize): i32 => {
  const tensor = objectOf(args + ANY)
  const at = weightNames.indexOf(textOf(args))
  hold(tensor)
  if (at >= 0) {
    release(weights[at])
    weights[at] = tensor
  } else {
    weightNames.push(textOf(args))
    weights.push(tensor)
  }
  return none(args, count, result)
}
const weight = (args: usize, count: i32, result: usize): i32 => {
  const at = weightNames.indexOf(textOf(args))
  if (at < 0) return none(args, count, result)
  hold(weights[at])
  setObject(result, T_TENSOR, weights[at])
  return 0
}
const forgetWeights = (args: usize, count: i32, result: usize): i32 => {
  for (let i = 0; i < weights.length; i++) release(weights[i])
  weights.length = 0
  weightNames.length = 0
  return none(args, count, result)
}

// ── modules: the library, the machine that runs the model, and its parameters

const LIBRARY = 0
const MACHINE = 1
const PARAMETERS = 2

const library = (_args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_MODULE, newModule(LIBRARY, 0))
  return 0
}
const machine = (_args: usize, _count: i32, result: usize): i32 => {
  setObject(result, T_MODULE, newModule(MACHINE, 0))
  return 0
}
const parametersByName = (args: usize, _count: i32, result: usize): i32 => {
  const wanted = objectOf(args)
  const count = <i32>sizeOf(wanted)
  const found = alloc(count * ANY + ANY)
  for (let i = 0; i < count; i++) {
    const at = weightNames.indexOf(textOf(itemOf(wanted, i)))
    if (at < 0) return fail('Cannot find parameter in cache')
    setObject(found + i * ANY, T_TENSOR, weights[at])
  }
  setObject(result, T_MODULE, newModule(PARAMETERS, newArray(found, count)))
  free(found)
  return 0
}
let parameters: usize = 0
const giveParameters = (_args: usize, _count: i32, result: usize): i32 => {
  hold(parameters)
  setObject(result, T_ARRAY, parameters)
  return 0
}
const functionOfModule = (args: usize, count: i32, result: usize): i32 => {
  const module = objectOf(args)
  const name = textOf(args + ANY)
  let index: u32 = 0
  if (kindOf(module) == LIBRARY && name == 'vm_load_executable') index = machine.index
  if (kindOf(module) == MACHINE) index = functionOfModel(name)
  if (kindOf(module) == PARAMETERS && name == 'get_params') {
    parameters = parametersOf(module)
    index = giveParameters.index
  }
  if (!index) return none(args, count, result)
  setObject(result, T_FUNCTION, ourFunction(index))
  return 0
}

// ── their names

let introduced = false
function introduce(): void {
  if (introduced) return
  introduced = true
  const set = (name: string, index: u32): void => setNamed(name, ourFunction(index))
  set('ffi.ModuleGetFunction', functionOfModule.index)
  set('ffi.SystemLib', library.index)
  set('ffi.Array', array.index)
  set('ffi.ArraySize', arraySize.index)
  set('ffi.ArrayGetItem', arrayItem.index)
  set('ffi.Shape', shape.index)
  set('runtime.TVMTensorAllocWithScope', newTensorOn.index)
  set('runtime.TVMTensorCopyFromTo', copyBetween.index)
  set('runtime.TVMTensorCreateView', viewOfTensor.index)
  set('tvmjs.runtime.TensorCopyFromBytes', fillFromBytes.index)
  set('tvmjs.runtime.TensorCopyToBytes', bytesOfTensor.index)
  set('vm.builtin.tensor_cache.get', weight.index)
  set('vm.builtin.tensor_cache.update', keepWeight.index)
  set('vm.builtin.tensor_cache.clear', forgetWeights.index)
  set('vm.builtin.param_module_from_cache_by_name', parametersByName.index)
  const needless = [
    'vm.builtin.tensor_cache.remove',
    'vm.builtin.kv_state_clear',
    'vm.builtin.kv_state_add_sequence',
    'vm.builtin.kv_state_remove_sequence',
    'vm.builtin.kv_state_begin_forward',
    'vm.builtin.kv_state_end_forward',
    'vm.builtin.attention_kv_cache_enable_sliding_window_for_seq',
  ]
  for (let i = 0; i < needless.length; i++) set(needless[i], none.index)
  // Looked up by the runtime when it starts, and never called for this model.
  const never = [
    'ffi.FunctionListGlobalNamesFunctor',
    'ffi.ModuleImportModule',
    'tvmjs.runtime.ArrayConcat',
    'tvmjs.runtime.ConcatEmbeddings',
    'tvmjs.array.decode_storage',
    'vm.builtin.param_module_from_cache',
    'vm.builtin.sample_top_p_from_logits',
    'vm.builtin.sample_top_p_from_prob',
    'vm.builtin.apply_repetition_penalty',
    'vm.builtin.apply_presence_and_frequency_penalty',
    'vm.builtin.apply_softmax_with_temperature',
  ]
  for (let i = 0; i < never.length; i++) set(never[i], unused.index)
}
