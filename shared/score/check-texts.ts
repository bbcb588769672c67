import { catalog } from '#shared/i18n/catalog.ts'
import { CHECKS } from './all-checks.ts'

const byId = (text: 'title' | 'why'): Record<string, string> =>
  Object.fromEntries(CHECKS.map((check) => [check.id, check[text]]))

// What the checks say of themselves, in the language that is chosen.

export const TITLES = catalog('check-titles', byId('title'))
export const REASONS = catalog('check-reasons', byId('why'))
