import { expect, test } from 'vitest'
import { isGrammarHiccup, meaningOf } from './failures.ts'

test.each([
  ["TypeError: Failed to execute 'add' on 'Cache': Request failed", 'model_files'],
  ['NetworkError: Failed to execute add: Cache.add() encountered a network error', 'interrupted'],
  ['TypeError: Failed to fetch', 'blocked'],
  ['Error: Unable to find a compatible GPU. This issue might be because …', 'no_webgpu'],
  ['ShaderF16SupportError: This model requires WebGPU extension shader-f16', 'no_f16'],
  ['ContextWindowSizeExceededError: Prompt tokens exceed context window size', 'too_long'],
  ['QuotaExceededError: The quota has been exceeded', 'quota'],
  ['Something nobody has seen', 'failed'],
])('%s means %s', (text, code) => {
  expect(meaningOf(text, true)).toBe(code)
})

test.each(['TypeError: Failed to fetch', "TypeError: Failed to execute 'add' on 'Cache': Request failed"])(
  'without a network, %s means that the network is missing',
  (text) => {
    expect(meaningOf(text, false)).toBe('offline')
  },
)

test('a grammar hiccup is worth another attempt, other errors are not', () => {
  expect(isGrammarHiccup('Error: Grammar matcher rejected the newly sampled token')).toBe(true)
  expect(isGrammarHiccup('TypeError: Failed to fetch')).toBe(false)
})
