import { expect, test } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { classified } from './classify.ts'
import { segmentsOf } from './segment.ts'

const POSTING = `Payroll Officer
Department: Finance
About Lorimar
Lorimar is a leading provider of care homes with offices in Leeds and Denver.
What you'll do
- Process payroll for two hundred employees
- Other duties as assigned
Requirements
- Experience with Sage and Xero
- Strong knowledge of payroll legislation
Nice to have
- Knowledge of Power BI
Benefits
- Medical, dental and vision insurance
- Stock options
Equal opportunity employer
We do not discriminate on the basis of disability or veteran status.
Follow us on LinkedIn, Facebook and Instagram`

const LAYOUTS: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['without the marks of its items', (text) => text.replace(/^- /gm, '')],
  ['with a blank line after each', (text) => text.replace(/\n/g, '\n\n')],
]

test.each(LAYOUTS)('%s, each line is told by itself and what heads it', (_, laid) => {
  const is = new Map(classified(segmentsOf(laid(POSTING))).map((line) => [line.text, line.is]))
  expect(Object.fromEntries(is)).toMatchObject({
    'Department: Finance': 'frame',
    'Lorimar is a leading provider of care homes with offices in Leeds and Denver': 'company',
    'Process payroll for two hundred employees': 'duty',
    'Other duties as assigned': 'duty',
    'Experience with Sage and Xero': 'must',
    'Strong knowledge of payroll legislation': 'must',
    'Knowledge of Power BI': 'nice',
    'Medical, dental and vision insurance': 'offer',
    'Stock options': 'offer',
    'We do not discriminate on the basis of disability or veteran status': 'legal',
    'Follow us on LinkedIn, Facebook and Instagram': 'frame',
  })
})

test.each(LAYOUTS)('%s, only what is asked for is demanded', (_, laid) => {
  const { required, preferred } = jobFromText(laid(POSTING), { category: '', role: '' })
  expect(required).toEqual(expect.arrayContaining(['Sage', 'Xero', 'Payroll legislation']))
  expect(preferred).toEqual(['Power BI'])
  for (const other of ['LinkedIn', 'Facebook', 'Instagram', 'Finance', 'Stock options', 'Dental'])
    expect(required).not.toContain(other)
})

test('a line that stands alone asks for what it names', () => {
  expect(jobFromText('need: python, docker, kubernetes', { category: '', role: '' }).required).toEqual([
    'Python',
    'Docker',
    'Kubernetes',
  ])
})

test.each(['Helpful, but not required:', 'Useful skilled experience (not necessarily required):'])(
  'what stands under "%s" is wished for',
  (heading) => {
    const text = `Fabricator\nRequired:\n- Welding\n- Two years of experience\n\n${heading}\n- Plumbing\n- Metal fabrication`
    const { required, preferred } = jobFromText(text, { category: '', role: '' })
    expect(required).toEqual(['Welding'])
    expect(preferred).toEqual(['Plumbing', 'Metal fabrication'])
  },
)
