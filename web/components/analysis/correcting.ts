import type { BlockKind, Correction } from '#shared/schema/corrections.ts'
import { CORRECTIONS_MAX } from '#shared/schema/limits.ts'
import type { Resume, Section, SectionLine } from '#shared/schema/resume.ts'
import type { Part } from './fields.ts'
import { t } from './result-texts.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Step = WithoutId<Correction>
type ReadAs = Extract<Step, { do: 'read_as' }>

/** How a person corrects what was read; each step is read and scored at once. */
export interface Correcting {
  steps: readonly Correction[]
  /** How many of them fit nothing on the page any more. */
  unfit: number
  busy: boolean
  add: (...steps: Step[]) => void
  undo: () => void
}

/** The oldest stay: those that came later rest on them. What is said at once has ids that begin alike. */
export function withSteps(before: readonly Correction[], steps: readonly Step[]): Correction[] {
  const act = crypto.randomUUID()
  return [...before, ...steps.map((step, at): Correction => ({ ...step, id: `${act}.${at}` }))].slice(
    0,
    CORRECTIONS_MAX,
  )
}

const actOf = ({ id }: Correction): string => id.split('.')[0] ?? id

/** Without what was said last, as a whole. */
export function withoutLast(steps: readonly Correction[]): Correction[] {
  const last = steps.at(-1)
  return last ? steps.filter((step) => actOf(step) !== actOf(last)) : []
}

const LONGEST_NAME = 30

/** What undoing takes back. */
export function lastOf(steps: readonly Correction[]): string {
  const last = steps.at(-1)
  const step = last && steps.find((one) => actOf(one) === actOf(last))
  switch (step?.do) {
    case 'edit':
    case 'respell': {
      const text = step.value.trim()
      if (text === '') return t.undoRemoval
      return t.undoEdit({
        text: text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text,
      })
    }
    case 'delete':
      return t.undoDelete
    case 'merge':
      return t.undoMerge
    case 'split':
      return t.undoSplit
    case 'move':
      return t.undoMove
    case 'add':
      return t.undoAdd
    case 'read_as':
      return t.undoReadAs({ line: step.first, kind: KIND_NAMES[step.as] })
    default:
      return ''
  }
}

/** Where the entry of a path begins on the page, by which it is found again. */
export function entryLine(resume: Resume, path: string): number {
  const entry = path.split('.').slice(0, 2).join('.')
  const lines = Object.entries(resume.places).flatMap(([at, { line }]) =>
    at === entry || at.startsWith(`${entry}.`) ? [line] : [],
  )
  return lines.length > 0 ? Math.min(...lines) : 0
}

/** Behind its first line, all of an entry up to the next one: where another may begin. */
export function linesBelow(resume: Resume, entry: string): SectionLine[] {
  const [list = '', at = ''] = entry.split('.')
  const from = entryLine(resume, entry)
  const until = entryLine(resume, `${list}.${Number(at) + 1}`) || Number.POSITIVE_INFINITY
  const over = resume.sections.find(({ lines }) => lines.some(({ line }) => line === from))
  return over?.lines.filter(({ line }) => line > from && line < until) ?? []
}

/** One step for each part that was changed. A list's later entries first, so that those before keep their places. */
export const editsOf = (resume: Resume, parts: readonly Part[], written: readonly string[]): Step[] =>
  parts
    .map(({ path, value }, at) => ({ path, value, now: (written[at] ?? '').trim() }))
    .reverse()
    .flatMap(({ path, value, now }): Step[] => {
      if (now === value) return []
      const line = entryLine(resume, path)
      const words = isBare(path) ? now.split(/\s*,\s*/).filter(Boolean) : [now]
      return [
        { do: 'edit', path, line, value: words.join(' ') },
        // Each piece is cut off what is left of the text.
        ...words.slice(0, -1).map((piece, cut): Step => {
          const [list, at] = path.split('.')
          return { do: 'split', path: `${list}.${Number(at) + cut}`, line, at: piece.split(' ').length }
        }),
      ]
    })

/** An entry that was missed, with what was written of it; nothing where nothing was. */
export function additionOf(resume: Resume, parts: readonly Part[], written: readonly string[]): Step[] {
  const edits = editsOf(resume, parts, written)
  const entry = (parts[0]?.path ?? '').split('.').slice(0, 2).join('.')
  return edits.length > 0 ? [{ do: 'add', path: entry, line: 0 }, ...edits] : []
}

/** Which parts a person wrote: by what the reading tells of them, or by what was written in fields of their kind. */
export function correctedIn(
  { misread = [] }: Pick<Resume, 'misread'>,
  steps: readonly Correction[],
): (part: Part) => boolean {
  const paths = new Set(misread.map(({ path }) => path))
  const written = new Set(steps.flatMap((step) => (step.do === 'edit' ? [kindAndText(step)] : [])))
  return (part) =>
    part.value !== '' &&
    (paths.has(part.path) || paths.has(`${part.path}.name`) || written.has(kindAndText(part)))
}

/** An entry may have moved since: its number says nothing. */
const kindAndText = ({ path, value }: { path: string; value: string }): string =>
  `${path.replaceAll(/\.\d+(?=\.|$)/g, '')} ${value.trim()}`

/** A skill is its name: a comma in it parts two of them. */
const isBare = (path: string): boolean => /^(?:skills|interests)\.\d+$/.test(path)

export const KIND_NAMES: Record<BlockKind, string> = {
  get name() {
    return t.name
  },
  get contact() {
    return t.contactDetails
  },
  heading: 'A heading',
  get summary() {
    return t.summary
  },
  get experience() {
    return t.experience
  },
  get education() {
    return t.education
  },
  get skills() {
    return t.skills
  },
  get projects() {
    return t.projects
  },
  get certifications() {
    return t.certifications
  },
  get awards() {
    return t.awards
  },
  get publications() {
    return t.publications
  },
  get languages() {
    return t.languages
  },
  get volunteering() {
    return t.volunteering
  },
  get interests() {
    return t.interests
  },
  get references() {
    return t.references
  },
  get other() {
    return t.somethingElse
  },
}

/** All lines of a section, with its heading; the edges of the pages between are not meant. */
export function sectionAs({ line, lines, heading }: Section, as: BlockKind): ReadAs {
  const last = lines.reduce((most, one) => Math.max(most, one.line), line)
  return { do: 'read_as', first: line, last, as, headed: heading !== '' && as !== 'contact' && as !== 'name' }
}

/** The heading is none: it and what stands under it go on with the section above. */
export function joinedToAbove(section: Section, above: Section | undefined): Step {
  return { ...sectionAs(section, above?.kind ?? 'contact'), headed: false }
}

export const linesAs = (from: SectionLine, last: number, as: BlockKind): Step => ({
  do: 'read_as',
  first: from.line,
  last: Math.max(from.line, last),
  as,
  headed: false,
})
