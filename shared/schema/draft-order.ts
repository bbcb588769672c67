import { customKey, type Draft, type DraftCustomSection, type SectionName, sectionName } from './draft.ts'

// The sections of a draft in the order of the page, custom ones among them.

export type DraftSection =
  | { key: string; name: SectionName; custom?: undefined }
  | { key: string; name?: undefined; custom: { section: DraftCustomSection; at: number } }

type Ordered = Pick<Draft, 'layout' | 'sections'>

/** Those nobody moved follow in the usual order: what has no form of its own before the references. */
export function sectionsInOrder({ layout, sections }: Ordered): DraftSection[] {
  const named = new Map<string, DraftSection>()
  for (const name of sectionName.options) if (name !== 'references') named.set(name, { key: name, name })
  for (const [at, section] of sections.entries()) {
    const key = customKey(section.id || String(at))
    named.set(key, { key, custom: { section, at } })
  }
  named.set('references', { key: 'references', name: 'references' })
  const moved = layout.arrangement.length > 0 ? layout.arrangement : layout.order
  return [...new Set([...moved, ...named.keys()])].flatMap((key) => named.get(key) ?? [])
}

/** Both fields that say the order: clients that know no custom sections read the older one. */
export const arrangedAs = (keys: string[]): Pick<Draft['layout'], 'arrangement' | 'order'> => ({
  arrangement: keys,
  order: keys.filter((key): key is SectionName => key !== 'references' && sectionName.safeParse(key).success),
})

export const isHidden = ({ layout }: Pick<Draft, 'layout'>, key: string): boolean =>
  layout.hidden.includes(key)
