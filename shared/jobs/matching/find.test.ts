import { describe, expect, it, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { answer, post } from '../testing/answers.ts'
import { lexicon } from '../vocabulary.ts'
import { evidenceIn } from './evidence.ts'
import { requirementFor } from './find.ts'

const ASKING = { language: 'en', usual: false }

const words = lexicon()
const statusOf = (name: string, text: string, headline = '') => {
  const experience = [{ company: 'Example', position: 'Worker', startDate: '2020-01', description: text }]
  const resume = { ...resumeFromDraft(draft.parse({ personalInfo: {}, experience })), headline }
  const matcher = {
    resume,
    evidence: evidenceIn(resume, words),
    lexicon: words,
    asOf: '2025-06-15',
    asking: ASKING,
  }
  return requirementFor(name, true, 1, matcher).status
}

describe.each([
  ['Food hygiene certificate', 'Level 2 food hygiene'],
  ['EIT', 'EIT certification'],
  ['CKS certification', 'CKS'],
])('a paper is held where papers stand, and only named in a line of work: %s', (name, text) => {
  it('held', () => expect(statusOf(name, '', text)).toBe('proven'))
  it('named', () => expect(statusOf(name, `${text} for a year`)).toBe('listed'))
})

describe('a demand is met by', () => {
  it.each([
    ['Inspection', 'Inspected 90 welds'],
    // In no vocabulary: by its own words.
    ['Ferry timetables', 'Kept the ferry timetables of six harbours'],
    ['Supervision', 'Supervised 12 cleaners'],
    ['Bricklaying', 'Laid bricks for 40 houses'],
    ['Venepuncture', 'Took blood from 40 patients'],
    ['Stock taking', 'Took stock every month'],
    ['Decision making', 'Made decisions under pressure'],
    ['Time management', 'Managed my time across six projects'],
    ['Tax preparation', 'Prepared taxes for 90 clients'],
    ['Code reviews', 'Reviewed pull requests'],
    ['KPIs', 'Reported KPIs'],
    ['SEO', 'Wrote SEO copy'],
    ['Ruby', 'Wrote Ruby on Rails apps'],
    ['PLC', 'Programmed Siemens PLC'],
    ['Adobe Creative Suite', 'Designed in Photoshop, Illustrator and InDesign'],
    ['Docker', 'Dockerised 40 services'],
    ['MIG welding', 'Welded frames (MIG and TIG)'],
    ['Bootstrap', 'Styled 40 pages in Bootstrap 5'],
    ['Scrum', 'Ran scrum ceremonies'],
    ['Hairdressing', 'Gave 40 haircuts a week'],
    ['ETL', 'Built the extract, transform, load of 40 feeds'],
    ['ESG', 'Reported on environmental, social and governance goals'],
    ['HVAC', 'Serviced heating, ventilation and air conditioning'],
    ['EBITDA', 'Raised EBITDA by 4 %'],
    ['iOS', 'Led iOS development'],
    ['Spark', 'Wrote 40 PySpark jobs'],
    ['Hazmat', 'Hazmat endorsement'],
    ['HGV', 'LGV Class 1 driver'],
    ['Inspection', 'FAI of 40 parts'],
    ['CNC', 'Set up computer numerical control lathes'],
    ['IV therapy', 'Started intravenous lines'],
    ['Supervision', 'Was supervising 12 cleaners'],
    ['Inspection', '90 welds were inspected and signed off'],
    ['Inspection', 'Inspected by eye and gauge'],
    ['Stocktaking', 'Took stock of 900 lines every month'],
    ['Order taking', 'Orders taken to the kitchen'],
    ['JavaScript', 'Built 14 pages with Next.js'],
    ['Python', 'Wrote 30 endpoints in FastAPI'],
    ['NVQ Level 2 in Plastering', 'NVQ Level 3 in Plastering'],
    ['Recepción de mercancías', 'Recepción de 40 mercancías al día'],
  ])('%s: %s', (name, text) => expect(statusOf(name, text)).toBe('proven'))
})

describe('a demand is not met by', () => {
  it.each([
    ['NVQ Level 3 in Plastering', 'NVQ Level 2 in Plastering'],
    ['NVQ Level 2 in Plastering', 'NVQ Level 3 in Joinery'],
    ['Level 2', 'Level 3 of the car park'],
    ['React', 'Wrote 40 scripts in JavaScript'],
    ['Hairdressing', 'Cut costs'],
    ['Inspection', 'Was ready for an inspection of taste'],
    ['Supervision', 'Worked under supervision'],
    ['Assembly', 'Led hymns in school assembly'],
    ['Bricklaying', 'Sorted bricks by colour'],
    ['Stock taking', 'Sold stock to brokers'],
    ['Ruby on Rails', 'Wrote Ruby scripts for nine banks'],
    ['Siemens PLC', 'Programmed PLCs'],
    ['Photoshop', 'Used Adobe Creative Suite'],
    ['Bootstrap', 'Pulled up his bootstrap 5 times'],
    ['MIG welding', 'Restored a MiG fighter'],
    ['SEO', 'Met the CEO weekly'],
    ['ETL', 'Extracted teeth, transformed smiles'],
    ['HVAC', 'Paid heating, water and rates'],
    ['PySpark', 'Wrote 40 Spark jobs'],
    ['FAI', 'Inspected 90 welds'],
    ['Truck repair', 'Drove HGVs'],
    ['CPR', 'My CPR certification lapsed in 2019'],
    ['Swift', 'Kept the diary of Julia Swift'],
    ['MySQL', 'Improved my SQL skills'],
    ['CNC', 'Set up lathes by hand'],
    ['Assembly', 'Led hymns in school assemblies'],
    ['Supervision', 'Was supervised by three managers'],
    ['Inspection', 'Kitchen inspected by the council'],
    ['Stocktaking', 'Took stock of the situation'],
    ['Order taking', 'Orders taken to court'],
  ])('%s: %s', (name, text) => expect(statusOf(name, text)).toBe('missing'))
})

describe('what a position is called', () => {
  const held = (demand: string, position: string) => {
    const experience = [{ company: 'Example', position, startDate: '2020-01', description: 'Worked.' }]
    const resume = resumeFromDraft(draft.parse({ personalInfo: {}, experience }))
    const matcher = {
      resume,
      evidence: evidenceIn(resume, words),
      lexicon: words,
      asOf: '2025-06-15',
      asking: ASKING,
    }
    return requirementFor(demand, true, 1, matcher).status
  }
  it.each([
    ['Greenhouse experience', 'Greenhouse Worker', 'proven'],
    ['Warehouse experience', 'Warehouse Assistant', 'proven'],
    ['Greenhouse experience', 'Gardener', 'missing'],
    ['Docker', 'Docker Engineer', 'proven'],
    ['Docker', 'Engineer (Docker)', 'proven'],
    ['Docker', 'Engineer (Kafka, Docker, Terraform)', 'listed'],
    ['Docker', 'Engineer | Kafka | Terraform | Docker', 'listed'],
  ])('%s, %s: %s', (demand, position, status) => expect(held(demand, position)).toBe(status))
})

describe('what a project is made with', () => {
  const held = (description: string) => {
    const projects = [{ name: 'Example', technologies: 'Kafka, Docker', description }]
    const resume = resumeFromDraft(draft.parse({ personalInfo: {}, projects }))
    const matcher = {
      resume,
      evidence: evidenceIn(resume, words),
      lexicon: words,
      asOf: '2025-06-15',
      asking: ASKING,
    }
    return requirementFor('Docker', true, 1, matcher).status
  }
  it.each([
    ['is shown by what is told of it', 'Built a queue that takes orders for a bakery.', 'proven'],
    ['is only named where nothing is told', '', 'listed'],
  ])('%s', (_, description, status) => expect(held(description)).toBe(status))
})

describe('a title shows the deed it is named after', () => {
  const asked = (name: string, position: string) => {
    const resume = { ...emptyResume(), headline: position }
    const matcher = {
      resume,
      evidence: evidenceIn(resume, words),
      lexicon: words,
      asOf: '2025-06-15',
      asking: ASKING,
    }
    return requirementFor(name, true, 1, matcher).status
  }
  it.each([
    ['Fabrication', 'Welder / Fabricator'],
    ['Improvisation', 'Improvisor'],
    ['Acting', 'Actor'],
    ['Counseling', 'School Counselor'],
    ['Mentoring', 'Mentor'],
  ])('%s: %s', (name, position) => expect(asked(name, position)).toBe('listed'))
  it.each([
    ['Voice acting', 'Actor'],
    ['Acting', 'Factory Worker'],
    ['Nursing', 'Senior Manager'],
    ['Testing', 'Actor'],
  ])('but not %s: %s', (name, position) => expect(asked(name, position)).toBe('missing'))
})

describe('a tool whose name ends in the letters of a skill is of that kind', () => {
  it.each([
    ['GIS', 'Mapped 40 wells with ArcGIS'],
    ['GIS', 'Mapped 40 wells with QGIS'],
    ['CAM', 'Programmed the mill with SolidCAM'],
  ])('%s: %s', (name, text) => expect(statusOf(name, text)).toBe('proven'))
  it.each([
    ['SQL', 'Kept the logs in NoSQL stores'],
    ['RAN', 'Ran NASTRAN on three wings'],
  ])('but not %s: %s', (name, text) => expect(statusOf(name, text)).toBe('missing'))
})

it('quotes no white of a line whose last field is empty', () => {
  const certifications = [{ title: 'BLS, Example Heart League', detail: '', date: '2024', link: '' }]
  const resume = { ...emptyResume(), certifications }
  const matcher = {
    ...{ resume, evidence: evidenceIn(resume, words), lexicon: words },
    ...{ asOf: '2025-06-15', asking: ASKING },
  }
  expect(requirementFor('BLS', true, 1, matcher).proof?.text).toBe('BLS, Example Heart League')
})

it.each([
  ['Teaching', 'Teaching', 'experience', 'listed'],
  ['Publications', 'Publications', 'publications', 'listed'],
  ['Education', 'Education', 'education', 'missing'],
] as const)('takes %s for named where it heads a section: %s of %s', (name, heading, kind, status) => {
  const lines = [{ text: 'Soil Ecology, 60 students', page: 1, line: 2, bullet: false }]
  const resume = { ...emptyResume(), sections: [{ kind, heading, page: 1, line: 1, lines }] }
  const matcher = {
    resume,
    evidence: evidenceIn(resume, words),
    lexicon: words,
    asOf: '2025-06-15',
    asking: ASKING,
  }
  expect(requirementFor(name, true, 1, matcher).status).toBe(status)
})

describe('one of several', () => {
  const either = (...bullets: string[]) =>
    answer(post({ bullets }), { required: [{ anyOf: ['Kafka', 'Redis', 'Docker'] }] })[0]
  test.each([
    ['the one that is there', either('Ran Redis'), 'Redis', ['Redis']],
    ['the first of two', either('Ran Redis and Docker'), 'Redis', ['Redis', 'Docker']],
    ['all where none is', either('Ran shops'), 'Kafka, Redis or Docker', []],
  ])('is named by %s', (_, one, text, found) => expect(one).toMatchObject({ text, found }))
})

test.each([
  [
    'Wiedza z zakresu mechaniki samochodowej',
    'Mechanika samochodowa i naprawa silników na co dzień oraz praca w warsztacie przez wiele lat',
  ],
  ['Conocimientos culinarios', 'Preparé platos culinarios de la región para los clientes'],
])('%s: the word that opens a demand need not stand where it is shown', (name, text) =>
  expect(statusOf(name, text)).not.toBe('missing'),
)
