import type { Resume } from '#shared/schema/resume.ts'

/** How much a place says: `work` shows the skill in use, a `paper` was earned by it, `list` only names it. */
type Strength = 'work' | 'paper' | 'list'

/** A line of the resume in which a skill may be named. */
export interface Line {
  text: string
  path: string
  strength: Strength
  /** An entry of a list: what it names is meant. */
  alone: boolean
  start: string
  end: string
}

/** Every line that can prove something, strongest first within a position. */
export function linesOf(resume: Resume): Line[] {
  const lines: Line[] = []
  const add = (
    text: string,
    path: string,
    strength: Strength,
    span = { start: '', end: '' },
    alone = false,
  ) => {
    if (text.trim() !== '') lines.push({ text, path, strength, alone, ...span })
  }
  resume.experience.forEach((entry, i) => {
    const span = { start: entry.startDate, end: entry.endDate || (entry.startDate ? NOW : '') }
    for (const [j, bullet] of entry.bullets.entries())
      add(bullet, `experience.${i}.bullets.${j}`, 'work', span)
    add(entry.text, `experience.${i}.text`, 'work', span)
    const [called = '', ...listed] = partsOf(entry.position)
    add(called, `experience.${i}.position`, 'work', span)
    for (const name of listed) add(name, `experience.${i}.position`, 'list', span, true)
  })
  resume.projects.forEach((project, i) => {
    const span = { start: project.startDate, end: project.endDate }
    for (const [j, bullet] of project.bullets.entries())
      add(bullet, `projects.${i}.bullets.${j}`, 'work', span)
    add(project.description, `projects.${i}.description`, 'work', span)
    // Of a project of which nothing is told they are only names.
    const isTold = project.bullets.length > 0 || project.description.trim() !== ''
    for (const name of project.technologies.split(/[,;|]/))
      add(name.trim(), `projects.${i}.technologies`, isTold ? 'work' : 'list', span, true)
    add(project.name, `projects.${i}.name`, 'work', span)
  })
  for (const list of ['volunteering', 'publications', 'awards'] as const)
    resume[list].forEach((item, i) => {
      add(item.title, `${list}.${i}.title`, 'work')
      add(item.detail, `${list}.${i}.detail`, 'work')
    })
  resume.certifications.forEach((item, i) => {
    add(`${item.title} ${item.detail}`, `certifications.${i}`, 'paper', undefined, true)
  })
  resume.languages.forEach((item, i) => {
    add(`${item.title} ${item.detail}`, `languages.${i}`, 'list', undefined, true)
  })
  resume.skills.forEach((skill, i) => {
    add(skill.name, `skills.${i}`, 'list', undefined, true)
  })
  add(resume.headline, 'headline', 'list')
  add(resume.summary, 'summary', 'list')
  resume.education.forEach((entry, i) => {
    for (const [j, bullet] of entry.bullets.entries()) add(bullet, `education.${i}.bullets.${j}`, 'list')
    add(`${entry.degree} ${entry.field}`, `education.${i}.degree`, 'list')
  })
  for (const { kind, heading, lines: under } of resume.sections) {
    if (kind === 'other') for (const line of under) add(line.text, '', 'list')
    // 'Teaching' over courses, 'Publications' over papers: what a heading names is there.
    if (!NAMES_A_PART.has(kind) && under.length > 0) add(heading, HEADING, 'list')
  }
  return lines
}

/** The path of a heading, which tells no language. */
export const HEADING = 'heading'
/** What these are called says nothing of anybody. */
const NAMES_A_PART: ReadonlySet<string> = new Set([
  'summary',
  'education',
  'skills',
  'languages',
  'interests',
  'references',
])

/** A title with so many parts is a title and a list of names behind it. */
const PARTS_LISTED = 4
/** 'Engineer (Go, Kafka, Docker)': what somebody was called, and what only stands beside it. */
function partsOf(position: string): string[] {
  const parts = position.split(/[(),;|/]/).filter((part) => part.trim() !== '')
  return parts.length < PARTS_LISTED ? [position] : parts.map((part) => part.trim())
}

/** The end of what has not ended. */
export const NOW = 'now'
