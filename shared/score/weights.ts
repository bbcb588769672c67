import type { ScorePart } from '#shared/schema/analysis.ts'

/** How much of the overall score a part is; the formula is printed with every analysis. */
export const PART_WEIGHTS: Record<ScorePart, { weight: number; reason: string }> = {
  ats: { weight: 25, reason: 'What a machine cannot read is not there; but reading is only the door.' },
  format: { weight: 15, reason: 'Tidiness is noticed when it is missing, and seldom decides.' },
  section: { weight: 35, reason: 'What is said, and how well: this is what people are invited for.' },
  keyword: { weight: 25, reason: 'The same resume is right for one job and not for another.' },
}

/**
 * What each check counts within its part. Only the proportions matter: the weights of the checks that apply are
 * apportioned to 100 points. Advice has no weight.
 */
export const WEIGHTS: Readonly<Record<string, { weight: number; reason: string }>> = {
  'quantified-results': {
    weight: 11,
    reason: 'The strongest difference between resumes that are answered and those that are not.',
  },
  'action-verbs': { weight: 7, reason: 'The first word of each line carries it.' },
  'weak-openers': { weight: 5, reason: 'Turns work into duty; quickly mended.' },
  'repeated-verbs': { weight: 2, reason: 'Style, not substance.' },
  'bullet-length': { weight: 4, reason: 'Too long is skipped, too short proves nothing.' },
  'bullet-count': { weight: 4, reason: 'Shows which work matters.' },
  tense: { weight: 3, reason: 'A slip that looks like copying.' },
  'first-person': { weight: 2, reason: 'A convention; costs little.' },
  'passive-voice': { weight: 2, reason: 'Hides the person, in single lines.' },
  cliches: { weight: 2, reason: 'Wastes the reader’s attention in the best place.' },
  fillers: { weight: 1, reason: 'Only costs room.' },
}
