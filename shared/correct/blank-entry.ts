import type {
  ReadEducation,
  ReadExperience,
  ReadItem,
  ReadProject,
  ReadSkill,
} from '#shared/schema/resume.ts'
import type { Entry, List, Value } from './entries.ts'

const dates = { startDate: '', endDate: '', printedDates: '' }
const experience: ReadExperience = {
  company: '',
  position: '',
  location: '',
  ...dates,
  text: '',
  bullets: [],
}
const education: ReadEducation = {
  institution: '',
  degree: '',
  field: '',
  location: '',
  ...dates,
  gpa: '',
  bullets: [],
}
const project: ReadProject = {
  name: '',
  description: '',
  technologies: '',
  link: '',
  ...dates,
  bullets: [],
}
const skill: ReadSkill = { name: '', level: '', group: '' }
const item: ReadItem = { title: '', detail: '', date: '', link: '' }

const BLANK: { [list in List]: Value } = {
  experience,
  education,
  projects: project,
  skills: skill,
  certifications: item,
  languages: item,
  awards: item,
  publications: item,
  volunteering: item,
  interests: { name: '' },
  links: { url: '', text: '' },
}

/** An entry in which nothing is written, and which stands nowhere on the page. */
export const blankEntry = (list: List): Entry => ({ value: { ...BLANK[list] }, places: {} })
