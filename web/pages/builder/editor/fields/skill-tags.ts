import { takeBullet } from '#shared/read/bullets.ts'
import { type DraftSkill, draftSkill, ITEMS_MAX, skillLevel } from '#shared/schema/draft.ts'
import { AND, lastTwo } from '#shared/structure/words/name-pairs.ts'

// Skills as tags: what is typed or pasted becomes several, and those of a group stand beside each other, as they are printed.

export interface TypedSkill {
  name: string
  level: string
  group: string
}

const SEPARATORS = ',;|•·\t\n\r\u2028\u2029、，；،؛'

/** Between separators; what stands in brackets is one thing. A bracket that nobody closes is a letter like others. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [at, char] of [...text].entries()) {
    if ('([（'.includes(char)) depth++
    if (')]）'.includes(char)) depth = Math.max(0, depth - 1)
    const isClosed = depth === 0 || !/[)\]）]/.test([...text].slice(at).join(''))
    if (SEPARATORS.includes(char) && isClosed) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

const LEVEL = new RegExp(`^(.+?)\\s*[(（](${skillLevel.options.join('|')})[)）]$`, 'iu')

function skillOf(part: string, group: string): TypedSkill {
  const text = part.replace(/\s+/g, ' ').trim()
  const [, name, said] = LEVEL.exec(text) ?? []
  const level = skillLevel.options.find((one) => one.toLowerCase() === said?.toLowerCase())
  return name && level ? { name, level, group } : { name: text, level: '', group }
}

/** `Cloud: AWS, Azure`: a few words of their own before the colon. */
const LABEL = /^([^\s:：,;|•·()][^:：,;|•·()]{0,38}?)\s*[:：]\s+(?=\S)/u

/** Between the last two of a list stands a word: `SQL, Excel, and R`, `C, C++ and Rust`. */
function listed(parts: string[]): string[] {
  if (parts.length < 2) return parts
  const last = (parts.at(-1) ?? '').trim().replace(AND, '')
  return [...parts.slice(0, -1), ...(lastTwo(last) ?? [last])]
}

function skillsOfLine(raw: string, group: string): TypedSkill[] {
  const line = takeBullet(raw.trim()).text
  const [all = '', label] = LABEL.exec(line) ?? []
  return listed(partsOf(line.slice(all.length).replace(/(?<=[\p{L}\p{N})])\.$/u, '')))
    .map((part) => skillOf(part, label ?? group))
    .filter(({ name }) => name !== '')
}

/** A list of skills, in lines or in one; a line that begins with a label is a group of that name. */
export const skillsPasted = (text: string, group: string): TypedSkill[] =>
  text.split(/[\n\r\u2028\u2029]+/).flatMap((line) => skillsOfLine(line, group))

/** What is finished of what is being typed: a separator stands behind it. */
export function skillsTyped(text: string, group: string): { skills: TypedSkill[]; rest: string } {
  const parts = partsOf(text)
  const rest = (parts.pop() ?? '').trimStart()
  return { skills: parts.map((part) => skillOf(part, group)).filter(({ name }) => name !== ''), rest }
}

export interface SkillGroup {
  name: string
  skills: DraftSkill[]
}

export function groupsOf(skills: DraftSkill[]): SkillGroup[] {
  const byName = new Map<string, DraftSkill[]>()
  for (const skill of skills) byName.set(skill.group, [...(byName.get(skill.group) ?? []), skill])
  return [...byName].map(([name, of]) => ({ name, skills: of }))
}

const gathered = (skills: DraftSkill[]): DraftSkill[] => groupsOf(skills).flatMap(({ skills: of }) => of)

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Behind the others of their groups; what is listed already is not listed twice. */
export function withSkills(skills: DraftSkill[], typed: TypedSkill[], newId: () => string) {
  const next = [...skills]
  const twice: string[] = []
  for (const one of typed) {
    const known = next.some(({ name }) => sameName(name, one.name))
    if (known) twice.push(one.name)
    else if (next.length < ITEMS_MAX) next.push(draftSkill.parse({ id: newId(), ...one }))
  }
  return { skills: gathered(next), added: next.length - skills.length, twice }
}

/** One place on; over the edge of its group it becomes the nearest one of the group there. */
export function movedSkill(skills: DraftSkill[], id: string, by: 1 | -1): DraftSkill[] {
  const list = gathered(skills)
  const at = list.findIndex((skill) => skill.id === id)
  const [one, other] = [list[at], list[at + by]]
  if (!one || !other) return skills
  if (one.group !== other.group) list[at] = { ...one, group: other.group }
  else {
    list[at] = other
    list[at + by] = one
  }
  return list
}

/** There where it was put down, in the group there. */
export function droppedSkill(skills: DraftSkill[], id: string, over: string): DraftSkill[] {
  const list = gathered(skills)
  const from = list.findIndex((skill) => skill.id === id)
  const to = list.findIndex((skill) => skill.id === over)
  const [one, other] = [list[from], list[to]]
  if (!one || !other || from === to) return skills
  list.splice(from, 1)
  list.splice(to, 0, { ...one, group: other.group })
  return gathered(list)
}

export const regrouped = (skills: DraftSkill[], isMeant: (skill: DraftSkill) => boolean, group: string) =>
  gathered(skills.map((skill) => (isMeant(skill) ? { ...skill, group } : skill)))
