// @apart: what is proven is what happens where zod is loaded for the first time.
import { expect, test } from 'vitest'
import './zod-without-eval.ts'
import { z } from 'zod'

test('zod is told before its first schema is made not to try to compile', () => {
  expect(z.config().jitless).toBe(true)
})
