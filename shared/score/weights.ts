import type { ScorePart } from '#shared/schema/analysis.ts'

export const PARTS: readonly ScorePart[] = ['ats', 'format', 'section', 'keyword']

/**
 * Resume quality = Sections × (said + ats × ATS + format × Format). What a resume says is what people are invited for; a
 * machine that loses part of it and an untidy page can only take away. So absence earns nothing, by construction.
 */
export const QUALITY = { said: 0.6, ats: 0.3, format: 0.1 } as const

/**
 * How much the match counts beside the quality, where there is a job. The share by required skills comes on top, and
 * does most: with more, two resumes of one quality change places over skills that are only preferred.
 */
export const MATCH_SHARE = 0.1

type Weights = Readonly<Record<string, number>>

const ATS: Weights = {
  'ats-text-layer': 12, // Without text nothing else can be read.
  'ats-known-headings': 12, // Decides which field a line is filed in.
  'ats-reading-order': 11, // Mixed lines lose whole positions.
  'ats-decodable-fonts': 10, // Rubbish letters lose whatever they spell.
  'ats-parsable-dates': 10, // Years of experience are counted from them.
  'ats-contact-in-body': 8, // A dropped footer takes the phone number with it.
  'ats-hidden-text': 8, // Ends an application when it is seen.
  'ats-stuffing': 8, // Marks the whole resume as untrue.
  'ats-length': 6, // Nothing to find, or too much to find it in.
  'ats-no-tables': 6, // Most systems read small tables, few read pages made of one.
  'ats-no-text-boxes': 6, // Text in boxes is often dropped, but seldom much of it.
  'ats-single-column': 5, // A risk even where our own reading found the order.
  'ats-icon-fonts': 3, // Sticks to one field at most.
  'ats-no-text-in-images': 3, // We cannot see whether the picture holds words.
  'ats-link-text': 2, // Loses one link.
  'ats-file-size': 2, // Refused by some forms only.
}

const FORMAT: Weights = {
  'page-count': 12, // The first thing anybody notices.
  'bullets-used': 9, // Paragraphs are not skimmed.
  'section-order': 10, // Decides what the first third of the page says.
  'date-style': 7, // Seen at a glance down the margin.
  'body-text-size': 8, // What cannot be read is not.
  'font-families': 5, // Looks pasted together.
  'font-sizes': 5, // Blurs what ranks above what.
  'bullet-style': 5, // Seen before anything is read.
  'no-long-capitals': 4, // Slow to read, in single lines.
  'bullets-split-pages': 3, // Costs one bullet.
  'heading-at-page-foot': 3, // Looks like an empty section.
  'page-size': 3, // Matters when it is printed.
}

const SECTION: Weights = {
  // Readers rank resumes by their bullets: alone it follows a recruiter’s ranking better than all else together.
  'bullet-strength': 130,
  placeholders: 6, // Limits the whole score as well; a slip costs this.
  // The strongest difference between resumes that are answered and those that are not.
  'quantified-results': 6,
  'experience-present': 8, // What one has done is what one is hired for.
  'action-verbs': 7, // The first word of each line carries it.
  'experience-dates': 5, // Undated work counts as no time.
  'skills-present': 5, // Search runs over skills first.
  'weak-openers': 5, // Turns work into duty; quickly mended.
  'bullet-length': 4, // Too long is skipped, too short proves nothing.
  'education-present': 4, // Most jobs ask for some.
  'email-valid': 4, // The address invitations are sent to.
  'name-present': 4, // The name the resume is filed under.
  'summary-present': 4, // Decides whether the rest is read.
  'common-spelling': 3, // The cheapest reason to put a resume aside.
  'dates-in-order': 3, // A date that cannot be casts doubt on all.
  'education-complete': 3, // Filters need each part.
  'newest-first': 3, // The first position is taken for the present one.
  'phone-valid': 3, // The second way to be reached.
  'skills-shown': 3, // A claim against a proof.
  tense: 3, // A slip that looks like copying.
  cliches: 2, // Wastes attention in the best place.
  'education-year': 2, // A degree without a year looks unfinished.
  'email-professional': 2, // Only noticed when it is wrong.
  'first-person': 2, // A convention; costs little.
  'links-valid': 2, // A broken link is tried once.
  'location-present': 2, // Searches run within a distance.
  'passive-voice': 2, // Hides the person, in single lines.
  'repeated-verbs': 2, // Style, not substance.
  'skills-count': 2, // Too few cannot match, too many drown.
  'skills-separable': 2, // A sentence cannot be split by a machine.
  'summary-length': 2, // Too short says nothing, too long is skipped.
  'summary-proof': 2, // One result is believed more than five adjectives.
  'summary-role': 2, // Who hires for a role looks for its name.
  'technology-spelling': 2, // Noticed by whoever works with the tool.
  fillers: 1, // Only costs room.
  'one-contact': 1, // A machine keeps one by chance.
  'skills-grouped': 1, // Helps the eye, not the match.
  'skills-levels': 1, // Signs nobody can read.
  'skills-soft': 1, // Soft skills are shown, not listed.
  'figures-plausible': 2, // A figure nobody believes takes the others along.
  overlaps: 2, // Asked about in the interview; easily explained.
  'years-claimed': 4, // A claim the dates contradict is remembered.
}

const KEYWORD: Weights = {
  'keyword-required': 50, // What the job says it cannot do without.
  'keyword-preferred': 16, // Decides among those who have what is required.
  'keyword-title': 8, // The first thing that is searched for.
  'keyword-certificates': 8, // A licence is a yes or a no.
  'keyword-years': 8, // A filter in most systems, bent by most people.
  'keyword-degree': 6, // A filter where it is named.
  'keyword-stuffing': 6, // Takes back what a heap of words would win.
  'keyword-copied': 6, // Limits the whole score as well.
  'keyword-languages': 5, // Named in few jobs, and decisive there.
  'skills-target-first': 3, // Order helps the eye only.
  'keyword-acronyms': 2, // Some searches know one form only.
}

/**
 * What each check counts within its part. Only the proportions matter: the weights of the checks that apply are
 * apportioned to 100 points. Advice has no weight.
 */
export const WEIGHTS: Weights = { ...ATS, ...FORMAT, ...SECTION, ...KEYWORD }
