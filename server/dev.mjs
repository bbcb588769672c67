// `npm run dev`: the API under tsx, restarted on a change, and the app under Vite with hot reload, on one address.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? String(Number(port) + 1)

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @param {string} wanted */
const isFree = (wanted) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(Number(wanted), () => probe.close(() => resolve(true)))
  })

for (const [name, wanted] of Object.entries({ PORT: port, API_PORT: apiPort }))
  if (!(await isFree(wanted))) {
    console.error(`Port ${wanted} is taken. Stop what uses it, or set another ${name}.`)
    process.exit(1)
  }

/** Without npx between us: it does not hand on the signal that ends us. @param {string} script @param {string[]} args @param {Record<string, string>} env */
const start = (script, args, env) =>
  spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })

const running = [
  start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  start('vite/bin/vite.js', ['--port', port, '--strictPort'], { API_PORT: apiPort }),
]

let stopping = false
const stop = () => {
  // A second signal would make tsx kill the server instead of waiting for it.
  if (stopping) return
  stopping = true
  for (const child of running) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of running)
  child.on('exit', (code) => {
    // The first that ends is why all do; the others end because they are told to.
    if (!stopping) process.exitCode = code ?? 1
    stop()
  })
