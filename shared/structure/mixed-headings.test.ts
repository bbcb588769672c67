import { expect, test } from 'vitest'
import { type Document, emptyFacts, type Line } from '#shared/schema/document.ts'
import { structure } from './structure.ts'

/** Lines as one writes them; `# ` heads a section. */
const documentOf = (rows: string[]): Document => {
  const lines = rows.map((row, at): Line => {
    const bold = row.startsWith('# ')
    const text = row.replace('# ', '').replace(' ⇥ ', '\t')
    const set = { text, x: 60, y: 40 + at * 16, width: text.length * 5.5, height: 12, size: bold ? 14 : 11 }
    const runs = [{ ...set, font: 'Sans', bold, italic: false }]
    return { ...set, number: at + 1, page: 1, column: 0, part: 'body', bold, runs }
  })
  return {
    kind: 'docx',
    pages: [{ number: 1, width: 595, height: 842, lines }],
    columns: 1,
    words: 40,
    facts: { ...emptyFacts('docx', 'a.docx', 1), words: 40 },
    warnings: [],
  }
}

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
