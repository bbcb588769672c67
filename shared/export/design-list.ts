// Written by `npm run generate:templates` from the files in pdf/templates.

export const DESIGNS = [
  { id: 'modern', template: 'modern' },
  { id: 'classic', template: 'classic' },
  { id: 'creative', template: 'creative' },
  { id: 'compact', template: 'modern' },
  { id: 'academic', template: 'classic' },
  { id: 'left-sidebar', template: 'modern', columns: true },
  { id: 'right-sidebar', template: 'classic', columns: true },
  { id: 'timeline', template: 'creative' },
  { id: 'minimal', template: 'classic' },
  { id: 'portrait', template: 'modern' },
] as const

export const NAMES = {
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
} as const

export const NOTES = {
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
} as const
