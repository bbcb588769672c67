/** How a language says in a resume what proves little. Lower case. */
export interface Told {
  /** Openings of a line that name a duty, or a share in what others did, instead of a deed. */
  readonly duties: readonly string[]
  /** Behind a number: 'twenty years'. */
  readonly years: readonly string[]
  /** Beginnings of the words for experience: 'twenty years of experience'. */
  readonly experience: readonly string[]
  /** What forms ask about a person and an application need not tell, as it is printed before its value. */
  readonly personal?: Partial<Record<PersonalDetail, readonly string[]>>
  /** What tells the same without a label: 'married'; `#` stands for a number of two digits, or a month or day of one. */
  readonly personalWords?: Partial<Record<PersonalDetail, readonly string[]>>
}

export type PersonalDetail =
  | 'identity'
  | 'birth'
  | 'age'
  | 'civilStatus'
  | 'religion'
  | 'sex'
  | 'nationality'
  | 'ethnicity'
  | 'military'
  | 'salary'
  | 'zodiac'
