import { StartError } from './db/start-error.ts'
import { SettingsError } from './env.ts'

/** What keeps a command from going on, in one line; only what nobody foresaw shows where it came from. */
export function endInOneLine(error: unknown): never {
  console.error(error instanceof StartError || error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
