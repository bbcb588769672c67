import { catalog } from '#shared/i18n/catalog.ts'
import { NAMES, NOTES } from './design-list.ts'

// What each design is called, and what is said of it, by its id.

export const DESIGN_NAMES = catalog('design-names', NAMES)

export const DESIGN_NOTES = catalog('design-notes', NOTES)
