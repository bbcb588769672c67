/** @module-tag thorough */
import { test } from 'vitest'
import { findWebKit } from '../../other-browsers.mjs'
import { walksThrough } from './run.ts'
import { driveWebKit } from './webkit.ts'

const parts = findWebKit()
if (parts) walksThrough('WebKit', () => driveWebKit(parts))
else test.skip('WebKit is not on this machine: install webkit2gtk-driver and xvfb', () => {})
