import { bullets, careerBreak, type Edit, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './bullet-count.ts'

verdicts(check, {
  accepts: {
    'three to six bullets a position': nothing,
    'a break in the career': careerBreak,
    'a label over signs whose items stand elsewhere': ({ resume }) => {
      const [post] = resume.experience
      Object.assign(post!, { text: 'Tasks done:', bullets: [] })
      const lines = ['Tasks done:', '•', '•'].map((text) => ({ text, page: 1, line: 3, bullet: false }))
      const [section] = resume.sections.filter(({ kind }) => kind === 'experience')
      section!.lines = [...section!.lines, ...lines]
    },
    'two bullets': bullets('Sold 300 cars to families', 'Ran the shop of two brothers'),
    'an internship told in a line': ({ resume }) => {
      resume.experience[1] = {
        ...resume.experience[1]!,
        startDate: '2021-06',
        endDate: '2021-09',
        bullets: ['Built the shop'],
      }
    },
    'a title that was read from a sentence': ({ resume }) => {
      Object.assign(resume.experience[1]!, { position: 'the second half of it, and', bullets: [] })
    },
    'a single bullet under a position long past': ({ resume }) => {
      resume.experience.push({
        ...resume.experience[1]!,
        startDate: '2008',
        endDate: '2011',
        bullets: ['Ran the till'],
      })
    },
    'work told under the projects of each customer': ({ resume }) => {
      for (const e of resume.experience) Object.assign(e, { bullets: [], text: '' })
      resume.projects[0]!.bullets = [
        'Moved the stock of 40 shops to one database',
        'Trained 12 clerks to use it',
        'Cut the time of the stocktaking by half',
      ]
    },
    'two titles at one company, told under one of them': ({ resume }) => {
      resume.experience.splice(1, 0, { ...resume.experience[0]!, position: 'Developer', bullets: [] })
    },
    'a summer job with one bullet below two positions': ({ resume }) => {
      resume.experience.push({
        ...resume.experience[1]!,
        startDate: '2018',
        endDate: '2019',
        bullets: ['Ran the till'],
      })
    },
    'lines that only name facts, which is said of each': bullets(
      'Tools: Go, Kafka, Redis',
      'Team: five people',
    ),
    'no bullets where words of the section are in no entry': ({ resume }) => {
      resume.experience[0]!.bullets = []
      resume.sections
        .find(({ kind }) => kind === 'experience')!
        .lines.push({ text: 'Rebuilt twenty warehouses', page: 1, line: 9, bullet: true })
    },
    'two printed lines beside one bullet': ({ resume }) => {
      Object.assign(resume.experience[1]!, {
        bullets: ['Ran the shop of two brothers'],
        text: 'Mapped the soils of the province and priced its farms for the bank, taught growers how to read the maps, and wrote what they should plant, water and leave alone',
      })
    },
    'three bullets beside the sentences of a long paragraph': ({ resume }) => {
      Object.assign(resume.experience[1]!, {
        bullets: ['Ran the shop of two brothers', 'Sold 300 cars to families', 'Kept the books of the yard'],
        text: Array.from({ length: 9 }, (_, i) => `Repaired ${i + 12} boats of the harbor that year.`).join(
          ' ',
        ),
      })
    },
    'a line without dates, which may be no position': ({ resume }) => {
      resume.experience[1] = {
        ...resume.experience[1]!,
        startDate: '',
        endDate: '',
        bullets: ['Ran the till'],
      }
    },
  },
  rejects: {
    'the same line three times': [
      bullets('Sold 300 cars to families', 'Sold 300 cars to families', 'Sold 300 cars to families'),
      'different things',
    ],
    'the filling of a template': bullets(
      'Lorem ipsum dolor sit amet',
      'Lorem ipsum dolor sit',
      'Dolor sit amet elit',
    ),
    'a recent position with one bullet': bullets('Built the shop'),
    'nine bullets under one position': bullets(...Array<string>(9).fill('Built the shop')),
    'neither positions nor projects': emptied,
  },
  skips: {
    'an academic, whose papers say it': ({ resume }) => {
      const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
      resume.publications = [paper, paper, paper]
      resume.headline = 'Postdoctoral Fellow'
      for (const e of resume.experience) e.bullets = []
    },
  },
})

const deeds = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `Sold ${i + 20} houses there`)
const brief =
  (startDate: string, endDate: string): Edit =>
  ({ resume }) => {
    resume.experience[1] = { ...resume.experience[1]!, startDate, endDate, bullets: ['Built the shop'] }
  }
shares(check, {
  'eight bullets': [bullets(...deeds(8)), 1],
  'nine bullets': [bullets(...deeds(9)), 0, 'Keep the 6'],
  'one bullet': [bullets(...deeds(1)), 0, '3 to 6'],
  'one of two positions': [brief('2019-09', '2022-03'), 0.5, 'Web Developer'],
  'six months in a line': [brief('2021-01', '2021-07'), 1],
  'six months without a line': [
    (c) => {
      brief('2021-01', '2021-07')(c)
      Object.assign(c.resume.experience[1]!, { bullets: [], text: '' })
      c.resume.sections = []
    },
    0.5,
  ],
  'seven months in a line': [brief('2021-01', '2021-08'), 0.5],
  'a year that is all that is known, in a line': [brief('2021', '2021'), 1],
  'eight years ago, in a line': [brief('2016-01', '2018-03'), 0.5],
  'before that, in a line': [brief('2016-01', '2018-02'), 1],
  'the third position with a line': [
    ({ resume }) => {
      resume.experience.push({
        ...resume.experience[1]!,
        company: 'Harbour Mills',
        startDate: '2018-01',
        endDate: '2019-08',
        bullets: ['Built the shop'],
      })
    },
    1,
  ],
})
