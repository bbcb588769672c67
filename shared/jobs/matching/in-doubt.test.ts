import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { jobFromText } from '../from-text.ts'
import { match } from '../match.ts'

/** How a demand is answered beside another that is shown. */
function answered(demand: string, line: string, skills: string[] = []): string {
  const resume = resumeFromDraft(
    draft.parse({
      personalInfo: {},
      experience: [
        {
          company: 'Example Ltd',
          position: 'Assistant',
          startDate: '2019-01',
          endDate: '2024-01',
          description: `Trained staff on 12 tills.\n${line}`,
        },
      ],
      skills: skills.map((name) => ({ name })),
    }),
  )
  const job = jobFromText(`Assistant\nRequirements:\n- Staff training\n- ${demand}`, {
    category: '',
    role: '',
  })
  const asked = match(resume, job, '2025-01').find(
    ({ kind, text }) => kind !== 'title' && text !== 'Staff training',
  )
  return asked ? (asked.unjudged ? 'in doubt' : asked.status) : 'not asked'
}

describe('what is nowhere named', () => {
  it.each([
    ['Salesforce', 'Sold 40 policies a month.'],
    ['Pension administration', 'Sold 40 cars a month.'],
    ['Driving licence', 'Drove to 12 shops a day.'],
    ['Spanish', 'Served guests from Madrid.'],
    // Six letters in common are often another word.
    ['Electronics', 'Helped an electrician on 12 sites.'],
  ])('%s is missing: %s', (demand, line) => expect(answered(demand, line)).toBe('missing'))

  it.each([
    ['Statistical analysis', 'Kept statistics of 40 shops.', 'another form of its word'],
    ['Health administration', 'Explained health plans to 40 families.', 'the word of every trade in it'],
    ['Pharmacology', 'Served 40 people a day in a pharmacy.', 'a word that begins with its seven letters'],
    ['Reporting', 'Sold 40 cars a month.', 'a name of such words alone'],
    ['Windows', 'Set up 40 machines with Windows Server.', 'a longer name of it'],
  ])('%s is in doubt: %s', (demand, line) => expect(answered(demand, line)).toBe('in doubt'))

  it.each([
    ['Excel', 'Microsoft Office', 'in doubt'],
    ['PowerPoint', 'MS Office', 'in doubt'],
    ['Photoshop', 'Adobe Creative Suite', 'in doubt'],
    ['Azure Functions', 'Azure', 'in doubt'],
    ['Excel', 'Google Analytics', 'missing'],
    ['React', 'JavaScript', 'missing'],
    ['PostgreSQL', 'SQL', 'missing'],
  ])('%s beside %s, which may come with it, is %s', (demand, held, status) =>
    expect(answered(demand, 'Sold 40 cars a month.', [held])).toBe(status),
  )

  it('is in doubt where the rest of its trade is there', () => {
    expect(answered('Wound care', 'Sold 40 cars a month.')).toBe('missing')
    expect(answered('Wound care', 'Gave infusions on a ward.', ['Cannulation', 'Triage', 'Phlebotomy'])).toBe(
      'in doubt',
    )
  })
})
