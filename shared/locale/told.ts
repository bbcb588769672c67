/** How a language says in a resume what proves little. Lower case. */
export interface Told {
  /** Openings of a line that name a duty, or a share in what others did, instead of a deed. */
  readonly duties: readonly string[]
  /** Behind a number: 'twenty years'. */
  readonly years: readonly string[]
  /** Beginnings of the words for experience: 'twenty years of experience'. */
  readonly experience: readonly string[]
}
