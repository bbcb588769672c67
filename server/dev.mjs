// `npm run dev`: the API under tsx, restarted on a change, and the app under Vite with hot reload, on one address.
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? String(Number(port) + 1)

/** @param {string} command @param {string[]} args @param {Record<string, string>} env */
const start = (command, args, env) =>
  spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })

const running = [
  start('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  start('npx', ['vite', '--port', port, '--strictPort'], { API_PORT: apiPort }),
]

const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of running)
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
