import { catalog } from '#shared/i18n/catalog.ts'
import type { DesignName } from './designs.ts'

// What each design is called, and what is said of it, by its id.

export const DESIGN_NAMES = catalog('design-names', {
  modern: 'Modern',
  classic: 'Classic',
  creative: 'Creative',
  compact: 'Compact',
  academic: 'Academic',
  'left-sidebar': 'Left sidebar',
  'right-sidebar': 'Right sidebar',
  timeline: 'Timeline',
  minimal: 'Minimal',
  portrait: 'With photo',
} satisfies Record<DesignName, string>)

export const DESIGN_NOTES = catalog('design-notes', {
  modern: 'Clean and professional',
  classic: 'Traditional and formal',
  creative: 'Unique and eye-catching',
  compact: 'Headings at the side, more on a page',
  academic: 'Name and number on each page',
  'left-sidebar': 'Skills beside your work',
  'right-sidebar': 'Work first, skills at its side',
  timeline: 'Dates in a column of their own',
  minimal: 'Black on white, made for print',
  portrait: 'Your picture beside your name',
} satisfies Record<DesignName, string>)
