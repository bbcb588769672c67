import { madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './linkedin-present.ts'

const linkedin =
  (value: string, links: string[] = []): Edit =>
  ({ resume }) => {
    resume.personalInfo.linkedin = value
    resume.links = links.map((url) => ({ url, text: url }))
    resume.head = resume.head.filter(({ text }) => !/linkedin/i.test(text))
  }

const forWork =
  (category: string): Edit =>
  (c) => {
    linkedin('')(c)
    c.job = madeJob({ category })
  }

verdicts(check, {
  accepts: {
    'a full address': nothing,
    'an address without protocol': linkedin('linkedin.com/in/nora-example'),
    'a profile that is only a link': linkedin('', ['https://de.linkedin.com/in/nora-example/']),
    'an address that is only printed': (c) => {
      linkedin('')(c)
      c.resume.head.push({ text: 'linkedin.com/in/nora-example', page: 1, line: 2, bullet: false })
    },
    'the name of the profile alone': linkedin('nora-example'),
  },
  rejects: {
    'no profile': linkedin(''),
    'no profile beside a link to write to': linkedin('', ['nora@example.com']),
    'its name and a handle': [
      (c) => {
        linkedin('')(c)
        c.resume.head.push({ text: 'LinkedIn /nora', page: 1, line: 2, bullet: false })
      },
      '“LinkedIn /nora” is not the address',
    ],
    'its name among other ways of contact': [
      (c) => {
        linkedin('')(c)
        c.resume.head.push({
          text: '| nora@mail.test | LinkedIn | 555 0100',
          page: 1,
          line: 2,
          bullet: false,
        })
      },
      '“LinkedIn” is not the address',
    ],
    'the front page': [linkedin('https://www.linkedin.com/'), 'linkedin.com'],
    'a company page': linkedin('linkedin.com/company/harbour-books'),
    'no profile, for work at a desk': forWork('Business and finance'),
  },
  skips: {
    'a handle behind a drawn sign': (c) => {
      linkedin('')(c)
      c.resume.head.push({ text: '/nora-example', page: 1, line: 2, bullet: false })
    },
    'no profile of a pupil': (c) => {
      linkedin('')(c)
      c.resume.experience = []
      c.resume.education.length = 1
      Object.assign(c.resume.education[0]!, { degree: '', institution: 'Salem High School' })
    },
    'no profile, for work by hand': forWork('Production'),
    'no profile beside a portfolio without protocol': linkedin('', ['folio.example/nora']),
  },
})
