import { type Edit, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './date-style.ts'

const printed =
  (...dates: string[]): Edit =>
  ({ resume }) => {
    resume.experience = dates.map((printedDates) => ({ ...resume.experience[0]!, printedDates }))
  }

verdicts(check, {
  accepts: {
    'one style': nothing,
    'short months throughout': printed('Jan 2020 – Present', 'Sept. 2018 - Dec 2019'),
    'May beside short months and long ones': printed('May 2020 – May 2021', 'March 2018 – June 2019'),
    'June and July beside months cut short with a full stop': printed(
      'Sept. 2020 – Present',
      'July 2017 – Aug. 2020',
    ),
    'long months of another language': printed('Oktober 2017 – März 2021', 'Juni 2012 – Mai 2017'),
    'short names of Russian months beside long ones': printed(
      'март 2019 – июль 2021',
      'апрель 2017 – май 2018',
    ),
    'months behind a preposition': printed('desde marzo de 2021', 'enero de 2018 – abril de 2020'),
    'seasons throughout': printed('Fall 2022 – Present', 'Summer 2021'),
    'a club in another style, under a heading of its own': ({ resume }) => {
      const [post] = resume.experience
      resume.experience.push({ ...post!, printedDates: '2019 – 2020', bullets: [] })
      resume.places['experience.2.position'] = { page: 1, line: 90, sure: 1 }
      resume.sections.push({ kind: 'experience', heading: 'Boards', page: 1, line: 88, lines: [] })
    },
    'years throughout': printed('2018–2020', '2015–2018'),
  },
  rejects: {
    'months here, years there': [
      printed('Jan 2020 – Mar 2021', 'Jan 2019 – Dec 2019', '2017 – 2018'),
      '2017 – 2018',
    ],
    'short and long months': printed('Jan 2020 – Mar 2021', 'January 2018 – December 2019'),
    'months among years, which are not to be left out': [
      printed('Jul 2023 – Present', '2015 – 2023', '2009 – 2015'),
      'Give all dates their months',
    ],
    'numbers and names': printed('03/2020 – 04/2021', 'Jan 2018 – Feb 2019'),
    'a position without dates': ({ resume }) => {
      Object.assign(resume.experience[0]!, { startDate: '', endDate: '', printedDates: '' })
    },
    'nothing at all': (c) => {
      emptied(c)
      c.resume.education = []
    },
  },
})
