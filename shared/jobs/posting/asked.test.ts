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

it('a word of the text is no other form of an English name', () => {
  const { required } = jobFromText(
    "Comptable\nSavoirs\n- Posséder le titre d'études exigé\n- Disposer d'une bonne connaissance de la TVA",
    { category: '', role: '' },
  )
  expect(required).toEqual(['TVA'])
})

it.each([
  ['Jest', 'Szukamy osoby, która nie boi się pracy i jest gotowa do nauki.', false],
  ['Jest', 'Znajomość narzędzi Jest i Cypress.', true],
])('%j in %j: %s', (name, sentence, named) => {
  const { required, preferred, mentioned } = jobFromText(
    `Programista\nWymagania\n- Znajomość języka Python\n- Doświadczenie w pracy z bazami danych\n\n${sentence}`,
    { category: '', role: '' },
  )
  expect(JSON.stringify([required, preferred, mentioned]).includes(`"${name}"`)).toBe(named)
})

it('who is hiring is no skill, though the vocabulary knows the name', () => {
  const posting = `Analyst\n\nRequirements\n- SQL\n- Python\n\nAbout us\nTableau is a house for everybody. Tableau is committed to equal opportunity and to all its people. Visitors must sign in at a Tableau office.`
  const { required } = jobFromText(posting, { category: '', role: '' })
  expect(required).toEqual(['SQL', 'Python'])
  const asked = jobFromText(posting.replace('- SQL', '- Tableau\n- SQL'), { category: '', role: '' })
  expect(asked.required).toContain('Tableau')
})

it.each([
  ['Bom conhecimento de Excel', ['Excel']],
  ['Conhecimento de BOM e Excel', ['BOM', 'Excel']],
])('letters that stand for a name are no word that begins like them: %j', (item, names) =>
  expect(read([item, 'SAP'], 'Assistente de produção', 'Requisitos').required).toEqual([...names, 'SAP']),
)

it.each([
  ['HR Manager', 'HR Manager\n\nHR Manager\n\nRequirements\n- Payroll\n'],
  ['LANGUAGES', 'Clerk\n\nSkills: LANGUAGES: English and German required'],
  ['III', 'Clerk\n\nRequirements:\n- III\n- MS Office\n'],
])('%s names who is hired, heads or counts, and is no skill', (name, text) => {
  const { required, preferred } = jobFromText(text, { category: '', role: '' })
  expect(JSON.stringify([required, preferred])).not.toContain(`"${name}"`)
})

/** What tells the language of a posting, and what stands over it. */
const PL = 'chęć do pracy w zespole oraz na zmiany, jest to dla nas bardzo ważne'
const CS = 'schopnost pracovat v týmu a na směny, je to pro nás velmi důležité'
const ES = 'ganas de trabajar en equipo y por turnos, que es muy importante para la empresa'
const HEADINGS: Record<string, string> = { [PL]: 'Wymagania:', [CS]: 'Požadujeme:', [ES]: 'Requisitos:' }

it.each([
  [
    PL,
    'doświadczenie w naprawach mechanicznych ciężarówek',
    'doświadczenie w naprawach mechanicznych ciężarówek',
  ],
  [PL, 'umiejętność obsługi pomp infuzyjnych', 'umiejętność obsługi pomp infuzyjnych'],
  [PL, 'obsługa wózka widłowego', 'obsługa wózka widłowego'],
  [CS, 'znalost účetních předpisů', 'znalost účetních předpisů'],
  [CS, 's dobrou znalostí účetních předpisů', 'účetních předpisů'],
  [ES, 'Conocimientos contables', 'conocimientos contables'],
  [ES, 'Conocimientos de operativa hotelera', 'operativa hotelera'],
])('%s: %s is asked for as %j', (beside, item, name) => {
  const { required } = read([item, beside, 'MS Office'], '', HEADINGS[beside] ?? '')
  expect(JSON.stringify(required).toLowerCase()).toContain(JSON.stringify(name))
})

it.each([
  [PL, 'prawo jazdy kategorii B, C'],
  [ES, 'Carnet de conducir B, C'],
])('%s: the further letters of a licence are its classes: %s', (beside, item) => {
  const { required, mentioned } = read([item, beside, 'MS Office'], '', HEADINGS[beside] ?? '')
  expect([...required, ...(mentioned ?? [])]).not.toContain('C')
})

it('a number counts what follows, and closes no name', () => {
  const { required } = read(
    ['Experiencia mínima de 1 año en Hoteles de 4 y 5 estrellas', 'Excel'],
    'Cocinero',
    'Requisitos:',
  )
  expect(JSON.stringify(required)).not.toMatch(/de 4"/)
})

it.each([
  ['Experience using smartphones', ['Smartphones']],
  ['Experience using smartphones and Excel', ['Excel']],
])('%s: what a frame opens is asked for where nothing else is', (item, asked) =>
  expect(read([item, 'Good communication'], 'Farm hand', 'Requirements:').required).toEqual(asked),
)
