import type { Draft, TemplateName } from '#shared/schema/draft.ts'
import { DESIGNS } from './design-list.ts'

// What a page can look like. A draft says one of three templates, which every client knows; a design is one of those in
// another structure, and stands only as long as the template it was chosen with.

export type DesignName = (typeof DESIGNS)[number]['id']

interface Design {
  id: DesignName
  template: TemplateName
  columns?: true
}

export const designs: readonly Design[] = DESIGNS

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
