// Stands in for the processes that read files, and does what the name or the path of its task says.
import { existsSync, writeFileSync } from 'node:fs'

/** @type {unknown[]} */
const hoard = []

/** @type {Record<string, () => void>} */
const BEHAVIOURS = {
  hang: () => undefined,
  spin: () => {
    for (;;);
  },
  hoard: () => {
    setInterval(() => hoard.push(Buffer.alloc(32_000_000, 1)), 5)
  },
  heap: () => {
    for (;;) hoard.push(Array(10_000).fill({}))
  },
  crash: () => process.abort(),
  bug: () => process.send?.({ ok: false, code: 'failed', message: 'undefined is not a function' }),
  settings: () => answer(Object.keys(process.env).sort().join()),
  answer: () => answer('answer'),
}

/** @param {string} name */
const answer = (name) => process.send?.({ ok: true, value: { result: {}, resume: { name }, facts: {} } })

/** The second process of the same task finds the mark of the first. @param {string} mark */
const crashOnce = (mark) => {
  if (existsSync(mark)) answer('answer')
  else {
    writeFileSync(mark, '')
    process.abort()
  }
}

process.on('message', (/** @type {{ name?: string, path?: string }} */ { name, path }) => {
  const [what = '', mark] = (name ?? path ?? '').split(' ')
  if (what === 'crash-once' && mark) crashOnce(mark)
  else BEHAVIOURS[what]?.()
})
