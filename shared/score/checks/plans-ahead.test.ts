import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './plans-ahead.ts'

/** Scored on 15 March 2026. */
const studies =
  (printedDates: string, endDate: string): Edit =>
  ({ resume }) => {
    Object.assign(resume.education[0]!, { printedDates, endDate })
  }
const says =
  (summary: string, positions?: number): Edit =>
  ({ resume }) => {
    resume.summary = summary
    if (positions !== undefined) resume.experience.length = positions
  }

verdicts(check, {
  accepts: {
    'a degree expected next year': studies('Expected May 2027', '2027-05'),
    'one expected this month': studies('Expected March 2026', '2026-03'),
    'one expected in this year': studies('2026 (expected)', '2026'),
    'one expected in another language': studies('2023 – voraussichtlich 2026', '2026'),
    'an internship that a student seeks': says('Student seeking an internship in marketing.', 0),
    'an internship beside studies and jobs': says('Law student, seeking an internship in a court.'),
    'a season to come': says('Looking for a placement in summer 2026.', 0),
  },
  rejects: {
    'a degree expected three years ago': [studies('Expected May 2023', '2023-05'), 'May 2023'],
    'a past aim beside a past degree, which its dates say': [
      (c) => {
        studies('Expected May 2023', '2023-05')(c)
        c.resume.summary = 'Seeking an internship for summer 2022.'
      },
      '2022',
    ],
    'one expected last month': [studies('Feb 2026 (expected)', '2026-02'), 'Feb 2026'],
    'the same in another language': [studies('2019 – voraussichtlich 2023', '2023'), '2023'],
    'a summer long past': [says('Seeking a finance internship for summer 2019.', 0), '2019'],
    'an internship, after years of work': [says('Seeking an internship in product design.'), 'an internship'],
  },
  skips: {
    'nothing is planned': nothing,
    'a degree that was finished': studies('Graduated May 2019', '2019-05'),
    'a year that tells of work': says('Looking after 40 clients since 2019.'),
    'juniors who are sought': says('Seeking to lead a team of junior designers.'),
    'what was found': says('Helped to find savings of 2 million in 2019.'),
    'juniors who were led': says('Leads a team of junior designers.'),
  },
})
