import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { footHeight, useFoot, whenFootMoves } from './foot.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  document.body.innerHTML = '<div data-foot></div><div data-foot></div>'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const standAt = (...tops: number[]) => {
  for (const [at, foot] of document.querySelectorAll('[data-foot]').entries())
    foot.getBoundingClientRect = () => ({ top: innerHeight - (tops[at] ?? 0) }) as DOMRect
}

test.each([
  ['above the taller of two rows at the foot', [60, 90], true, 90],
  ['a row that is not at the foot yet takes none', [60, 700], true, 60],
  ['where nothing floats, nothing is measured', [60, 90], false, 0],
])('%s', (_, tops, floats, foot) => {
  standAt(...tops)
  expect(renderHook(() => useFoot(floats)).result.current).toBe(foot)
})

test('a toast stands above what floats there, which does not stand above itself', () => {
  standAt(60, 90)
  document.body.insertAdjacentHTML('beforeend', '<div data-floats></div>')
  const floating = document.querySelector('[data-floats]')!
  floating.getBoundingClientRect = () => ({ top: innerHeight - 180 }) as DOMRect
  expect([renderHook(() => useFoot(true)).result.current, footHeight()]).toEqual([90, 180])
})

test('a row that comes later moves what stands at the foot, until nobody listens', async () => {
  let told = 0
  const stop = whenFootMoves(() => {
    told++
  })
  const add = async () => {
    document.body.append(document.createElement('footer'))
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((drawn) => requestAnimationFrame(drawn))
    return told
  }
  expect(await add()).toBe(1)
  stop()
  expect(await add()).toBe(1)
})
