import { LOCALES } from '#shared/locale/locales.ts'
import { alternatives } from '#shared/text/alternatives.ts'
import { patternOfPrinted } from './words/printed.ts'

// What stands beside a study's degree and school: its grade, its honours, its thesis, its courses.

export const GPA =
  /\b(?:c?gpa|grade point average|grade|note|abschlussnote|moyenne|promedio|nota|media|voto|cijfer|gemiddelde|绩点|percentage|score)\b\s*(?:[:：–—-]|of\b)?\s*\(?\s*(\d{1,3}(?!\d)(?:[.,]\d{1,2})?\s*(?:%|(?:\/|of|out of|su|von|sur)\s*\d{1,3}(?:[.,]\d{1,2})?)?)/iu
/** A line that is nothing but a grade, in whatever form: `GPA: magna cum laude`. */
export const GPA_LINE = new RegExp(
  `^(?:c?gpa|grade|note|moyenne|promedio|nota|media|cijfer|${patternOfPrinted('gpa')})\\s*[:：]\\s*(.{1,60})$`,
  'imu',
)
/** `Sep 2011 – Jun 2015, graduated 2016` */
export const GRADUATED = new RegExp(
  `,\\s*(?:${patternOfPrinted('graduated')})\\s+((?:19|20|21)\\d{2})\\b`,
  'iu',
)
export const GPA_LOOSE =
  /(\d[.,]\d{1,2}\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?|\b\d{2,3}\/1[01]0(?:\s*e lode)?|\b\d{1,2}[.,]\d{1,2}(?=\s*c?gpa\b))/i
export const GRADE =
  /^(?:summa|magna|cum laude|with honou?rs|first[- ]class|upper second|distinction|dean'?s list|mention|minors?\b|relevant courses?|coursework|honou?rs\b|thesis|note\b|activities|graduated|expected|average)/i
export const THESIS =
  /^(?:thesis|dissertation|(?:master|bachelor|diplom)(?:'s|s)?\s?(?:arbeit|thesis)|mémoire|tesis|tese|tesi|scriptie|advisor|supervisor|schwerpunkt|fachrichtung|major(?:ing)?|minor(?:ing)?|speciali[sz]ing|focus(?:ing|ed)?|relevant|coursework|courses|honou?rs|awards?|activities|specialization|论文|论题)\b\s*[:：-]?/iu

/** `. 7,1 gemiddeld`, `, Note 2,1`, `– 90.82 %`, ` (8.4/10)`: no degree is called by a number with a fraction. */
const FRACTION =
  '\\d{1,3}(?:[.,]\\d{1,2}(?:\\s?%|\\s?/\\s?\\d{1,3}(?:[.,]\\d{1,2})?)?|\\s?%|\\s?/\\s?\\d{1,3})(?!\\d)'
const GRADE_BEHIND = new RegExp(
  `^(.*)(?:[.,;:|]\\s|\\s[–—|-]\\s|\\s?[(（])\\s?(?:\\p{L}[\\p{L}. ]{0,24}[:：]?\\s?)?(${FRACTION})(?:\\s\\p{L}+)?[)）.]?$`,
  'u',
)
const ALONE = new RegExp(`^(?:\\p{L}[\\p{L}. ]{0,24}[:：]?\\s?)?(${FRACTION})(?:\\s?C?GPA)?$`, 'u')
/** What is a grade and nothing else, without its label: `79%`, `Aggregate: 87.14 %`, `First class`. */
export const gradeAlone = (text: string): string =>
  text.length > MOST ? '' : (ALONE.exec(text)?.[1] ?? (OF_HUNDRED.exec(text) ?? CLASS.exec(text))?.[0] ?? '')
/** A number alone that is too large to count rows. */
const OF_HUNDRED = /^(?:[3-9]\d|100)$/
/** `an aggregate of 79%`, `8.1 CGPA` */
export const isGradeTold = (text: string): boolean => GPA_LOOSE.test(text) || gradeAlone(text) !== ''
/** `First class with distinction` */
const CLASS =
  /^(?:[23][:.][12]|(?:first|second|third|upper|lower)[- ](?:second[- ])?(?:class|division)|distinction|with (?:distinction|honou?rs))(?:\s(?:with\s)?(?:honou?rs|distinction))?$/iu
/** What is longer is no degree. */
const MOST = 200
/** A degree, and the grade that stands behind it. */
export const partedGrade = (text: string): { degree: string; grade: string } => {
  const [, degree = text, grade = ''] = text.length > MOST ? [] : (GRADE_BEHIND.exec(text) ?? [])
  // The full stop belongs to what it shortens: `BSc. 7,1`.
  const isShort = text[degree.length] === '.' && SHORTENED.test(degree)
  return { degree: isShort ? `${degree}.` : degree.trimEnd(), grade }
}
const SHORTENED = /(?:^|[\s.])\p{L}{1,4}$/u

/** `GRE: 332` */
const SCORE = /^\p{L}[\p{L} ]{1,40}[:：]\s?\d[\d.,/]*\s?%?$/u

/** Says something about the study, and is neither its degree nor its school. */
export const saysOfStudy = (text: string): boolean =>
  SCORE.test(text) || gradeAlone(text) !== '' || GPA.test(text) || GPA_LINE.test(text) || THESIS.test(text)

/** `Graduado`, `졸업`, `Закончила с отличием`: how a study ended, and no word of what it was. */
export const saysHowItEnded = (text: string): boolean => ENDED.test(text) || CLOSED_WITH.test(text)
const ENDED = new RegExp(
  `^(?:graduad[oa]|egresad[oa]|titulad[oa]|conclu[ií]d[oa]|complet[oa]|diplomad[oa]|diplômée?|laureat[oa]|abgeschlossen|bestanden|afgestudeerd|behaald|geslaagd|ukończon[ae]|absolwent(?:ka)?|absolvent(?:ka)?|graduated|completed|passed|mezun|(?:за|о)кончила?|выпускни(?:к|ца)|毕业|结业|${alternatives(LOCALES.flatMap(({ records }) => records?.left ?? []))})[.]?$`,
  'iu',
)
/** The word for the end of a study, and what it was ended with. */
const CLOSED_WITH =
  /^(?:abgeschlossen|(?:за|о)кончила?|graduad[oa]|diplômée?|graduated)\s(?:mit|с|con|avec|with)\s.{3,24}$/iu

/** Begins like what is said of a degree, though it may hold one: `Graduated as M.Sc.` */
export const beginsAsGrade = (text: string): boolean => GRADE.test(text)
