import { expect, test } from 'vitest'
import { linesFrom, makePdf, textAt } from '#shared/read/pdf/testing/make-pdf.ts'
import { createReader } from '#shared/read/read.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { analyze } from './analyze.ts'
import { openChecks } from './suggestions.ts'

// Whole files that were once blamed for nothing: what must not be said of them.

const reader = createReader({ pdf: nodePdfEngine })
const NAME = ['Ada Quill']
const CONTACT = ['ada.quill@example.com | +1 918 555 0142 | Tulsa, OK', '']
const WORK = [
  'EXPERIENCE',
  'Data Analyst, Sample Works, Denver, CO',
  'Jan 2019 - Present',
  '- Built 12 dashboards in Power BI that 40 managers use every week',
  '- Cut the monthly report from 3 days to 4 hours with SQL and Python',
  '- I was asked by the board to explain why sales fell by 12 percent',
  '',
]
const SCHOOL = ['EDUCATION', 'B.S. in Statistics, Quill State University, 2015', '']
const SKILLS = ['SKILLS', 'SQL, Python, Power BI, Excel, Tableau, Statistics', '']

const said = async (content: string): Promise<string[]> => {
  const document = await reader.read(makePdf([content]), 'ada-quill.pdf')
  const job = { jobCategory: '', jobRole: 'Data Analyst', jobDescription: '' }
  const { checks } = analyze({ resume: structure(document), facts: document.facts, job, asOf: '2026-03-01' })
  return openChecks(checks).map(({ id, finding, fix }) => `${id}: ${finding} ${fix}`)
}
const page = (...blocks: string[][]) => linesFrom(800, blocks.flat())

test.each<[string, string, RegExp]>([
  [
    'a degree under “Training” is an education',
    page(NAME, CONTACT, WORK, ['TRAINING', 'M.S. in Statistics, Quill State University, 2015', ''], SKILLS),
    /education/i,
  ],
  [
    'a master’s degree alone is an education',
    page(NAME, CONTACT, WORK, ['EDUCATION', 'Quill State University', 'M.S. Statistics', '2015', ''], SKILLS),
    /education/i,
  ],
  ['a page of one column has one', page(NAME, CONTACT, WORK, SCHOOL, SKILLS), /column|straight across/i],
  [
    'a city beside the name is a location',
    page(
      ['Ada Quill - Tulsa, Oklahoma', 'ada.quill@example.com | +1 918 555 0142', ''],
      WORK,
      SCHOOL,
      SKILLS,
    ),
    /location/i,
  ],
  [
    'the city of a position is not proposed as one’s own',
    page(['Ada Quill', 'ada.quill@example.com | +1 918 555 0142', ''], WORK, SCHOOL, SKILLS),
    /Denver/,
  ],
  [
    'the foot of a page is no summary',
    page(NAME, CONTACT, WORK, SCHOOL, SKILLS, ['PROFILE']) +
      textAt(60, 30, 'Ada Quill, resume, page 1 of 1, last changed in March and sent to Example Tools'),
    /your summary has only|summary does not say/i,
  ],
  [
    'a heading may be long and in capitals',
    page(
      NAME,
      CONTACT,
      ['PROFESSIONAL EXPERIENCE AND SELECTED ACCOMPLISHMENTS', ...WORK.slice(1)],
      SCHOOL,
      SKILLS,
    ),
    /capitals/i,
  ],
  [
    'a sentence that needs its “I” is not told to drop it',
    page(NAME, CONTACT, WORK, SCHOOL, SKILLS),
    /Drop “I”/,
  ],
])('%s', async (_name, content, wrong) => {
  expect((await said(content)).filter((text) => wrong.test(text))).toEqual([])
})

test('no fewer words are counted than a word processor counts', async () => {
  const blocks = [NAME, CONTACT, WORK, SCHOOL, SKILLS].flat()
  const counted = blocks
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const [length] = (await said(linesFrom(800, blocks))).filter((text) => text.startsWith('ats-length'))
  expect(Number(/(\d+) words/.exec(length ?? '')?.[1])).toBeGreaterThanOrEqual(counted)
})
