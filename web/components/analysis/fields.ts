import type { Resume } from '#shared/schema/resume.ts'

// The fields as a machine keeps them, with the line each was read from.

export interface Field {
  label: string
  value: string
  line: number
  /** Below this the reader itself doubts what it read. */
  doubtful: boolean
}

export interface FieldGroup {
  title: string
  fields: Field[]
}

const DOUBT_BELOW = 0.6

const period = (start: string, end: string) => (start ? `${start} to ${end || 'present'}` : end)

export function fieldGroups(resume: Resume): FieldGroup[] {
  const field = (label: string, path: string, value: string): Field => {
    const place = resume.places[path]
    return { label, value, line: place?.line ?? 0, doubtful: place !== undefined && place.sure < DOUBT_BELOW }
  }
  const info = resume.personalInfo
  const groups: FieldGroup[] = [
    {
      title: 'Contact',
      fields: [
        field('Name', 'name', resume.name),
        field('Email', 'personalInfo.email', info.email),
        field('Phone', 'personalInfo.phone', info.phone),
        field('Location', 'personalInfo.address', info.address),
        ...resume.links.map((link, at) => field('Link', `links.${at}`, link.url)),
      ],
    },
    ...resume.experience.map((entry, at) => ({
      title: at === 0 ? 'Experience' : '',
      fields: [
        field('Position', `experience.${at}.position`, entry.position),
        field('Company', `experience.${at}.company`, entry.company),
        field('Dates', `experience.${at}.startDate`, period(entry.startDate, entry.endDate)),
      ],
    })),
    ...resume.education.map((entry, at) => ({
      title: at === 0 ? 'Education' : '',
      fields: [
        field('Degree', `education.${at}.degree`, [entry.degree, entry.field].filter(Boolean).join(', ')),
        field('Institution', `education.${at}.institution`, entry.institution),
        field(
          'Dates',
          `education.${at}.startDate`,
          period(entry.startDate, entry.endDate || String(entry.graduationYear ?? '')),
        ),
      ],
    })),
  ]
  if (resume.skills.length > 0)
    groups.push({
      title: 'Skills',
      fields: [field('Skills', 'skills.0', resume.skills.map((skill) => skill.name).join(', '))],
    })
  return groups
}
