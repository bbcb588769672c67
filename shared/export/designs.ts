import type { Draft, TemplateName } from '#shared/schema/draft.ts'

// What a page can look like. A draft says one of three templates, which every client knows; a design is one of those in
// another structure, and stands only as long as the template it was chosen with.

export type DesignName =
  | TemplateName
  | 'compact'
  | 'academic'
  | 'left-sidebar'
  | 'right-sidebar'
  | 'timeline'
  | 'minimal'
  | 'portrait'

export interface Design {
  id: DesignName
  name: string
  about: string
  /** For clients that know the three only. */
  template: TemplateName
  /** It has a second column, and sections may be moved between the two. */
  columns?: true
}

export const designs: Design[] = [
  { id: 'modern', name: 'Modern', about: 'Clean and professional', template: 'modern' },
  { id: 'classic', name: 'Classic', about: 'Traditional and formal', template: 'classic' },
  { id: 'creative', name: 'Creative', about: 'Unique and eye-catching', template: 'creative' },
  { id: 'compact', name: 'Compact', about: 'Headings at the side, more on a page', template: 'modern' },
  { id: 'academic', name: 'Academic', about: 'Name and number on each page', template: 'classic' },
  {
    id: 'left-sidebar',
    name: 'Left sidebar',
    about: 'Skills beside your work',
    template: 'modern',
    columns: true,
  },
  {
    id: 'right-sidebar',
    name: 'Right sidebar',
    about: 'Work first, skills at its side',
    template: 'classic',
    columns: true,
  },
  { id: 'timeline', name: 'Timeline', about: 'Dates in a column of their own', template: 'creative' },
  { id: 'minimal', name: 'Minimal', about: 'Black on white, made for print', template: 'classic' },
  { id: 'portrait', name: 'With photo', about: 'Your picture beside your name', template: 'modern' },
]

export const designOf = ({ template, layout }: Pick<Draft, 'template' | 'layout'>): DesignName =>
  designs.find(({ id, template: under }) => id === layout.design && under === template)?.id ?? template

/** The same resume in another design. */
export function inDesign(draft: Draft, id: DesignName): Draft {
  const { template } = designs.find((design) => design.id === id)!
  return { ...draft, template, layout: { ...draft.layout, design: id === template ? '' : id } }
}

/** Sections that a sidebar takes: lists of few words. */
const ASIDE = new Set(['skills', 'languages', 'interests'])

export const hasColumns = (draft: Pick<Draft, 'template' | 'layout'>): boolean =>
  designs.some(({ id, columns }) => columns && id === designOf(draft))

/** Whether a section stands in the narrow column: as the person said, or as usual. */
export const isAside = (columns: Draft['layout']['columns'], key: string): boolean =>
  Object.hasOwn(columns, key) ? columns[key] === 'aside' : ASIDE.has(key)
