import { expect, test } from 'vitest'
import { structure } from './structure.ts'
import { documentOf } from './testing/document-of.ts'

const DEGREE = 'Bachelor of Science, Vilamar College ⇥ 2012 – 2015'

test.each<[string, string, string, string, string]>([
  ['en', 'Education & Work', DEGREE, 'Sales Manager, Northgate Foods Ltd ⇥ 2015 – 2019', 'Internships'],
  [
    'en, work first',
    'Work and Education',
    DEGREE,
    'Sales Manager, Northgate Foods Ltd ⇥ 2015 – 2019',
    'Internships',
  ],
  [
    'de',
    'Ausbildung und Berufserfahrung',
    'Bachelor Geologie, Universität Hallstedt ⇥ 2012 – 2015',
    'Einkaufsleiter, Nordtor GmbH ⇥ 2015 – 2019',
    'Praktika',
  ],
  [
    'fr',
    'Formation et expérience professionnelle',
    'Licence de géologie, Université du Ried ⇥ 2012 – 2015',
    'Comptable, Laiterie du Ried SARL ⇥ 2015 – 2019',
    'Stages',
  ],
  [
    'es',
    'Formación y experiencia',
    'Grado en Geología, Universidad de Arratia ⇥ 2012 – 2015',
    'Dependienta, Cerrajes Arratia S.L. ⇥ 2015 – 2019',
    'Prácticas',
  ],
  [
    'nl',
    'Opleiding & werk',
    'Bachelor Boekhouden, Hogeschool Merelveld ⇥ 2012 – 2015',
    'Verpleegkundige, Ziekenhuis Beukendaal BV ⇥ 2015 – 2019',
    'Stages',
  ],
  [
    'it',
    'Istruzione ed esperienza lavorativa',
    'Laurea in Geologia, Università di Valmora ⇥ 2012 – 2015',
    'Magazziniere, Cantine Valdoro S.p.A. ⇥ 2015 – 2019',
    'Tirocini',
  ],
  [
    'pt',
    'Formação e experiência profissional',
    'Licenciatura em Geologia, Universidade de Morais ⇥ 2012 – 2015',
    'Caixa, Mercado Sete Ltda ⇥ 2015 – 2019',
    'Estágios',
  ],
  [
    'ja',
    '学歴・職歴',
    '理学 学士、大阪大学 ⇥ 2012 – 2015',
    '営業、株式会社北門食品 ⇥ 2015 – 2019',
    'インターンシップ',
  ],
])(
  '%s: a heading of studies and work holds both beside another section of work',
  (_language, mixed, study, post, other) => {
    const { experience, education } = structure(
      documentOf([
        '# Ada Quill',
        `# ${mixed}`,
        study,
        post,
        `# ${other}`,
        post.replace('2015 – 2019', '2011 – 2012'),
      ]),
    )
    expect(education.map(({ graduationYear }) => graduationYear)).toEqual([2015])
    expect(experience.map(({ startDate }) => startDate)).toEqual(['2015', '2011'])
  },
)

test.each<[string, string, string[], string[], string[]]>([
  [
    'schools without a degree under a heading that names work first',
    'Doświadczenie i edukacja',
    ['Liceum Ogólnokształcące nr 3 ⇥ 2012 – 2015', 'Szkoła Podstawowa nr 90 ⇥ 2004 – 2012'],
    [],
    ['2012', '2004'],
  ],
  [
    'work at a university under a heading that names studies first',
    'Education & Career',
    ['Intern, Vilamar University ⇥ 2015 – 2019', 'Bachelor of Science, Vilamar College ⇥ 2012 – 2015'],
    ['2015'],
    ['2012'],
  ],
])('%s', (_what, mixed, entries, work, studies) => {
  const { experience, education } = structure(documentOf(['# Ada Quill', `# ${mixed}`, ...entries]))
  expect(experience.map(({ startDate }) => startDate)).toEqual(work)
  expect(education.map(({ startDate }) => startDate)).toEqual(studies)
})
