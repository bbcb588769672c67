/** @module-tag thorough */
import { findFirefox } from '../../other-browsers.mjs'
import { driveFirefox } from './firefox.ts'
import { walksThrough } from './run.ts'

walksThrough('Firefox', async () => {
  const executable = findFirefox()
  if (!executable) throw new Error('Firefox is not on this machine: install firefox-esr')
  return await driveFirefox(executable)
})
