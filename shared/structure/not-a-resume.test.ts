import { describe, expect, test } from 'vitest'
import { type Document, emptyFacts, type Line } from '#shared/schema/document.ts'
import { countWords } from '#shared/schema/word-count.ts'
import { structure } from './structure.ts'

const documentOf = (text: string): Document => {
  const lines: Line[] = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line, at) => {
      const shared = {
        text: line.trim(),
        x: 60,
        y: 40 + at * 16,
        width: line.length * 5.5,
        height: 12,
        size: 11,
      }
      return {
        ...shared,
        number: at + 1,
        page: 1,
        column: 0,
        part: 'body',
        bold: false,
        runs: [{ ...shared, font: 'Sans', bold: false, italic: false }],
      }
    })
  const words = countWords(text)
  return {
    kind: 'docx',
    pages: [{ number: 1, width: 595, height: 842, lines }],
    columns: 1,
    words,
    facts: { ...emptyFacts('docx', 'a.docx', 1), words },
    warnings: [],
  }
}

const said = (text: string): string => structure(documentOf(text)).notAResume

const INVOICE = `Contoso Ltd
12 Example Street, Bristol
billing@contoso.example.com
Invoice 2024-117
Bill to: Fabrikam Inc.
Design of a website 40 h 2,400.00
Experience workshop 300.00
Subtotal 2,700.00
VAT 20% 540.00
Total due 3,240.00
IBAN GB00 0000 0000 0000`

const LETTER = `Ada Example
ada@example.com | +1 202 555 0123
Dear Hiring Manager,
I am writing to apply for the position of Engineer at Contoso. In my eight years of experience I have built
bridges over three rivers, and I would be glad to build one for you.
My education in physics and my skills in statics would be of use to your team.
Yours sincerely,
Ada Example`

const ADVERT = `Senior Engineer (m/f/d)
Contoso Ltd, Bristol
About us
We are a company of forty people who build bridges.
Your responsibilities
Plan bridges with our team
Requirements
Five years of experience with steel
A degree in engineering
What we offer
30 days of leave and a pension
Apply now at jobs@contoso.example.com. We look forward to your application.`

const PAPER = `On the Swinging of Bridges
A. Example, B. Sample
example@university.example.edu
Abstract
We study how bridges swing in the wind and show that they do.
1 Introduction
Bridges have been known to swing [1]. In this paper we measure by how much.
2 Methods
Experiments were run on three bridges.
3 Results
Bridges swing, as Figure 1 shows.
4 Conclusion
Further work is needed.
References
[1] C. Person. Swinging things. Journal of Things, 2019.`

const MENU = `The Example Inn
Starters
Soup of the day 5.50
Bread and butter 3.00
Mains
Fish pie 14.00
Roast chicken 16.50
Desserts
Apple crumble 6.00`

const WANTED = `Paralegal
Salary: 32,000 a year. Full-time, office based.
QUALIFICATIONS:
A degree in law or equivalent
At least 2 years of experience in conveyancing required
You will draft contracts and keep the diary of two partners
You must have a good telephone manner; French is a plus
To apply, write to office@contoso.example.com by 12 May 2024`

const MINUTES = `Minutes of the Parish Council
12 March 2024, Village Hall
Present: A. Sample (chair), B. Example, C. Muster
The potholes in Mill Lane were reported again in 2023 and 2024.
The balance on 1 March was 4,210.22. Experience shows that the grass contract is too dear.
Next meeting 9 April 2024
clerk@parish.example.org, +44 20 7946 0000`

const SYLLABUS = `Introduction to Programming
Fall 2024, b.sample@university.example.edu
This course introduces programming in Python to students of all faculties.
Skills
Python, debugging, testing
Schedule
Week 1 Variables
Week 2 Loops
Grading
Homework 40%, midterm 20%, final 40%, and active part in all of the classes of the term`

const REFERENCE = `To whom it may concern
Ada Example worked for Contoso Ltd as an Engineer from March 2018 to June 2023.
In this time she planned eleven bridges and led a team of four, and her skills in statics were outstanding.
We regret her leaving and wish her all the best.
B. Sample, Managing Director, b.sample@contoso.example.com`

const RUSSIAN = `Анна Примерова
anna@example.com, +7 495 000 00 00, Москва
О себе
Инженер с восьмилетним опытом разработки финансовых систем и руководства командой в трёх компаниях.
Опыт работы
Старший разработчик, ООО Пример, март 2019 — настоящее время
Сократила время ответа сервиса на 40 % для двух миллионов пользователей
Руководила командой из шести человек и писала систему платежей
Образование
Московский университет, прикладная математика, 2014`

const UNDATED = `Ada Example
ada@example.com
Experience
Recruiter, Contoso
Wrote what candidates must have and how to apply, for forty vacancies
Asked applicants for their salary and for at least 3 years of experience
Led the desk for full-time and part-time roles in two cities and trained four colleagues in the work`

const OF_LI = (address: string): string =>
  UNDATED.replace('Ada Example\nada@example.com', `Li Wu\n${address}`)

const WITH_SECTIONS = `Maya Bright
team@desk.example
Summary
Recruiter who knows what candidates are looking for and what the ideal candidate must have
Experience
Recruiter, Contoso
Wrote what applicants must be and how to apply, with salary, benefits and requirements
Skills
Sourcing, Interviews
Education
BA History, Example University`

const SPECIFICATION = `Porter (Band 2)
Contoso Hospital
Person specification
Education
Essential: school leaving certificate
Desirable: first aid
Experience
Essential: moving patients or goods
Desirable: a hospital or a hotel
Skills
Essential: calm, punctual, able to lift
Desirable: a second language`

const ANONYMOUS = `Ada Example
Experience
Payroll clerk, Contoso
Ran salary and benefits for full-time staff
Education
High school diploma, Example School
Skills
Excel, Payroll, Sage`

const CONSULTANT = `Candidate 7731
Summary
Twelve years of billing projects, minimum downtime, ability to join any team, full-time
Project experience
Project 1
Client: Contoso
Duration: Dec 2021 to till date
Responsibilities: what is required of the role, candidates for the release, part-time testers
Project 2
Client: Fabrikam
Duration: Feb 2019 - Nov 2021
Responsibilities: requirements of each position, essential reports, preferred suppliers
Project 3
Client: Northwind
Duration: May 2016 to Jan 2019
Responsibilities: desirable features, expected volumes, benefits of the new system
Education
BSc Physics, Example University`

const CONTRACT = WANTED.replace('Paralegal\n', 'Paralegal\nContract from Jan 2026 to Dec 2026\n')

const NOVEL = `Chapter One\n${'It was a bright cold day and the bridge was swinging in the wind as it had always done.\n'.repeat(60)}`
const LONG_NOVEL = `Chapter One\n${'It was a bright cold day and the bridge was swinging in the wind as it had always done.\n'.repeat(400)}`

const ENTRIES = `Experience
Engineer, Contoso, Jan 2019 - Present
Built bridges over three rivers
Education
BSc Physics, Example University, 2016`

describe('what is no resume is said to be none, with the reason', () => {
  test.each([
    ['an invoice', INVOICE, /invoice/],
    ['a cover letter', LETTER, /letter/],
    ['a job advert', ADVERT, /job/],
    ['a scientific paper', PAPER, /paper/],
    ['an advert under the headings of a resume', WANTED, /job posting/],
    ['an advert that gives the span of its contract', CONTRACT, /job posting/],
    [
      'an advert under the name of its employer',
      WANTED.replace('Paralegal\n', 'Contoso\nParalegal\n'),
      /job posting/,
    ],
    [
      'one at an address that says neither name',
      OF_LI('office@wuli-chairs.example').replace('Li Wu', 'Jo Bo'),
      /job posting/,
    ],
    ['a specification of a person, whose parts are those of a resume', SPECIFICATION, /job posting/],
    [
      'one whose heading is taken for a name',
      SPECIFICATION.replace('Person specification', 'PERSON SPECIFICATION'),
      /job posting/,
    ],
    ['the minutes of a meeting', MINUTES, /usual sections/],
    ['a course', SYLLABUS, /usual sections/],
    ['a reference', REFERENCE, /usual sections/],
    ['a menu', MENU, /contact/],
    ['a short story', NOVEL, /contact/],
    ['a novel', LONG_NOVEL, /longer text/],
  ])('%s', (_, text, reason) => expect(said(text)).toMatch(reason))
})

describe('an odd resume is still one', () => {
  test.each([
    ['a plain one', `Ada Example\nada@example.com\n${ENTRIES}`],
    ['one without contact', ENTRIES],
    [
      'one of an accountant',
      `Ada Example\nada@example.com\n${ENTRIES}\nPrepared VAT returns\nChecked each invoice, receipt and IBAN\nCut the subtotal of every invoice`,
    ],
    ['one with a cover letter before it', `${LETTER}\n${ENTRIES}\nSkills\nStatics, Steel`],
    [
      'one of a researcher',
      `Ada Example\nada@example.edu\n${ENTRIES}\nPublications\nOn the swinging of bridges. Abstract in Journal of Things, 2019. Methods and Results.`,
    ],
    [
      'one of a recruiter',
      `Ada Example\nada@example.com\n${ENTRIES}\nWrote what we offer and requirements for 40 adverts\nApply now pages for three companies`,
    ],
    ['one of a cook', `Ada Example\nada@example.com\n${ENTRIES}\nWrote the menu: starters, mains, desserts`],
    [
      'one with skills and contact only',
      'Ada Example\nada@example.com\n+1 202 555 0123\nSkills\nTypeScript, PostgreSQL',
    ],
    ['one in a language whose headings are not known', RUSSIAN],
    ['one without dates, of who writes adverts', UNDATED],
    ['one of a name of two letters', OF_LI('li@example.com')],
    ['one at a host of the whole name', OF_LI('hello@liwu.example')],
    ['one at a host of the name in its own order', OF_LI('hello@wu-li.example')],
    ['one without dates at an address of no name, with every section', WITH_SECTIONS],
    ['one without dates and address, under a name', ANONYMOUS],
    ['one of a consultant, told by projects', CONSULTANT],
    [
      'the same with years alone',
      CONSULTANT.replace('Dec 2021 to till date', '2021 – present')
        .replace('Feb 2019 - Nov 2021', '2019–2021')
        .replace('May 2016 to Jan 2019', '2016 – 2019'),
    ],
    [
      'the same with the months in figures before their years',
      CONSULTANT.replace('Dec 2021 to till date', '12.2021 – heute')
        .replace('Feb 2019 - Nov 2021', '02.2019 – 11.2021')
        .replace('May 2016 to Jan 2019', '05.2016 – 01.2019'),
    ],
    ['one that has only just begun', 'Ada Example\nada@example.com\nStudent at the Example University'],
    [
      'a very long one',
      `Ada Example\nada@example.com\n${ENTRIES}\n${'Measured the swinging of bridges in wind and rain for the city.\n'.repeat(620)}`,
    ],
    [
      'one in German',
      'Ada Beispiel\nada@example.com\nBerufserfahrung\nIngenieurin, Contoso, 01/2019 – heute\nAusbildung\nBSc Physik, 2016',
    ],
  ])('%s', (_, text) => expect(said(text)).toBe(''))
})
