import { roleNamed } from '../catalogue.ts'
import { lineNamed, lineOf, type Occupation, occupationOf, titlesIn } from './occupation.ts'

// The tables are large: they are loaded when an occupation is first asked for, and by nobody who measures against a
// role of the catalogue.

const LOADING = {
  requirements: () => import('./compiled/requirements.ts'),
  english: () => import('./compiled/english-titles.ts'),
  world: () => import('./compiled/world-titles.ts'),
}

/** The occupation of that name; null where the name is none, or a role of the catalogue. */
export async function occupationFor(category: string, role: string): Promise<Occupation | null> {
  if (role === '' || roleNamed(category, role)) return null
  const { REQUIREMENTS } = await LOADING.requirements()
  const line = lineNamed(REQUIREMENTS, role)
  if (!line) return null
  const [{ ENGLISH_TITLES }, { WORLD_TITLES }] = await Promise.all([LOADING.english(), LOADING.world()])
  const code = `${line.split('\t')[0]}\t`
  const english = titlesIn(lineOf(ENGLISH_TITLES, code)).filter(({ main }) => main)
  const world = Object.values(WORLD_TITLES).flatMap((table) => titlesIn(lineOf(table, code)))
  return occupationOf(line, [...new Set([...english, ...world].map(({ title }) => title))])
}

interface Wanted {
  jobCategory: string
  jobRole: string
  jobDescription: string
}

/** A job with what its occupation asks: a posting says that itself. */
export const withOccupation = async <T extends Wanted>(
  job: T,
): Promise<T & { occupation: Occupation | null }> => ({
  ...job,
  occupation: job.jobDescription.trim() ? null : await occupationFor(job.jobCategory, job.jobRole),
})

/** Titles in English and in one more language; in all of them where none is named. */
export async function titleTables(language = '') {
  const [{ REQUIREMENTS }, { ENGLISH_TITLES }, world] = await Promise.all([
    LOADING.requirements(),
    LOADING.english(),
    language === 'en' ? null : LOADING.world(),
  ])
  const own = world?.WORLD_TITLES ?? {}
  const more = language === '' ? Object.values(own) : [own[language] ?? '']
  return { requirements: REQUIREMENTS, titles: [ENGLISH_TITLES, ...more] }
}
