import type { SectionKind } from '#shared/schema/resume.ts'

/** The name to use for a section whose heading a parser may not know. */
export const STANDARD_HEADING: Record<Exclude<SectionKind, 'other'>, string> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  interests: 'Interests',
  references: 'References',
}

/** Headings that applicant-tracking systems file without doubt, in lower case, beside those that a word within them tells. */
export const KNOWN_HEADINGS: ReadonlySet<string> = new Set(
  'career history|professional history|professional background|internships|internship|appointments|positions held|military service|academic background|academic history|educational background|studies|training|degrees|programming languages|tech stack|technical stack|software|specialties|about|objective|overview|highlights|portfolio|certificates|licenses|licences|licensure|courses|accreditations|credentials|awards|honors|honours|achievements|accomplishments|scholarships|recognition|grants|fellowships|distinctions|publications|papers|patents|articles|talks|presentations|speaking|conferences|books|languages|volunteering|volunteer|extracurriculars|leadership|activities|service|affiliations|memberships|organizations|extracurricular|community|interests|hobbies|personal|references|referees'.split(
    '|',
  ),
)

/** Headings everybody understands though no field of a form is theirs: nobody is told to rename them. */
export const UNDERSTOOD_HEADINGS: ReadonlySet<string> = new Set(
  'contact|contact details|contact information|contact info|contacts|get in touch|personal details|personal information|personal data|declaration|research interests|research|security clearance|clearance|availability|nationality|bar admissions|admissions|driving licence|driving license|work authorization|hobbies|signature|publications and talks|selected works|exhibitions|repertoire|references|patents'.split(
    '|',
  ),
)
