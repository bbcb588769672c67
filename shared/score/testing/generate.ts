import fc from 'fast-check'
import {
  emptyResume,
  type ReadEducation,
  type ReadExperience,
  type ReadProject,
  type Resume,
} from '#shared/schema/resume.ts'
import { headOf, sectionsOf } from './sections.ts'

// Resumes as people write them, flaws and all, of people who do not exist.

const pick = <T>(...all: T[]) => fc.constantFrom(...all)

const opener = pick(
  'Built',
  'Led',
  'Managed',
  'Designed',
  'Taught',
  'Sold',
  'Wrote',
  'Introduced',
  'Cut',
  'Negotiated',
  'Manage',
  'Writing',
  'Responsible for managing',
  'Responsible for',
  'Helped build',
  'Worked on',
  'I built',
  'We ran',
  'Successfully launched',
  'Sales of',
  'Was able to open',
  'Participated in',
)
const object = pick(
  'the online shop of a book seller',
  'a team of nurses on the night shift',
  'payment pages in React and TypeScript',
  'monthly reports for the board',
  'the warehouse',
  'lessons in mathematics for beginners',
  'a database of parts in PostgreSQL',
  'the accounts of small companies',
  'orders, which were processed by hand',
  'safety checks on site with new checklists',
  'the Javascript code of the booking form',
  'customer calls in two languages',
)
const result = pick(
  '',
  '',
  ' for 120 customers a day',
  ', raising sales by 14 %',
  ' in order to save time',
  ' and recieved thanks',
  ' in 2019',
  ' with Python 3.11 on old machines',
  ', saving $40,000 a year',
  ' on a daily basis',
  ' as a real team player',
  ' across four cities, together with colleagues from sales, service, finance and support who all had a view of their own on what should come first and what could wait',
)
const stop = pick('', '', '', '.')
const bullet = fc
  .tuple(opener, object, result, stop)
  .map((parts) => parts.slice(0, 2).join(' ') + parts[2] + parts[3])

const date = pick(
  '',
  '2012',
  '2014-03',
  '2016-09',
  '2018',
  '2019-01',
  '2020-06',
  '2021-11',
  '2023',
  '2025-02',
  '2029-01',
)

const experience: fc.Arbitrary<ReadExperience> = fc.record({
  company: pick('', 'Harbour Books', 'Lantern Media', 'City Hospital', 'North Freight'),
  position: pick('', 'Web Developer', 'Nurse', 'Sales Manager', 'Accountant'),
  location: pick('', 'Portland'),
  startDate: date,
  endDate: date,
  printedDates: pick('', 'Jan 2019 – Present', '2018 – 2020', '03/2016 – 09/2018', 'last spring'),
  text: pick('', '', 'The largest shop of the region. It sells books and maps.'),
  bullets: fc.array(bullet, { maxLength: 9 }),
})

const education: fc.Arbitrary<ReadEducation> = fc.record({
  institution: pick('', 'Cascade State University'),
  degree: pick('', 'Bachelor of Science', 'High School Diploma'),
  field: pick('', 'Computer Science'),
  location: fc.constant(''),
  startDate: pick('', '2015', '2022'),
  endDate: pick('', '2012', '2019'),
  printedDates: fc.constant(''),
  gpa: pick('', '2.9/4.0'),
  bullets: fc.constant([]),
})

const project: fc.Arbitrary<ReadProject> = fc.record({
  name: pick('Tide Table', 'Bird Map'),
  description: pick('', 'A map of birds.'),
  technologies: pick('', 'TypeScript, React', 'Postgress'),
  link: fc.constant(''),
  startDate: fc.constant(''),
  endDate: fc.constant(''),
  printedDates: fc.constant(''),
  bullets: fc.array(bullet, { maxLength: 4 }),
})

const skill = fc.record({
  name: pick(
    'React',
    'TypeScript',
    'Excel',
    'Welding',
    'Teamwork',
    'Patience',
    'Javascript',
    'PostgreSQL',
    'Mathematics',
    'Sales ★★★★☆',
    'Bookkeeping',
    'Triage',
    'I know all of the common tools of the trade',
    'Python',
    'Negotiation',
    'Photography',
    'Scheduling',
    'Forklift',
  ),
  level: pick('', '', '', '90 %'),
  group: pick('', '', 'Tools', 'Methods'),
})

const item = fc.record({
  title: pick('Choir', 'First aid'),
  detail: pick('', 'Since ten years, every week, with a concert in the spring'),
  date: fc.constant(''),
  link: fc.constant(''),
})

const summary = pick(
  '',
  'Carpenter.',
  'Results-driven team player looking for new challenges.',
  'I am a developer who likes books and maps and the sea, and everything that floats.',
  'Sales Manager with ten years of experience in retail. Opened four shops in three cities and raised sales by 20 % in two years. Cares about clear numbers, calm teams and customers who come back.',
)

/** What the page adds to the fields: headings of one's own, empty sections, references. */
const page = fc.record({
  odd: fc.boolean(),
  references: fc.boolean(),
  empty: fc.boolean(),
  reversed: fc.boolean(),
})

export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    name: pick('', 'Your Name', 'Nora Winterfield', 'Søren Ó Briain'),
    headline: pick('', 'Web Developer'),
    email: pick('', 'nora.winterfield@example.com', 'cutiepie88@example.com', 'nora@', 'nora@cascade.edu'),
    secondEmail: fc.boolean(),
    phone: pick('', '+1 202 555 0143', '12345'),
    address: pick('', 'Portland, Oregon', '12 Old Mill Road, Portland'),
    linkedin: pick('', 'linkedin.com/in/nora-example', 'https://www.linkedin.com/'),
    links: fc.array(pick('https://example.com/work', 'htps:/example.com', 'https://example.com/a b'), {
      maxLength: 2,
    }),
    summary,
    experience: fc.array(experience, { maxLength: 4 }),
    education: fc.array(education, { maxLength: 2 }),
    projects: fc.array(project, { maxLength: 2 }),
    skills: fc.array(skill, { maxLength: 40 }),
    volunteering: fc.array(item, { maxLength: 2 }),
    interests: fc.array(pick('Sailing', 'Chess'), { maxLength: 2 }),
    page,
  })
  .map((parts) => {
    const resume: Resume = {
      ...emptyResume(),
      name: parts.name,
      headline: parts.headline,
      summary: parts.summary,
      experience: parts.experience,
      education: parts.education,
      projects: parts.projects,
      skills: parts.skills,
      volunteering: parts.volunteering,
      interests: parts.interests,
      links: parts.links.map((url) => ({ url, text: url })),
      language: 'en',
    }
    resume.personalInfo = {
      ...resume.personalInfo,
      email: parts.email,
      phone: parts.phone,
      address: parts.address,
      linkedin: parts.linkedin,
    }
    resume.head = headOf(resume)
    if (parts.secondEmail) resume.head.push({ text: 'second@example.org', page: 1, line: 2, bullet: false })
    resume.sections = sectionsOf(resume)
    if (parts.page.odd && resume.sections[0]) resume.sections[0].heading = 'My journey so far'
    if (parts.page.reversed) resume.sections.reverse()
    if (parts.page.empty)
      resume.sections.push({ kind: 'awards', heading: 'Awards', page: 1, line: 80, lines: [] })
    if (parts.page.references)
      resume.sections.push({
        kind: 'references',
        heading: 'References',
        page: 1,
        line: 90,
        lines: [{ text: 'References available upon request', page: 1, line: 91, bullet: false }],
      })
    return resume
  })
