import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { FLOOR_IN_WORDS, PROBES } from '../../shared/browsers.ts'

// A script of its own, because the policy allows none in the page; deferred like the app's, and before it.

const NAME = 'too-old.js'

export const tooOldScript = (): string =>
  readFileSync(path.join(import.meta.dirname, NAME), 'utf8')
    .replace('__PROBES__', PROBES.map(({ test }) => test).join(' && '))
    .replace('__FLOOR__', FLOOR_IN_WORDS)

export const tooOld = (): Plugin => ({
  name: 'too-old',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: tooOldScript() })
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url !== `/${NAME}`) return next()
      response.setHeader('Content-Type', 'text/javascript')
      response.end(tooOldScript())
    })
  },
})
