import { expect, test } from 'vitest'
import { structure } from './structure.ts'
import { documentOf } from './testing/document-of.ts'

const HEAD = ['# Ada Quill', 'ada@example.com | 555-010-4477']
const SCHOOL = ['# Education', 'Bachelor of Science, Vilamar College ⇥ 2012 – 2015']
const read = (rows: string[]) => structure(documentOf([...HEAD, ...rows]))

test.each<[string, string[], string[]]>([
  [
    'en, titles over firms over dates',
    [
      '**Sales Manager**',
      'Northgate Foods Ltd',
      '2019 – 2023',
      '- Led the stock take of two shops',
      '**Sales Assistant**',
      'Harbourline Freight Ltd',
      '2015 – 2019',
      '- Kept the books of the house',
    ],
    ['Northgate Foods Ltd', 'Harbourline Freight Ltd'],
  ],
  [
    'en, on one line',
    [
      'Sales Manager, Northgate Foods Ltd ⇥ 2019 – 2023',
      'Sales Assistant, Harbourline Freight Ltd ⇥ 2015 – 2019',
    ],
    ['Northgate Foods Ltd', 'Harbourline Freight Ltd'],
  ],
  [
    'en, under sentences',
    [
      'I have led shops and storehouses in three towns for more than ten years.',
      'Before that I drove a van and learned what it takes to be on time.',
      '**Sales Manager** ⇥ 2019 – 2023',
      'Northgate Foods Ltd',
      '**Sales Assistant** ⇥ 2015 – 2019',
      'Harbourline Freight Ltd',
    ],
    ['Northgate Foods Ltd', 'Harbourline Freight Ltd'],
  ],
  [
    'de',
    ['**Einkaufsleiter** ⇥ 2019 – 2023', 'Nordtor GmbH', '**Verkäufer** ⇥ 2015 – 2019', 'Brandt Möbel GmbH'],
    ['Nordtor GmbH', 'Brandt Möbel GmbH'],
  ],
  [
    'fr',
    [
      '**Comptable** ⇥ 2019 – 2023',
      'Laiterie du Ried SARL',
      '**Assistant comptable** ⇥ 2015 – 2019',
      'Scierie des Hauts SARL',
    ],
    ['Laiterie du Ried SARL', 'Scierie des Hauts SARL'],
  ],
  [
    'es',
    [
      '**Gerente de ventas** ⇥ 2019 – 2023',
      'Cerrajes Arratia S.L.',
      '**Contable** ⇥ 2015 – 2019',
      'Hotel Nervión S.A.',
    ],
    ['Cerrajes Arratia S.L', 'Hotel Nervión S.A'],
  ],
  [
    'nl',
    [
      '**Verpleegkundige** ⇥ 2019 – 2023',
      'Ziekenhuis Merelveld BV',
      '**Receptionist** ⇥ 2015 – 2019',
      'Hotel Beukendaal BV',
    ],
    ['Ziekenhuis Merelveld BV', 'Hotel Beukendaal BV'],
  ],
  [
    'pl',
    [
      '**Kierownik zmiany** ⇥ 2019 – 2023',
      'Huta Brzeg Sp. z o.o.',
      '**Magazynier** ⇥ 2015 – 2019',
      'Hurtownia Wisła Sp. z o.o.',
    ],
    ['Huta Brzeg Sp. z o.o', 'Hurtownia Wisła Sp. z o.o'],
  ],
  [
    'sv',
    [
      '**Försäljningschef** ⇥ 2019 – 2023',
      'Båtvarvet Norra AB',
      '**Säljare** ⇥ 2015 – 2019',
      'Hotell Vik AB',
    ],
    ['Båtvarvet Norra AB', 'Hotell Vik AB'],
  ],
])('posts under the contact that nobody gave a heading: %s', (_name, rows, companies) => {
  const { experience, education, personalInfo } = read([...rows, ...SCHOOL])
  expect(experience.map(({ company }) => company.replace(/\.$/, ''))).toEqual(companies)
  expect(education).toHaveLength(1)
  expect(personalInfo.email).toBe('ada@example.com')
})

test.each<[string, string[]]>([
  ['a birth date and a nationality', ['Date of birth: 4 May 1990', 'Nationality: Danish', ...SCHOOL]],
  ['a headline with years', ['Sales Manager, 2015 – 2023', ...SCHOOL]],
  [
    'posts that have a heading elsewhere',
    [
      'Sales Manager, Northgate Foods Ltd ⇥ 2019 – 2023',
      '# Work experience',
      'Sales Assistant, Harbourline Freight Ltd ⇥ 2015 – 2019',
    ],
  ],
  [
    'sentences with years',
    ['From 2015 – 2019 I led shops, and from 2019 – 2023 I led storehouses in three towns.', ...SCHOOL],
  ],
])('no section is made of %s', (_name, rows) => {
  expect(read(rows).sections.map(({ heading }) => heading)).not.toContain('')
})
