import type { Resume } from '#shared/schema/resume.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { t } from './not-a-resume-texts.ts'
import { HEADINGS } from './words/headings.ts'

// Said, not enforced: an invoice or a novel is still scored if the person insists.

const INVOICE =
  /\b(?:invoice|rechnung|facture|factura|fatura|fattura|factuur|amount due|vat|iban|total due|receipt|bill to|subtotal)\b/gi
const LETTER = /^(?:dear (?:hiring|sir|mr|ms|mrs)|sehr geehrte|madame, monsieur|estimad[oa]s?)\b/im
/** How an employer speaks to whom it looks for. */
const ADVERT =
  /\b(?:about (?:us|the (?:role|job|company))|your (?:responsibilities|tasks|profile|role)|we offer|what you(?:'|’)ll do|who you are|apply now|we look forward to|equal opportunity employer|your application|ihre aufgaben|ihr profil|wir bieten|ihre bewerbung|über uns|vos missions|profil recherché|nous offrons|se ofrece|requisitos del puesto)\b/gi
/** What is asked of whoever applies: a text that asks for so much tells of nobody. */
const ASKED =
  /\b(?:you will|you['’]ll|you have|you are|you bring|you(?:['’]ll)? need|must have|must be|(?:is|are|be) (?:required|preferred|expected|essential)|required|preferred|essential|desirable|(?:we are|we['’]re|is|are) (?:looking for|seeking|hiring|recruiting)|(?:successful|ideal|suitable|qualified) (?:candidates?|applicants?)|candidates?|applicants?|to apply|apply|salary|compensation|benefits|minimum|at least \d+ years|\d+\+? years(?:['’])?(?: of)? (?:\p{L}+ )?experience|(?:the|this) (?:role|position|post|job)|reports? to|per hour|an hour|per annum|full[- ]time|part[- ]time|join (?:us|our)|our team|ideally|(?:a|big) plus|nice to have|bonus points|requirements|responsibilities|ability to|willing(?:ness)? to|or equivalent|closing date|vacancy|(?:job|person) (?:overview|specification|description)|essential criteria|desirable criteria|stellenangebot|wir suchen|du bringst|se busca|buscamos|ofrecemos|imprescindible|requisitos|nous recherchons|wij zoeken|wij bieden|cerchiamo|procuramos|oferecemos)\b/giu
/** Of these somebody's own work may tell: a payroll clerk's, a recruiter's. */
const OF_WORK =
  /^(?:salary|compensation|benefits|minimum|full[- ]time|part[- ]time|per hour|an hour|per annum|candidates?|applicants?|vacancy)$/
/** So many different ones; where nobody's positions, degrees or address stand beside them, or no way to reach anybody, fewer. */
const ASKED_MOST = { beside: 6, alone: 3 }
/** How a paper heads its parts. */
const PAPER =
  /^(?:\d{1,2}\.? )?(?:abstract|introduction|related work|methods?|methodology|results|discussion|conclusions?)$/gim
/** An advert may name the span of its contract. */
const SPANS_TOLD = 3
const MANY_WORDS = 6000
/** A resume that has only just begun is short. */
const JUST_BEGUN = 40
/** An address and a telephone number stand in many a text. */
const RESUME_LEAST = 1.8

export const notAResume = (resume: Resume, text: string, words: number): string => {
  if (words < 5) return ''
  const kinds = new Set(resume.sections.map((section) => section.kind))
  const dated = resume.experience.some((entry) => entry.startDate)
  const told =
    dated ||
    resume.education.some((entry) => entry.endDate || entry.startDate) ||
    spansIn(text.slice(0, 40_000)) >= SPANS_TOLD
  const signs =
    (resume.personalInfo.email ? 1 : 0) +
    (resume.personalInfo.phone ? 0.5 : 0) +
    (kinds.has('experience') ? 1 : 0) +
    (kinds.has('education') ? 1 : 0) +
    (kinds.has('skills') ? 0.7 : 0) +
    (dated ? 0.5 : 0)
  const invoice = text.slice(0, 20_000).match(INVOICE)?.length ?? 0
  if (invoice >= 3 && signs < 2.5) return t.anInvoice
  if (!dated && signs < 3 && distinct(text.slice(0, 20_000), ADVERT).length >= 3) return t.anAdvertThatSpeaks
  const isSomebodys = told || (signs >= 3 && resume.name !== '') || isOwnAddress(resume)
  const turns = isSomebodys ? [] : distinct(text.slice(0, 20_000), ASKED)
  const asked = turns.length
  const unreachable = resume.personalInfo.email === '' && resume.personalInfo.phone === ''
  // A bare name may be the heading of an advert, or of a resume without its address.
  const addressless = resume.name === '' ? asked : turns.filter((turn) => !OF_WORK.test(turn)).length
  if (
    asked >= ASKED_MOST.beside ||
    (asked >= ASKED_MOST.alone && (signs < 2 || (unreachable && addressless >= ASKED_MOST.alone)))
  )
    return t.anAdvertThatAsks
  if (!dated && signs < 3 && distinct(text, PAPER).length >= 4) return t.aPaper
  if (words > MANY_WORDS && signs < 2.5) return t.aLongerText({ words })
  if (LETTER.test(text) && kinds.size < 2) return t.aLetter
  if (signs < 1) return t.nothingUsual
  const readable = resume.language === '' || Object.hasOwn(HEADINGS, resume.language)
  if (!told && readable && words >= JUST_BEGUN && signs + (kinds.has('summary') ? 0.5 : 0) < RESUME_LEAST)
    return t.hardlyAnythingUsual
  return ''
}

/** `ada@…`, `li@…` or `hello@liwu.example` under the name of Ada or Li Wu: an advert gives the address of an office. */
const isOwnAddress = ({ name, personalInfo }: Resume): boolean => {
  const email = personalInfo.email.toLowerCase()
  const local = email.split('@')[0] ?? ''
  const words = local.split(/[^\p{L}]+/u)
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  // One word alone may be the employer's, whose address has it too.
  const joined = parts.length > 1 ? [parts, parts.toReversed()].map((order) => order.join('')) : []
  return (
    parts.some((part) =>
      part.length > 2 ? local.includes(part) : part.length > 1 && words.includes(part),
    ) || joined.some((whole) => email.replace(/[^\p{L}]+/gu, '').includes(whole))
  )
}

/** From one date to another, or to this day, however they are printed: whoever asks for experience tells none. */
const spansIn = (text: string): number =>
  new Set(
    text
      .split('\n')
      .flatMap(dateRanges)
      .flatMap(({ range, start, end, current }) => (range && (current || end) ? [`${start} ${end}`] : [])),
  ).size

/** Each of those found, once. */
const distinct = (text: string, pattern: RegExp): string[] => [
  ...new Set(text.match(pattern)?.map((found) => found.toLowerCase())),
]
