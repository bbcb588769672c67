import { expect, test } from 'vitest'
import { reloadOnce } from './reload-once.ts'

function page({ answers = true } = {}) {
  const kept = new Map<string, string>()
  let [time, reloads] = [1_000_000, 0]
  return {
    later: (ms: number) => {
      time += ms
    },
    reloads: () => reloads,
    parts: {
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      now: () => time,
      answers: async () => answers,
      reload: () => {
        reloads += 1
      },
    },
  }
}

test('the page is opened anew once, and again only when time has passed', async () => {
  const one = page()
  expect([await reloadOnce(one.parts), await reloadOnce(one.parts), one.reloads()]).toEqual([true, false, 1])
  one.later(61_000)
  expect([await reloadOnce(one.parts), one.reloads()]).toEqual([true, 2])
})

test('without a server nothing is reloaded: what is on the screen would be gone', async () => {
  const one = page({ answers: false })
  expect([await reloadOnce(one.parts), one.reloads()]).toEqual([false, 0])
})
