import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const MODULES = path.resolve('node_modules')
const FOLDER = path.join(MODULES, '.cache', 'legible')

/** The window of the tests in one file: a process reads it in a third of the time that a thousand files take. */
export const windowBundle = (): string => {
  const { version } = JSON.parse(readFileSync(path.join(MODULES, 'happy-dom', 'package.json'), 'utf8'))
  return path.join(FOLDER, `happy-dom-${version}.mjs`)
}

/** Once for all test files, and for as long as the package stays the same. */
export default async function setup(): Promise<void> {
  const file = windowBundle()
  if (existsSync(file)) return
  const outDir = `${file}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: path.join(MODULES, 'happy-dom', 'lib', 'index.js'),
        output: { entryFileNames: 'window.mjs', codeSplitting: false },
      },
    },
  })
  // Another run may be at the same: the name appears with the whole content.
  renameSync(path.join(outDir, 'window.mjs'), file)
  rmSync(outDir, { recursive: true })
}
