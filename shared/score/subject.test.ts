import { expect, test } from 'vitest'
import { pass, type WordsCheck } from './check.ts'
import { isClaim } from './subject.ts'
import { verdict } from './testing/verdicts.ts'
import { opening } from './text/opening.ts'

const whereOf = (company: string): string => {
  let where = ''
  const look: WordsCheck['look'] = ({ positions }) => {
    where = positions[0]!.where
    return pass('')
  }
  verdict({ look } as WordsCheck, ({ resume }) => {
    resume.experience[0] = { ...resume.experience[0]!, position: 'Editor', company }
  })
  return where
}

test.each([
  ['Contoso', 'Editor at Contoso'],
  ['Independent Newspapers', 'Editor at Independent Newspapers'],
  ['Various Artists Ltd', 'Editor at Various Artists Ltd'],
  ['Freelancers Union', 'Editor at Freelancers Union'],
  ['Self-employed', 'Editor (Self-employed)'],
  ['Freelance, Leeds', 'Editor (Freelance, Leeds)'],
  ['Independent consultant', 'Editor (Independent consultant)'],
  ['Various clients', 'Editor (Various clients)'],
])('an editor’s position: %s', (company, where) => expect(whereOf(company)).toBe(where))

test.each([
  ['Notifications: Service for sending mail and messages to all customers', true],
  ['Course Dashboards: Surveying tools, which helped teachers to run their classes', true],
  ['Checkout: Rebuilt the page', true],
  ['(compulsory service)', false],
  ['(Co-)led the ward of 32 beds', true],
  ['Supervisors: Dr Sample and Prof Example', false],
  ['Environment: Go, Kafka, Redis, Docker, Terraform, Ansible', false],
  ['Technologies: java, spring boot, hibernate, maven, git, jenkins', false],
  ['Team: people of all our towns', false],
  ['Phone: (1) 364 9000', false],
  ['Teléfono móvil: 320 494 0250', false],
  ['Team size: 12', false],
  ['Result: 40 % fewer calls within one year', true],
  ['2.500.000', false],
  ['Night shifts', true],
  ['Supervised by Dr Sample', false],
  ['Funded by the Sample Council of Arts', false],
  ['Organised by Contoso in spring', false],
  ['Increased by 20 % in a year', true],
  ['Audited by hand all accounts of the harbour', true],
  ['Supervised two trainees sent by Contoso', true],
])('“%s” claims a deed: %s', (text, is) => expect(isClaim({ text, opening: opening(text) })).toBe(is))

interface Told {
  text?: string
  bullets?: string[]
}
/** The lines that are judged as what somebody did, of as many positions. */
const toldOf = (...entries: Told[]): string[] => {
  let texts: string[] = []
  const look: WordsCheck['look'] = ({ statements }) => {
    texts = statements.map(({ text }) => text)
    return pass('')
  }
  verdict({ look } as WordsCheck, ({ resume }) => {
    const [first] = resume.experience
    if (!first) throw new Error('The sample has no position')
    resume.projects = []
    resume.experience = entries.map(({ text = '', bullets = [] }, i) => ({
      ...first,
      ...{ company: `Contoso ${i}`, text, bullets },
    }))
  })
  return texts
}

test.each<[string, Told[], string[]]>([
  [
    'a kind of business and a town that come back in each entry',
    ['Mapped soils', 'Priced 40 farms', 'Taught growers'].map((deed) => ({
      bullets: [deed, 'Public agency', 'Utrecht, Netherlands'],
    })),
    ['Mapped soils', 'Priced 40 farms', 'Taught growers'],
  ],
  [
    'a label that opens other words in each entry',
    ['salary', 'hours', 'town'].map((reason) => ({
      bullets: ['Mapped soils', `Reason for Leaving: better ${reason}`],
    })),
    ['Mapped soils', 'Mapped soils', 'Mapped soils'],
  ],
  [
    'what a sentence lists',
    [
      {
        text: 'Working in the baking team as a trainee. New ways of proving dough were learnt there, including:-',
        bullets: ['Sourdough', 'Cold proving', 'Lamination'],
      },
    ],
    ['Working in the baking team as a trainee.', 'New ways of proving dough were learnt there, including:-'],
  ],
])('is no deed: %s', (_, entries, told) => expect(toldOf(...entries)).toEqual(told))

test.each<[string, Told[], number]>([
  ['duties of a few words, in one entry', [{ bullets: ['Cash handling', 'Night shifts'] }], 2],
  ['the same two words in two entries', [{ bullets: ['Cash handling'] }, { bullets: ['Cash handling'] }], 2],
  ['what comes back with its verb', [1, 2, 3].map(() => ({ bullets: ['Answered calls'] })), 3],
  ['duties under a name for them', [{ text: 'Main duties:', bullets: ['Cash handling', 'Night shifts'] }], 2],
  [
    'deeds behind a sentence with a colon',
    [
      {
        text: 'In two years with the bakery I did many things, of which I name:',
        bullets: ['Opened the shop in Leiden at six every day', 'Sourdough'],
      },
    ],
    2,
  ],
])('is judged: %s', (_, entries, count) => expect(toldOf(...entries)).toHaveLength(count))
