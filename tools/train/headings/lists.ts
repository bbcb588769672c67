import { LOCALES } from '#shared/locale/locales.ts'
import { type SectionKind, sectionKind } from '#shared/schema/resume.ts'
import { table } from '../../lists.ts'
import type { Random } from '../random.ts'

// Headings by language and kind of section, from all the lists there are.

/** Kinds that the open lists tell apart and a resume's sections do not. */
const KIND_OF: Record<string, SectionKind> = {
  activities: 'interests',
  basics: 'other',
  communicationSkills: 'skills',
  contact: 'other',
  coverLetter: 'other',
  digitalSkills: 'skills',
  drivingLicence: 'other',
  jobSkills: 'skills',
  location: 'other',
  motherTongue: 'languages',
  objective: 'summary',
  openSource: 'projects',
  organisationalSkills: 'skills',
  otherLanguages: 'languages',
  otherSkills: 'skills',
  patents: 'publications',
  profiles: 'other',
  talks: 'publications',
}

interface Heading {
  language: string
  kind: SectionKind
  text: string
}

function kindNamed(name: string): SectionKind | undefined {
  return KIND_OF[name] ?? sectionKind.options.find((kind) => kind === name)
}

export function headingsOf(path: string): Heading[] {
  return table(path).flatMap(([language = '', name = '', text = '']) => {
    const kind = kindNamed(name)
    return kind ? [{ language, kind, text }] : []
  })
}

const entries = Object.entries as <K extends string, V>(of: Partial<Record<K, V>>) => [K, V][]

export function knownHeadings(): Heading[] {
  return LOCALES.flatMap(({ language, headings = {} }) =>
    entries(headings).flatMap(([kind, texts]) => texts.map((text) => ({ language, kind, text }))),
  )
}

/** Of one language, a heading that a resume would print over a kind: one that templates bring, or one in three times another. */
export function headingsIn(language: string): (kind: SectionKind, random: Random) => string {
  const of = (path: string) =>
    headingsOf(path).filter(
      (h) => (h.language === language || h.language.startsWith(`${language}-`)) && h.text.length < 34,
    )
  const common = of('headings/sections.tsv')
  const rare = of('headings/own.tsv')
  return (kind, random) => {
    const texts = (from: Heading[]) => from.filter((h) => h.kind === kind).map((h) => h.text)
    const [first, second] = random.chance(0.67) ? [common, rare] : [rare, common]
    return random.pick([texts(first), texts(second)].find((t) => t.length > 0) ?? [])
  }
}
