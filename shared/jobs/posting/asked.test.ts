import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

it.each(['Go – nice to have', 'Go (nice to have)'])('%j is one word, and wishes for it', (item) =>
  expect(
    jobFromText(`Developer\nRequirements:\n- Python\n- SQL\n- ${item}`, { category: '', role: '' }).preferred,
  ).toEqual(['Go']),
)

const read = (items: string[], title: string, over: string) =>
  jobFromText(`${title}\n${over}\n${items.map((item) => `- ${item}`).join('\n')}`, { category: '', role: '' })

it.each([
  ['LKW-Fahrer', 'Das bringst du mit:', 'Erfahrung mit Tankwagen', 'Tankwagen'],
  ['Hovenier', 'Functie-eisen', 'Ervaring met bestrating', 'bestrating'],
  ['Technischer Zeichner', 'Ihr Profil', 'Kenntnisse in der Hilfeplanung', 'Hilfeplanung'],
])('%s: what an item ends with is asked for, though nobody knows it', (title, over, item, name) => {
  const { required } = read([item, 'MS Office'], title, over)
  expect(JSON.stringify(required).toLowerCase()).toContain(name.toLowerCase())
})

it('the letters of a licence are classes of it, and no language of programming', () => {
  const job = read(['Führerschein Klasse C/CE', 'MS Office'], 'LKW-Fahrer', 'Das bringst du mit:')
  expect(JSON.stringify(job.required)).not.toMatch(/"C"/)
  expect(read(['C', 'Python', 'Linux'], 'Developer', 'Requirements:').required).toContain('C')
  const far = read(['CISSP certification, experience with R', 'Python'], 'Analyst', 'Requirements:')
  expect(far.required).toContain('R')
})

it('what is read as a degree is not asked for again as a certificate', () => {
  const job = read(['MBO diploma hovenier', 'VCA'], 'Allround hovenier', 'Functie-eisen')
  expect(job.degree).toBeTruthy()
  expect(job.certifications.required).toEqual(['VCA'])
})
