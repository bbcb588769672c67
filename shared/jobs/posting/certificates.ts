import { placeOf } from '#shared/text/tokens.ts'
import type { Lexicon } from '../text/lexicon.ts'
import type { Hit, Scan } from '../text/scan.ts'

const CERTIFICATE_WORD =
  /^\s*(?:professional |associate |developer |administrator |admin |practitioner |specialist |foundation |platform |master )*(?:cert|certification|certificate|certified|licen[cs]e|licensure|accreditation|registration|endorsement|ticket|badge|zertifikat|zertifizierung)s?\b/i
const WORDS =
  'licen[cs]es?|licensure|certifications?|certificates?|certified|registration|ticket|accreditation|permit|security clearance|(?<!(?:[Cc]ustoms|[Ss]ite|[Pp]ort|[Ll]and|[Hh]ouse)\\s)clearance|endorsement|apprenticeship|NVQ|diploma|qualification|designation|membership|credentials?|authori[sz]ation|police check'
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:(?:[A-Z][\\p{L}\\p{N}'’&+/.-]*|\\d[\\p{L}\\p{N}]*|of|in|and|for|Level \\d)\\s+){0,6}?)(${WORDS})(?![\\p{L}])`,
  'gu',
)
/** Most sentences hold none of them: one look tells. */
const HOLDS_ONE = new RegExp(WORDS, 'u')
const IS_ONE = new RegExp(`^(?:${WORDS})$`, 'iu')
/** 'Authorization' behind 'work' says what kind of paper it is. */
export const isCertificateWord = (word: string): boolean => IS_ONE.test(word)

/** 'Salesforce certification': the skill before the word is then no skill by itself. */
export function certifiedSkill(scan: Scan, at: number, lexicon: Lexicon): string | null {
  const hit = scan.hits[at]
  if (!hit) return null
  const { start, end } = placeOf(scan.tokens, hit)
  const follows = CERTIFICATE_WORD.exec(scan.text.slice(end, end + 60))
  if (!follows) return null
  if (REGISTRATION.test(follows[0]) && !registers(hit, lexicon)) return null
  return scan.text.slice(start, end + follows[0].length).replace(/\s+/g, ' ')
}

/** 'NMC registration', 'Nursing registration'; who does GST registration needs GST. */
const registers = ({ skill, printed }: Hit, { skills }: Lexicon): boolean =>
  skills[skill]?.kind === 'certificate' || PROFESSION.test(printed)
const REGISTRATION = /registration/i
const PROFESSION =
  /^(?:nursing|midwifery|teaching|counsell?ing|physiotherapy|radiography|psychology|dietetics)$/i

/** 'Certificate in emergency and critical care', 'Level 3 Award in Food Safety'. */
const IN_A_FIELD =
  /(?<![\p{L}\p{N}])((?:(?:NVQ|QQI|SVQ|FETAC|RQF|BTEC|City & Guilds)?\s*Level \d\s+)?(?:NVQ Level \d|(?:QQI |FETAC |RQF )?Level \d|NVQ|Certificate|Certification|Diploma|Award|Certificación|Certificado|Zertifikat|Certificat|Certification)(?: Level \d)? (?:in|of|en|de|d'|für) (?:the )?(?:\p{L}[\p{L}&/+'’-]*(?:\s(?:and|of|the|&|y|et|und)(?=\s))?\s?){1,6})/giu

const FIELD_ENDS =
  /\s+(?:or|is|would|will|are|preferred|required|desirable|desired|essential|a plus|an advantage|and (?:a|an|the|\d|at least|experience|strong|good|you))(?![\p{L}]).*$/isu

/** Few sentences name any, and this is asked for every name found. */
const MAY_NAME = /certif|diploma|award|nvq|level|zertifikat|regist|admi|licen/i

/** Also by the body that lets one work. */
const ADMITTED =
  /(?<![\p{L}])(?:admission to the (?:\p{Lu}\p{L}+ ){0,2}(?:state )?bar|(?:admitted|licensed) to practi[cs]e(?: law)?(?: in (?:\p{Lu}\p{L}+ ?){1,2})?|regist(?:ered|ration) with (?:the )?(?:\p{Lu}[\p{L}&]+(?: |(?!\p{L}))(?:(?:of|and|for) )?){1,6})/gu

/** Where certificates are named with their field: what stands there is no skill by itself. */
export const certificateRegions = (text: string): [number, number][] =>
  !MAY_NAME.test(text)
    ? []
    : [...text.matchAll(IN_A_FIELD), ...text.matchAll(ADMITTED)].map((match) => {
        const from = match.index + match[0].length - match[0].trimStart().length
        return [from, match.index + match[0].replace(FIELD_ENDS, '').trimEnd().length]
      })

/** Certificates that the vocabulary has no name for: capitalised words before 'licence', 'certificate' and the like. */
export function namedCertificates(text: string): string[] {
  const names = certificateRegions(text).map(
    ([from, to]) => text.charAt(from).toUpperCase() + text.slice(from + 1, to),
  )
  for (const [, before = '', word] of HOLDS_ONE.test(text) ? text.matchAll(NAMED) : []) {
    const words = before.trim().split(/\s+/).filter(Boolean)
    while (
      words[0] &&
      /^(?:of|in|and|for|A|An|The|Une?|Ein|Eine|Una?|Your|Must|Valid|Current|Have|Has|You|We|Hold|Holds|Required|Relevant|Certification|Any|Appropriate|With|Active|Possess|Or|HS|High|School|Clean|Clean-ish|This|These|Minimum|Other|Professional|Formal|Teaching|Bachelor|Key|Basic|Desired|No|Qualifications.*|Full|School|Union|Team|Gym|Staff)$/.test(
        words[0],
      )
    )
      words.shift()
    if (words.length > 0 && /\p{Lu}|\d[^\p{L}\d]*\p{L}/u.test(words.join(' ')))
      names.push([...words, word].join(' '))
  }
  for (const [, register] of text.matchAll(REGISTERED)) names.push(`${register} registration`)
  return names
}

/** 'SWE-registered', 'registered with the NMC'. */
const REGISTERED = /(?<![\p{L}])(\p{Lu}{3,6})[- ]registered(?![\p{L}])/gu
