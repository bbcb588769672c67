import { call, fail } from './functions'
import { alloc, ANY, free, hold, setInt } from './memory'
import { dataOf } from './tensors'

// What runs on the graphics processor, in its own language. Each takes buffers, then numbers.

/** As many tokens as the tokenizer knows, rounded up as the real model does it. */
export const VOCABULARY: i64 = 151936
/** Numbers a token is turned into. A real model has hundreds. */
export const WIDTH: i64 = 4

const EMBED =
  '@group(0) @binding(0) var<storage,read> weights:array<f32>;' +
  '@group(0) @binding(1) var<storage,read> ids:array<i32>;' +
  '@group(0) @binding(2) var<storage,read_write> found:array<f32>;' +
  'struct Numbers{count:i32,packDimX:u32};@group(0) @binding(3) var<uniform> n:Numbers;' +
  '@compute @workgroup_size(64) fn toy_embed(@builtin(global_invocation_id) at:vec3<u32>){' +
  'let i=i32(at.x);if(i>=n.count*4){return;}found[i]=weights[ids[i/4]*4+i%4];}'

const LOGITS =
  '@group(0) @binding(0) var<storage,read> embedded:array<f32>;' +
  '@group(0) @binding(1) var<storage,read> weights:array<f32>;' +
  '@group(0) @binding(2) var<storage,read> bias:array<f32>;' +
  '@group(0) @binding(3) var<storage,read_write> logits:array<f32>;' +
  'struct Numbers{row:i32,count:i32,packDimX:u32};@group(0) @binding(4) var<uniform> n:Numbers;' +
  '@compute @workgroup_size(256) fn toy_logits(@builtin(global_invocation_id) at:vec3<u32>){' +
  'let i=i32(at.x);if(i>=n.count){return;}var sum=bias[i];' +
  'for(var k=0;k<4;k++){sum+=embedded[n.row*4+k]*weights[i*4+k];}logits[i]=sum;}'

/** A token the grammar does not allow here becomes impossible. */
const MASK =
  '@group(0) @binding(0) var<storage,read_write> logits:array<f32>;' +
  '@group(0) @binding(1) var<storage,read> allowed:array<i32>;' +
  'struct Numbers{count:i32,packDimX:u32};@group(0) @binding(2) var<uniform> n:Numbers;' +
  '@compute @workgroup_size(256) fn toy_mask(@builtin(global_invocation_id) at:vec3<u32>){' +
  'let i=i32(at.x);if(i>=n.count){return;}' +
  'if(((allowed[i/32]>>u32(i%32))&1)==0){logits[i]=-1e9;}}'

const TEMPERATURE =
  '@group(0) @binding(0) var<storage,read> logits:array<f32>;' +
  '@group(0) @binding(1) var<storage,read> temperature:array<f32>;' +
  '@group(0) @binding(2) var<storage,read_write> cooled:array<f32>;' +
  'struct Numbers{count:i32,packDimX:u32};@group(0) @binding(3) var<uniform> n:Numbers;' +
  '@compute @workgroup_size(256) fn toy_temperature(@builtin(global_invocation_id) at:vec3<u32>){' +
  'let i=i32(at.x);if(i>=n.count){return;}cooled[i]=logits[i]/temperature[0];}'

/** Gumbel's trick: the largest of logit plus noise is a sample of the softmax. */
const PICK =
  '@group(0) @binding(0) var<storage,read> logits:array<f32>;' +
  '@group(0) @binding(1) var<storage,read> random:array<f32>;' +
  '@group(0) @binding(2) var<storage,read_write> picked:array<i32>;' +
  'struct Numbers{count:i32,packDimX:u32};@group(0) @binding(3) var<uniform> n:Numbers;' +
  'var<workgroup> best:array<f32,256>;var<workgroup> index:array<i32,256>;' +
  'fn mix(given:u32)->u32{var x=given;x^=x>>16u;x*=0x7feb352du;x^=x>>15u;x*=0x846ca68bu;x^=x>>16u;return x;}' +
  '@compute @workgroup_size(256) fn toy_pick(@builtin(local_invocation_id) at:vec3<u32>){' +
  'let t=i32(at.x);let seed=bitcast<u32>(random[0]);var most=-3e38;var which=-1;' +
  'for(var i=t;i<n.count;i+=256){let value=logits[i];if(value>-1e8){' +
  'let chance=(f32(mix(mix(u32(i)+1u)^seed)>>8u)+0.5)/16777216.0;' +
  'let score=value-log(-log(chance));if(score>most){most=score;which=i;}}}' +
  'best[t]=most;index[t]=which;workgroupBarrier();' +
  'for(var s=128;s>0;s/=2){if(t<s&&best[t+s]>best[t]){best[t]=best[t+s];index[t]=index[t+s];}workgroupBarrier();}' +
  'if(t==0){picked[0]=index[0];}}'

export enum Kernel {
  Embed,
  Logits,
  Mask,
  Temperature,
  Pick,
}
const NAMES = ['toy_embed', 'toy_logits', 'toy_mask', 'toy_temperature', 'toy_pick']
const SOURCES = [EMBED, LOGITS, MASK, TEMPERATURE, PICK]
/** For each buffer, whether it is written. */
const WRITES = ['0,0,1', '0,0,0,1', '1,0', '0,0,1', '0,0,1']
const NUMBERS = [1, 2, 1, 1, 1]

const programs = new StaticArray<usize>(5)

/** What the runtime wants to know of each before it makes it. */
export function describeKernels(): string {
  const all = new Array<string>()
  for (let i = 0; i < NAMES.length; i++) {
    const types = new Array<string>()
    for (let k = 0; k < WRITES[i].split(',').length; k++) types.push('"handle"')
    for (let k = 0; k < NUMBERS[i]; k++) types.push('"int32"')
    all.push(
      '"' + NAMES[i] + '":{"name":"' + NAMES[i] + '","arg_types":[' + types.join(',') + '],' +
        '"launch_param_tags":["paramWriteAccess:[' + WRITES[i] + ']","blockIdx.x","threadIdx.x"]}',
    )
  }
  return '{' + all.join(',') + '}'
}
export function sourceOf(name: string): string {
  const at = NAMES.indexOf(name)
  return at < 0 ? '' : SOURCES[at]
}
export function setProgram(name: string, program: usize): void {
  const at = NAMES.indexOf(name)
  if (at < 0) return
  hold(program)
  programs[at] = program
}

/** Runs a kernel over `threads` threads in groups of `group`. */
export function run(kernel: Kernel, buffers: usize[], numbers: i64[], threads: i64, group: i64): i32 {
  const program = programs[<i32>kernel]
  if (!program) return fail('A program of the toy model was not made')
  const count = buffers.length + numbers.length + 2
  const args = alloc((count + 1) * ANY)
  let at = args
  for (let i = 0; i < buffers.length; i++, at += ANY) setInt(at, dataOf(buffers[i]))
  for (let i = 0; i < numbers.length; i++, at += ANY) setInt(at, numbers[i])
  setInt(at, (threads + group - 1) / group)
  setInt(at + ANY, group)
  const failed = call(program, args, count, at + ANY * 2)
  free(args)
  return failed
}
