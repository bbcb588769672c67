import { rmSync } from 'node:fs'
import { ensureBuilt } from '../../server/build.mjs'
import { findBrowser } from '../find-browser.mjs'
import { makeFreshData } from './app.ts'

/** Once for the whole run: the app is built from what is there, and a browser is found or installed. */
export default async function setup(): Promise<() => void> {
  ensureBuilt()
  process.env.CHROME_PATH = await findBrowser()
  const fresh = await makeFreshData()
  process.env.FRESH_DATA = fresh
  return () => rmSync(fresh, { recursive: true, force: true })
}
