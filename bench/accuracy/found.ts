import type { Document } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'

/** What the reader found, in the terms of the labels. */
export interface Found {
  name: string
  email: string
  phone: string
  links: string[]
  sections: { canonical: string; heading: string }[]
  experience: { company: string; position: string; start: string; end: string }[]
  education: { institution: string; degree: string; start: string; end: string; graduationYear: string }[]
  skills: string[]
  columns: number
}

export const NOTHING: Found = {
  name: '',
  email: '',
  phone: '',
  links: [],
  sections: [],
  experience: [],
  education: [],
  skills: [],
  columns: 0,
}

export function foundIn(resume: Resume, document: Document): Found {
  const { email, phone, linkedin, website, firstName, lastName } = resume.personalInfo
  return {
    name: resume.name || [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone,
    links: [...new Set([linkedin, website, ...resume.links.map((l) => l.url)].filter(Boolean))],
    sections: resume.sections.map((s) => ({ canonical: s.kind, heading: s.heading })),
    experience: resume.experience.map((e) => ({
      company: e.company,
      position: e.position,
      start: e.startDate,
      end: e.endDate || (e.startDate ? 'present' : ''),
    })),
    education: resume.education.map((e) => ({
      institution: e.institution,
      degree: [e.degree, e.field].filter(Boolean).join(', '),
      start: e.startDate,
      end: e.current ? 'present' : e.endDate || (e.graduationYear ? String(e.graduationYear) : ''),
      graduationYear: e.graduationYear ? String(e.graduationYear) : '',
    })),
    skills: resume.skills.map((s) => s.name),
    columns: document.columns,
  }
}
