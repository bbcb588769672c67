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

/** Headings that applicant-tracking systems file without doubt, in lower case. */
export const KNOWN_HEADINGS: Record<Exclude<SectionKind, 'other'>, readonly string[]> = {
  summary:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|career profile|personal profile|about|about me|objective|career objective|personal statement|professional overview|overview|highlights|career highlights'.split(
      '|',
    ),
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|experiences|professional history|professional background|industry experience|teaching experience|clinical experience|research experience|additional experience|selected experience|career experience|internships|internship|internship experience|appointments|academic appointments|positions held|leadership experience|other experience|related experience|military experience|military service|nursing experience'.split(
      '|',
    ),
  education:
    'education|academic background|education and training|education & training|academic history|academic qualifications|qualifications|educational background|education and certifications|education & certifications|education and qualifications|studies|training|academic education|degrees'.split(
      '|',
    ),
  skills:
    'skills|technical skills|core skills|key skills|skills & tools|skills and tools|core competencies|competencies|technologies|expertise|areas of expertise|areas of strength|technical expertise|tools|professional skills|skills summary|skill set|skills and technologies|skills & technologies|programming skills|programming languages|computer skills|technical proficiencies|soft skills|hard skills|additional skills|relevant skills|clinical skills|skills & expertise|skills and expertise|strengths|tech stack|technical stack|skills & interests|skills and interests|proficiencies|software|specialties|key competencies|technical summary'.split(
      '|',
    ),
  projects:
    'projects|personal projects|selected projects|side projects|academic projects|key projects|project experience|research projects|open source|open source projects|notable projects|technical projects|portfolio'.split(
      '|',
    ),
  certifications:
    'certifications|certificates|licenses|licences|licenses & certifications|licenses and certifications|certifications & licenses|certifications and licenses|licensure|professional certifications|courses|professional development|training & certifications|training and certifications|certifications and training|courses and certifications|licenses & certificates|continuing education|accreditations|credentials'.split(
      '|',
    ),
  awards:
    'awards|honors|honours|honors & awards|honors and awards|awards and honors|awards & honors|achievements|accomplishments|scholarships|awards and achievements|awards & achievements|recognition|grants|fellowships|honours and awards|distinctions|grants and awards|awards and grants|fellowships and awards'.split(
      '|',
    ),
  publications:
    'publications|selected publications|papers|research publications|patents|publications and patents|articles|talks|presentations|speaking|speaking engagements|talks and presentations|conference presentations|publications and presentations|publications & presentations|invited talks|conferences|books'.split(
      '|',
    ),
  languages: 'languages|language skills|languages spoken|spoken languages|foreign languages'.split('|'),
  volunteering:
    'volunteering|voluntary work|voluntary experience|volunteer experience|volunteer work|pro bono|pro bono work|board service|community involvement|community service|volunteer|leadership & volunteering|extracurricular activities|extracurriculars|leadership|activities|leadership and activities|leadership & activities|service|professional service|affiliations|memberships|professional memberships|professional affiliations|organizations|extracurricular|community|volunteer and community'.split(
      '|',
    ),
  interests:
    'interests|hobbies|hobbies & interests|hobbies and interests|personal interests|interests and hobbies|activities and interests|activities & interests|additional information|personal'.split(
      '|',
    ),
  references: 'references|referees'.split('|'),
}

/** Headings everybody understands though no field of a form is theirs: nobody is told to rename them. */
export const UNDERSTOOD_HEADINGS: ReadonlySet<string> = new Set(
  'contact|contact details|contact information|contact info|contacts|get in touch|personal details|personal information|personal data|declaration|research interests|research|security clearance|clearance|availability|nationality|bar admissions|admissions|driving licence|driving license|work authorization|hobbies|signature|publications and talks|selected works|exhibitions|repertoire|references|patents'.split(
    '|',
  ),
)
