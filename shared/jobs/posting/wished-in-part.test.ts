import { expect, test } from 'vitest'
import type { SkillDemand } from '#shared/schema/job.ts'
import { jobFromText } from '../from-text.ts'
import { statementsOf } from './statements.ts'

const HEADS = {
  en: ['Assistant', 'Requirements', 'Good communication with colleagues'],
  de: ['Mitarbeiter (m/w/d)', 'Ihr Profil', 'Zuverlässigkeit und Teamfähigkeit'],
  fr: ['Employé polyvalent (H/F)', 'Profil recherché', "Esprit d'équipe"],
  es: ['Operario/a', 'Requisitos', 'Trabajo en equipo'],
  it: ['Addetto/a', 'Requisiti', 'Capacità di lavorare in gruppo'],
  pt: ['Assistente', 'Requisitos', 'Trabalho em equipa'],
  nl: ['Medewerker', 'Functie-eisen', 'Je werkt goed samen'],
  pl: ['Pracownik', 'Wymagania', 'Umiejętność pracy w zespole'],
} as const

const said = (demands: readonly SkillDemand[]): string =>
  demands
    .flatMap((demand) => (typeof demand === 'string' ? [demand] : demand.anyOf))
    .join(', ')
    .toLowerCase()

function read(language: keyof typeof HEADS, line: string) {
  const [title, heading, other] = HEADS[language]
  const job = jobFromText(`${title}\n\n${heading}\n- ${line}\n- ${other}\n`, { category: '', role: '' })
  const languages = (required: boolean) =>
    job.languages.filter((one) => one.required === required).map(({ name }) => name)
  return {
    must: said([...job.required, ...job.certifications.required, ...languages(true)]),
    nice: said([...job.preferred, ...job.certifications.preferred, ...languages(false)]),
    years: job.minYears,
  }
}

const checks = (language: keyof typeof HEADS, line: string, must: string, nice: string) => {
  const found = read(language, line)
  for (const name of must.split(', ')) expect(found.must).toContain(name)
  for (const name of nice.split(', ')) expect(found.nice).toContain(name)
  for (const name of nice.split(', ')) expect(found.must).not.toContain(name)
}

test.each([
  ['en', 'Experience in wound care, preferably in a hospice', 'wound care', 'hospice'],
  ['en', 'Knowledge of stock control and, ideally, SAP', 'stock control', 'sap'],
  ['de', 'Erfahrung in der Lagerlogistik, idealerweise mit SAP', 'lagerlogistik', 'sap'],
  ['fr', 'Expérience en comptabilité, de préférence sur Sage', 'comptabilité', 'sage'],
  ['fr', 'Connaissance du logiciel Excel et idéalement de SAP', 'excel', 'sap'],
  ['es', 'Manejo de Excel y, preferentemente, de SAP', 'excel', 'sap'],
  ['it', 'Conoscenza di Excel e preferibilmente di SAP', 'excel', 'sap'],
  ['pt', 'Conhecimentos de Excel e, de preferência, de SAP', 'excel', 'sap'],
  ['nl', 'Kennis van Excel en liefst ook van SAP', 'excel', 'sap'],
  ['pl', 'Znajomość programu Excel, mile widziana znajomość SAP', 'excel', 'sap'],
] as const)('%s: a wish inside a demand: %s', checks)

test.each([
  ['en', 'Experience with forklift driving (reach truck an advantage)', 'forklift', 'reach truck'],
  ['en', 'Good knowledge of Excel (pivot tables a plus) and Word', 'excel, word', 'pivot tables'],
  ['de', 'Kenntnisse in Excel (SAP von Vorteil) und Word', 'excel, word', 'sap'],
  ['de', 'Erfahrung im Schweißen (idealerweise WIG)', 'schweißen', 'wig'],
  ['fr', 'Maîtrise de Excel (SAP apprécié) et de Word', 'excel, word', 'sap'],
  ['es', 'Conocimientos de contabilidad (se valorará ContaPlus)', 'contabilidad', 'contaplus'],
  ['it', 'Esperienza in saldatura (TIG titolo preferenziale)', 'saldatura', 'tig'],
  ['pt', 'Conhecimentos de Excel (SAP será um diferencial)', 'excel', 'sap'],
  ['nl', 'Ervaring met Excel (SAP is een pre)', 'excel', 'sap'],
  ['pl', 'Znajomość programu Excel (mile widziany SAP)', 'excel', 'sap'],
] as const)('%s: a wish in brackets wishes for what they hold: %s', checks)

test.each([
  ['en', 'Excel, Word, SAP (a plus), payroll', 'excel, word, payroll', 'sap'],
  [
    'en',
    'Payroll, VAT returns, Xero preferred, credit control',
    'payroll, vat returns, credit control',
    'xero',
  ],
  ['en', 'Fluent English, Spanish a plus', 'english', 'spanish'],
  ['de', 'Deutsch fließend, Englisch von Vorteil', 'deutsch', 'englisch'],
  ['fr', 'Français courant, anglais apprécié', 'français', 'anglais'],
  ['es', 'Excel, Word, deseable SAP', 'excel, word', 'sap'],
  ['it', 'Excel, Word, gradita conoscenza di SAP', 'excel, word', 'sap'],
  ['pt', 'Português fluente, inglês desejável', 'português', 'inglês'],
  ['nl', 'Nederlands vloeiend, Engels is een pre', 'nederlands', 'engels'],
  ['pl', 'Excel, Word, mile widziany SAP', 'excel, word', 'sap'],
] as const)('%s: a wish in an enumeration is for its own item: %s', checks)

test.each([
  ['en', 'Preferred: Excel; Sage; payroll', 'excel, sage, payroll'],
  ['en', 'Experience with Excel, Sage or Xero is a plus', 'excel, sage, xero'],
  ['en', 'Excel, Sage and Xero are a plus', 'excel, sage, xero'],
  ['de', 'Von Vorteil: Excel; DATEV; Lohnabrechnung', 'excel, datev, lohnabrechnung'],
  ['de', 'Kenntnisse in SAP, Excel oder Word sind von Vorteil', 'sap, excel, word'],
  ['de', 'Idealerweise Kenntnisse in DATEV', 'datev'],
  ['es', 'Se valorará: Excel; SAP; contabilidad', 'excel, sap, contabilidad'],
  ['es', 'Muy valorable manejo de AutoCAD', 'autocad'],
  ['fr', 'Des notions de SAP, Excel ou Word seraient un plus', 'sap, excel, word'],
  ['nl', 'Kennis van Excel, Word of SAP is een pre', 'excel, word, sap'],
] as const)('%s: all of the line is wished for: %s', (language, line, nice) => {
  const found = read(language, line)
  for (const name of nice.split(', ')) expect(found.nice).toContain(name)
  for (const name of nice.split(', ')) expect(found.must).not.toContain(name)
})

test.each([
  ['en', 'At least 2 years in retail (fashion preferred)', 2],
  ['fr', "2 ans d'expérience en restauration, la connaissance de l'HACCP étant un plus", 2],
  ['es', 'Mínimo 2 años de experiencia (deseable 5 años)', 2],
] as const)('%s: years are asked for beside a wish: %s', (language, line, years) =>
  expect(read(language, line).years).toBe(years),
)

const under = (heading: string, items: readonly string[]) =>
  jobFromText(
    `Groundskeeper\n\nRequirements:\n- Excel\n- Good communication\n\n${heading}\n${items.map((item) => `- ${item}`).join('\n')}\n`,
    { category: '', role: '' },
  )

test('a heading that says of its list that it is not required heads wishes', () => {
  const job = under('Helpful Work Experience (not necessarily required):', ['Welding', 'Carpentry'])
  expect(said(job.required)).toBe('excel')
  expect(said(job.preferred)).toMatch(/welding.*carpentry/)
})

test.each([
  ['Additional Qualifications', 'Experience with SAP preferred', ['must', 'must', 'nice']],
  ['Additional Qualifications', 'Experience with SAP', ['nice', 'nice', 'nice']],
  ['Preferred Qualifications', 'Experience with SAP preferred', ['nice', 'nice', 'nice']],
])('under %s, beside %j, the others are %j', (heading, last, wants) => {
  const line = { bullet: true, heading, opens: 'nice', label: '', begins: false, is: 'must' } as const
  const lines = ['Knowledge of welding', 'Knowledge of carpentry', last]
  const scores = new Int32Array(9)
  expect(
    statementsOf(lines.map((text, at) => ({ ...line, text, line: at, scores }))).map(({ want }) => want),
  ).toEqual(wants)
})
