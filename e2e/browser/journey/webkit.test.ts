/** @module-tag thorough */
import { findWebKit } from '../../other-browsers.mjs'
import { walksThrough } from './run.ts'
import { driveWebKit } from './webkit.ts'

walksThrough('WebKit', async () => {
  const parts = findWebKit()
  if (!parts) throw new Error('WebKit is not on this machine: install webkit2gtk-driver and xvfb')
  return await driveWebKit(parts)
})
