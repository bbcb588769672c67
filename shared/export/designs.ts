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

interface Design {
  id: DesignName
  /** For clients that know the three only. */
  template: TemplateName
  /** It has a second column, and sections may be moved between the two. */
  columns?: true
}

export const designs: Design[] = [
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
]

export const designOf = ({ template, layout }: Pick<Draft, 'template' | 'layout'>): DesignName =>
  designs.find(({ id, template: under }) => id === layout.design && under === template)?.id ?? template

/** The same resume in another design. */
export function inDesign(draft: Draft, id: DesignName): Draft {
  const template = designs.find((design) => design.id === id)?.template ?? draft.template
  return { ...draft, template, layout: { ...draft.layout, design: id === template ? '' : id } }
}

/** Sections that a sidebar takes: lists of few words. */
const ASIDE = new Set(['skills', 'languages', 'interests'])

export const hasColumns = (draft: Pick<Draft, 'template' | 'layout'>): boolean =>
  designs.some(({ id, columns }) => columns && id === designOf(draft))

/** Whether a section stands in the narrow column: as the person said, or as usual. */
export const isAside = (columns: Draft['layout']['columns'], key: string): boolean =>
  Object.hasOwn(columns, key) ? columns[key] === 'aside' : ASIDE.has(key)
