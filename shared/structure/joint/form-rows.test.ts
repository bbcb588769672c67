import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withFormRows } from './form-rows.ts'
import { POSITIONS } from './trades.ts'

const read = (rows: string[]) => readExperience(printedLines(rows), false, createPlacer(), 0)

describe('a form', () => {
  test('says by the labels in cells of their own what each value is, and begins anew where one comes again', () => {
    const found = read([
      'Dates ⇥ 05/2019 – Present',
      'Occupation or position held ⇥ Head of logistics',
      'Main activities and responsibilities ⇥ Led a team of 35',
      'Planned routes',
      'Name and address of employer ⇥ Arratia Ltd, Dublin, Ireland',
      'Dates ⇥ 2015 – 2019',
      'Occupation or position held ⇥ Clerk',
      'Name and address of employer ⇥ Nervion Cold Stores',
    ])
    expect(found).toMatchObject([
      {
        company: 'Arratia Ltd',
        position: 'Head of logistics',
        location: 'Dublin, Ireland',
        startDate: '2019-05',
        endDate: '',
        bullets: ['Led a team of 35', 'Planned routes'],
      },
      { company: 'Nervion Cold Stores', position: 'Clerk', startDate: '2015', endDate: '2019' },
    ])
  })

  test('has its labels before colons, under a company that has none', () => {
    const found = read([
      'Seabright Systems',
      'Designation: Test engineer',
      'Duration: Jan 2019 – Mar 2021',
      'Wrote test plans',
      'Larkhill Data',
      'Designation: Trainee',
      'Duration: 2018',
    ])
    expect(found).toMatchObject([
      { company: 'Seabright Systems', position: 'Test engineer', bullets: ['Wrote test plans'] },
      { company: 'Larkhill Data', position: 'Trainee', startDate: '2018' },
    ])
  })

  test.each(['', ':'])('has its labels over what they name: Employer%s', (colon) => {
    const found = read([
      `Period${colon}`,
      '05/2019 – Present',
      `Employer${colon}`,
      'Arratia Ltd',
      `Position${colon}`,
      'Head of logistics',
      `Period${colon}`,
      '2015 – 2019',
      `Employer${colon}`,
      'Nervion Cold Stores',
      `Position${colon}`,
      'Clerk',
    ])
    expect(found).toMatchObject([
      { company: 'Arratia Ltd', position: 'Head of logistics', startDate: '2019-05', endDate: '' },
      { company: 'Nervion Cold Stores', position: 'Clerk', startDate: '2015', endDate: '2019' },
    ])
  })

  test('breaks a label over two lines of its cell', () => {
    const found = read([
      'Fechas ⇥ 2019 – 2021',
      'Profesión o cargo desempeñado ⇥ Conductor',
      'Nombre y dirección de la empresa o ⇥ Transportes',
      'empleador ⇥ Arratia',
    ])
    expect(found).toMatchObject([
      { company: 'Transportes Arratia', position: 'Conductor', startDate: '2019', endDate: '2021' },
    ])
  })

  test('names more of a study than a head has lines', () => {
    const rows = [
      'Dates ⇥ 2010 – 2014',
      'Title of qualification awarded ⇥ Master',
      'Field of study ⇥ Acoustics',
      'Location ⇥ Bilbao, Spain',
      'Name and type of organisation providing education and training ⇥ Nervion School',
    ]
    expect(readEducation(printedLines(rows), false, createPlacer(), 0)).toMatchObject([
      { institution: 'Nervion School', degree: 'Master', field: 'Acoustics', endDate: '2014' },
    ])
  })
})

test.each<[string, string[]]>([
  ['titles beside dates', ['Title ⇥ 2019 – 2021', 'Company ⇥ 2017 – 2019']],
  ['one label only', ['Acme Ltd ⇥ 2019 – 2021', 'Role: Developer', 'Built a bridge']],
  ['no label at all', ['Acme Ltd ⇥ Berlin', 'Clerk ⇥ 2019 – 2021']],
  ['the head of a table', ['Company ⇥ Position ⇥ Period', 'Acme ⇥ Clerk ⇥ 2019 – 2021']],
])('is no form: %s', (_name, rows) => {
  const lines = printedLines(rows)
  expect(withFormRows(lines, POSITIONS)).toBe(lines)
})

describe('labels no list holds', () => {
  const parts = (rows: string[]) =>
    read(rows).map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate])

  test.each<[string, string[], string[][]]>([
    [
      'ask for what they name, behind running numbers',
      [
        '1. Name of the Company : Kaveri Boilers Pvt. Ltd.',
        'Designation : Safety Officer',
        'Duration : Apr-2019 to Jun-2021',
        '2. Name of the Company : Vizag Castings Ltd.',
        'Designation : Trainee',
        'Duration : Jun-2012 to May-2013',
      ],
      [
        ['Kaveri Boilers Pvt. Ltd.', 'Safety Officer', '2019-04', '2021-06'],
        ['Vizag Castings Ltd.', 'Trainee', '2012-06', '2013-05'],
      ],
    ],
    [
      'stand several on a row, and end with the word that says what they ask for',
      [
        '公司名称: ⇥ 青岛海润机械有限公司 ⇥ 职位名称: ⇥ 销售经理 ⇥ 在职时间: ⇥ 2013.05-2014.04',
        '公司名称: ⇥ 烟台华信电子有限公司 ⇥ 职位名称: ⇥ 会计 ⇥ 在职时间: ⇥ 2010.11-2012.12',
      ],
      [
        ['青岛海润机械有限公司', '销售经理', '2013-05', '2014-04'],
        ['烟台华信电子有限公司', '会计', '2010-11', '2012-12'],
      ],
    ],
    [
      'are put together of two words',
      [
        'Beschäftigungszeitraum: 03/2015 – 02/2019',
        'Hauptarbeitgeber: Backhaus Lindner GmbH',
        'Funktion: Filialleiterin',
      ],
      [['Backhaus Lindner GmbH', 'Filialleiterin', '2015-03', '2019-02']],
    ],
    [
      'begin with that word',
      [
        'Nom de l’entreprise : Laiterie du Ried SARL',
        'Poste de travail : Responsable qualité',
        'Période de travail : 2016 – 2022',
      ],
      [['Laiterie du Ried SARL', 'Responsable qualité', '2016', '2022']],
    ],
  ])('%s', (_name, rows, expected) => expect(parts(rows)).toEqual(expected))

  test('stand behind the numbers of a list too', () => {
    const lines = printedLines([
      'Name of the Company : Kaveri Boilers Pvt. Ltd.',
      'Designation : Safety Officer',
      'Duration : 2019 – 2021',
    ])
    const numbered = lines.map((line, at) =>
      at === 0 ? { ...line, line: { ...line.line, bullet: '1.' } } : line,
    )
    expect(readExperience(numbered, false, createPlacer(), 0)).toMatchObject([
      { company: 'Kaveri Boilers Pvt. Ltd.', position: 'Safety Officer' },
    ])
  })

  test('say nothing where their values are something else', () => {
    const rows = [
      'Designation : Safety Officer',
      'Duration : Apr-2019 to Jun-2021',
      'Company profile : makes boilers and sells them to mills all over the south of India',
      'Company : Kaveri Boilers Pvt. Ltd.',
    ]
    expect(parts(rows)).toEqual([['Kaveri Boilers Pvt. Ltd.', 'Safety Officer', '2019-04', '2021-06']])
  })
})

describe('dates on a line of their own', () => {
  const posts = (rows: string[]) =>
    read(rows).map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate])

  test.each<[string, string[], string[][]]>([
    [
      'begin an entry that lacks its first label (es)',
      [
        '**Del 1 de mayo de 2019 a la actualidad**',
        'Traductora autónoma',
        'Funciones: traducir catálogos de maquinaria para tres editoriales.',
        '**Del 4 de marzo de 2015 al 30 de abril de 2019**',
        'Empresa: Cerrajes Arratia, S.L.',
        'Puesto: Administrativa',
        '**Del 2 de enero de 2012 al 28 de febrero de 2015**',
        'Empresa: Lonja Nervión, S.A.',
        'Puesto: Dependienta',
      ],
      [
        ['', 'Traductora autónoma', '2019-05', ''],
        ['Cerrajes Arratia, S.L.', 'Administrativa', '2015-03', '2019-04'],
        ['Lonja Nervión, S.A.', 'Dependienta', '2012-01', '2015-02'],
      ],
    ],
    [
      'begin one whose labels come in another order (de)',
      [
        '03/2015 – 02/2019',
        'Position: Filialleiterin',
        'Firma: Backhaus Lindner GmbH',
        '08/2011 – 02/2015',
        'Firma: Konditorei Ahrens',
        'Position: Verkäuferin',
      ],
      [
        ['Backhaus Lindner GmbH', 'Filialleiterin', '2015-03', '2019-02'],
        ['Konditorei Ahrens', 'Verkäuferin', '2011-08', '2015-02'],
      ],
    ],
    [
      'begin one without a position (fr)',
      [
        '2018 – 2022',
        'Employeur : Laiterie du Ried SARL',
        '2015 – 2018',
        'Employeur : Scierie des Hauts',
        'Poste : Affûteur',
      ],
      [
        ['Laiterie du Ried SARL', '', '2018', '2022'],
        ['Scierie des Hauts', 'Affûteur', '2015', '2018'],
      ],
    ],
    [
      'begin one beside cells (it)',
      [
        'Da marzo 2016 a giugno 2020',
        'Mansione ⇥ Magazziniere',
        'Azienda ⇥ Cantine Valdoro',
        'Da gennaio 2012 a febbraio 2016',
        'Azienda ⇥ Vetreria Murani',
        'Mansione ⇥ Apprendista',
      ],
      [
        ['Cantine Valdoro', 'Magazziniere', '2016-03', '2020-06'],
        ['Vetreria Murani', 'Apprendista', '2012-01', '2016-02'],
      ],
    ],
    [
      'begin one over a name without a label (en)',
      [
        'May 2016 – June 2020',
        'Harbourline Freight Ltd',
        'Role: Dispatcher',
        'July 2012 – April 2016',
        'Company: Trask & Sons',
        'Role: Clerk',
      ],
      [
        ['Harbourline Freight Ltd', 'Dispatcher', '2016-05', '2020-06'],
        ['Trask & Sons', 'Clerk', '2012-07', '2016-04'],
      ],
    ],
    [
      'begin one in Cyrillic (ru)',
      [
        '2016 – 2020',
        'Должность: Кладовщик',
        '2012 – 2016',
        'Организация: ООО Северный склад',
        'Должность: Грузчик',
      ],
      [
        ['', 'Кладовщик', '2016', '2020'],
        ['ООО Северный склад', 'Грузчик', '2012', '2016'],
      ],
    ],
    [
      'end one whose labels lead (en)',
      [
        'Employer: Harbourline Freight Ltd',
        'Job title: Dispatcher',
        'May 2016 – June 2020',
        'Employer: Trask & Sons',
        'Job title: Clerk',
        'July 2012 – April 2016',
      ],
      [
        ['Harbourline Freight Ltd', 'Dispatcher', '2016-05', '2020-06'],
        ['Trask & Sons', 'Clerk', '2012-07', '2016-04'],
      ],
    ],
    [
      'stand between the labels of one (pt)',
      [
        'Empresa: Padaria Boavista Ltda',
        '05/2016 – 06/2020',
        'Cargo: Padeira',
        'Empresa: Mercado Sete Ltda',
        '01/2012 – 04/2016',
        'Cargo: Caixa',
      ],
      [
        ['Padaria Boavista Ltda', 'Padeira', '2016-05', '2020-06'],
        ['Mercado Sete Ltda', 'Caixa', '2012-01', '2016-04'],
      ],
    ],
    [
      'begin one in signs (zh)',
      [
        '2016.05 – 2020.06',
        '职位：仓库主管',
        '公司：烟台华信电子有限公司',
        '2012.07 – 2016.04',
        '公司：青岛海润机械有限公司',
        '职位：会计',
      ],
      [
        ['烟台华信电子有限公司', '仓库主管', '2016-05', '2020-06'],
        ['青岛海润机械有限公司', '会计', '2012-07', '2016-04'],
      ],
    ],
  ])('%s', (_name, rows, expected) => expect(posts(rows)).toEqual(expected))
})

test.each<[string, string, string, string, string]>([
  [
    'en',
    'Employer: Harbourline Freight.',
    'Position: Dispatcher / Shipping clerk in the warehouse.',
    'Harbourline Freight',
    'Dispatcher / Shipping clerk in the warehouse',
  ],
  [
    'de',
    'Firma: Konditorei Ahrens.',
    'Position: Verkäuferin / Springerin in drei Filialen.',
    'Konditorei Ahrens',
    'Verkäuferin / Springerin in drei Filialen',
  ],
  [
    'fr',
    'Employeur : Scierie des Hauts.',
    'Poste : Affûteur / Conducteur de ligne.',
    'Scierie des Hauts',
    'Affûteur / Conducteur de ligne',
  ],
  [
    'es',
    'Empresa: Lonja Nervión.',
    'Puesto: Auxiliar administrativo / Agente de aduanas.',
    'Lonja Nervión',
    'Auxiliar administrativo / Agente de aduanas',
  ],
  [
    'it',
    'Azienda: Vetreria Murani.',
    'Mansione: Magazziniere / Addetto alle spedizioni.',
    'Vetreria Murani',
    'Magazziniere / Addetto alle spedizioni',
  ],
  [
    'pt',
    'Empresa: Padaria Boavista.',
    'Cargo: Padeiro / Ajudante de confeiteiro.',
    'Padaria Boavista',
    'Padeiro / Ajudante de confeiteiro',
  ],
  [
    'nl',
    'Werkgever: Bakkerij Merelveld.',
    'Functie: Bakker / Winkelbediende in de ochtend.',
    'Bakkerij Merelveld',
    'Bakker / Winkelbediende in de ochtend',
  ],
  [
    'ru',
    'Организация: Северный склад.',
    'Должность: Кладовщик / Водитель погрузчика.',
    'Северный склад',
    'Кладовщик / Водитель погрузчика',
  ],
])(
  '%s: a full stop behind the value of a label is no part of it',
  (_language, company, position, firm, title) => {
    expect(read(['2016 – 2020', company, position])).toMatchObject([{ company: firm, position: title }])
  },
)

test.each<[string, string[]]>([
  [
    'in a list inside the list',
    [
      '- Myyjä:',
      '  - Paikka: Vihreä Portti Oy',
      '  - Aika: 2015 – 2019',
      '- Varastotyöntekijä:',
      '  - Paikka: Lehmus Oy',
      '  - Aika: 2012 – 2015',
    ],
  ],
  [
    'before colons',
    [
      'Xyz: Myyjä',
      'Paikka: Vihreä Portti Oy',
      'Aika: 2015 – 2019',
      'Xyz: Varastotyöntekijä',
      'Paikka: Lehmus Oy',
      'Aika: 2012 – 2015',
    ],
  ],
  [
    'in cells of their own',
    [
      'Xyz ⇥ Myyjä',
      'Paikka ⇥ Vihreä Portti Oy',
      'Aika ⇥ 2015 – 2019',
      'Xyz ⇥ Varastotyöntekijä',
      'Paikka ⇥ Lehmus Oy',
      'Aika ⇥ 2012 – 2015',
    ],
  ],
])('labels nobody knows ask for what stands behind them in all entries together, %s', (_name, rows) => {
  const found = read(rows).map(({ position, company, printedDates }) => [position, company, printedDates])
  expect(found).toEqual([
    ['Myyjä', 'Vihreä Portti Oy', '2015 – 2019'],
    ['Varastotyöntekijä', 'Lehmus Oy', '2012 – 2015'],
  ])
})
