/** How postings name what they ask for, in plain letters without accents. Apart from the other words: nothing of it is needed to read a resume. */
export interface Asked {
  /** What joins the items of a list, and which of that leaves a choice. */
  readonly joins: readonly string[]
  readonly either: readonly string[]
  /** What names examples or a choice after it: 'such as', 'one of'. */
  readonly choiceBefore: readonly string[]
  /** Beginnings of the words for 'similar', as in 'or similar'. */
  readonly alike: readonly string[]
  /** What opens the object of 'experience', of 'knowledge' and of their like. */
  readonly prepositions: readonly string[]
  /** Small words that stand inside of one name: 'gestion de projet', 'bill of materials'. */
  readonly links: readonly string[]
  /**
   * Beginnings of words that say a person knows, has done or can do what follows or precedes; with a `*` in front,
   * ends of compounds.
   */
  readonly frames: {
    readonly know: readonly string[]
    readonly did: readonly string[]
    readonly can: readonly string[]
  }
  /**
   * What stands between 'experience' and what somebody was, and beginnings of words for having learned to be it; with a
   * `*` in front, ends of compounds.
   */
  readonly roles: readonly string[]
  readonly taught: readonly string[]
  /** What changes by the word before it: the adjective right behind, or whatever stands in one of its cases. */
  readonly agrees?: 'adjectives' | 'cases'
  /** Words that stand in no name of a skill: they part the names of a sentence from one another. */
  readonly small: readonly string[]
}
