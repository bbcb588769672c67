import type { Draft } from '#shared/schema/draft.ts'

const LISTS = [
  'education',
  'experience',
  'projects',
  'skills',
  'extras',
  'links',
  'references',
  'sections',
  'unplaced',
] as const

/**
 * Every entry with an id of its own, by which it is told apart, moved and merged. What was read from a file or sent by
 * another program has none; they are named by their place, so that two devices give the same ones.
 */
export function withEntryIds(draft: Draft): Draft {
  const sections = identified(draft.sections, 'sections')
  const whole = sections.map((section) => {
    const entries = identified(section.entries, 'entry')
    return entries === section.entries ? section : { ...section, entries }
  })
  const same = whole.every((section, at) => section === draft.sections[at])
  const lists = { ...draft, sections: same ? draft.sections : whole }
  const named = LISTS.map((list) => [list, identified<{ id: string }>(lists[list], list)] as const)
  return named.every(([list, entries]) => entries === draft[list])
    ? draft
    : { ...draft, ...Object.fromEntries(named) }
}

function identified<Entry extends { id: string }>(entries: Entry[], list: string): Entry[] {
  const taken = new Set(entries.map(({ id }) => id).filter(Boolean))
  if (taken.size === entries.length) return entries
  const met = new Set<string>()
  return entries.map((entry, at) => {
    const mine = entry.id && !met.has(entry.id) ? entry.id : freeName(`${list}-${at + 1}`, taken)
    met.add(mine)
    taken.add(mine)
    return mine === entry.id ? entry : { ...entry, id: mine }
  })
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let again = 2; taken.has(name); again++) name = `${wanted}-${again}`
  return name
}
