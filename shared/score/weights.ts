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

type Weights = Readonly<Record<string, { weight: number; reason: string }>>

const ATS: Weights = {
  'ats-text-layer': { weight: 12, reason: 'Without text nothing else can be read.' },
  'ats-known-headings': { weight: 12, reason: 'Decides which field a line is filed in.' },
  'ats-reading-order': { weight: 11, reason: 'Mixed lines lose whole positions.' },
  'ats-decodable-fonts': { weight: 10, reason: 'Rubbish letters lose whatever they spell.' },
  'ats-parsable-dates': { weight: 10, reason: 'Years of experience are counted from them.' },
  'ats-contact-in-body': { weight: 8, reason: 'A dropped footer takes the phone number with it.' },
  'ats-hidden-text': { weight: 8, reason: 'Ends an application when it is seen.' },
  'ats-stuffing': { weight: 8, reason: 'Marks the whole resume as untrue.' },
  'ats-length': { weight: 6, reason: 'Nothing to find, or too much to find it in.' },
  'ats-no-tables': { weight: 6, reason: 'Most systems read small tables, few read pages made of one.' },
  'ats-no-text-boxes': { weight: 6, reason: 'Text in boxes is often dropped, but seldom much of it.' },
  'ats-single-column': { weight: 5, reason: 'A risk even where our own reading found the order.' },
  'ats-icon-fonts': { weight: 3, reason: 'Sticks to one field at most.' },
  'ats-no-text-in-images': { weight: 3, reason: 'We cannot see whether the picture holds words.' },
  'ats-link-text': { weight: 2, reason: 'Loses one link.' },
  'ats-file-size': { weight: 2, reason: 'Refused by some forms only.' },
}

const FORMAT: Weights = {
  'page-count': { weight: 12, reason: 'The first thing anybody notices.' },
  'bullets-used': { weight: 9, reason: 'Paragraphs are not skimmed.' },
  'section-order': { weight: 10, reason: 'Decides what the first third of the page says.' },
  'date-style': { weight: 7, reason: 'Seen at a glance down the margin.' },
  'end-punctuation': { weight: 6, reason: 'Small, on every line.' },
  'body-text-size': { weight: 8, reason: 'What cannot be read is not.' },
  margins: { weight: 6, reason: 'Crammed pages are put down.' },
  'font-families': { weight: 5, reason: 'Looks pasted together.' },
  'font-sizes': { weight: 5, reason: 'Blurs what ranks above what.' },
  'bullet-style': { weight: 5, reason: 'Seen before anything is read.' },
  'double-spaces': { weight: 4, reason: 'Slips, quickly mended.' },
  'no-long-capitals': { weight: 4, reason: 'Slow to read, in single lines.' },
  'bullets-split-pages': { weight: 3, reason: 'Costs one bullet.' },
  'heading-at-page-foot': { weight: 3, reason: 'Looks like an empty section.' },
  'page-size': { weight: 3, reason: 'Matters when it is printed.' },
  'blank-runs': { weight: 2, reason: 'Leaves holes.' },
  'quote-mix': { weight: 1, reason: 'Few will notice.' },
}

const SECTION: Weights = {
  'bullet-strength': {
    weight: 130,
    reason:
      'Readers rank resumes by their bullets: alone it follows a recruiter’s ranking better than all else together.',
  },
  placeholders: { weight: 6, reason: 'Limits the whole score as well; a slip costs this.' },
  'quantified-results': {
    weight: 6,
    reason: 'The strongest difference between resumes that are answered and those that are not.',
  },
  'experience-present': { weight: 8, reason: 'What one has done is what one is hired for.' },
  'action-verbs': { weight: 7, reason: 'The first word of each line carries it.' },
  'experience-dates': { weight: 5, reason: 'Undated work counts as no time.' },
  'experience-complete': { weight: 5, reason: 'Title and company are what is searched.' },
  'skills-present': { weight: 5, reason: 'Search runs over skills first.' },
  'weak-openers': { weight: 5, reason: 'Turns work into duty; quickly mended.' },
  'bullet-count': { weight: 4, reason: 'Shows which work matters.' },
  'bullet-length': { weight: 4, reason: 'Too long is skipped, too short proves nothing.' },
  'education-present': { weight: 4, reason: 'Most jobs ask for some.' },
  'email-valid': { weight: 4, reason: 'The address invitations are sent to.' },
  'name-present': { weight: 4, reason: 'The name the resume is filed under.' },
  'summary-present': { weight: 4, reason: 'Decides whether the rest is read.' },
  'common-spelling': { weight: 3, reason: 'The cheapest reason to put a resume aside.' },
  'dates-in-order': { weight: 3, reason: 'A date that cannot be casts doubt on all.' },
  'education-complete': { weight: 3, reason: 'Filters need each part.' },
  'newest-first': { weight: 3, reason: 'The first position is taken for the present one.' },
  'phone-valid': { weight: 3, reason: 'The second way to be reached.' },
  'skills-shown': { weight: 3, reason: 'A claim against a proof.' },
  tense: { weight: 3, reason: 'A slip that looks like copying.' },
  cliches: { weight: 2, reason: 'Wastes attention in the best place.' },
  'education-year': { weight: 2, reason: 'A degree without a year looks unfinished.' },
  'email-professional': { weight: 2, reason: 'Only noticed when it is wrong.' },
  'first-person': { weight: 2, reason: 'A convention; costs little.' },
  'links-valid': { weight: 2, reason: 'A broken link is tried once.' },
  'location-present': { weight: 2, reason: 'Searches run within a distance.' },
  'passive-voice': { weight: 2, reason: 'Hides the person, in single lines.' },
  'repeated-phrases': { weight: 2, reason: 'Says that nothing was learned in between.' },
  'repeated-verbs': { weight: 2, reason: 'Style, not substance.' },
  'skills-count': { weight: 2, reason: 'Too few cannot match, too many drown.' },
  'skills-separable': { weight: 2, reason: 'A sentence cannot be split by a machine.' },
  'summary-length': { weight: 2, reason: 'Too short says nothing, too long is skipped.' },
  'summary-proof': { weight: 2, reason: 'One result is believed more than five adjectives.' },
  'summary-role': { weight: 2, reason: 'Who hires for a role looks for its name.' },
  'technology-spelling': { weight: 2, reason: 'Noticed by whoever works with the tool.' },
  fillers: { weight: 1, reason: 'Only costs room.' },
  'one-contact': { weight: 1, reason: 'A machine keeps one by chance.' },
  'skills-grouped': { weight: 1, reason: 'Helps the eye, not the match.' },
  'skills-levels': { weight: 1, reason: 'Signs nobody can read.' },
  'skills-soft': { weight: 1, reason: 'Soft skills are shown, not listed.' },
  'figures-plausible': { weight: 2, reason: 'A figure nobody believes takes the others along.' },
  overlaps: { weight: 2, reason: 'Asked about in the interview; easily explained.' },
  'years-claimed': { weight: 4, reason: 'A claim the dates contradict is remembered.' },
  'summary-level': { weight: 1, reason: 'The dates tell it too.' },
  'summary-own-words': { weight: 1, reason: 'Wastes two lines.' },
}

const KEYWORD: Weights = {
  'keyword-required': { weight: 50, reason: 'What the job says it cannot do without.' },
  'keyword-preferred': { weight: 16, reason: 'Decides among those who have what is required.' },
  'keyword-title': { weight: 8, reason: 'The first thing that is searched for.' },
  'keyword-certificates': { weight: 8, reason: 'A licence is a yes or a no.' },
  'keyword-years': { weight: 8, reason: 'A filter in most systems, bent by most people.' },
  'keyword-degree': { weight: 6, reason: 'A filter where it is named.' },
  'keyword-stuffing': { weight: 6, reason: 'Takes back what a heap of words would win.' },
  'keyword-copied': { weight: 6, reason: 'Limits the whole score as well.' },
  'keyword-recency': { weight: 5, reason: 'Old skills count, and count less.' },
  'keyword-languages': { weight: 5, reason: 'Named in few jobs, and decisive there.' },
  'skills-target-first': { weight: 3, reason: 'Order helps the eye only.' },
  'keyword-acronyms': { weight: 2, reason: 'Some searches know one form only.' },
}

/**
 * What each check counts within its part. Only the proportions matter: the weights of the checks that apply are
 * apportioned to 100 points. Advice has no weight.
 */
export const WEIGHTS: Weights = { ...ATS, ...FORMAT, ...SECTION, ...KEYWORD }
