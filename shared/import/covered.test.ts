import { expect, test } from 'vitest'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { coveredBy, inSentence, leftOfLine } from './covered.ts'
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

const parted = coveredBy([
  'Ada Reed',
  'Maintained the control systems weekly',
  'Systems Office',
  'Flat 22, Leeds',
  '22',
])

const graded = coveredBy(['Diplom Maschinenbau', '1,8', '3.7'])

test.each([
  ['Diplom Maschinenbau (Note 1,8)', ''],
  ['Diplom Maschinenbau, GPA 3.7', ''],
  ["GPA 3.7, Dean's list", "Dean's list"],
  ['GPA 3.9, Diplom Maschinenbau', 'GPA 3.9'],
  ['Zimmer 1,8', 'Zimmer 1,8'],
  ['Diplom Maschinenbau,2 terms', '2 terms'],
])('a number is its label and its field: of “%s” is left “%s”', (line, left) =>
  expect(leftOfLine(line, graded)).toBe(left),
)

test.each([
  // Words of some other sentence part none.
  ['Analysis of control systems', 'Analysis of control systems'],
  ['Control systems and their tests', 'Control systems and their tests'],
  ['The control systems guild', 'The control systems guild'],
  // A field begins, or ends, where the others were left.
  ['Head of the Systems Office', 'Head of the'],
  ['Ada Reed, Mayor', 'Mayor'],
  ['Ada Reed Mayor', 'Mayor'],
  ['Flat 22, Leeds', ''],
  ['Mill Road 22', 'Mill Road 22'],
])('cut only where a field was: of “%s” is left “%s”', (line, left) =>
  expect(leftOfLine(line, parted)).toBe(left),
)

test.each([
  ['Sex: Male', 'Sex: Male'],
  ['Transit Planner, Nationality: Iberian', 'Nationality: Iberian'],
  ['Handy-Nr.: +1 503 555 0101', ''],
  ['Handy-Nr.: +1 503 555 0199', 'Handy-Nr.: +1 503 555 0199'],
  ['Worked from: Jan 2019', ''],
  ['Born: Jan 1969', 'Born: Jan 1969'],
  ['Vorgesetzte: Hill Works', 'Vorgesetzte'],
  ['Site ada.example', ''],
  ['Site bo.example', 'Site bo.example'],
  ['Mayor of ada.example', 'Mayor of ada.example'],
])('a label goes with its value: of “%s” is left “%s”', (line, left) =>
  expect(leftOfLine(line, covered, coveredBy(['+1 503 555 0101', 'ada.example']))).toBe(left),
)

test.each([
  ['Cumulative GPA: 3.8', ''],
  ['Cumulative GPA: 3.9', 'Cumulative GPA: 3.9'],
  ['Curriculum Vitae Hill Works', ''],
])('of “%s” a field says the same: “%s”', (line, left) =>
  expect(leftOfLine(line, coveredBy(['3.8', 'Hill Works']))).toBe(left),
)

test.each([
  [
    'Skilled in site surveys, with advanced expertise in drainage',
    'Skilled in · with advanced expertise in',
    true,
  ],
  [
    'Erfahren in der Planung von Weichen, auch bei laufendem Betrieb',
    'Erfahren in der · auch bei laufendem',
    true,
  ],
  ['Trabajo con Python y apoyo a los equipos de datos', 'Trabajo con · apoyo a los equipos', true],
  ['Опыт работы на Python и поддержка отдела продаж', 'Опыт работы на · поддержка отдела', true],
  ['Hill Works, Team of 14, Transit Planner, Author', 'Team of 14 · Author', false],
  ['Oslo · Night Owl · Author · Baker · Clerk · Cook', 'Night Owl', false],
  ['Skills: surveys, drainage, grading, plans, roads, bridges', 'grading · roads', false],
  ['ada@example.com +1 503 555 0101 Old Town near the river', 'Old Town near the river', false],
  ['Ran the night desk in Oslo for nine long years', 'Ran the', false],
])('what is left of “%s” is read in the whole sentence, never in a list', (line, left, whole) =>
  expect(inSentence(line, left)).toBe(whole ? line : left),
)

test('the address that a browser prints at a page’s foot is asked about by nobody', () => {
  const head = ['https://ada.example/cv/index.html 1/2', 'file:///C:/cv/page.html 2 / 2', 'Night owl']
  const resume = {
    ...emptyResume(),
    head: head.map((text, line) => ({ text, page: 1, line, bullet: false })),
  }
  expect(draftFromResume(resume).unplaced.map(({ text }) => text)).toEqual(['Night owl'])
})

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

test.each([
  ['Lantem Foundry', 'Lantern Foundry', []],
  ['Lantem Foundry', 'Lantern Foundry Ltd', []],
  ['Lantem Foundry Bergen', 'Lantern Foundry', ['Bergen']],
  ['Lantern Foundry', 'Harbour Mill', ['Lantern Foundry']],
  ['Lantern Foundry', '', ['Lantern Foundry']],
])('of an employer read as “%s” and corrected to “%s” there is to place: %j', (was, now, asked) => {
  const resume: Resume = {
    ...emptyResume(),
    experience: [role({ company: now })],
    sections: [
      {
        kind: 'experience',
        heading: 'Work',
        page: 1,
        line: 1,
        lines: ['Clerk', was].map((text, at) => ({ text, page: 1, line: at + 2, bullet: false })),
      },
    ],
    misread: [{ path: 'experience.0.company', was, now, page: 1, line: 3 }],
  }
  expect(draftFromResume(resume).unplaced.map(({ text }) => text)).toEqual(asked)
})

test('of a corrected date nothing is to place', () => {
  const resume: Resume = {
    ...emptyResume(),
    experience: [role({ startDate: '2019', endDate: '2021' })],
    sections: [
      {
        kind: 'experience',
        heading: 'Work',
        page: 1,
        line: 1,
        lines: ['Clerk', '2018 – 2021'].map((text, at) => ({ text, page: 1, line: at + 2, bullet: false })),
      },
    ],
    misread: [{ path: 'experience.0.startDate', was: '2018', now: '2019', page: 1, line: 3 }],
  }
  expect(draftFromResume(resume).unplaced).toEqual([])
})

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
