import { firstOf, lastOf } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { hasIdeographs, plainWords, squeezed } from '#shared/text/fold.ts'
import { remember } from '#shared/text/remember.ts'
import { withoutBrackets } from './words/brackets.ts'
import { HEADINGS, type HeadingLanguage, PRINTED_HEADINGS } from './words/headings.ts'

export interface HeadingKind {
  kind: SectionKind
  /** Of the list that holds the words; the letters alone tell none. */
  language?: HeadingLanguage
  /** The whole text is a known heading; otherwise only its parts or its last word are. */
  exact: boolean
  /** `Experience and skills` names this kind, too. */
  also?: SectionKind
}

export const MAX_LETTERS = 60
const MAX_WORDS = 8

const known = new Map<string, { kind: SectionKind; language: HeadingLanguage }>()
for (const [language, table] of [...Object.entries(HEADINGS), ...PRINTED_HEADINGS])
  for (const [kind, words] of Object.entries(table) as [SectionKind, string][])
    for (const word of words.split(/[;\n]/)) {
      const key = squeezed(word)
      if (key && !known.has(key)) known.set(key, { kind, language })
    }

/** Words that join two headings into one, and words that only colour one. */
const JOINERS = /\s(?:and|und|et|y|e|ed|en|amp|with|mit|avec|con|com|of|from|in|i)\s|[,/|•·–—]|\s-\s|[&+]/i
const IDEOGRAPH_JOINERS = /[/|•·・‧和与及與、,&+]|と|および|及び/
const COLOURING =
  /^(?:my|key|main|core|other|additional|relevant|selected|professional|recent|previous|current|general|special|notable|significant|major|primary|further|personal|formal|weitere|sonstige|autres|otras|otros|outras|outros|altre|overige|mes|mis|meine|mijn)\s/

/** Only a last word that hardly stands at the end of anything but a heading. */
const LAST_WORD: Record<string, SectionKind> = {
  experience: 'experience',
  employment: 'experience',
  internships: 'experience',
  erfahrung: 'experience',
  education: 'education',
  skills: 'skills',
  competencies: 'skills',
  proficiencies: 'skills',
  kenntnisse: 'skills',
  vaardigheden: 'skills',
  projects: 'projects',
  projekte: 'projects',
  projecten: 'projects',
  certifications: 'certifications',
  certificates: 'certifications',
  licenses: 'certifications',
  courses: 'certifications',
  awards: 'awards',
  honors: 'awards',
  honours: 'awards',
  scholarships: 'awards',
  publications: 'publications',
  presentations: 'publications',
  languages: 'languages',
  volunteering: 'volunteering',
  hobbies: 'interests',
  interests: 'interests',
  activities: 'interests',
  affiliations: 'other',
  memberships: 'other',
  references: 'references',
}
const FIRST_WORD: Record<string, SectionKind> = {
  experiencia: 'experience',
  experiencias: 'experience',
  experience: 'experience',
  experiences: 'experience',
  esperienza: 'experience',
  esperienze: 'experience',
  formacion: 'education',
  formation: 'education',
  formacao: 'education',
  formazione: 'education',
  competences: 'skills',
  competencias: 'skills',
  competenze: 'skills',
  habilidades: 'skills',
  projets: 'projects',
  proyectos: 'projects',
  projetos: 'projects',
  progetti: 'projects',
  certificaciones: 'certifications',
  certificacoes: 'certifications',
  conocimientos: 'skills',
  conhecimentos: 'skills',
  conoscenze: 'skills',
  connaissances: 'skills',
  aptitudes: 'skills',
  kenntnisse: 'skills',
  competencia: 'skills',
  estudios: 'education',
  cursos: 'certifications',
  premios: 'awards',
  publicaciones: 'publications',
  summary: 'summary',
}

/** What section a text would head; undefined when it is no heading that anybody prints. */
export const headingKind = (text: string): HeadingKind | undefined => {
  const told = text.length > MAX_LETTERS ? withoutBrackets(text).trim() : text
  return told.length > MAX_LETTERS || told.length < 2 ? undefined : lookUp(told)
}

const direct = (text: string): HeadingKind | undefined => {
  const found = known.get(squeezed(text))
  return found ? { ...found, exact: true } : undefined
}

const lookUp = remember((raw: string): HeadingKind | undefined => {
  const text = withoutBrackets(raw.replace(/\s*[:：]\s*$/, '').replace(/^[\s\d.()IVX]{0,4}[.)]\s+/, ''))
    .replace(/\s+\d{1,2}$/, '')
    .replace(/^[^\p{L}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '')
    .trim()
  if (!text) return undefined
  const found = direct(text)
  if (found) return found
  if (hasIdeographs(text)) return byParts(text, text.split(IDEOGRAPH_JOINERS))
  const plain = plainWords(text)
  const words = plain.split(' ')
  if (words.length > MAX_WORDS) return undefined
  const uncoloured = plain.replace(COLOURING, '')
  if (uncoloured !== plain) {
    const bare = direct(uncoloured)
    if (bare) return { ...bare, exact: words.length <= 4 }
  }
  const joined = byParts(text, ` ${text} `.split(JOINERS))
  if (joined) return joined
  if (words.length <= 4 && words.length > 1) {
    const kind = LAST_WORD[lastOf(words)] ?? FIRST_WORD[firstOf(words)]
    if (kind) return { kind, language: 'en', exact: false }
  }
  return undefined
})

const WEAK: SectionKind = 'interests'

/** `Education & Training`, `学歴・職歴`: the first part gives the kind, when the parts are headings themselves. */
const byParts = (text: string, parts: string[]): HeadingKind | undefined => {
  const found = parts.map((part) => part.trim()).filter(Boolean)
  if (found.length < 2 || found.length > 4) return undefined
  const kinds = found.map((part) => direct(part) ?? direct(plainWords(part).replace(COLOURING, '')))
  if (!kinds[0]) return undefined
  // `Activities and honors`: what somebody likes is said in passing.
  const first = kinds.find((found) => found && found.kind !== WEAK) ?? kinds[0]
  const hits = kinds.filter(Boolean).length
  if (hits < found.length && hits * 2 < found.length) return undefined
  const also = kinds.find((found) => found && found.kind !== first.kind && found.kind !== WEAK)?.kind
  return { ...first, exact: hits === found.length && text.length < 50, ...(also ? { also } : {}) }
}
