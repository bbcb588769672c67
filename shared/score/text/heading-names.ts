import { KNOWN_HEADINGS, UNDERSTOOD_HEADINGS } from '../words/headings.ts'

/** What we glued together, nobody is blamed for. */
const UNSPACED = new Set([...KNOWN_HEADINGS].map((name) => name.replace(/\s/g, '')))

const plainly = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}& ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Any of these within a heading says what stands there, to a person and to a machine: 'Skill Areas', 'Employment Details'. */
const SPOKEN =
  /(?<!\p{L})(?:skill|experience|education|summary|profile|project|certification|capabilit(?:y|ie)|proficienc(?:y|ie)|competenc(?:e|y|ie)|expertise|strength|technolog(?:y|ie)|tool|employment|qualification|work history)s?(?!\p{L})/u

/** A section of no field that is in its place all the same. */
export const isUnderstood = (heading: string): boolean => UNDERSTOOD_HEADINGS.has(plainly(heading))

/** 'EXPERIENCE', 'Experience:' and 'Work Experience & Internships' are known; a heading may join two known ones. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainly(heading)
  // Letter-spaced headings are for the reader of the file to join.
  if (
    KNOWN_HEADINGS.has(plain) ||
    UNSPACED.has(plain.replace(/\s/g, '')) ||
    /^(?:\p{L} ){3,}\p{L}$/u.test(plain)
  )
    return true
  if (SPOKEN.test(plain)) return true
  return plain
    .split(/ & | and /)
    .every(
      (half) =>
        KNOWN_HEADINGS.has(half) ||
        KNOWN_HEADINGS.has(
          half.replace(
            /^(?:professional|relevant|selected|additional|other|key|core|technical|recent|my|personal|academic|work|industry|teaching|clinical|research) /,
            '',
          ),
        ),
    )
}
