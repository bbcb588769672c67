import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './email-professional.ts'

const email =
  (value: string): Edit =>
  ({ resume }) => {
    resume.personalInfo.email = value
  }

verdicts(check, {
  accepts: {
    'a student’s, whatever year was expected': ({ resume }) => {
      resume.personalInfo.email = 'nora@student.example.edu'
      resume.summary = 'Second-year student looking for a laboratory role.'
    },
    'first and last name': nothing,
    'names that contain a playful word': (c) => {
      email('angela.sweeting@example.com')(c)
    },
    'a campus address before graduation': (c) => {
      email('nora@cascade.edu')(c)
      c.resume.education[0] = { ...c.resume.education[0]!, endDate: '2027', graduationYear: 2027 }
    },
    'a campus address on the old page of a student': (c) => {
      email('nora@cascade.edu')(c)
      Object.assign(c.resume.education[0]!, { endDate: '2019', graduationYear: 2019 })
      c.resume.experience = [{ ...c.resume.experience[1]!, startDate: '2018-06', endDate: '2018-09' }]
    },
    'a campus address of a researcher': (c) => {
      email('nora@cascade.edu')(c)
      const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
      c.resume.publications = [paper, paper, paper]
      c.resume.headline = 'Postdoctoral Fellow'
    },
    'a campus address while one study goes on': (c) => {
      email('nora@cascade.edu')(c)
      const [first] = c.resume.education
      c.resume.education.push({
        ...first!,
        startDate: '2022-01',
        endDate: '',
        graduationYear: undefined,
        current: true,
      })
    },
    'the address of the university one works at': (c) => {
      email('nora@cascade.edu')(c)
      c.resume.experience[0]!.company = 'Cascade State University'
    },
    'of a post that has no dates': (c) => {
      email('nora@cascade.edu')(c)
      Object.assign(c.resume.experience[0]!, {
        company: 'Cascade State University',
        startDate: '',
        endDate: '',
        printedDates: '',
      })
    },
    'one of its first letters': (c) => {
      email('nora@cs.ucl.ac.uk')(c)
      c.resume.experience[0]!.company = 'University College London'
    },
    'a host of one’s own': email('mail@nora-winterfield.org'),
  },
  rejects: {
    'a playful one': [email('cutiepie88@example.com'), 'cutiepie88'],
    'a campus address long after graduation': email('nora@cascade.edu'),
    'a campus address while working at a school of another name': [
      (c) => {
        email('nora@cascade.edu')(c)
        c.resume.experience[0]!.company = 'Lincoln High School'
      },
      'cascade.edu',
    ],
    'a campus address while working at another university': (c) => {
      email('nora@cascade.edu')(c)
      c.resume.experience[0]!.company = 'Harbour State University'
    },
    'an employer’s': [email('nora@harbourbooks.com'), 'Harbour Books'],
    'no address': email(''),
  },
})

const campus =
  (startDate: string, change: object = {}): Edit =>
  (c) => {
    email('nora@cascade.edu')(c)
    c.resume.experience = [{ ...c.resume.experience[0]!, startDate }]
    Object.assign(c.resume.education[0]!, { endDate: '2019', graduationYear: 2019 }, change)
  }
const at =
  (host: string, company: string): Edit =>
  (c) => {
    email(`nora@${host}`)(c)
    c.resume.experience[0]!.company = company
  }

shares(check, {
  'a year after the last degree': [campus('2020-12'), 1],
  'a month more': [campus('2021-01'), 0.5, 'cascade.edu'],
  'a degree without a year': [campus('2021-01', { endDate: '', graduationYear: undefined }), 1],
  'a degree with an end alone': [campus('2021-01', { endDate: '2019', graduationYear: undefined }), 0.5],
  'an employer of one’s own name and kind': [
    at('harbourmills.com', 'Harbour Mills Inc.'),
    0.3,
    'Harbour Mills',
  ],
  'a host of another name': [at('harbour.com', 'Harbour Mills'), 1],
  'a host of three letters': [at('abc.com', 'ABC'), 1],
  'a host that gives addresses to everybody': [at('outlook.com', 'Outlook'), 1],
})
