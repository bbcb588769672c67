// The few web-standard globals that browsers, workers and Node share. Nothing else of either is visible in `shared`.
interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBufferLike | ArrayBufferView, options?: { stream?: boolean }): string
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare class URL {
  constructor(url: string, base?: string | URL)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}
declare function structuredClone<T>(value: T): T
declare function atob(base64: string): string
