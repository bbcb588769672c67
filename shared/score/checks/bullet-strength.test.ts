import { expect, test } from 'vitest'
import { bullets, type Edit, emptied, nothing, shares, verdict, verdicts } from '../testing/verdicts.ts'
import check from './bullet-strength.ts'

const STRONG = [
  'Cut the waiting time of the clinic from 40 to 15 minutes with a new triage sheet',
  'Sold 120 hives a season to garden centers in Oregon and Washington',
  'Trained 14 apprentices on the Haas mills, of whom 12 passed their exam',
  'Moved 3,000 articles to WordPress without one broken address',
  'Raised subscriptions by 18 % with a shorter form in React',
  'Led 6 nurses on the night shift of a 32-bed ward',
]

const MORE = [
  'Opened 3 shops in Salem and Eugene within 18 months, each in profit by the first year',
  'Wrote 40 lesson plans for the Rowan School that 9 teachers use today',
]

verdicts(check, {
  accepts: {
    'deeds with their results': nothing,
    'eight strong lines': bullets(...STRONG, ...MORE),
  },
  rejects: {
    'nothing but duties': [
      bullets('Responsible for customers', 'Worked on the platform team'),
      'Responsible',
    ],
    'one strong line alone': [bullets(STRONG[0]!), 'Only 1 bullet'],
    'the same line again and again': [bullets(...Array<string>(6).fill(STRONG[1]!)), 'repeats'],
    'claims of traits': [
      bullets(
        ...STRONG.slice(0, 3),
        'Demonstrated strong communication skills with 20 clients',
        'Showed excellent attention to detail in 3 projects',
      ),
      'Demonstrated',
    ],
    'six strong lines, though little': [bullets(...STRONG), 'Only 6 bullets'],
    'most positions without a word about them': [
      ({ resume }) => {
        const [first] = resume.experience
        resume.experience = ['Elm', 'Fir', 'Oak'].map((company, i) => ({
          ...first!,
          company,
          bullets: i > 0 ? [] : ['Kept the books of the shop and its two branches'],
        }))
        resume.projects = []
        resume.sections = []
      },
      '2 of 3 positions say nothing',
    ],
    'no bullets at all': emptied,
  },
})

const FAIR = [
  'Rebuilt the shelves of the shop for the winter sale',
  'Wrote the plan of the night shift for the nurses',
  'Painted the boats of the harbor before the season',
  'Taught the children of the village to swim in spring',
  'Mended the nets of the fishers after every storm',
  'Planted the trees of the park along the river',
]
const told = (words: number) => `Rebuilt 14 shelves of ${'oak '.repeat(words - 4)}`
const academic =
  (papers: number, posts: number, ...texts: string[]): Edit =>
  (c) => {
    bullets(...texts)(c)
    const [post] = c.resume.experience
    c.resume.experience = Array.from({ length: posts }, (_, i) => ({
      ...post!,
      position: 'Lecturer',
      bullets: i === 0 ? texts : [],
    }))
    const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
    c.resume.publications = Array<typeof paper>(papers).fill(paper)
    c.resume.education = [{ ...c.resume.education[0]!, degree: 'Ph.D.' }]
  }

// To a thousandth, so that each number of the table counts up and down.
shares(check, {
  'six deeds without a number': [bullets(...FAIR), 0.243],
  'five strong lines of the six that are asked': [bullets(...STRONG.slice(0, 5)), 0.695],
  'six strong lines of eight': [bullets(...STRONG), 0.781],
  'seven strong lines of eight': [bullets(...STRONG, MORE[0]!), 0.883],
  'strong lines and others': [bullets(...STRONG.slice(0, 3), ...FAIR.slice(0, 3)), 0.536],
  'six long lines': [bullets(...[30, 36, 37, 60, 61, 62].map(told)), 0.791],
  'three papers beside three bullets of an academic': [academic(3, 1, FAIR[0]!, FAIR[1]!, FAIR[2]!), 0.363],
  'five posts of an academic': [academic(0, 5, ...FAIR.slice(0, 3)), 0.333],
})

test('posts speak for an academic, whose duties say little', () => {
  const held =
    (degree: string): Edit =>
    (c) => {
      const [post, study] = [c.resume.experience[1], c.resume.education[0]]
      if (!post || !study) throw new Error('The sample has both')
      const one = { ...post, position: 'Lecturer', bullets: ['Worked on the platform team'] }
      c.resume.experience = [one, one, one, one, one, one]
      c.resume.projects = []
      c.resume.education = [{ ...study, degree }]
    }
  expect(verdict(check, held('Ph.D.')).ratio).toBeGreaterThan(0.5)
  expect(verdict(check, held('B.A.')).ratio).toBe(0)
})

test('a line of service beside the papers of an academic is not judged', () => {
  const { fix } = verdict(check, ({ resume }) => {
    const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
    Object.assign(resume, {
      publications: [paper, paper, paper],
      headline: 'Professor of Physics',
      projects: [],
    })
    for (const [i, entry] of resume.experience.entries())
      entry.bullets = i === 0 ? ['Reviewer for Harbour Press'] : []
  })
  expect(fix).toBe('')
})

test('a line that may have been cut is not the first that is shown', () => {
  const { fix } = verdict(check, bullets('Beratung von Betrieben bei', 'Verhandlung von Lieferverträgen'))
  expect(fix).toContain('Lieferverträgen')
})

test.each([
  'Abteilung Einkauf',
  'Webtools',
  'HTML, CSS, OpenLayers, PHP',
  'Projekt zu Hause, Sommer?',
  'Was macht ein Hausmeister?',
  'Microsoft 365 / SharePoint / OneDrive',
  'Leiter der Werkstatt in Beispielstadt für',
  'Kassierer',
])('“%s” may be no bullet: it is neither shown first nor called a repetition', (line) => {
  const { fix, evidence } = verdict(
    check,
    bullets(line, line, 'Verhandlung von Lieferverträgen mit neun Betrieben im Umland'),
  )
  expect(fix).toContain('Lieferverträgen')
  expect(evidence.map((one) => one.fix).join()).not.toContain('repeats')
})

test('lines broken within a sentence are judged as one, without what heads them', () => {
  const { evidence } = verdict(
    check,
    bullets(
      '担当した仕事',
      '見本市の会場で来場者の受付と案内を担当し、混雑す',
      'る時間帯の列を短くした。',
      '工夫',
      '見本商店の棚の並べ方を見直し、売り場の案内板をす',
      'べて新しくした。',
    ),
  )
  expect(evidence.map(({ text }) => text)).toEqual([
    '見本市の会場で来場者の受付と案内を担当し、混雑する時間帯の列を短くした。',
    '見本商店の棚の並べ方を見直し、売り場の案内板をすべて新しくした。',
  ])
})

test('lines that say nothing are worth nothing', () =>
  expect(verdict(check, bullets(...Array<string>(7).fill('Worked on the platform team'))).ratio).toBe(0))

test('every number of a line counts once, however many there are', () => {
  const some = verdict(check, bullets(...STRONG.slice(0, 3)))
  const more = verdict(check, bullets(...STRONG.slice(0, 3).map((line) => `${line} 12 34 56`)))
  expect(more.ratio).toBeLessThanOrEqual(some.ratio ?? 0)
})

test.each([
  ['Cut errors by 35 %', 'Name the tools'],
  ['Supervise three technicians', 'Say what changed'],
  ['Supervise technicians in the laboratory', 'Say how large'],
])('what “%s” needs: %s', (line, advice) =>
  expect(verdict(check, bullets(line)).evidence[0]?.fix).toContain(advice),
)

test('a line that has a number in words only is counted among those without one', () => {
  const { finding, evidence } = verdict(
    check,
    bullets(
      STRONG[0]!,
      'Run a pair of apprentices; both passed.',
      'Fitted cables from drawings.',
      'Cleaned the rooms.',
    ),
  )
  expect(finding).toMatch(/^3 of 4 bullets have no number/)
  expect(evidence).toHaveLength(3)
})
