// Stands in for the processes that read files, and does what the name or the path of its task says.
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
  crash: () => process.abort(),
  bug: () => process.send?.({ ok: false, code: 'failed', message: 'undefined is not a function' }),
  settings: () => answer(Object.keys(process.env).sort().join()),
  answer: () => answer('answer'),
}

/** @param {string} name */
const answer = (name) => process.send?.({ ok: true, value: { result: {}, resume: { name }, facts: {} } })

process.on('message', (/** @type {{ name?: string, path?: string }} */ { name, path }) =>
  BEHAVIOURS[name ?? path ?? '']?.(),
)
