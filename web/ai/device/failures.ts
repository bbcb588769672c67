import type { AiErrorCode } from '#shared/ai/errors.ts'

// What WebLLM says, as it was seen to say it, and what it means. Its worker's errors arrive as plain text.

const MEANINGS: [RegExp, AiErrorCode][] = [
  [/Unable to find a compatible GPU|WebGPU (is )?not (supported|available)|navigator\.gpu/i, 'no_webgpu'],
  [/ShaderF16Support|shader-f16/i, 'no_f16'],
  [/ContextWindowSizeExceeded/i, 'too_long'],
  [/QuotaExceeded|quota/i, 'quota'],
  [/NetworkError|network error/i, 'interrupted'],
  [/Failed to execute 'add' on 'Cache'|Request failed|404/i, 'model_files'],
  [/Failed to fetch/i, 'blocked'],
  [/device (was )?lost|out of memory|maxBufferSize|buffer size|DeviceLost/i, 'gpu_too_small'],
  [/integrity|tokenizer|Unexpected end of JSON|tensor-cache/i, 'model_files'],
]

export function meaningOf(text: string, online: boolean): AiErrorCode {
  const code = MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? 'failed'
  return !online && (code === 'blocked' || code === 'interrupted' || code === 'model_files')
    ? 'offline'
    : code
}

/** Seen with grammars: the next attempt usually succeeds. */
export const isGrammarHiccup = (text: string): boolean => /Grammar matcher rejected/i.test(text)
