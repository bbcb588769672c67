// `npm run dev`: the API under tsx, restarted on a change, and the app under Vite with hot reload, on one address.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? String(Number(port) + 1)

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

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
    stop()
    process.exitCode = code ?? 0
  })
