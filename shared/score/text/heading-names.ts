import { KNOWN_HEADINGS, UNDERSTOOD_HEADINGS } from '../words/headings.ts'

const KNOWN = new Set(Object.values(KNOWN_HEADINGS).flat())

/** What we glued together, nobody is blamed for. */
const UNSPACED = new Set([...KNOWN].map((name) => name.replace(/\s/g, '')))

const plainly = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}& ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const HEADED_MOST = 4
const HEADS = new Set([
  'skills',
  'experience',
  'education',
  'summary',
  'profile',
  'projects',
  'certifications',
  ...[
    'capabilities',
    'proficiency',
    'proficiencies',
    'competencies',
    'competences',
    'expertise',
    'strengths',
    'technologies',
    'tools',
    'employment',
    'qualifications',
  ],
])

/** A section of no field that is in its place all the same. */
export const isUnderstood = (heading: string): boolean => UNDERSTOOD_HEADINGS.has(plainly(heading))

/** 'EXPERIENCE', 'Experience:' and 'Work Experience & Internships' are known; a heading may join two known ones. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainly(heading)
  // Letter-spaced headings are for the reader of the file to join.
  if (KNOWN.has(plain) || UNSPACED.has(plain.replace(/\s/g, '')) || /^(?:\p{L} ){3,}\p{L}$/u.test(plain))
    return true
  // 'Trade Skills' and 'Executive Profile' are skills and a profile: the last word says what stands there.
  const isHeaded = (phrase: string): boolean => {
    const parts = phrase.split(' ')
    return parts.length > 1 && parts.length <= HEADED_MOST && HEADS.has(parts.at(-1) ?? '')
  }
  if (isHeaded(plain)) return true
  return plain
    .split(/ & | and /)
    .every(
      (half) =>
        KNOWN.has(half) ||
        isHeaded(half) ||
        KNOWN.has(
          half.replace(
            /^(?:professional|relevant|selected|additional|other|key|core|technical|recent|my|personal|academic|work|industry|teaching|clinical|research) /,
            '',
          ),
        ),
    )
}
