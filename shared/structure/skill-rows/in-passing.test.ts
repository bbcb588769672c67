import { expect, test } from 'vitest'
import { createPlacer } from '../placer.ts'
import { readSkills } from '../skills.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { mayListSkills, skillsInPassing } from './in-passing.ts'

const read = (row: string): string[] =>
  readSkills(skillsInPassing(printedLines([row])), true, createPlacer(), 0).map(({ name }) => name)

test.each<[string, string[]]>([
  ['- Schooled in Java, Python, SQL & Docker', ['Java', 'Python', 'SQL', 'Docker']],
  ['Programmed with Git, Kotlin, Swift', ['Git', 'Kotlin', 'Swift']],
  ['IT: Excel, PowerPoint, SAP', ['Excel', 'PowerPoint', 'SAP']],
  ['Gearbeitet mit Excel, Outlook und PowerPoint', ['Excel', 'Outlook', 'PowerPoint']],
  ['Base de datos, SQL, MySQL', ['Base de datos', 'SQL', 'MySQL']],
  ['Data analysis with Python, SQL, Excel', ['Data analysis with Python', 'SQL', 'Excel']],
  ['Coached in R, Python, SQL', ['R', 'Python', 'SQL']],
  ['Formé en AutoCAD, Revit, Photoshop', ['AutoCAD', 'Revit', 'Photoshop']],
  ['Manejo de Excel, Tableau y SQL', ['Excel', 'Tableau', 'SQL']],
  ['Работал с Python, Docker, Linux', ['Python', 'Docker', 'Linux']],
  ['软件 ⇥ Python 和 SQL', ['Python', 'SQL']],
  ['工具：Git、Docker与Linux', ['Git', 'Docker', 'Linux']],
  ['Python및 Java', ['Python', 'Java']],
  ['- Took part in several contests of machine learning', []],
  ['Fluent in Dutch, Frisian and Danish', []],
  ['Fond of rowing, chess and baking', []],
  ['Nationality: Dutch, born in Harlingen', []],
  ['Member of the choir, of the chess club and of the fire brigade', []],
  ['Course in Python, SQL and Tableau, March 2021', []],
  ['Heard lectures on statistics, data mining and machine learning (among', []],
  ['Available at once, also at weekends', []],
])('%s', (row, names) => expect(read(row)).toEqual(names))

test.each([
  ['other', 'Other', true],
  ['certifications', 'Courses and skills', true],
  ['certifications', 'Courses', false],
  ['experience', 'Experience', false],
] as const)('%s, "%s" may list skills: %s', (kind, heading, may) =>
  expect(mayListSkills({ kind, heading })).toBe(may),
)

test('lines among dated ones tell of posts', () => {
  const lines = printedLines(['Vale Works, 2016 – 2019', 'Tools: Python, SQL, Docker'])
  expect(skillsInPassing(lines)).toEqual([])
})
