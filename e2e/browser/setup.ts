import { ensureBuilt } from '../../server/start.mjs'
import { findBrowser } from '../find-browser.mjs'

/** Once for the whole run: the app is built from what is there, and a browser is found or installed. */
export default async function setup() {
  ensureBuilt()
  process.env.CHROME_PATH = await findBrowser()
}
