import { pathToFileURL } from 'node:url'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** Node has these too. */
const FROM_THE_WINDOW = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
]

/** As Vitest's `happy-dom`, from the bundle. */
const window: Environment = {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, { windowBundle }) {
    const { GlobalWindow } = await import(/* @vite-ignore */ pathToFileURL(windowBundle).href)
    const win = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      // A file that is saved is a link to `blob:` that is clicked. The window would go there, and from there to no other address.
      settings: { disableErrorCapturing: true, navigation: { disableFallbackToSetURL: true } },
    })
    const { keys, originals } = populateGlobal(global, win, {
      bindFunctions: true,
      additionalKeys: FROM_THE_WINDOW,
    })
    return {
      async teardown() {
        await win.happyDOM.abort()
        win.close()
        for (const key of keys) delete global[key]
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
}

export default window
