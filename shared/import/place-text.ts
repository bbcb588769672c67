import { oneLine } from '#shared/export/plain.ts'
import { type Draft, draftCustomSection, draftSkill, ENTRIES_MAX, FIELD_MAX } from '#shared/schema/draft.ts'

// Text of an imported file that no field has, put where a person says it belongs.

export interface TextTarget {
  /** A field of the draft, or one of those below. */
  value: string
  label: string
}

export const OWN_SECTION = 'own-section'
export const LEFT_OUT = 'left-out'

const named = (list: string, parts: string[], at: number): string =>
  `${list}: ${parts.map(oneLine).filter(Boolean).join(', ') || at + 1}`

/** Every field that takes further lines. */
export const targetsOf = (draft: Draft): TextTarget[] => [
  { value: 'summary', label: 'Summary' },
  ...draft.experience.map((entry, at) => ({
    value: `experience.${at}`,
    label: named('Experience', [entry.position, entry.company], at),
  })),
  ...draft.education.map((entry, at) => ({
    value: `education.${at}`,
    label: named('Education', [entry.degree, entry.institution], at),
  })),
  ...draft.projects.map((entry, at) => ({
    value: `projects.${at}`,
    label: named('Project', [entry.name], at),
  })),
  { value: 'skills', label: 'Skills' },
  ...draft.sections.map((section, at) => ({
    value: `sections.${at}`,
    label: oneLine(section.title) || `Section ${at + 1}`,
  })),
  { value: OWN_SECTION, label: 'A section of its own' },
  { value: LEFT_OUT, label: 'Leave it out' },
]

const below = (text: string, line: string): string =>
  [text, line].filter(Boolean).join('\n').slice(0, FIELD_MAX)

export function placeText(draft: Draft, id: string, target: string): Draft {
  const item = draft.unplaced.find((one) => one.id === id)
  if (!item) return draft
  const rest = { ...draft, unplaced: draft.unplaced.filter((one) => one !== item) }
  const [list, index = ''] = target.split('.')
  const at = Number(index)
  switch (list) {
    case 'summary':
      return { ...rest, summary: below(rest.summary, item.text) }
    case 'experience':
      return { ...rest, experience: withLine(rest.experience, at, item.text) }
    case 'education':
      return { ...rest, education: withLine(rest.education, at, item.text) }
    case 'projects':
      return { ...rest, projects: withLine(rest.projects, at, item.text) }
    case 'skills': {
      const names = item.text
        .split(/[,;·|]/)
        .map(oneLine)
        .filter(Boolean)
      const skills = names.map((name, n) => draftSkill.parse({ id: `${id}-${n + 1}`, name }))
      return { ...rest, skills: [...rest.skills, ...skills] }
    }
    case 'sections':
      return {
        ...rest,
        sections: rest.sections.map((one, n) =>
          n === at ? { ...one, text: below(one.text, item.text) } : one,
        ),
      }
    case OWN_SECTION: {
      if (rest.sections.length >= ENTRIES_MAX) return draft
      const section = draftCustomSection.parse({ id: `from-${id}`, title: item.section, text: item.text })
      return { ...rest, sections: [...rest.sections, section] }
    }
    default:
      return rest
  }
}

const withLine = <T extends { description: string }>(entries: T[], at: number, line: string): T[] =>
  entries.map((entry, n) => (n === at ? { ...entry, description: below(entry.description, line) } : entry))
