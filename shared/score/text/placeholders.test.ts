import { expect, test } from 'vitest'
import { isNamelessName, isPlaceholder, placeholderIn, soundsFilled, speaksToWriter } from './placeholders.ts'

test.each([
  'Your Name',
  '[Company]',
  '<Job Title>',
  '{{ First Name }}',
  'City, State',
  'City, ST',
  'Company Name',
  'Job Title',
  'University Name',
  'First Last',
  'XYZ',
  'ABC Company',
  'June 20XX',
  '20XX – 20XX',
  '[Start Date]',
  'Insert your degree here',
  '@@@Project Plan@@@',
  '{{role of the year}}',
  '__a line of text__',
  'lorem ipsum dolor and three others',
  'Ihr Name',
  'Votre nom',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
])('“%s” is a place to be filled', (text) => expect(isPlaceholder(text)).toBe(true))

test.each([
  '',
  'Ada Example',
  'State College, PA',
  'State Street Corporation',
  'City University',
  'University College',
  'Company Secretary',
  'Project Manager',
  'Date Palm Farms',
  'XX Century Theatre',
  'Mobile, Alabama',
  'Title Officer',
  'ABC News',
  'Language Teacher',
  'Name of the Rose Books',
  'Your Story Media',
  'Cell Phone Repair Shop',
  'Managed 20 stores in 3 states',
  'Carpe diem and other mottos',
  'lorem ipsum of the others',
  'lorem ipsum dolor and four others again',
])('“%s” is filled', (text) => expect(isPlaceholder(text)).toBe(false))

test.each([
  ['Led a team of [number] engineers', '[number]'],
  ['Graduated 20XX with honors', '20XX'],
  ['Your Name | (202) 555-0143', 'Your Name'],
  ['To bring focus to the cook position with Name of Restaurant.', 'Name of Restaurant'],
  ['I would like to work for Name of Company, where', 'Name of Company'],
  ['and grow with Name of the Hotel', 'Name of the Hotel'],
  ['read Name of the Rose.', ''],
  ['Examination passed Name of the University Year of passing', ''],
  ['Name of company: Harbour Mills', ''],
  ['Managed stores under the Name of Harbour Company.', ''],
  ['your company.', ''],
  ['Write to your name', ''],
  ['Your company.', 'Your company.'],
  ['City, ST', 'City, ST'],
  ['[Award] Fastest Growing Vendor', ''],
  ['[Award] Fastest Vendor', '[Award]'],
  ['[Name] Your Name | Your Phone', '[Name]'],
  ['Built the shop [see the case study] for Acme', ''],
  ['Reduced costs <10 % in a year', ''],
  ['Size XXL shirts sold', ''],
  ['Harbour Books, Portland', ''],
])('in “%s” stands “%s”', (line, slot) => expect(placeholderIn(line)).toBe(slot))

const ADVICE = [
  'Check out the quick tips below to help you get started with the page.',
  'This is the place for a brief summary of your key responsibilities and accomplishments.',
  'Are you president of your club, head of the board, or a team lead for your charity?',
]
const WORK = [
  'Planned the move of 40 offices to the new building within one quarter.',
  'Wrote the guide that 200 volunteers use when they answer the telephone.',
]

test('a template speaks to whoever fills it in', () => {
  expect(speaksToWriter([...ADVICE, ...WORK]).size).toBe(3)
})

test.each<[string, string[]]>([
  [
    'one line to the reader',
    [...WORK, 'I would like to bring what I learned there to your company as well.'],
  ],
  ['two of them', [...ADVICE.slice(0, 2), ...WORK]],
  ['lines of a career of many others', [...ADVICE, ...WORK, ...WORK, ...WORK, ...WORK]],
])('%s makes no template', (_, lines) => expect(speaksToWriter(lines).size).toBe(0))

test.each([
  [['Décrivez ici vos missions', 'Cliquez ici pour ajouter du texte']],
  [['Beschreiben Sie hier Ihre Aufgaben', 'Hier Text eingeben']],
  [['Describe aquí tus funciones', 'Haz clic aquí para introducir texto']],
])('a template points at its places in any language: %s', (lines) =>
  expect(speaksToWriter(lines).size).toBe(2),
)
test('one line may point', () => expect(speaksToWriter(['See my work here', 'Built 40 pages']).size).toBe(0))

test.each([
  ['Vestibulum ante ipsum primis in faucibus orci luctus et ultrices', true],
  ['Quisque velit nisi, pretium ut lacinia in, elementum id enim', true],
  ['Curabitur aliquet quam id dui posuere blandit', true],
  ['Cut the waste of two bakeries by a third', false],
  ['Formation de douze collègues à la saisie des commandes', false],
])('sounds like filler: %s', (line, isFiller) => expect(soundsFilled(line)).toBe(isFiller))

test.each([
  ['Nombre Apellido', true],
  ['Prénom NOM', true],
  ['Ville Oldenbrook', false],
])('a name of slots alone is nobody: %s', (name, isNobody) => expect(isNamelessName(name)).toBe(isNobody))
