/** @module-tag thorough */
import { test } from 'vitest'
import { findFirefox } from '../../other-browsers.mjs'
import { driveFirefox } from './firefox.ts'
import { walksThrough } from './run.ts'

const executable = findFirefox()
if (executable) walksThrough('Firefox', () => driveFirefox(executable))
else test.skip('Firefox is not on this machine: install firefox-esr', () => {})
