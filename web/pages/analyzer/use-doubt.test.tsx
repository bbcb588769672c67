import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyResume } from '#shared/schema/resume.ts'
import { engine } from '#web/worker/client.ts'
import { initialTarget, type Target } from './target.ts'
import { useDoubt } from './use-doubt.ts'

const NURSE = { category: 'Healthcare', name: 'Registered Nurse', confidence: 0.9 }
const likelyRole = vi.fn()
beforeEach(() => {
  vi.spyOn(engine, 'likelyRole').mockImplementation(() => likelyRole())
})
afterEach(() => {
  cleanup()
  likelyRole.mockReset()
})

const resume = async () => ({
  ...emptyResume(),
  name: 'Ada Quill',
  head: [{ text: 'Ada Quill', page: 1, line: 1, bullet: false }],
})
const opened = (known: Partial<Parameters<typeof useDoubt>[0]> = {}) =>
  renderHook(() => useDoubt({ unchosen: 'preset', likely: undefined, ...known })).result

async function asked(of: ReturnType<typeof opened>, target: Target = initialTarget) {
  let answer: boolean | undefined
  await act(async () => {
    answer = await of.current.doubts(target, resume)
  })
  return answer
}

test('a role nobody chose is asked about once the file is read, and the second press is the answer', async () => {
  likelyRole.mockResolvedValue(NURSE)
  const of = opened()
  expect(await asked(of)).toBe(true)
  expect(of.current).toMatchObject({ doubted: initialTarget, checking: false })
  expect(await asked(of)).toBe(false)
})

test('it is asked about where the likelier one is on the page already', async () => {
  const of = opened({ likely: NURSE })
  expect(await asked(of)).toBe(true)
  expect(likelyRole).not.toHaveBeenCalled()
  expect(await asked(of)).toBe(false)
})

test.each<[string, Parameters<typeof opened>[0]]>([
  ['the preset', {}],
  ['the preset, with that on the page', { likely: null }],
  ['the last one, used for somebody else', { unchosen: 'last', chosenFor: 'Bo Reed', likely: null }],
])('where no role is likely, %s is asked about', async (_, known) => {
  likelyRole.mockResolvedValue(null)
  const of = opened(known)
  expect(await asked(of)).toBe(true)
  expect(await asked(of)).toBe(false)
})

test('a role that was used last for somebody else is asked about', async () => {
  const of = opened({ unchosen: 'last', chosenFor: 'Bo Reed', likely: NURSE })
  expect(await asked(of)).toBe(true)
  expect(await asked(of)).toBe(false)
})

test.each<[string, Parameters<typeof opened>[0], Target, unknown]>([
  ['was chosen', { unchosen: null }, initialTarget, NURSE],
  [
    'was used before for the same person, beside the likelier one',
    { unchosen: 'last', chosenFor: 'Ada Quill', likely: NURSE },
    initialTarget,
    NURSE,
  ],
  ['was used before, nobody knows for whom', { unchosen: 'last', likely: NURSE }, initialTarget, NURSE],
  ['is the likelier one already', { likely: { ...NURSE, name: initialTarget.role } }, initialTarget, NURSE],
  ['fits', {}, initialTarget, { ...NURSE, name: initialTarget.role }],
  [
    'was used before for the same person, where none is likely',
    { unchosen: 'last', chosenFor: 'Ada Quill' },
    initialTarget,
    null,
  ],
  ['is none', { likely: null }, { ...initialTarget, category: '', role: '' }, null],
  ['is sent to the server', {}, { ...initialTarget, onServer: true }, NURSE],
])('a role that %s is analyzed for at once', async (_, known, target, found) => {
  likelyRole.mockResolvedValue(found)
  expect(await asked(opened(known), target)).toBe(false)
})

test('what is no resume is told so, and asked nothing', async () => {
  const of = opened()
  let answer: boolean | undefined
  await act(async () => {
    answer = await of.current.doubts(initialTarget, async () => ({
      ...emptyResume(),
      notAResume: 'It looks like a menu.',
    }))
  })
  expect(answer).toBe(false)
  expect(likelyRole).not.toHaveBeenCalled()
})

test('a file without text is no doubt: that is said instead', async () => {
  const of = opened()
  let answer: boolean | undefined
  await act(async () => {
    answer = await of.current.doubts(initialTarget, async () => emptyResume())
  })
  expect(answer).toBe(false)
  expect(likelyRole).not.toHaveBeenCalled()
})

test('a file that cannot be read is no doubt: what is wrong with it is said instead', async () => {
  const of = opened()
  await act(async () => {
    await expect(
      of.current.doubts(initialTarget, () => Promise.reject(new Error('damaged'))),
    ).rejects.toThrow('damaged')
  })
  expect(of.current).toMatchObject({ doubted: null, checking: false })
})

test.each([
  ['the same resume is compared with again is asked about no role', 'Ada Quill', false],
  ['was used for somebody else is asked about', 'Bo Reed', true],
])('a posting that %s', async (_, chosenFor, isAsked) => {
  likelyRole.mockResolvedValue(NURSE)
  const of = opened({ unchosen: 'last', chosenFor })
  const target = { ...initialTarget, description: 'Clerk at Contoso', descriptionOpen: true }
  expect(await asked(of, target)).toBe(isAsked)
})
