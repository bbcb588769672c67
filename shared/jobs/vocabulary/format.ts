import type { RequirementKind } from '#shared/schema/job.ts'

// The tables of this folder are text: `:kind` opens a group, entries are parted by `;` or a line, and read
// `Name = alias | alias`. A `?` after a form says that it is also an ordinary word or letter ("Go", "Access"), and counts
// only in a context that makes it a skill (see text/ambiguous.ts).

type SkillKind = Extract<RequirementKind, 'hard' | 'soft' | 'tool' | 'certificate' | 'language'>

export interface Form {
  text: string
  ambiguous: boolean
  /** Its words are inflected as this language does. */
  language?: string
}

export interface Skill {
  name: string
  kind: SkillKind
  field: string
  forms: Form[]
}

export interface Table {
  field: string
  language?: string
  text: string
}

const KINDS: ReadonlySet<string> = new Set(['hard', 'soft', 'tool', 'certificate', 'language'])
const isKind = (word: string): word is SkillKind => KINDS.has(word)

const formOf = (written: string, language?: string): Form => {
  const text = written.trim()
  return text.endsWith('?')
    ? { text: text.slice(0, -1).trim(), ambiguous: true }
    : { text, ambiguous: false, ...(language ? { language } : {}) }
}

export function skillsOf({ field, text, language }: Table): Skill[] {
  const skills: Skill[] = []
  let kind: SkillKind = 'hard'
  for (const line of text.split('\n')) {
    if (line.startsWith(':')) {
      const word = line.slice(1).trim()
      if (!isKind(word)) throw new Error(`No such kind of skill: ${word}, in ${field}`)
      kind = word
      continue
    }
    for (const entry of line.split(';')) {
      if (entry.trim() === '') continue
      const [written = '', aliases = ''] = entry.split('=')
      const forms = [written, ...aliases.split('|')]
        .map((form) => formOf(form, language))
        .filter((form) => form.text !== '')
      const [first] = forms
      if (first) skills.push({ name: first.text, kind, field, forms })
    }
  }
  return skills
}
