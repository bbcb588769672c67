import { describe, expect, test } from 'vitest'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { IF_TRUE, judgeOf } from './support.ts'

// With the product's own vocabulary of skills, as the app and the server judge.

const LINES = [
  'Acme Pumps Ltd, Leeds — Operations Manager, 2018 – 2022',
  'Led a team of 12 technicians and cut downtime by 40%',
  'Responsible for procurement of spare parts',
  'BSc in Mechanical Engineering, University of Leeds, 2015',
  'Skills: SAP, Excel, Python',
]
const sections = [
  {
    kind: 'experience' as const,
    heading: 'Experience',
    page: 1,
    line: 1,
    lines: LINES.map((text, at) => ({ text, page: 1, line: at + 2, bullet: true })),
  },
]
const evidence = {
  resume: { ...emptyResume(), sections },
  jobText: 'We work by Lean. Kubernetes is a plus.',
  standard: {
    job: { source: 'role', title: 'Operations Manager (Terraform) at Initech', category: '', role: '' },
    asOf: '2026-01-01',
    keyword_match: { score: 50, matched_skills: [], missing_skills: ['Lean'] },
  } as unknown as Parameters<typeof judgeOf>[0]['standard'],
}
const skillsIn = async (texts: string[]) => texts.map(skillsNamedIn)
const judge = await judgeOf(evidence, skillsIn)

const quote = LINES[1] ?? ''
async function isKept(text: string, list: 'strengths' | 'weaknesses' = 'strengths') {
  const none = { strengths: [], weaknesses: [], recommendations: [] }
  const judged = await judge({ ...none, [list]: [{ quote, text }] }, LINES)
  return judged[list].length === 1
}
const adviceOf = async (text: string) =>
  (await judge({ strengths: [], weaknesses: [], recommendations: [text] }, LINES)).recommendations[0]

describe('a claim under a true quotation is left out when it', () => {
  test.each([
    ['begins with an employer', 'Google hired you because of this.'],
    ['begins with an employer', 'Microsoft would be proud of your 12 technicians.'],
    ['names an employer without its capital', 'You worked at google with your team.'],
    ['names an employer without its capital', 'You cut costs at tesla by 40%.'],
    ['begins with a school', 'Harvard taught you to lead.'],
    ['names a number', 'You raised revenue by 999 % at Microsoft.'],
    ['names a number in digits of another script', 'You cut downtime by ٩٩٩ percent.'],
    ['names a number in wide digits', 'You cut downtime by ９９%.'],
    ['names a number in words', 'You cut downtime by forty-five percent.'],
    ['names a number in words', 'You saved millions.'],
    ['names a number with another unit', 'You cut downtime by 40 million.'],
    ['names a number with another unit', 'You led 12% more people.'],
    ['doubles', 'You doubled the output.'],
    ['triples', 'You tripled revenue.'],
    ['halves', 'You halved the downtime.'],
    ['names a degree', 'Your doctorate shows here.'],
    ['names a degree', 'Your MBA shows here.'],
    ['names a credential', 'You are certified for this.'],
    ['names a credential', 'You graduated summa cum laude.'],
    ['names a credential', 'You served in the navy.'],
    ['names a credential', 'You won an award for it.'],
    ['names a skill', 'You used Terraform to cut downtime.'],
    ['names a skill without its capital', 'You used terraform.'],
    ['names a language', 'You speak Spanish fluently.'],
    ['names who advertises the job', 'You already work for Initech.'],
    ['names a tool of the job alone', 'You show Terraform here.'],
  ])('%s: %s', async (_case, text) => expect(await isKept(text)).toBe(false))
})

describe('a claim is kept when it', () => {
  test.each([
    ['speaks of the wording', 'Strong opening verb that shows leadership.'],
    ['speaks of the wording', 'Responsible for is weak wording; begin with a verb.'],
    ['speaks of the wording', 'Quantified impact makes this stand out.'],
    ['speaks of the wording', 'Demonstrates leadership, initiative and ownership.'],
    ['speaks of the wording', 'Vague: the outcome is missing.'],
    ['says a number of the resume', 'Measured results such as 40% make the bullet credible.'],
    ['says it in words', 'You led a team of twelve technicians.'],
    ['says it in words', 'A cut of forty percent is a strong result.'],
    ['says a name of the resume', 'Your time at Acme Pumps shows growth.'],
    ['says a name of the resume', 'The University of Leeds degree supports the role.'],
    ['says a degree of the resume in another form', 'The B.Sc. is relevant.'],
    ['says the skills of the resume', 'Python and SAP are relevant.'],
    ['says the role', 'As an Operations Manager you show ownership.'],
  ])('%s: %s', async (_case, text) => expect(await isKept(text)).toBe(true))

  test('says that something is missing', async () => {
    expect(await isKept('It does not say whether you were promoted.', 'weaknesses')).toBe(true)
  })
})

describe('advice', () => {
  test.each([
    'Mention your PhD from Harvard.',
    'Add your GPA of 3.9.',
    'Describe how you won the contract with Boeing.',
    'Talk about your time at google.',
    'Highlight your experience leading 500 people.',
    'Repeat that you speak French.',
  ])('that names what is nowhere is left out: %s', async (text) => {
    expect(await adviceOf(text)).toBeUndefined()
  })

  test.each([
    'Mention your award.',
    'Highlight your military service.',
    'Mention that you managed a budget.',
    'Showcase your publications.',
    'Include your volunteer work with refugees.',
    'Mention the promotion you earned.',
    'Stress your Kubernetes experience.',
    'Consider adding a LinkedIn link.',
  ])('that takes for granted what is not in the resume is said with an if: %s', async (text) => {
    expect(await adviceOf(text)).toBe(IF_TRUE + text)
  })

  test.each([
    'Begin each bullet with a strong verb.',
    'Add a number to the procurement bullet: how many parts, or what value?',
    'Move your skills above your education.',
    'Replace "responsible for" with what you did.',
    'Quantify the results of your team.',
    'Name the tools you used for procurement.',
    'State the size of the budget, if you managed one.',
    'Shorten your summary to three lines.',
    'Spell out abbreviations like SAP once.',
    'Keep your resume to one or two pages.',
  ])('about the writing is given as it is: %s', async (text) => {
    expect(await adviceOf(text)).toBe(text)
  })
})
