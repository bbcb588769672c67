import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Summary, Experience, Education, Projects, Skills, Certifications, Languages, Awards, Publications, Volunteering, Interests, References',
  additional: 'Additional information',
  labels: 'GPA, Email, Phone, Website, Link, Technologies',
  grade: 'Grade',
  graduated: 'graduated',
  inField: 'in',
  present: 'Present',
  until: 'Until',
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  numbers: 'MM/YYYY',
  levels: 'Beginner, Intermediate, Advanced, Expert',
})
