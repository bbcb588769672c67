// How often a part of the reading is right where something speaks against it: of 166 resumes with labels, by as many
// people or makers of templates, those that were read right all the same, and one more of two more. What was seen fewer
// than four times is left at even chances.

export const RIGHT_ALL_THE_SAME = {
  /** No name, on a page with lines: of six resumes of a further hundred and ninety all had one. */
  nameless: 0.2,
  /** Digits like a phone number’s that were taken for none. */
  unreadNumber: 0.5,
  /** An address of mail in a line that was read as something else. */
  unreadEmail: 0.5,
  /** A line of the head that may be a place. */
  unreadPlace: 0.33,
  /** No work, and a heading of work, spans of time, or lists under headings of their own. */
  workElsewhere: 0.5,
  /** No study, and a heading of it, a certificate of a school, or a year under no heading that we know. */
  studyElsewhere: 0.5,
  /** No skills, and a heading or a label of them. */
  skillsElsewhere: 0.6,
  /** Lines with dates among the skills. */
  datedSkills: 0.4,
  /** A heading over nothing on a laid-out page. */
  emptyHeading: 0.67,
  /** No summary, and prose that is part of nothing, or a heading of one. */
  summaryElsewhere: 0.64,
  /** Prose of the head that is no part of the summary. */
  cutSummary: 0.56,
  /** Ways of contact, headings or lists within the summary. */
  foreignInSummary: 0.1,
  /** A study in pieces. */
  cutStudy: 0.3,
  /** Nothing of a part, and a good part of the page is part of nothing. */
  lostLines: 0.5,
  /** An entry of work of which the reader guessed what is its title, one against which another sign speaks, and one without. */
  guessedEntry: 0.2,
  unsoundEntry: 0.54,
  soundEntry: 0.88,
  /** A section whose heading names nothing that we know. */
  toldSection: 0.35,
} as const

/** Among lines that are quoted as bullets: what is wrong at best, and more where they look like no sentence, or stand under a doubtful head: of 38 lines there ten of 28 in paragraphs were none, and no bullet. */
export const BULLET = { wrong: 0.08, unlike: 0.33, underUnsound: 0.2, toldUnderUnsound: 0.25 } as const

/** What is surer than this is said as it is; of what is less nothing is said. */
export const SURE = 0.7
/** Down to this we do not say either that we may have misread it: it was read right more often than not. */
export const DOUBTED = 0.5
