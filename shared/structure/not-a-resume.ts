import type { Resume } from '#shared/schema/resume.ts'

// Said, not enforced: an invoice or a novel is still scored if the person insists.

const INVOICE =
  /\b(?:invoice|rechnung|facture|factura|fatura|fattura|factuur|amount due|vat|iban|total due|receipt|bill to|subtotal)\b/gi
const LETTER = /^(?:dear (?:hiring|sir|mr|ms|mrs)|sehr geehrte|madame, monsieur|estimad[oa]s?)\b/im
/** How an employer speaks to whom it looks for. */
const ADVERT =
  /\b(?:about (?:us|the (?:role|job|company))|your (?:responsibilities|tasks|profile|role)|we offer|what you(?:'|’)ll do|who you are|apply now|we look forward to|equal opportunity employer|your application|ihre aufgaben|ihr profil|wir bieten|ihre bewerbung|über uns|vos missions|profil recherché|nous offrons|se ofrece|requisitos del puesto)\b/gi
/** How a paper heads its parts. */
const PAPER =
  /^(?:\d{1,2}\.? )?(?:abstract|introduction|related work|methods?|methodology|results|discussion|conclusions?)$/gim
const MANY_WORDS = 6000

export const notAResume = (resume: Resume, text: string, words: number): string => {
  if (words < 5) return ''
  const kinds = new Set(resume.sections.map((section) => section.kind))
  const dated = resume.experience.some((entry) => entry.startDate)
  const signs =
    (resume.personalInfo.email ? 1 : 0) +
    (resume.personalInfo.phone ? 0.5 : 0) +
    (kinds.has('experience') ? 1 : 0) +
    (kinds.has('education') ? 1 : 0) +
    (kinds.has('skills') ? 0.7 : 0) +
    (dated ? 0.5 : 0)
  const invoice = text.slice(0, 20_000).match(INVOICE)?.length ?? 0
  if (invoice >= 3 && signs < 2.5) return 'This looks like an invoice or a receipt, not like a resume.'
  if (!dated && signs < 3 && distinct(text.slice(0, 20_000), ADVERT) >= 3)
    return 'This looks like a job advert: it speaks to applicants, and tells nobody’s positions.'
  if (!dated && signs < 3 && distinct(text, PAPER) >= 4)
    return 'This looks like a scientific paper: it has an abstract, methods and results, and nobody’s positions.'
  if (words > MANY_WORDS && signs < 2.5)
    return `With ${words} words and hardly a section of a resume, this looks like a longer text.`
  if (LETTER.test(text) && kinds.size < 2)
    return 'This looks like a letter: it has a salutation and none of the sections of a resume.'
  if (signs < 1)
    return 'No contact details and none of the usual sections (experience, education, skills) were found.'
  return ''
}

/** How many different ones there are. */
const distinct = (text: string, pattern: RegExp): number =>
  new Set(text.match(pattern)?.map((found) => found.toLowerCase())).size
