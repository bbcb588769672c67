import { lastMonth } from '#shared/schema/months.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { isPresentWord, saysExpected } from '#shared/text/dates.ts'
import type { Subject } from './subject.ts'

/** So many months after the last degree somebody is still a graduate. */
const FRESH_MONTHS = 24

const endsOf = ({ resume, now }: Pick<Subject, 'resume' | 'now'>): number[] =>
  resume.education.flatMap((e) => {
    const end = lastMonth(e.endDate) ?? (e.graduationYear === undefined ? null : e.graduationYear * 12 + 11)
    if (end !== null) return [end]
    return e.startDate !== '' ? [now] : []
  })

/** 0 where nobody knows when the last degree was finished. */
export function monthsSinceStudy(subject: Pick<Subject, 'resume' | 'now'>): number {
  const ends = endsOf(subject)
  return ends.length === 0 ? 0 : subject.now - Math.max(...ends)
}

/** Whose last degree is under way, or was finished at the end of what the resume tells: study is what they have to show. */
export function isFreshFromStudy({
  resume,
  positions,
  now,
}: Pick<Subject, 'resume' | 'positions' | 'now'>): boolean {
  const ends = endsOf({ resume, now })
  if (ends.length === 0) return false
  const told = Math.max(...positions.map(({ end }) => end ?? 0), 0)
  const latest = told === 0 ? now : Math.min(now, told)
  return Math.max(...ends) > latest - FRESH_MONTHS
}

/** 'Computer engineering (in progress)', 'Status: en curso': the word stands for itself, in no sentence. */
const saysUnderWay = (text: string): boolean =>
  text.split(/[()[\],;:.–—-]/).some((piece) => {
    const said = piece.trim()
    // “Ensino Médio em andamento” ends with it.
    return isPresentWord(said) || isPresentWord(said.split(' ').slice(-2).join(' '))
  }) ||
  saysOngoing(REMARK.exec(text)?.[1] ?? '') ||
  saysExpected(text)

/** “(Ongoing education)” */
const REMARK = /[(（]([^()（）]{1,40})[)）]/u
function saysOngoing(remark: string): boolean {
  const [first = '', noun = '', ...more] = remark.split(' ')
  return more.length === 0 && /^\p{Ll}/u.test(noun) && isPresentWord(first)
}

/** Whether a study is said to go on, in its fields or on the lines about it: it has no year of its end yet. */
export function isUnderWay({ education, places, sections }: Resume, at: number): boolean {
  const entry = education[at]
  if (!entry) return false
  const { degree, field, institution, location, printedDates, bullets, current } = entry
  if (current || [degree, field, institution, location, printedDates, ...bullets].some(saysUnderWay))
    return true
  const lineOf = (i: number): number =>
    Math.min(
      ...['degree', 'institution', 'field'].map((name) => places[`education.${i}.${name}`]?.line ?? Infinity),
    )
  const from = lineOf(at)
  const to = Math.min(...education.map((_, i) => lineOf(i)).filter((line) => line > from))
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => lines)
    .some(({ line, text }) => line >= from && line < to && saysUnderWay(text))
}

/** A school leaver has no field, and often no degree to name. */
const PUPILS =
  /high school|secondary school|gymnasium|gymnázium|gimnazij|lycée|collège|liceo|liceum|colegio|ensino médio|(?<!hoch)schule(?!\p{L})|szkoła podstawowa|технікум|школа|гимнази|гімназ|лицей|ліцей|高等学校|高校|中学|高中|고등학교|중학교|(?<!\p{L})lise(?:si)?(?!\p{L})|(?<!business |law |medical |nursing |graduate |art |design |film |music |drama |management )school$/iu

export const isPupilsSchool = (institution: string): boolean => PUPILS.test(institution)
