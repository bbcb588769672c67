// What stands among the demands and is asked of nobody: checks done to everybody, what is supplied, who hires, and
// what the work will be.

import { hasTitleWord } from './title.ts'

/** '(our backend is in Go)' */
const OURS_ASIDE = /\((?:our|they)\s[^()]{0,200}\)/gi
/** 'We hire 35 engineers (mostly Elixir, some React)' */
const OTHERS_ASIDE = /\((?:mostly|mainly|largely|primarily|some)\s[^()]{0,200}\)/gi
/** 'our own app (built in Flutter)' */
const MADE_ASIDE =
  /\((?:built|written|developed|coded|programmed|powered|made|running) (?:in|on|with|by|using)\s[^()]{0,200}\)/gi
/** 'Databases (primarily PostgreSQL)' names what is asked: an aside is one where the sentence speaks of the company. */
const OF_THE_COMPANY = /(?<!\p{L})(?:we|our|their|they)(?!\p{L})/iu
const ASKS =
  /(?<!\p{L})(?:experience|knowledge|skills?|know|must|familiar|familiarity|proficient|proficiency)(?!\p{L})/iu
const withoutOthers = (text: string, asides: RegExp): string =>
  text.replace(asides, (aside, at: number) => {
    const before = text
      .slice(0, at)
      .split(/[.!?;] /)
      .at(-1)!
    return OF_THE_COMPANY.test(before) && !ASKS.test(before) ? ' ' : aside
  })
/** 'Playwright (preferred) or Cypress': either will do. */
const PREFERRED_OF_TWO = /\s\((?:preferred|preferably|ideally)\)(?= or )/gi
/** ', we got the rest (compressors, trailers)' */
const SUPPLIED =
  /,? (?:and |but )?we(?:['’]ve| have)? (?:got|supply|provide|furnish) (?:the rest|everything|all|the others?)(?!\p{L}).*$/iu
/** 'Must pass a 10-year FBI background check and obtain a badge': the check is done to everybody. */
const SCREENED =
  /(?<!\p{L})(must |able to |ability to )?(?:pass|undergo) (?:an? |the |our )?(?:[\p{L}\d-]+ ){0,3}(?:background|criminal|credit|drug|medical|psychometric|aptitude) (?:checks?|screen(?:ing)?s?|tests?|investigations?|assessments?|exams?)(?:,? and )?/giu
/** 'Must complete a drug test'; to 'complete credit assessments' is work. */
const CLEARED =
  /(?<!\p{L})(must |able to |ability to )?(?:clear|complete) (?:an? |the |our )?(?:[\p{L}\d-]+ ){0,3}(?:background|criminal|credit|drug|medical|psychometric|aptitude) (?:check|screen(?:ing)?|test)(?!\p{L})(?:,? and )?/giu
/** 'Must live within 30 minutes of Leeds and hold HACCP': the second half is asked. */
const LIVES_AND =
  /(must |should |need to |has to |have to |^\W*)(?:live|reside|be located|be based) (?:within|locally|near|close|no more|no further|on[- ]site|in or)(?!\p{L})[^.;]{0,80}?(?:,? and |, )(?=(?:also )?(?:have|hold|be able|possess|own|know|bring|speak|drive|can)(?!\p{L}))/giu

/** A line without what it says in passing of others. */
export const withoutAsides = (text: string): string =>
  withoutOthers(withoutOthers(text, OTHERS_ASIDE), MADE_ASIDE)
    .replace(OURS_ASIDE, ' ')
    .replace(AS_STATED, ': ')
    .replace(PREFERRED_OF_TWO, '')
    .replace(SUPPLIED, '')
    .replace(SCREENED, '$1')
    .replace(CLEARED, '$1')
    .replace(LIVES_AND, '$1')

/**
 * 'Full-cycle recruiting, from intake call to signed offer' says how far it goes; 'from Figma to Framer' and 'from stocks
 * to pastry' name what is known.
 */
export function withoutReach(text: string, isNamed: (end: string) => boolean): string {
  const [whole, end] = FROM_TO.exec(text) ?? []
  return !whole || !end || isNamed(end) ? text : text.slice(0, -whole.length)
}
const FROM_TO = /, from (?:\p{Ll}[\p{L}-]* ){1,3}to ((?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*)\.?$/u

/** 'Required September 2026': when, not what. */
const STARTS =
  /^\W*(?:required|needed|wanted|start(?:s|ing)?) (?:from |for |in |by )?(?:(?:an )?(?:immediate(?:ly| start)?|asap|as soon as possible)|(?:(?:early|mid|late) )?(?:spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december))(?: \d{4})?[.!,;]?\s?$/iu

/** 'No cold calling whatsoever.': there is none of it. */
const ABSENT =
  /^\W*(?:absolutely |strictly )?no (?!(?:less|fewer|more|later) )(?:[\p{L}\p{N}+#.-]+ ){0,4}[\p{L}\p{N}+#.-]+(?: here| whatsoever| at all| ever|,? please)?(?:, (?:and )?no [\p{L}-]+(?: [\p{L}-]+){0,4}){0,6}(?:, (?:we|that|those|it)(?!\p{L})[^,;]{0,80})?\W*$/iu

/** 'Must pass a background check': what is done to everybody. */
const CHECKED =
  /^(?!.*(?:clear|complete) (?:\p{L}+ ){0,4}(?:investigations|assessments|exams|examinations)(?!\p{L}))(?!\W*complete (?:\p{L}+ ){0,2}(?:credit|reference) checks)\W*(?:(?:you |candidates? |applicants? )?(?:must|will|should|need to|be able to|able to|ability to|have to)\s+){0,3}(?:successfully )?(?:pass|clear|undergo|complete|submit to) (?:an? |the |our )?(?:\p{L}+ ){0,3}(?:background|drug|criminal|credit|physical|medical|reference)(?:,? \p{L}+){0,4}\W*$/iu
/** 'Complete medical documentation in Epic' is work. */
const RECORDS = /(?:medical|physical|reference|credit) (?:documentation|inventory|data|records)(?!\p{L})/iu
/** 'Must successfully complete a background, drug screen and medical screening' */
const CHECKS =
  /^(?:must |will |should )?(?:successfully )?(?:pass|clear|undergo|complete|submit to) (?:(?:background|drug|medical|physical|criminal|screen|screening|checks?|tests?|exams?|and|a),? ?){2,12}[.!]?$/i

/** 'E = essential, D = desirable': how to read a list. */
const LEGEND = /^\W*(?:E|D|essential|desirable)[^\w=]*=\W*(?:E|D|essential|desirable)/i

/** 'Must live within 30 minutes of the shop' */
const LIVES =
  /^\W*(?:(?:you|candidates?|applicants?) )?(?:must|should|need to|has to|have to)?\s?(?:live|reside|be located|be based) (?:within|locally|near|close|no more|no further|on[- ]site|in or)(?!\p{L})/iu
/** 'Coldwell Engineering is hiring ramp agents for our morning banks!': who is wanted, and nothing of what is asked. */
const HIRES =
  /^(?!.*(?:with|who|experienced?|skilled|knowledge|must|able|qualified|certified|licen[cs]ed|years)(?!\p{L}))\W*(?:we|our client|\p{Lu}[\p{L}&.'’ ]{2,50}?),? (?:is|are)(?: currently| now| actively)? (?:hiring|recruiting)(?!\p{L})/iu

/** 'Candidates MUST submit a cover letter'; 'employment is contingent upon a background check' */
const SUBMITTED =
  /(?<!\p{L})(?:(?:submit|attach|enclose|upload|provide|include) (?:an? |the |your |their |all )?(?:[\p{L}-]+ ){0,3}(?:cover letters?|resumes?|r[ée]sum[ée]s?|cvs?|curriculum vitae|transcripts?|references)|(?:candidates|applicants) (?:must|should) apply|contingent (?:up)?on|collective bargaining|bargaining (?:unit|agreement)|probationary period|union membership)(?!\p{L})/iu

/** 'Submit proof of QTS': the QTS is asked for. */
const PROVES =
  /(?<!\p{L})proof of (?!(?:the |your )?(?:right|eligibility|identity|id|address|vaccination|work|insurance)(?!\p{L}))/iu

/** 'The abilities as stated in the job description, including but not limited to: …' */
const AS_STATED =
  /,? ?as (?:stated|described|outlined|listed|set out) in the (?:job|position|role) description,?(?: including(?:,? but not limited to)?:?)?/giu

/** 'Reliable transportation and insurance': how one gets there. */
const OWN_TRANSPORT =
  /^\W*(?:must have |have )?(?:your |a )?(?:own |reliable )+(?:transport(?:ation)?|vehicle|car)(?:,? (?:and|with) (?:valid |proof of )?(?:auto |car )?insurance)?\W*$/iu

/** 'Not needed: Java', 'Forget: suits' */
const SPARED =
  /^\W*(?:not needed|not wanted|unwanted|not required|no need for|don't need|forget|not looking for|not interested in)\s*:/i

/** 'Data Engineer | ETL | Snowflake | Remote': words to be found by, the first of them the title, at the end of a text. */
export function withoutTags(text: string): string {
  const bar = text.indexOf(' | ')
  const from = bar < 0 ? -1 : text.lastIndexOf('. ', bar)
  const tags = text.slice(from < 0 ? 0 : from + 2).split(' | ')
  const isTags =
    tags.length >= TAGS_LEAST &&
    tags.every((tag) => tag.length <= TAG_MOST) &&
    !tags[0]!.includes(':') &&
    hasTitleWord(tags[0]!)
  return isTags ? text.slice(0, Math.max(0, from + 1)) : text
}
const TAGS_LEAST = 4
const TAG_MOST = 40

const ASKED_OF_NOBODY = [LEGEND, CHECKS, ABSENT, STARTS, LIVES, HIRES, SPARED, OWN_TRANSPORT]

export const isAskedOfNobody = (text: string): boolean =>
  ASKED_OF_NOBODY.some((pattern) => pattern.test(text)) ||
  (CHECKED.test(text) && !RECORDS.test(text)) ||
  (SUBMITTED.test(text) && !PROVES.test(text))

/** After 'Requirements: …' in one paragraph: 'You will own the budgets', 'You'll join a team of nine'. */
const TELLS_OF_WORK =
  /^\W*(?:you(?:['’]ll| will)|the (?:(?:successful|right|ideal) )?(?:candidate|applicant|person|post ?holder|job ?holder) (?:will|would)) (?!need|have|bring|know|hold|possess|understand|speak|enjoy|love|thrive|come|show|demonstrate|already|ideally|also|typically|probably|likely|really|care|feel|must|be (?:able|at|an?|skilled|qualified|educated|trained|used|accustomed|registered|certified|licen[cs]ed|highly|fully|very|well|knowledgeable|competent|capable|adept|comfortable|confident|fluent|familiar|proficient|experienced))\p{L}/iu
/** 'Runbooks and postmortems are part of the role' */
const PART_OF_THE_WORK = /(?:is|are) (?:all )?part of (?:the|this|your) (?:role|job|work|day)\W*$/i
export const tellsOfWork = (text: string): boolean => TELLS_OF_WORK.test(text) || PART_OF_THE_WORK.test(text)

/** 'We are seeking a Machine Learning Engineer to join our AI platform team': who is wanted, and for what. */
export const seeksSomebody = (text: string): boolean => SEEKS.test(text) && !SAYS_WHICH.test(text)
const SEEKS =
  /\b(?:(?:is|are|['’]re) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting|after)|seeks?|needs?) an? /i
const SAYS_WHICH =
  /(?<!\p{L})(?:with|who|whose|that|must|able|skills?|skilled|experienced|experience(?! (?:of|for) (?:our|the|its|your)(?!\p{L}))|knowledge|background|qualified|certified|licen[cs]ed|trained|fluent|years?|proficient|familiar|comfortable|good at)(?!\p{L})/iu

/** 'The successful candidate would manage the workload' */
export const tellsOfTheirWork = (text: string): boolean =>
  /^\W*the (?!.*\b(?:must|experience|knowledge|skills|years)\b)/i.test(text) && tellsOfWork(text)
