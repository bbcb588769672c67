import { expect, test } from 'vitest'
import type { AiError } from './errors.ts'
import { rewrite } from './rewrite.ts'
import { scripted } from './testing/scripted.ts'

const request = { text: 'Responsible for 3 shops in Lyon', purpose: 'bullet' as const, targetRole: '' }
const skillsIn = async (texts: string[]) => texts.map(() => [])
const answer = (...variants: string[]) => JSON.stringify({ variants })

test('variants that keep the facts are offered, those that invent one are refused and counted', async () => {
  const { model } = scripted([
    answer('Ran 3 shops in Lyon', 'Ran 3 shops in Lyon and raised sales by 20%', 'Ran shops in Lyon'),
  ])
  const { variants, refused } = await rewrite(model, request, { skillsIn })
  expect(variants.map((v) => v.text)).toEqual(['Ran 3 shops in Lyon', 'Ran shops in Lyon'])
  expect(variants[1]?.lost.map((c) => c.text)).toEqual(['3'])
  expect(refused).toBe(1)
})

test('the same text again is no variant', async () => {
  const { model } = scripted([answer(request.text, ` ${request.text} `)])
  expect((await rewrite(model, request, { skillsIn })).variants).toEqual([])
})

test('an answer out of form is refused', async () => {
  const failed = rewrite(scripted(['Sure!']).model, request, { skillsIn })
  await expect(failed.catch((error: AiError) => error.code)).resolves.toBe('not_json')
})
