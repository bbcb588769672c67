import { describe, expect, test } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { CHECKS } from './all-checks.ts'
import { t as file } from './file-texts.ts'
import { score } from './score.ts'
import { openChecks } from './suggestions.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'
import { t } from './texts.ts'

const line = (text: string) => ({ text, page: 1, line: 1, bullet: false })
type Change = (resume: Resume) => void

function judged(change: Change, facts: DocumentFacts | null = cleanFacts()): Check[] {
  const resume = sampleResume()
  change(resume)
  return score({ resume, facts, job: null, asOf: AS_OF }).checks
}
const saidOf = (checks: readonly Check[], id: string) => openChecks(checks).find((one) => one.id === id)

/** Lines under the first position, and no others anywhere. */
const telling =
  (...bullets: string[]): Change =>
  (r) => {
    r.projects = []
    r.experience = r.experience.map((entry, i) => ({ ...entry, text: '', bullets: i === 0 ? bullets : [] }))
  }

describe('lines that are hardly bullets are asked about, and blamed for nothing', () => {
  test.each<[string, string[]]>([
    ['French titles', ['Vendeuse en boulangerie', 'Caissière', 'Adjoint administratif']],
    ['Spanish titles', ['Jefe de almacén', 'Auxiliar administrativo', 'Cajero']],
    ['dates', ['07/2020', '02/2021 – 03/2022', 'May 2023']],
    ['torn lines', ['Head of the workshop in the', 'Sale of timber and of', 'Clerk at the office for']],
    ['Dutch posts', ['Verkoopmedewerker', 'Magazijnmedewerker', 'Kok']],
  ])('%s', (_, lines) => {
    const checks = judged(telling(...lines))
    expect(saidOf(checks, 'bullet-strength')).toBeUndefined()
    expect(saidOf(checks, 'may-be-misread')).toMatchObject({
      advice: true,
      finding: expect.stringContaining('some of your bullets'),
    })
  })
  test.each<[string, string[]]>([
    ['German departments', ['Abteilung Einkauf', 'Lager', 'Werkstatt Nord']],
    [
      'items that stood side by side',
      ['Rebuilt the sheds • Sold the boats', 'Led the sale ● Kept books', 'Sold wood • Led it'],
    ],
    ['tools', ['Webtools', 'HTML, CSS, OpenLayers, PHP', 'Microsoft 365 / SharePoint']],
    ['names of courses', ['Fluid Mechanics', 'Numerical Methods II', 'Engineering Drawing']],
    ['questions of a form', ['What did you do there?', 'Why did you leave?', 'Who was your lead?']],
    ['what stood around a deed', ['In teams of four', 'With two other trainees', 'For a chain of shops']],
  ])('%s stand there as they are printed, and what they cost is asked once', (_, lines) => {
    const checks = judged(telling(...lines))
    const said = saidOf(checks, 'bullet-strength')
    expect(said).toMatchObject({ finding: t.countedAsRead, fix: file.correctReading })
    const asking = checks.filter(({ fix, saidBy }) => fix === said?.fix && !saidBy)
    expect(asking.map(({ id }) => id)).toEqual(['bullet-strength'])
    expect(saidOf(checks, 'may-be-misread')).toBeUndefined()
  })
})

test('a line of a project that opens like no other is not told what to change', () => {
  const checks = judged((r) => {
    Object.assign(r, { language: 'de' })
    r.experience = r.experience.map((entry) => ({ ...entry, text: '', bullets: [] }))
    const bullets = [
      'Entwicklung einer Anwendung für die Buchung von Booten',
      'Beratung der Werkstätten am Hafen bei der Planung',
      'Werkzeug für die Suche nach freien Plätzen im Hafen',
    ]
    r.projects = r.projects.slice(0, 1).map((project) => ({ ...project, description: '', bullets }))
  })
  const told = saidOf(checks, 'bullet-strength')?.evidence.map(({ text }) => text.split(' ')[0])
  expect(told?.sort()).toEqual(['Beratung', 'Entwicklung'])
})

describe('lines that are bullets are judged as before', () => {
  test.each<[string, string[]]>([
    ['deeds', ['Rebuilt the workshop of the harbour', 'Trained the staff of two shops']],
    ['duties', ['Responsible for the stock of the shop', 'Helped with the sale of timber']],
    ['German deeds', ['Verhandlung von Lieferverträgen mit neun Betrieben im Umland']],
    [
      'mostly deeds',
      ['Rebuilt the workshop of the harbour', 'Trained the staff of two shops', 'Led the sale', 'Tools'],
    ],
  ])('%s', (_, lines) => {
    const checks = judged(telling(...lines))
    expect(saidOf(checks, 'bullet-strength')).toBeDefined()
    expect(saidOf(checks, 'may-be-misread')).toBeUndefined()
  })

  test('in a draft, which says of each field what it is', () => {
    const checks = judged(telling('Webtools', 'Lager', 'Kassierer'), null)
    expect(saidOf(checks, 'bullet-strength')).toBeDefined()
  })
})

describe('what is missing', () => {
  const withoutSkills: Change = (r) => {
    r.skills = []
    r.sections = r.sections.filter(({ kind }) => kind !== 'skills')
  }
  const withoutEmail: Change = (r) => {
    r.head = r.head.filter(({ text }) => !text.includes(r.personalInfo.email))
    r.personalInfo.email = ''
  }
  test.each<[string, string, Change]>([
    ['skills', 'skills-present', withoutSkills],
    ['an email address', 'email-valid', withoutEmail],
  ])('is said where nothing speaks against it: %s', (_, id, change) =>
    expect(judged(change).find((one) => one.id === id)?.status).toBe('fail'),
  )
  test.each<[string, string, Change]>([
    [
      'skills beside a row of tools',
      'skills-present',
      (r) => {
        withoutSkills(r)
        r.head.push(line('Python, Docker, PostgreSQL and Kubernetes'))
      },
    ],
    [
      'a location beside a line like one',
      'location-present',
      (r) => {
        r.personalInfo.address = ''
        r.head = [line('Nora Winterfield Portland, OR 97201')]
      },
    ],
  ])('is left out where it may stand elsewhere: %s', (_, id, change) =>
    expect(judged(change).find((one) => one.id === id)?.status).toBe('not_applicable'),
  )
})

describe('a heading that only what stands under it makes one', () => {
  const renamed =
    (told: boolean): Change =>
    (r) => {
      r.sections = r.sections.map((s) =>
        s.kind === 'experience' ? { ...s, heading: 'Where I Have Been So Far', ...(told && { told }) } : s,
      )
    }
  test('is to be renamed where its name says it', () =>
    expect(saidOf(judged(renamed(false)), 'ats-known-headings')).toBeDefined())
  test('is left alone where we only guess', () =>
    expect(saidOf(judged(renamed(true)), 'ats-known-headings')).toBeUndefined())
})

test('wording is quoted wherever it was filed', () => {
  const checks = judged((r) => {
    const [first] = r.experience
    r.places['experience.0.position'] = { page: 1, line: 1, sure: 0.2 }
    first?.bullets.push('Team player who is hard-working and results-driven')
  })
  expect(saidOf(checks, 'cliches')).toBeDefined()
})

test('a check that judges bullets or entries says so', () => {
  const silent = CHECKS.filter(
    ({ id, restsOn }) =>
      /^(?:bullet-|experience-|education-|summary-|skills-)/.test(id) && restsOn.length === 0,
  )
  expect(silent.map(({ id }) => id)).toEqual(['bullet-style', 'skills-target-first'])
})
