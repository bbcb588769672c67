import type { Resume } from '#shared/schema/resume.ts'
import type { Label } from './label.ts'
import { address, closest, digits, plainText } from './similarity.ts'

// How sure the reader says it is of each field, and whether it was right: what "90 % sure" is worth.

export interface Claim {
  field: string
  /** From 0 to 1, as the reader gave it. */
  sure: number
  right: boolean
}

/** As in the score of entries: from here on two texts name the same thing. */
const SAME = 0.6

const named = (wanted: string[], found: string) =>
  wanted.some((w) => w !== '') && closest(found, ...wanted.filter(Boolean)) >= SAME

export function claimsOf(resume: Resume, label: Label): Claim[] {
  const claims: Claim[] = []
  const claim = (field: string, path: string, found: string, isRight: () => boolean) => {
    const place = resume.places[path]
    if (place && found !== '' && !label.notScored.includes(field))
      claims.push({ field, sure: place.sure, right: isRight() })
  }
  const { email, phone } = resume.personalInfo
  claim('name', 'name', resume.name, () => named([label.name, ...label.nameAlt], resume.name))
  claim('email', 'personalInfo.email', email, () =>
    [label.email, ...label.emailAlt].some(
      (e) => plainText(e).toLowerCase() === plainText(email).toLowerCase(),
    ),
  )
  claim('phone', 'personalInfo.phone', phone, () =>
    [label.phone, ...label.phoneAlt].some((p) => p !== '' && digits(p).endsWith(digits(phone).slice(-8))),
  )
  const { linkedin } = resume.personalInfo
  claim('links', 'personalInfo.linkedin', linkedin, () =>
    [...label.links, ...label.optionalLinks].some((l) => address(l) === address(linkedin)),
  )
  const posts = [...label.experience, ...label.experienceOptional]
  const companies = posts.flatMap((e) => [e.company, ...e.companyAlt])
  const positions = posts.flatMap((e) => [e.position, ...e.positionAlt])
  resume.experience.forEach((e, i) => {
    claim('company', `experience.${i}.company`, e.company, () => named(companies, e.company))
    claim('position', `experience.${i}.position`, e.position, () => named(positions, e.position))
  })
  const schools = label.education.flatMap((e) => [e.institution, ...e.institutionAlt])
  const degrees = label.education.flatMap((e) => [e.degree, ...e.degreeAlt])
  resume.education.forEach((e, i) => {
    claim('institution', `education.${i}.institution`, e.institution, () => named(schools, e.institution))
    const degree = [e.degree, e.field].filter(Boolean).join(', ')
    claim('degree', `education.${i}.degree`, e.degree, () => named(degrees, degree))
  })
  return claims
}

interface Calibration {
  field: string
  /** Of what was given with at least 0.9. */
  sureRight: number | undefined
  sure: number
  /** Of everything that was given. */
  allRight: number
  all: number
}

const SURE = 0.9
const share = (claims: readonly Claim[]) => claims.filter((c) => c.right).length / claims.length

export function calibrationOf(claims: readonly Claim[]): Calibration[] {
  const fields = [...new Set(claims.map((c) => c.field))]
  const of = (field: string, own: readonly Claim[]): Calibration => {
    const sure = own.filter((c) => c.sure >= SURE)
    return {
      field,
      sureRight: sure.length > 0 ? share(sure) : undefined,
      sure: sure.length,
      allRight: share(own),
      all: own.length,
    }
  }
  return claims.length === 0
    ? []
    : [
        of('all fields', claims),
        ...fields.map((f) =>
          of(
            f,
            claims.filter((c) => c.field === f),
          ),
        ),
      ]
}
