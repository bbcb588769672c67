/** @module-tag thorough */
import { startApp } from './app.ts'
import { DEVICES, lookAt } from './every-page.ts'

// What an administrator sees is everybody's: here it is only what this file made.
lookAt(
  ({ who }) => who !== 'member',
  () => startApp({}, DEVICES),
)
