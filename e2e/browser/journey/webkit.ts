import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { type Control, type Driver, VIEWPORT } from './driver.ts'
import { newFolders } from './folders.ts'
import { ended } from './process.ts'

// WebKitGTK's small browser by WebDriver, on a screen of its own: https://www.w3.org/TR/webdriver2/

interface WebKitParts {
  driver: string
  browser: string
  screen: string
}

/** How the protocol names a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const CONTROL = '\uE009'
const RETURN = '\uE007'
/** The driver answers a script that never ends with an error after this. */
const SCRIPT_MS = 60_000

/** Resolves with the number of the screen, which the server chooses itself and writes to its fourth file. */
async function openScreen(executable: string): Promise<{ process: ChildProcess; display: string }> {
  const size = `${VIEWPORT.width + 100}x${VIEWPORT.height + 300}x24`
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset']
  const process = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const display = await new Promise<string>((resolve, reject) => {
    const [, , , chosen] = process.stdio
    ;(chosen as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    process.once('exit', (code) => reject(new Error(`${executable} ended with ${code}`)))
  })
  return { process, display }
}

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

const asking =
  (base: string): Ask =>
  async (method, at, body) => {
    const answer = await fetch(base + at, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: never }
    if (!answer.ok) throw new Error(`${method} ${at}: ${JSON.stringify(value)}`)
    return value
  }

/** Until the driver listens. */
async function listening(ask: Ask, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const status = await ask<{ ready: boolean }>('GET', '/status').catch(() => null)
    if (status?.ready) return
    await wait(50)
  }
  throw new Error(`The driver of WebKit ended with ${driver.exitCode}`)
}

/** A home of its own: neither settings nor fonts nor a session bus of who runs this. */
function surroundings(home: string, downloads: string, display: string): NodeJS.ProcessEnv {
  const config = path.join(home, 'config')
  mkdirSync(config)
  writeFileSync(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: config,
    XDG_CACHE_HOME: path.join(home, 'cache'),
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: '1',
    // There is no graphics processor where this runs.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
}

export async function driveWebKit({ driver: executable, browser, screen }: WebKitParts): Promise<Driver> {
  const { home, downloads, remove } = newFolders()
  const { process: screenProcess, display } = await openScreen(screen)
  const port = await freePort()
  const driver = spawn(executable, ['-p', String(port)], {
    env: surroundings(home, downloads, display),
    stdio: 'ignore',
  })
  const close = async () => {
    driver.kill()
    await ended(driver)
    screenProcess.kill()
    await ended(screenProcess)
    await remove()
  }
  try {
    const driverAsk = asking(`http://127.0.0.1:${port}`)
    await listening(driverAsk, driver)
    const options = { binary: browser, args: ['--automation'] }
    const { sessionId } = await driverAsk<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'eager', 'webkitgtk:browserOptions': options } },
    })
    const ask: Ask = (method, at, body) => driverAsk(method, `/session/${sessionId}${at}`, body)
    await ask('POST', '/timeouts', { script: SCRIPT_MS })
    await ask('POST', '/window/rect', VIEWPORT)
    // A part of the window is not the page's.
    const inner = await ask<number>('POST', '/execute/sync', { script: 'return innerHeight', args: [] })
    await ask('POST', '/window/rect', { ...VIEWPORT, height: 2 * VIEWPORT.height - inner })

    const run = async <T>(then: string, expression: string): Promise<T> => {
      const script = `const done = arguments[0]
        Promise.resolve().then(() => (${expression})).then(
          (value) => done({ value: ${then} }),
          (error) => done({ error: String(error) }))`
      const { value, error } = await ask<{ value: T; error?: string }>('POST', '/execute/async', {
        script,
        args: [],
      })
      if (error) throw new Error(error)
      return value
    }
    const elementOf = (id: string): Control => {
      const write = (text: string) => ask('POST', `/element/${id}/value`, { text })
      return {
        click: async () => {
          await ask('POST', `/element/${id}/click`, {})
        },
        type: async (text) => {
          await write(`${CONTROL}a${CONTROL}`)
          await write(text.replaceAll('\n', RETURN))
        },
        choose: async (file) => {
          await write(path.resolve(file))
        },
      }
    }
    return {
      downloads,
      goto: async (url) => {
        await ask('POST', '/url', { url })
      },
      value: async <T>(expression: string) =>
        JSON.parse(await run<string>('JSON.stringify({ value })', expression)).value as T,
      element: async (expression) => {
        const found = await run<Record<string, string> | null>('value', expression)
        const id = found?.[ELEMENT]
        return id ? elementOf(id) : null
      },
      picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
      close: async () => {
        await ask('DELETE', '')
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
