import { expect, test } from 'vitest'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { coveredBy, leftOfLine } from './covered.ts'
import { draftFromResume } from './draft-from-resume.ts'

const covered = coveredBy([
  'Transit Planner',
  'Hill Works',
  'Wrote the night timetable',
  'Cut headways by 14%',
  'www.salemrails.example',
  '+1 503 555 0101',
  '2019-01',
])

test.each([
  ['Transit Planner at Hill Works', ''],
  ['Transit Planner | Jan 2019 – Present', ''],
  ['Phone: +1 503 555 0101', ''],
  ['3', ''],
  ['Hill Works — page 2', ''],
  ['Hill Works — 27', '27'],
  // A sentence comes whole, though some of its words are in other sentences too.
  ['Reports to the director. Team of 14, budget $3M.', 'Reports to the director. Team of 14, budget $3M.'],
  ['Transit Planner | Night Owl | Author', 'Night Owl | Author'],
  ['Hill Works, Team of 14, Transit Planner, Author', 'Team of 14 · Author'],
  // What is left of it goes on where a field has some of its words.
  ['Sang at the Hill Works choir', 'Sang at the Hill Works choir'],
  // No address has a name in it.
  ['Salem Rails', 'Salem Rails'],
  ['salemrails.example', ''],
  ['Salemrails', 'Salemrails'],
  ['rails.example', ''],
])('of “%s” is left “%s”', (line, left) => expect(leftOfLine(line, covered)).toBe(left))

test.each([
  ['Sex: Male', 'Sex: Male'],
  ['Transit Planner, Nationality: Iberian', 'Nationality: Iberian'],
  ['Handy-Nr.: +1 503 555 0101', ''],
  ['Handy-Nr.: +1 503 555 0199', 'Handy-Nr.: +1 503 555 0199'],
  ['Worked from: Jan 2019', ''],
  ['Born: Jan 1969', 'Born: Jan 1969'],
  ['Vorgesetzte: Hill Works', 'Vorgesetzte'],
])('a label goes with its value: of “%s” is left “%s”', (line, left) =>
  expect(leftOfLine(line, covered, coveredBy(['+1 503 555 0101']))).toBe(left),
)

const role = (change: Partial<Resume['experience'][number]>) => ({
  company: '',
  position: 'Clerk',
  location: '',
  startDate: '',
  endDate: '',
  printedDates: '',
  text: '',
  bullets: [],
  ...change,
})
const place = (line: number) => ({ page: 1, line, sure: 1 })

test('a sentence between two bullets stays there', () => {
  const texts = ['Clerk', 'Sold bread', 'Won a prize', 'Baked rolls', 'Porter', 'Sold bread', 'Rang bells']
  const resume: Resume = {
    ...emptyResume(),
    experience: [
      role({ text: 'Won a prize', bullets: ['Sold bread', 'Baked rolls'] }),
      role({ position: 'Porter', text: 'Rang bells', bullets: ['Sold bread'] }),
    ],
    sections: [
      {
        kind: 'experience',
        heading: 'Work',
        page: 1,
        line: 1,
        lines: texts.map((text, at) => ({ text, page: 1, line: at + 2, bullet: false })),
      },
    ],
    places: { 'experience.0.position': place(2), 'experience.1.position': place(6) },
  }
  expect(draftFromResume(resume).experience.map(({ description }) => description)).toEqual([
    'Sold bread\nWon a prize\nBaked rolls',
    'Sold bread\nRang bells',
  ])
  const unplaced = { ...resume, places: {} }
  expect(draftFromResume(unplaced).experience[0]!.description).toBe('Won a prize\nSold bread\nBaked rolls')
})
