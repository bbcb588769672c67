import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import WebSocket from 'ws'
import { type Control, type Driver, VIEWPORT } from './driver.ts'
import { newFolders } from './folders.ts'
import { ended } from './process.ts'

// Firefox by WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi/

const PREFERENCES = {
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.region.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'ui.prefersReducedMotion': 1,
}

type Value = { type: string; value?: unknown; sharedId?: string }
type Evaluated = { type: string; result: Value; exceptionDetails?: { text: string } }

/** Resolves with the address Firefox says it listens at. */
const addressOf = (firefox: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = ''
    firefox.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? []
      if (address) resolve(`${address}/session`)
    })
    firefox.once('error', reject)
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${printed}`)))
  })

type Ask = <T>(method: string, params: object) => Promise<T>

async function connect(address: string): Promise<{ ask: Ask; close: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('message', (text) => {
    const { id, result, error, message } = JSON.parse(text.toString())
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result as never)
  })
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

async function openPage(firefox: ChildProcess) {
  const { ask, close } = await connect(await addressOf(firefox))
  await ask('session.new', { capabilities: {} })
  const tree = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  await ask('browsingContext.setViewport', { context, viewport: VIEWPORT })
  return { ask, close, context }
}

const CONTROL = '\uE009'

const keys = (pressed: string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: pressed.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const selectAll = {
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: CONTROL },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: CONTROL },
  ],
}

const pressOn = (sharedId: string) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

export async function driveFirefox(executable: string): Promise<Driver> {
  const { home, downloads, remove } = newFolders()
  const preferences = { ...PREFERENCES, 'browser.download.dir': downloads }
  writeFileSync(
    path.join(home, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  )
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0']
  const firefox = spawn(executable, args, {
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = async () => {
    firefox.kill()
    await ended(firefox)
    await remove()
  }
  const { ask, close, context } = await openPage(firefox).catch(async (error) => {
    await end()
    throw error
  })

  const evaluate = async (expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const perform = (...actions: object[]) => ask('input.performActions', { context, actions })
  const elementOf = (sharedId: string): Control => ({
    click: async () => {
      await perform(pressOn(sharedId))
    },
    type: async (text) => {
      await perform(pressOn(sharedId))
      await perform(selectAll)
      await perform(keys([...text]))
    },
    choose: async (file) => {
      await ask('input.setFiles', { context, element: { sharedId }, files: [path.resolve(file)] })
    },
  })
  return {
    downloads,
    goto: async (url) => {
      await ask('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    value: async (expression) => {
      const { value } = await evaluate(
        `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
      )
      return JSON.parse(String(value)).value
    },
    element: async (expression) => {
      const { sharedId } = await evaluate(expression)
      return sharedId ? elementOf(sharedId) : null
    },
    picture: async () => {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      close()
      await end()
    },
  }
}
