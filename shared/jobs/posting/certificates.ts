import type { Scan } from '../text/scan.ts'

const CERTIFICATE_WORD =
  /^\s*(?:professional |associate |developer |administrator |admin |practitioner |specialist |foundation |platform )*(?:certification|certificate|certified|licen[cs]e|licensure|accreditation|endorsement|ticket|badge|zertifikat|zertifizierung)s?\b/i
const NAMED =
  /(?<![\p{L}\p{N}])((?:(?:[A-Z][\p{L}\p{N}'’&+/.-]*|\d[\p{L}\p{N}]*|of|in|and|for|Level \d)\s+){0,6}?)(licen[cs]es?|licensure|certifications?|certificates?|certified|registration|ticket|accreditation|permit|security clearance|clearance|endorsement|apprenticeship|NVQ|diploma)(?![\p{L}])/gu

/** 'Salesforce certification': the skill before the word is then no skill by itself. */
export function certifiedSkill(scan: Scan, at: number): string | null {
  const hit = scan.hits[at]!
  const end = scan.tokens[hit.to - 1]!.end
  const follows = CERTIFICATE_WORD.exec(scan.text.slice(end, end + 60))
  if (!follows) return null
  const start = scan.tokens[hit.from]!.start
  return scan.text.slice(start, end + follows[0].length).replace(/\s+/g, ' ')
}

/** Certificates that the vocabulary has no name for: capitalised words before 'licence', 'certificate' and the like. */
export function namedCertificates(text: string): string[] {
  const names: string[] = []
  for (const [, before, word] of text.matchAll(NAMED)) {
    const words = before!.trim().split(/\s+/).filter(Boolean)
    while (
      words[0] &&
      /^(?:of|in|and|for|A|An|The|Your|Must|Valid|Current|Have|Has|You|We|Hold|Holds|Required|Relevant|Certification|Any|Appropriate|With|Active|Possess|Or|HS|High|School|Clean|Clean-ish)$/.test(
        words[0],
      )
    )
      words.shift()
    if (words.length > 0 && /\p{Lu}|\d/u.test(words.join(' '))) names.push([...words, word].join(' '))
  }
  return names
}
