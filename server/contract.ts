import type { ExtractSchema } from 'hono/types'
import type { Contract } from '#shared/schema/contract.ts'
import type { App } from './app.ts'

// Only types: the compiler refuses this file as soon as a route takes less or answers otherwise than the contract says.

type Served = ExtractSchema<App>
interface AnyCall {
  input: unknown
  output: unknown
  outputFormat: unknown
}

type Takes<Promised extends AnyCall, Real extends AnyCall> = Promised['input'] extends Real['input']
  ? true
  : 'takes something else'
/** Of what is answered without JSON nothing is promised. */
type Gives<Promised extends AnyCall, Real extends AnyCall> = Promised['outputFormat'] extends 'json'
  ? Real['output'] extends Promised['output']
    ? true
    : 'answers something else'
  : true

/** Each call for which the server does not keep the contract, with what is wrong. */
type Broken = {
  [Path in keyof Contract]: {
    [Method in keyof Contract[Path]]: Path extends keyof Served
      ? Method extends keyof Served[Path]
        ? [Contract[Path][Method], Served[Path][Method]] extends [
            infer Promised extends AnyCall,
            infer Real extends AnyCall,
          ]
          ? Exclude<Takes<Promised, Real> | Gives<Promised, Real>, true> extends infer Wrong
            ? [Wrong] extends [never]
              ? never
              : [Path, Method, Wrong]
            : never
          : [Path, Method, 'is no call']
        : [Path, Method, 'is not served']
      : [Path, Method, 'is not served']
  }[keyof Contract[Path]]
}[keyof Contract]

export const CONTRACT_KEPT: [Broken] extends [never] ? true : Broken = true
