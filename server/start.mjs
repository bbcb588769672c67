// `npm start`: builds when something changed since the last build, then runs the built server in this process.
import { ensureBuilt } from './build.mjs'

ensureBuilt()
// In a variable: before the first build there is nothing for the types to look at.
const built = '../dist/server/main.js'
await import(built)
