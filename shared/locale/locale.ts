import type { DegreeLevel } from '#shared/schema/job.ts'
import type { SectionKind } from '#shared/schema/resume.ts'

// Everything a language brings to reading a resume, as data. Adding a language is adding a folder and naming it in `locales.ts`:
// no logic asks for a language by name. What a language leaves out is told by evidence alone.
// Words are lower case; accents may be there or not, since the reader folds both sides.

/** Values that the entries of a form name. */
export type FormLabel = 'dates' | 'position' | 'company' | 'text' | 'degree' | 'school' | 'field'

/**
 * A level; `training` for what a trade is learned by, which is no degree; `unnamed` for a degree of no named level; and `none` for
 * what is called like one and is none.
 */
export type DegreeName = DegreeLevel | 'training' | 'unnamed' | 'none'

export interface Locale {
  /** ISO 639-1. */
  readonly language: string
  /** Names of places are told in this language: where none was found, none stands there. */
  readonly knowsPlaces?: boolean
  /** What people print over a section, by its kind. */
  readonly headings?: Partial<Record<SectionKind, readonly string[]>>
  readonly dates?: {
    /** January to December: names, forms of the name, abbreviations. */
    readonly months?: readonly (readonly string[])[]
    /** 'Until now', at the end of a range. */
    readonly present?: readonly string[]
    readonly seasons?: readonly string[]
    /** In front of a start without an end, and of an end alone. */
    readonly since?: readonly string[]
    readonly until?: readonly string[]
    /** Behind the number of a year. */
    readonly year?: readonly string[]
    /** Behind a start without an end. */
    readonly onwards?: readonly string[]
  }
  /** Legal forms as they are printed before and behind the name of an organisation; full stops may be left out. */
  readonly legalForms?: { readonly before?: readonly string[]; readonly after?: readonly string[] }
  /**
   * In records that give one row to a beginning and one to an end: words of a row that say which of the two it is, and
   * what ends the reason for it; and those of the former that are of a school.
   */
  readonly records?: {
    readonly joined: readonly string[]
    readonly left: readonly string[]
    readonly studied: readonly string[]
    readonly because?: readonly string[]
  }
  /** What forms print before a value. */
  readonly labels?: Partial<Record<FormLabel, readonly string[]>>
  readonly cues?: {
    /** Words that positions, companies and schools are named with. */
    readonly titleWords?: readonly string[]
    readonly companyWords?: readonly string[]
    readonly schoolWords?: readonly string[]
    /** Heads of the grid in which Europass prints levels of languages. */
    readonly languageGrid?: readonly string[]
    /** The smallest words: a text of a few lines holds some of them. */
    readonly smallWords?: readonly string[]
  }
  /**
   * What postings call each level of degree, in plain letters without accents: `*` stands for any ending, `…` for a few words between.
   * Entries in capitals count in capitals only, and `#` stands for a number. Of two names that share words the one that reaches
   * further counts.
   */
  readonly degrees?: Partial<Record<DegreeName, readonly string[]>>
  /** Words that name a level in this language alone, and only where no other name stands. */
  readonly degreesOfOwn?: Partial<Record<DegreeLevel, readonly string[]>>
  readonly verbs?: {
    /** A word and its forms that endings do not explain, one word a line: 'halten hielt gehalten'. */
    readonly irregular?: readonly string[]
    /** Parts of verbs that stand at the end of a clause: 'stimmte Konten ab'. */
    readonly particles?: readonly string[]
  }
  /** How postings tell for how long somebody has to have done something, in plain letters without accents. */
  readonly years?: {
    /** One to twelve, each with its forms: 'ein eine einem'. */
    readonly numbers: readonly string[]
    /** Forms of one that stand before any noun. */
    readonly article: readonly string[]
    readonly year: readonly string[]
    readonly month: readonly string[]
    /** Between the two ends of a span. */
    readonly until: readonly string[]
    /** Before a number, and before a year without one: 'co najmniej rok'. */
    readonly least: readonly string[]
  }
  /**
   * What certificates are called whose name stands behind it, 'permis B', in plain letters without accents; with a `*` in
   * front, ends of compounds that are the name themselves, 'Röntgenschein'.
   */
  readonly certificates?: readonly string[]
  /** How postings say that something is not asked for, in plain letters without accents. */
  readonly denied?: {
    readonly not: readonly string[]
    /** Before what is not asked for: 'keine Vorkenntnisse nötig'. */
    readonly no: readonly string[]
    /** Beginnings of the words that ask. */
    readonly needed: readonly string[]
    /** Those that stand before the 'not': 'brauchst du nicht'. */
    readonly verbs?: readonly string[]
    /** What turns a clause to the contrary, as 'but' does. */
    readonly turns: readonly string[]
    /** Patterns of what says so by itself. */
    readonly said: readonly string[]
  }
  /** What postings say of what they wish for and what they insist on, before it and behind it; `*` stands for any ending. */
  readonly wanted?: {
    readonly wishBefore: readonly string[]
    readonly wishAfter: readonly string[]
    readonly mustBefore: readonly string[]
    readonly mustAfter: readonly string[]
  }
}
