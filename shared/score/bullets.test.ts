import { describe, expect, it, test } from 'vitest'
import { type JudgedBullet, judgeBullets } from './bullets.ts'
import { lookAt } from './subject.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

interface Told {
  language?: string
  /** Skills named in the bullet, as the matching found them. */
  skills?: number
  past?: boolean
  /** Typed in the builder rather than read from a file. */
  typed?: boolean
}

function judged(
  bullets: string[],
  { language = 'en', skills = 0, past = false, typed = false }: Told = {},
): JudgedBullet[] {
  const resume = structuredClone(sampleResume())
  const [first] = resume.experience
  if (!first) throw new Error('The sample has no position')
  resume.experience = [{ ...first, bullets, text: '', ...(past ? { endDate: '2023-01' } : {}) }]
  resume.projects = []
  resume.language = language
  const evidence = { lines: [], bySkill: new Map() } as unknown as Parameters<typeof lookAt>[0]['evidence']
  const seen = lookAt({
    resume,
    facts: typed ? null : cleanFacts(),
    job: null,
    asOf: AS_OF,
    heap: null,
    evidence,
    blank: false,
  })
  const path = seen.statements[0]?.path ?? ''
  const named = Array.from({ length: skills }, () => [0] as const)
  return judgeBullets({
    ...seen,
    evidence: {
      lines: [{ path }],
      bySkill: new Map(named.map((places, i) => [`${i}`, places])),
    } as unknown as typeof evidence,
  })
}

const one = (text: string, told?: Told) => {
  const [first] = judged([text], told)
  if (!first) throw new Error('No bullet was judged')
  return { worth: Math.round(first.strength * 100), verdict: first.verdict, advice: first.advice }
}

const DEED = 'Rebuilt the steps of the checkout, which raised completed orders by 14 %'
const UNMEASURED = 'Rebuilt the steps of the checkout, which pleased most of its visitors'
const LABELLED =
  'Payments: Service that collects what customers owe in all shops. Wrote its queue and the retries'
const NAME_THEM = 'Name the tools, products or people involved.'
const NO_DEED = 'The steps of the checkout of our shop and 14 of its pages'
/** As many words of a deed with its number. */
const long = (words: number) => `Rebuilt 14${' pages'.repeat(words - 1)}`

describe('what a bullet is worth', () => {
  it.each<[string, string, Told, number, string]>([
    ['a deed, its number, and enough words', DEED, {}, 80, 'strong'],
    ['a skill in it', DEED, { skills: 1 }, 90, 'strong'],
    ['two names in it', DEED, { skills: 2 }, 100, 'strong'],
    ['a label, what it names, and the deed behind that', LABELLED, {}, 50, 'fair'],
    ['a label and what it names alone', 'Payments: Service that collects what customers owe', {}, 19, 'weak'],
    ['more names, no more', DEED, { skills: 3 }, 100, 'strong'],
    ['the same without a number', UNMEASURED, {}, 40, 'weak'],
    ['a name for the number', UNMEASURED, { skills: 1 }, 50, 'fair'],
    [
      'a company named as well as a tool',
      'Rebuilt the steps of checkout for Acme, which pleased all',
      {},
      50,
      'fair',
    ],
    ['too few words for an object and a result', long(7), {}, 70, 'fair'],
    [
      'a prize, which is a result',
      'Won the Rowan Prize for the steps of the checkout of our shops',
      {},
      100,
      'strong',
    ],
    ['a second figure', 'Rebuilt the checkout of 14 shops, which raised orders by 9 %', {}, 90, 'strong'],
    ['a year is none', 'Rebuilt the checkout of 14 shops, which all used it since 2019', {}, 80, 'strong'],
    ['just enough of them', long(8), {}, 80, 'strong'],
    ['as many as one point takes', long(36), {}, 80, 'strong'],
    ['one word more', long(37), {}, 70, 'fair'],
    [
      'a duty, whatever its number',
      'Responsible for the steps of the checkout and for 14 of its pages',
      {},
      30,
      'weak',
    ],
    [
      'a duty and what came of it',
      'Responsible for the checkout, whose completed orders rose by 14 %',
      {},
      65,
      'fair',
    ],
    ['a number and no verb', NO_DEED, {}, 59, 'fair'],
    [
      'what may be a verb, in work that goes on',
      `Decarbonize the 14 samples of each shift of the plant`,
      {},
      80,
      'strong',
    ],
    [
      'the same in work that ended',
      'Decarbonize the 14 samples of each shift of the plant',
      { past: true },
      59,
      'fair',
    ],
    [
      'a trait, with a number',
      'Demonstrated strong communication skills with 14 people on three teams',
      {},
      10,
      'weak',
    ],
  ])('%s', (_, text, told, worth, verdict) => expect(one(text, told)).toMatchObject({ worth, verdict }))

  it('is not judged by English verbs in another language', () => {
    expect(one(NO_DEED, { language: 'fr' })).toMatchObject({ worth: 80 })
    const passive = 'Alles Material was reported und alles kam am Ende heil im Lager an'
    expect(one(passive).advice).toBe('Start with what you did.')
    expect(one(passive, { language: 'de' }).advice).toMatch(/^Say how many/)
    expect(one('Helped with the 14 steps of the checkout of shops', { language: 'fr' })).toMatchObject({
      worth: 30,
    })
  })

  it.each([
    ['en', 60],
    ['fr', 60],
    ['de', 40],
  ])('takes capitals in %s for names as that language has them', (language, worth) =>
    expect(
      one('Rebuilt the checkout for Acme and Initech, which raised orders of both', { language }),
    ).toMatchObject({
      worth,
    }),
  )

  it('takes what is all in capitals for a name in German', () =>
    expect(
      one('Rebuilt the checkout for SAP and IBM, which raised orders of both', { language: 'de' }),
    ).toMatchObject({
      worth: 60,
    }))

  it('takes no first word of a sentence for a name', () => {
    expect(one('Rebuilt all of the checkout. Then raised its orders.')).toMatchObject({ worth: 40 })
  })
})

const SIZE = 'Say how many, how much or how often, and what came of it.'
const OFTEN = 'Say how many or how often: in a day, a week or a year.'
const LARGE = 'Say how large it was (people, money or time) and what came of it.'
const CHANGED = 'Say what changed because of it.'

describe('the advice', () => {
  it.each<[string, string, string]>([
    ['is none for a strong one', DEED, ''],
    ['asks for size and result of a deed of no known kind', UNMEASURED, SIZE],
    [
      'asks for the part in common work',
      'Collaborated with the cooks of the house',
      'Say which part was yours, and what came of it.',
    ],
    [
      'asks for the use of what was made',
      'Designed a menu for the guests',
      'Say who used it, or what changed because of it.',
    ],
    [
      'asks for the readers of what is read',
      'Created articles on the harbour',
      'Say how many people it reached, or how much it brought in.',
    ],
    [
      'asks by how much of what became better',
      'Rebuilt the rota of the house, reducing costs',
      'Say by how much, or from what to what.',
    ],
    ['asks for size and result of ties', 'Built relationships with the guests of the house', SIZE],
    [
      'asks how many of what is done daily',
      'Cleaned the rooms of the house daily',
      'Say how many, and what came of it.',
    ],
    [
      'asks for an example of a cliché',
      'Encouraged the cooks to think outside the box',
      'Replace the claim with an example that shows it.',
    ],
    ['asks for what came of hundreds', 'Saved the house 1,000’s of euros', CHANGED],
    [
      'asks for a verb where none is',
      'Checkout and its pages of the shop',
      'Start with a verb that says what you did.',
    ],
    ['asks for the deed before the number', 'Responsible for the checkout', 'Start with what you did.'],
    [
      'asks for an example of a trait',
      'Demonstrated strong communication skills',
      'Replace the claim with an example that shows it.',
    ],
    ['parts what is too long', long(37), 'Split this bullet: it makes more than one point.'],
    [
      'asks what a share was changed with',
      'Rebuilt the checkout by 14 %',
      'Name the tools, products or people involved.',
    ],
    ['asks for the verb of a count without one', NO_DEED, 'Start with a verb that says what you did.'],
    ['asks what was done in a post', 'Served as a liaison between the teams', 'Start with what you did.'],
    ['asks a number of work done as well', 'Served guests as well as the cooks of the house', OFTEN],
    ['asks what a gain was good for', 'Learned the language of the guests', 'Say what you did with it.'],
    [
      'asks what knowledge was good for',
      'Established a strong background of knowledge in genetics',
      'Say what you did with it.',
    ],
    ['asks for what came of many years', 'Ran the press of the house for over 3 years', CHANGED],
    ['asks for what came of a year', 'Ran the press of the house for a year', CHANGED],
    ['asks a number of the work of the first year', 'Ran the press in the first year of it', LARGE],
    ['asks nothing of a prize', 'Excellence Award of the harbour 2021', ''],
    ['asks nothing of a verb nobody knows', 'Ungluing the old posters of the hall', ''],
    [
      'asks for the verb behind a time',
      'During the summer the checkout of the shop',
      'Start with a verb that says what you did.',
    ],
    ['asks for what came of a count', 'Trained 4 new cashiers', CHANGED],
    ['asks for no more of a claim with its share', 'Led scalable solutions with 99 % uptime', NAME_THEM],
    [
      'asks what was done with a row of tasks',
      'Payroll, cash books, monthly reports',
      'Say what you did with two or three of these.',
    ],
  ])('%s', (_, text, advice) => expect(one(text).advice).toBe(advice))

  it.each<[string, string, string, boolean]>([
    [
      'is silent where the verb may be a noun',
      'en',
      'Process automation and data analysis of the shop',
      false,
    ],
    ['is silent where an aim is told', 'en', 'To rebuild all of the steps of the checkout', false],
    ['calls two things no list', 'ru', 'подготовка отзывов, ходатайств;', true],
    ['asks a number of an item in another language', 'de', 'Leitung der Werkstatt am Hafen', true],
    [
      'is silent where its label says what it is',
      'es',
      'Tesis: análisis de las mareas en el puerto y de lo que cuestan',
      false,
    ],
    ['does not ask what a count changed there', 'de', 'Praktikum für das 4 Jahr an der Schule', false],
  ])('%s', (_, language, text, asks) => expect(one(text, { language }).advice !== '').toBe(asks))
})

test.each([
  [
    'a few words',
    'de',
    'Leitung der Werkstatt am Hafen',
    'Say more: what this was, for whom, and what came of it.',
  ],
  [
    'names',
    'es',
    'Desarrollo de los pedidos del puerto con PostgreSQL, Airflow y Metabase',
    'Say what came of it, with a number if you have one.',
  ],
  [
    'neither names nor figures',
    'de',
    'Betreuung der Boote und ihrer Besitzer während der ganzen Saison',
    'Say how many, how much or how often, and what came of it.',
  ],
  [
    'very many words',
    'fr',
    `Suivi des bateaux du port ${'et des marées '.repeat(14)}`,
    'Say how many, how much or how often, and what came of it.',
  ],
])('where no verbs are known, a line of %s is asked what it is without', (_, language, text, advice) =>
  expect(one(text, { language }).advice).toBe(advice),
)

test('a bullet that repeats an earlier one is worth nothing, whatever its capitals and stops', () => {
  const [first, again, other] = judged([DEED, `${DEED.toUpperCase()}.`, UNMEASURED])
  expect(first?.verdict).toBe('strong')
  expect(again).toMatchObject({
    strength: 0,
    verdict: 'weak',
    advice: expect.stringMatching(/repeats an earlier/),
  })
  expect(other?.advice).not.toMatch(/repeats/)
})

test('a bullet that only changes the figures of an earlier one repeats it, unless it is short', () => {
  const advised = (bullets: string[]) =>
    judged(bullets).map(({ advice }) => /repeats an earlier/.test(advice))
  expect(advised([DEED, DEED.replace('14', '23')])).toEqual([false, true])
  expect(advised(['Led a team of 14', 'Led a team of 23'])).toEqual([false, false])
})

test('names count for the bullets that hold them', () => {
  const [first, second] = judged([DEED, UNMEASURED], { skills: 2 })
  expect(first?.strength).toBe(1)
  expect(Math.round((second?.strength ?? 0) * 100)).toBe(40)
})

describe('a line that begins with a small letter', () => {
  const PARTED = ['Rebuilt the steps of the checkout, which raised', 'completed orders by 14 %', UNMEASURED]
  const texts = (bullets: string[], told?: Told) =>
    judged(bullets, told).map(({ statement }) => statement.text)
  test('goes on from the one before, where others begin with a capital', () =>
    expect(texts(PARTED)).toEqual([DEED, UNMEASURED]))
  test('says nothing where nothing stands before it', () =>
    expect(texts(['and rosters of the ward', DEED, UNMEASURED])).toEqual([DEED, UNMEASURED]))
  test.each<[string, string[], Told]>([
    ['where most lines begin so', [DEED.toLowerCase(), UNMEASURED.toLowerCase(), LABELLED], {}],
    ['behind a full stop', [`${UNMEASURED}.`, 'a second line of the work of all', LABELLED], {}],
    ['where somebody typed it', PARTED, { typed: true }],
    ['where it is a name', ['Rebuilt the checkout of all', 'iOS apps of 14 shops', UNMEASURED], {}],
  ])('stands for itself %s', (_, bullets, told) => expect(texts(bullets, told)).toEqual(bullets))
})

test('what tells of the company or the project is no bullet', () => {
  const { company } = sampleResume().experience[0] ?? { company: '' }
  expect(
    judged([`${company} is a chain of 14 shops on the coast`, `The ${company} sell maps`, DEED]),
  ).toHaveLength(1)
  expect(judged([`Rebuilt ${company}’s shop on the coast`, DEED])).toHaveLength(2)
})

test('a third line that only exchanges names says the same again', () => {
  const lines = ['Redux', 'Cypress', 'Webpack', 'Docker'].map((name) => `Ran a page with ${name} for 3 shops`)
  expect(judged(lines).map(({ again }) => again === true)).toEqual([false, false, true, true])
  const own = [
    'Trained nurses in Salem',
    'Led the ward in Salem',
    'Ran the ward of Eugene',
    'Rebuilt a ward in Bend',
  ]
  expect(judged(own).some(({ again }) => again)).toBe(false)
})
