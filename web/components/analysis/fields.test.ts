import { expect, test } from 'vitest'
import { emptyResume } from '#shared/schema/resume.ts'
import { fieldGroups, readAt } from './fields.ts'

const place = (line: number, sure = 1) => ({ page: 1, line, sure })
const said = (text: string, line: number, bullet = false) => ({ text, page: 1, line, bullet })

const RESUME = {
  ...emptyResume(),
  name: 'Nora Sample',
  experience: [
    {
      company: 'Quay Example',
      position: 'Cook',
      location: '',
      startDate: '2020-01',
      endDate: '',
      printedDates: '',
      text: '',
      bullets: ['Fed 200 guests a day.'],
    },
  ],
  skills: ['Baking', 'Frying', 'Budgets'].map((name) => ({ name, level: '', group: '' })),
  head: [said('Nora Sample', 1)],
  sections: [
    {
      kind: 'experience' as const,
      heading: 'Work',
      page: 1,
      line: 2,
      lines: [said('Cook, Quay Example, 2020 –', 3), said('Fed 200 guests a day.', 4, true)],
    },
  ],
  places: {
    name: place(1),
    'experience.0.position': place(3),
    'experience.0.company': place(3, 0.4),
    'experience.0.startDate': place(3),
    'experience.0.bullets.0': place(4),
    'skills.0': place(6),
    'skills.1': place(6),
    'skills.2': place(7),
  },
}

const fieldsOf = (title: string) => fieldGroups(RESUME).find((group) => group.title === title)?.fields ?? []

test('an entry has its fields with their lines, and says which one is doubtful', () => {
  expect(fieldsOf('Experience').map(({ label, line, doubtful }) => [label, line, doubtful])).toEqual([
    ['Position', 3, false],
    ['Company', 3, true],
    ['Dates', 3, false],
    ['Bullet', 4, false],
  ])
  expect(fieldsOf('Experience')[2]?.value).toBe('2020-01 to present')
})

test('skills of one line are one row, those of the next another', () => {
  expect(fieldsOf('Skills').map(({ value, line }) => [value, line])).toEqual([
    ['Baking, Frying', 6],
    ['Budgets', 7],
  ])
})

test('what was not found in the contact is said, a section that is not there is not', () => {
  expect(fieldsOf('Contact').find(({ label }) => label === 'Email')).toMatchObject({ value: '', line: 0 })
  expect(fieldGroups(RESUME).map(({ title }) => title)).not.toContain('Projects')
})

test.each([
  [1, 'Nora Sample', 'the head of the page', ['Name']],
  [2, 'Work', 'a heading, read as experience', []],
  [3, 'Cook, Quay Example, 2020 –', 'Work', ['Position', 'Company', 'Dates']],
  [4, 'Fed 200 guests a day.', 'Work', ['Bullet']],
])('line %i is shown with what was read of it', (line, text, part, labels) => {
  const here = readAt(RESUME, line)
  expect(here).toMatchObject({ text, part })
  expect(here?.fields.map(({ label }) => label)).toEqual(labels)
})

test('a line that is not there says nothing', () => {
  expect(readAt(RESUME, 99)).toBeNull()
})

test('schools have their places, and schools and projects their bullets', () => {
  const resume = {
    ...emptyResume(),
    education: [
      {
        institution: 'Quay College',
        degree: 'B.S.',
        field: '',
        location: 'Salem, OR',
        startDate: '',
        endDate: '2014',
        printedDates: '2014',
        gpa: '',
        bullets: ['Led the choir'],
      },
    ],
    projects: [
      {
        name: 'Tide table',
        description: 'For the harbour',
        technologies: '',
        link: '',
        startDate: '',
        endDate: '',
        printedDates: '',
        bullets: ['Drew the charts', 'Sold 40 copies'],
      },
    ],
    places: { 'projects.0.bullets.1': place(9) },
  }
  const fields = fieldGroups(resume).flatMap((group) => group.fields)
  const rows = fields.map(({ parts, value, line }) => [parts[0]?.path, value, line])
  expect(rows).toContainEqual(['education.0.location', 'Salem, OR', 0])
  expect(rows).toContainEqual(['education.0.bullets.0', 'Led the choir', 0])
  expect(rows).toContainEqual(['projects.0.description', 'For the harbour', 0])
  expect(rows).toContainEqual(['projects.0.bullets.0', 'Drew the charts', 0])
  expect(rows).toContainEqual(['projects.0.bullets.1', 'Sold 40 copies', 9])
})
