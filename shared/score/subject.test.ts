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
])('“%s” claims a deed: %s', (text, is) => expect(isClaim({ text, opening: opening(text) })).toBe(is))
