import { describe, expect, it } from 'vitest'
import {
  isAskedOfNobody,
  tellsOfTheirWork,
  tellsOfWork,
  withoutAsides,
  withoutReach,
  withoutTags,
} from './unasked.ts'

describe('asked of nobody', () => {
  it.each([
    'Must pass a background check',
    'Required September 2026',
    'No cold calling whatsoever.',
    'Must live within 30 minutes of the shop',
    'Coldwell Engineering is hiring ramp agents for our morning banks',
    'Forget: suits, timesheets',
    'E = essential, D = desirable',
    'Must complete a medical assessment',
    'Must complete reference checks',
    'Must successfully complete a background, drug screen and medical screening',
    'Candidates MUST submit a cover letter and three references',
    'Employment is contingent upon the successful completion of a drug screen',
    'Applicants should attach a CV and proof of right to work',
    'This position is included in a collective bargaining agreement with Local 12',
  ])('%j', (text) => expect(isAskedOfNobody(text)).toBe(true))

  it.each([
    'Must pass the 6G test on arrival',
    'Required: Java and Kafka',
    'No less than three years of welding',
    'Must live and breathe TypeScript',
    'Coldwell Engineering is hiring a welder with TIG experience',
    'Must have: 3 years of roofing',
    'Complete credit assessments',
    'Complete criminal investigations',
    'Complete credit checks on new customers',
    'Complete medical documentation in Epic and process insurance claims',
    'Complete medical records in Epic',
    'Must complete physical inventory counts using SAP and handheld scanners',
    'Complete reference data updates in Oracle and Excel every month',
    'A current RN license is a condition of employment',
    'Candidates must submit proof of QTS and provide references',
    'Provide training materials in Canva',
    'Prepare and submit technical documents using Word',
    'Submit planning applications through the portal',
    'Include accessibility in every release',
  ])('but not %j', (text) => expect(isAskedOfNobody(text)).toBe(false))
})

describe('said in passing', () => {
  it.each([
    [
      'Coordinate with backend (our backend is in Go) for contracts',
      'Coordinate with backend   for contracts',
    ],
    ['Bring your nail gun, we got the rest (compressors, trailers)', 'Bring your nail gun'],
    ['Must pass a 10-year FBI background check and obtain a badge', 'Must obtain a badge'],
    ['Messaging (Kafka or RabbitMQ)', 'Messaging (Kafka or RabbitMQ)'],
    ['Jobs come through our own app (built in Flutter)', 'Jobs come through our own app  '],
    ['We hire 35 engineers (mostly Elixir)', 'We hire 35 engineers  '],
    ['Scripting (mainly Bash and Python)', 'Scripting (mainly Bash and Python)'],
    ['Web apps (built with React or Vue)', 'Web apps (built with React or Vue)'],
    ['We are nine. Observability (running on Grafana)', 'We are nine. Observability (running on Grafana)'],
    ['Experience of our stack (mostly Go)', 'Experience of our stack (mostly Go)'],
    ['Event-driven systems (we use Kafka)', 'Event-driven systems (we use Kafka)'],
    ['Pass the Crane Operator exam', 'Pass the Crane Operator exam'],
    ['Must complete a drug test and hold a licence', 'Must hold a licence'],
    ['Complete credit assessments and audits', 'Complete credit assessments and audits'],
    ['Bypass medical tests', 'Bypass medical tests'],
    ['Must live within 30 minutes of Leeds and hold HACCP', 'Must hold HACCP'],
    ['Must live locally and have experience of wound care', 'Must have experience of wound care'],
    ['Must live near York and Selby', 'Must live near York and Selby'],
  ])('of %j', (text, rest) => expect(withoutAsides(text)).toBe(rest))
})

describe('what tells of the work', () => {
  it.each([
    'You will own the roadmap',
    'You will be responsible for the rota',
    "You'll join a team of nine",
    'The successful candidate would manage it',
  ])('%j', (text) => expect(tellsOfWork(text)).toBe(true))
  it.each([
    'You will need Java',
    "You'll have a degree",
    'You will be able to weld',
    'You will be skilled in Excel',
    'You will be educated to A-level standard',
    'You will be highly organised',
    'You know Go',
  ])('not %j', (text) => expect(tellsOfWork(text)).toBe(false))
  it('is asked all the same where the candidate must have something', () =>
    expect(tellsOfTheirWork('The successful candidate will manage it and must have Java')).toBe(false))
})

describe('words to be found by at the end', () => {
  it.each([
    ['We hire. Data Engineer | ETL | Snowflake | Remote', 'We hire.'],
    ['Java Developer | Spring | AWS | Hybrid', ''],
    ['Python | SQL | Git | Docker', 'Python | SQL | Git | Docker'],
    ['Data Engineer | Leeds', 'Data Engineer | Leeds'],
    [
      'Java | Spring Boot | Kafka | Team lead experience',
      'Java | Spring Boot | Kafka | Team lead experience',
    ],
    ['Requirements: Electrician | CSCS | IPAF | NVQ 3', 'Requirements: Electrician | CSCS | IPAF | NVQ 3'],
    ['We need SQL.', 'We need SQL.'],
  ])('%j', (text, left) => expect(withoutTags(text)).toBe(left))
})

it.each([
  ['Full-cycle recruiting, from intake call to signed offer', 'Full-cycle recruiting'],
  ['Prototyping, from Figma to Framer', 'Prototyping, from Figma to Framer'],
  ['Cooking, from stocks to pastry', 'Cooking, from stocks to pastry'],
])('how far it goes is taken off %j, what it names is not', (text, rest) =>
  expect(withoutReach(text, (end) => end === 'pastry')).toBe(rest),
)
