import { isOrdinary } from './ordinary-words.ts'

// What a sentence takes for granted of the person without naming a number or a name: 'your award', 'the contract you won'.

/** What one holds or has received: as much a fact as a degree, though its word is an ordinary one. */
const CREDENTIALS =
  /\b(?:award|honou?r(?:s|ed|ary)\b|prize|medal|laude|scholarship|certif|accredit|licen[cs]ed?\b|chartered|patent|publi(?:cations?|shed)\b|fellowship|gpa|valedictorian|militar|navy|army|veteran|volunt|promot(?:ion|ed)\b|bilingual|fluent|fluency|native speaker|diploma|graduated|security clearance|board member|founder|founded|co-?founded)\w*/gi

export const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:ations?|ments?|ings?|ions?|ed|es|s|e)$/, '')

/** By their first letters: 'certified' and 'certification' are one. */
const CREDENTIAL_LETTERS = 6
export const credentialsIn = (text: string): string[] =>
  (text.match(CREDENTIALS) ?? []).map((found) =>
    found.toLowerCase().replace('licenc', 'licens').slice(0, CREDENTIAL_LETTERS),
  )
/** What a resume proves without the word: who is registered has a license. */
const PROVED: [RegExp, string][] = [[/\bregistered\b/i, 'licens']]
export const credentialsProvedBy = (text: string): string[] => [
  ...credentialsIn(text),
  ...PROVED.flatMap(([proof, credential]) => (proof.test(text) ? [credential] : [])),
]

/** What every resume has, or what one speaks of in any: nothing is taken for granted with them. */
const OF_ANY_RESUME = new Set(
  `resume cv application document file page section heading header layout format structure order design style font
  summary profile headline statement objective goal skill ability strength competence competency expertise experience history
  background career work job position role title employer employment company organization education school study degree
  training qualification bullet point line sentence paragraph word wording verb language term text description detail
  information content entry item list example evidence number figure metric measure result outcome impact effect
  achievement accomplishment contribution success responsibility duty task activity project tool method technology
  contact address email phone link location name date month year time period duration reader recruiter target field
  industry area level value fit match message point tone voice tense grammar spelling reason focus scope scale size
  achieve accomplish do use make work have hold get apply want need wish know learn write list mention describe name
  take bring show include add say state give help find use handle perform deliver complete manage own lead run
  most more recent recently current currently previous past present former earlier latest first last top main key major
  best strong strongest important relevant specific actual exact real own other different new old personal professional
  technical practical general overall whole entire full related similar various several many each every both all any
  good great clear concise brief short long`
    .split(/\s+/)
    .map(stem),
)
const SMALL = new Set(
  `a an the this that these those and or but if as at by for from in into of on to with about what when where which who how
  why is are was were be been being did does had has have not no your you it its so than then there their them they we our
  i me my can could may might must should would will just also only even still yet very too since until during through
  between within across after before over under above below near around against among behind beside beyond toward towards
  upon off up down out away back`.split(/\s+/),
)

/** From the person to the end of what is said of them. */
const OF_THE_PERSON =
  /\byour\s+((?:[\p{L}\p{N}'’+#.-]+\s*){1,4})|\byou(?:['’]ve|\s+have|\s+had|\s+once|\s+also)?\s+((?:[\p{L}\p{N}'’+#.-]+\s*){1,4})/giu
const END =
  /^(?:and|or|but|so|in|on|at|to|into|with|without|by|for|from|as|that|which|when|where|if|because|above|below|before|after|during|through|between|since|until|while|near|first|using|is|are|was|were|can|could|may|might|should|would|will|must|need|want)$/i
/** 'If you managed a budget, say so' takes nothing for granted. */
const WITH_IF = /\b(?:if|whether|where possible|in case|any)\b/i

/** Words about the person that are neither in the resume nor of any resume. */
export function presupposedIn(text: string, isKnown: (word: string) => boolean): string[] {
  if (WITH_IF.test(text)) return []
  const found: string[] = []
  for (const [, owned, done] of text.matchAll(OF_THE_PERSON)) {
    for (const [at, raw] of (owned ?? done ?? '').trim().split(/\s+/).entries()) {
      const word = raw.replace(/[.,;:!?]+$/, '')
      if (at > 0 && END.test(word)) break
      const isSmall = SMALL.has(word.toLowerCase()) || /^\p{L}+ly$/u.test(word)
      if (!isSmall && !OF_ANY_RESUME.has(stem(word)) && !isKnown(word)) found.push(word)
      if (word !== raw) break
    }
  }
  return found
}

/** What a person does with a resume, not in a job. */
const WRITING = new Set(
  `highlight emphasize emphasise underline demonstrate convey illustrate prove present communicate express quantify phrase
  reword rephrase format order combine connect support back summarize summarise start begin open end close place put leave
  miss omit repeat mix choose pick select spell explain prove tie link group split mean stay do make`
    .split(/\s+/)
    .map(stem),
)
const PAST =
  /^(?:\p{L}{2,}ed|built|led|ran|won|wrote|taught|sold|grew|spoke|drove|rose|began|brought|bought|fought|sought|flew|drew|shot|dealt|oversaw|undertook)$/iu
const DEED =
  /\byou(?:['’]ve|\s+(?:have|had|also|even|once|alone|personally|successfully|already|then))*\s+(\p{L}+)([^.;:!?]*)/giu

/** What is said to have been done to what: before the sentence turns to what that shows. */
function upToItsEnd(rest: string): string[] {
  const words = rest.split(/[,–—]/, 1)[0]?.match(/[\p{L}\p{N}]+/gu) ?? []
  const end = words.findIndex((word) => SAYS_MORE.test(word))
  return (end < 0 ? words : words.slice(0, end)).filter((word) => !/^\p{L}+ly$/u.test(word))
}
const SAYS_MORE = /^(?:and|or|but|so|which|who|that|because|while|when|shows?|yourself)$/i

/** Deeds whose verb the resume does not know, and not all they were done to either: 'you founded a company'. */
export function deedsIn(text: string, isKnown: (word: string) => boolean): string[] {
  if (WITH_IF.test(text)) return []
  const isOfAny = (word: string) => SMALL.has(word.toLowerCase()) || OF_ANY_RESUME.has(stem(word))
  return [...text.matchAll(DEED)].flatMap(([, verb = '', rest = '']) => {
    if (!PAST.test(verb) || WRITING.has(stem(verb)) || isKnown(verb)) return []
    const objects = upToItsEnd(rest).filter((word) => !isOfAny(word))
    const saysSomething = objects.length > 0 || isOfAny(verb)
    return saysSomething && objects.every(isKnown) ? [] : [verb]
  })
}

/** Words that are no everyday English, in a text that is English otherwise. */
const FOREIGN_SHARE = 0.4
export function unusualIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu) ?? []
  const unusual = words.filter((word) => !isOrdinary(word))
  return words.length > 5 && unusual.length > words.length * FOREIGN_SHARE ? [] : unusual
}
