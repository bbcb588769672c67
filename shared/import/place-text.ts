import { oneLine } from '#shared/export/plain.ts'
import {
  type Draft,
  draftCustomSection,
  draftSkill,
  ENTRIES_MAX,
  FIELD_MAX,
  type UnplacedText,
} from '#shared/schema/draft.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { beginningOf } from './fitting.ts'
import { t } from './texts.ts'

// Text of an imported file that no field has, put where a person says it belongs.

export interface TextTarget {
  /** A field of the draft, or one of those below. */
  value: string
  label: string
}

export const OWN_SECTION = 'own-section'
export const LEFT_OUT = 'left-out'

const named = (parts: string[], at: number): string =>
  parts.map(oneLine).filter(Boolean).join(', ') || String(at + 1)

/** Every field that takes further lines, and those of the contact that are empty. */
export const targetsOf = (draft: Draft): TextTarget[] => [
  { value: 'summary', label: t.summary },
  ...draft.experience.map((entry, at) => ({
    value: `experience.${at}`,
    label: t.experience({ entry: named([entry.position, entry.company], at) }),
  })),
  ...draft.education.map((entry, at) => ({
    value: `education.${at}`,
    label: t.education({ entry: named([entry.degree, entry.institution], at) }),
  })),
  ...draft.projects.map((entry, at) => ({
    value: `projects.${at}`,
    label: t.project({ entry: named([entry.name], at) }),
  })),
  { value: 'skills', label: t.skills },
  ...draft.sections.map((section, at) => ({
    value: `sections.${at}`,
    label: oneLine(section.title) || t.section({ number: at + 1 }),
  })),
  ...contactTargets(draft.personalInfo),
  { value: OWN_SECTION, label: t.ownSection },
  { value: LEFT_OUT, label: t.leaveOut },
]

const contactTargets = (info: Draft['personalInfo']): TextTarget[] => [
  ...(info.firstName || info.lastName ? [] : [{ value: 'name', label: t.name }]),
  ...(info.email ? [] : [{ value: 'email', label: t.email }]),
  ...(info.phone ? [] : [{ value: 'phone', label: t.phone }]),
  { value: 'address', label: t.address },
]

/** Its field is the label now: `Mobile: +91 …`. */
const withoutLabel = (text: string): string => oneLine(text.replace(/^[^:：]{2,40}[:：]\s*/u, ''))

function inContact(info: Draft['personalInfo'], field: string, text: string): Draft['personalInfo'] {
  const value = withoutLabel(text)
  if (field === 'address') return { ...info, address: [info.address, value].filter(Boolean).join(', ') }
  if (field !== 'name') return { ...info, [field]: value }
  return { ...info, ...nameParts(value) }
}

const below = (text: string, line: string): string => [text, line].filter(Boolean).join('\n')

/** Characters that a field still takes, below what it says. */
function roomIn(draft: Draft, list = '', at: number): number {
  const said =
    list === 'summary'
      ? draft.summary
      : list === 'sections'
        ? draft.sections[at]?.text
        : list === 'experience' || list === 'education' || list === 'projects'
          ? draft[list][at]?.description
          : ''
  return FIELD_MAX - (said ? said.length + 1 : 0)
}

/** Those of `ids` go there together, in their order. What finds no room stays listed. */
export function placeText(draft: Draft, ids: readonly string[], target: string): Draft {
  const items = draft.unplaced.filter(({ id }) => ids.includes(id))
  const [first] = items
  if (!first) return draft
  const [list, index = ''] = target.split('.')
  const at = Number(index)
  const whole = items.map((item) => item.text).join('\n')
  const text = target === LEFT_OUT ? whole : beginningOf(whole, roomIn(draft, list, at))
  if (!text) return draft
  const left = whole.slice(text.length).trimStart()
  const kept = left ? [{ ...first, text: left, printed: '' }] : []
  const unplaced = draft.unplaced.flatMap((one) => (one === first ? kept : items.includes(one) ? [] : [one]))
  const rest = { ...draft, unplaced }
  switch (list) {
    case 'name':
    case 'email':
    case 'phone':
    case 'address':
      return { ...rest, personalInfo: inContact(rest.personalInfo, list, text) }
    case 'summary':
      return { ...rest, summary: below(rest.summary, text) }
    case 'experience':
      return { ...rest, experience: withLine(rest.experience, at, text) }
    case 'education':
      return { ...rest, education: withLine(rest.education, at, text) }
    case 'projects':
      return { ...rest, projects: withLine(rest.projects, at, text) }
    case 'skills': {
      const names = text
        .split(/[,;·|\n]/)
        .map(oneLine)
        .filter(Boolean)
      const skills = names.map((name, n) => draftSkill.parse({ id: `${first.id}-${n + 1}`, name }))
      return { ...rest, skills: [...rest.skills, ...skills] }
    }
    case 'sections':
      return {
        ...rest,
        sections: rest.sections.map((one, n) => (n === at ? { ...one, text: below(one.text, text) } : one)),
      }
    case OWN_SECTION: {
      if (rest.sections.length >= ENTRIES_MAX) return draft
      const section = draftCustomSection.parse({ id: `from-${first.id}`, title: first.section, text })
      return { ...rest, sections: [...rest.sections, section] }
    }
    default:
      return rest
  }
}

/** Neighbours of one section, on one page: most often they belong together. */
export function unplacedGroups(unplaced: readonly UnplacedText[]): UnplacedText[][] {
  const groups: UnplacedText[][] = []
  for (const item of unplaced) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (last && first?.section === item.section && first.page === item.page) last.push(item)
    else groups.push([item])
  }
  return groups
}

const withLine = <T extends { description: string }>(entries: T[], at: number, line: string): T[] =>
  entries.map((entry, n) => (n === at ? { ...entry, description: below(entry.description, line) } : entry))
