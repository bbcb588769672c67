import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Sections as people set them who follow no template: in lists, in sentences, without dates, behind labels.

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )
const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, printedDates }) =>
      [[degree, field].filter(Boolean).join(' > '), institution, printedDates].join(' | '),
  )

describe('studies', () => {
  test.each<[string, string[], string[]]>([
    [
      'items with grades behind bars',
      [
        '- B.Tech (Information Technology) – Sahyadri Institute of Engineering (2019–2023) | CGPA: 8.4',
        '- Intermediate (MPC) – Vasundhara Junior College | 91%',
        '- Class X – Zilla Parishad High School | CGPA: 9.5',
      ],
      [
        'B.Tech (Information Technology) | Sahyadri Institute of Engineering | 2019–2023',
        'Intermediate (MPC) | Vasundhara Junior College | ',
        'Class X | Zilla Parishad High School | ',
      ],
    ],
    [
      'school with place and year, degree and minor below',
      [
        '**Tidewater State University**, Norfolk, VA ⇥ May 2018',
        'B.S. in Marine Engineering; Minor in Mathematics; GPA 3.71',
        '**Chesapeake Community College**, Hampton, VA ⇥ 2014',
        'Associate of Arts',
      ],
      [
        'B.S. > Marine Engineering | Tidewater State University | May 2018',
        'Associate of Arts | Chesapeake Community College | 2014',
      ],
    ],
    [
      'one line each, no dates',
      [
        'Bachelor of Commerce, Deshmukh College of Commerce, Pune',
        'Higher Secondary Certificate, Ranade Junior College, Pune',
        'Secondary School Certificate, Shivneri Vidyalaya, Satara',
      ],
      [
        'Bachelor of Commerce | Deshmukh College of Commerce | ',
        'Higher Secondary Certificate | Ranade Junior College | ',
        'Secondary School Certificate | Shivneri Vidyalaya | ',
      ],
    ],
    [
      'wrapped in a sidebar, no dates, courses as items',
      [
        'Master of Arts in Museum Studies,',
        'Alderbrook University',
        '- Conservation of paper',
        '- Exhibition planning',
        '',
        'Bachelor of Arts in Art History,',
        'Penrose College, University of Eastmarch',
        '- Flemish painting',
      ],
      [
        'Master of Arts > Museum Studies | Alderbrook University | ',
        'Bachelor of Arts > Art History | Penrose College, University of Eastmarch | ',
      ],
    ],
    [
      'dates in a gutter, grade and focus below (de)',
      [
        '10/2012 – 09/2016 ⇥ Bachelor of Science Wirtschaftsinformatik',
        '                    Hochschule Eibental',
        '                    Schwerpunkt: Datenbanken, Note: 1,9',
        '08/2003 – 06/2012 ⇥ Abitur',
        '                    Gymnasium am Lindenplatz, Eibental',
        '                    Note: 2,1',
      ],
      [
        'Bachelor of Science > Wirtschaftsinformatik | Hochschule Eibental | 10/2012 – 09/2016',
        'Abitur | Gymnasium am Lindenplatz, Eibental | 08/2003 – 06/2012',
      ],
    ],
    [
      'year, colon, degree, dash, school (fr)',
      [
        '2016 : Master Droit des affaires – Université de Valmont',
        '2014 : Licence de droit – Université de Valmont',
        '2011 : Baccalauréat littéraire – Lycée Jean Mermoz',
      ],
      [
        'Master Droit > affaires | Université de Valmont | 2016',
        'Licence > droit | Université de Valmont | 2014',
        'Baccalauréat littéraire | Lycée Jean Mermoz | 2011',
      ],
    ],
    [
      'items of sentences with stops (es)',
      [
        '- Grado en Derecho. Universidad de Almenara. 2010-2014',
        '- Máster en Asesoría Fiscal. Escuela de Negocios Torrealta. 2015',
        '- Bachillerato. IES Las Lomas. 2008-2010',
      ],
      [
        'Grado > Derecho | Universidad de Almenara. | 2010-2014',
        'Máster > Asesoría Fiscal | Escuela de Negocios Torrealta. | 2015',
        'Bachillerato | IES Las Lomas. | 2008-2010',
      ],
    ],
    [
      'school, dash, degree, dash, year with a word before it (pt)',
      [
        'Universidade Federal de Vilarinho — Engenharia Civil — Conclusão: 2017',
        'Colégio Técnico São Bento — Técnico em Edificações — Conclusão: 2011',
      ],
      [
        'Engenharia Civil | Universidade Federal de Vilarinho | Conclusão: 2017',
        'Técnico > Edificações | Colégio Técnico São Bento | Conclusão: 2011',
      ],
    ],
    [
      'degree and field as items of the school',
      [
        '**Marlow Institute of Technology** ⇥ Aug 2015 – May 2019',
        '- Bachelor of Engineering in Mechatronics',
        '- GPA: 3.6/4.0',
        '- Relevant coursework: Control systems, Robotics',
        '**Westgate High School** ⇥ 2011 – 2015',
        '- High School Diploma',
        '- Valedictorian',
      ],
      [
        'Bachelor of Engineering > Mechatronics | Marlow Institute of Technology | Aug 2015 – May 2019',
        'High School Diploma | Westgate High School | 2011 – 2015',
      ],
    ],
    [
      'expected date and place behind bars',
      [
        'Bachelor of Science in Nursing | Lakeshore University | Duluth, MN | Expected May 2026',
        'Certified Nursing Assistant Program | Northland Technical College | Duluth, MN | 2021',
      ],
      [
        'Bachelor of Science > Nursing | Lakeshore University | Expected May 2026',
        'Certified Nursing Assistant Program | Northland Technical College | 2021',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
})

describe('positions', () => {
  test.each<[string, string[], string[]]>([
    [
      'label and value in the same row, several per line (zh)',
      [
        '公司名称：云杉信息技术有限公司 ⇥ 职位：测试工程师',
        '就职时间：2021/03/01 ~ 2023/06/30',
        '- 编写自动化测试脚本',
        '公司名称：远帆物流有限公司 ⇥ 职位：运营专员',
        '就职时间：2018/07/01 ~ 2021/02/28',
        '- 负责仓库数据统计',
      ],
      [
        '测试工程师 | 云杉信息技术有限公司 | 2021/03/01 ~ 2023/06/30',
        '运营专员 | 远帆物流有限公司 | 2018/07/01 ~ 2021/02/28',
      ],
    ],
    [
      'name in the first cell, labels for the rest (zh)',
      ['云杉信息技术有限公司 ⇥ 职位：测试工程师', '就职时间：2021/03/01 ~ 2023/06/30', '负责回归测试'],
      ['测试工程师 | 云杉信息技术有限公司 | 2021/03/01 ~ 2023/06/30'],
    ],
    [
      'two positions under one employer, its years over all',
      [
        '**Larkmoor Foods**, Leeds ⇥ 2014 – 2022',
        '_Head of Supply Planning_ ⇥ 2018 – 2022',
        '- Cut waste of chilled goods by a fifth',
        '_Demand Planner_ ⇥ 2014 – 2018',
        '- Counted stock each week',
        '**Harbourline Freight Inc**, Hull ⇥ 2011 – 2014',
        '_Stock Controller_ ⇥ 2011 – 2014',
        '- Kept three stores in order',
      ],
      [
        'Head of Supply Planning | Larkmoor Foods | 2018 – 2022',
        'Demand Planner | Larkmoor Foods | 2014 – 2018',
        'Stock Controller | Harbourline Freight Inc | 2011 – 2014',
      ],
    ],
    [
      'positions without dates, bold at a dash',
      [
        '**Data Science Intern – Brightleaf Analytics**',
        '- Cleaned survey data with pandas',
        '- Built a churn model',
        '**Python Trainee – Coldbrook Academy**',
        '- Developed REST endpoints',
        '**Web Intern – Apex Lagoon**',
        '- Built responsive pages',
      ],
      [
        'Data Science Intern | Brightleaf Analytics | ',
        'Python Trainee | Coldbrook Academy | ',
        'Web Intern | Apex Lagoon | ',
      ],
    ],
    [
      'items only, years in brackets',
      [
        '- Barista, Corner Oven Bakery (2019–2021)',
        '- Shift lead, Tallow & Rye (2021–2023)',
        '- Store manager, Fernhill Market (2023–present)',
      ],
      [
        'Barista | Corner Oven Bakery | 2019–2021',
        'Shift lead | Tallow & Rye | 2021–2023',
        'Store manager | Fernhill Market | 2023–present',
      ],
    ],
    [
      'positions in commas, no dates at all',
      [
        'Line cook, Harbor Grill, Portland',
        'Dishwasher, Mill Street Diner, Portland',
        'Host, Cedar House Restaurant, Salem',
      ],
      [
        'Line cook | Harbor Grill | ',
        'Dishwasher | Mill Street Diner | ',
        'Host | Cedar House Restaurant | ',
      ],
    ],
    [
      'date line, company in capitals, title in italics (it)',
      [
        'Gen 2018 – Mar 2021',
        'OFFICINE MERIDIANA S.R.L., Parma',
        '_Addetto alla contabilità_',
        '- Registrazione fatture',
        'Set 2014 – Dic 2017',
        'STUDIO BRANDINI E ASSOCIATI, Modena',
        '_Impiegata amministrativa_',
        '- Gestione archivio',
      ],
      [
        'Addetto alla contabilità | OFFICINE MERIDIANA S.R.L., Parma | Gen 2018 – Mar 2021',
        'Impiegata amministrativa | STUDIO BRANDINI E ASSOCIATI, Modena | Set 2014 – Dic 2017',
      ],
    ],
    [
      'two columns of a table, dates under the company (nl)',
      [
        '**Zorggroep De Linde** ⇥ **Verpleegkundige**',
        '2017 – heden',
        '- Zorg voor vijftien bewoners',
        '**Thuiszorg Kanaalstreek** ⇥ **Verzorgende IG**',
        '2012 – 2017',
        '- Wijkverpleging',
      ],
      [
        'Verpleegkundige | Zorggroep De Linde | 2017 – heden',
        'Verzorgende IG | Thuiszorg Kanaalstreek | 2012 – 2017',
      ],
    ],
    [
      'placeholders where dates would stand',
      [
        'Job Title 1, Company Name, Start Date - End Date',
        'Job Title 2, Company Name, Start Date - End Date',
      ],
      ['Job Title 1 | Company Name | ', 'Job Title 2 | Company Name | '],
    ],
    [
      'labels nobody knows, in every entry',
      [
        'Период: ⇥ 2015 – 2019',
        'Фирма: ⇥ ООО «Северный ветер»',
        'Кем работал: ⇥ Инженер-проектировщик',
        'Что делал: ⇥ Проектирование вентиляции',
        'Период: ⇥ 2011 – 2015',
        'Фирма: ⇥ ЗАО «Каскад»',
        'Кем работал: ⇥ Техник',
        'Что делал: ⇥ Чертежи',
      ],
      ['Инженер-проектировщик | ООО «Северный ветер» | 2015 – 2019', 'Техник | ЗАО «Каскад» | 2011 – 2015'],
    ],
  ])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))
})

test.each<[string, string[], string[]]>([
  [
    'items that tell what was done are no entries',
    [
      '- Planned the week with a team of five and wrote the report, every month',
      '- Kept the books of two shops in order',
    ],
    [],
  ],
  [
    'what stands in a list under a position is none of its own',
    ['**Clerk** ⇥ 2015 – 2019', 'Trask & Sons LLP', '- Clerk of the year, Hull Chamber of Trade, 2017'],
    ['Clerk | Trask & Sons LLP | 2015 – 2019'],
  ],
  [
    'a title with a comma over a company with its place is one entry',
    ['Vice President, Manufacturing', 'Harlan Packaging Group, Boston, MA'],
    ['Vice President, Manufacturing | Harlan Packaging Group | '],
  ],
  [
    'the same title beside its dates twice is no label',
    ['Nurse ⇥ 2018 – 2022', 'Holloway Hospital Trust', 'Nurse ⇥ 2014 – 2018', 'Bluebonnet Medical Center'],
    ['Nurse | Holloway Hospital Trust | 2018 – 2022', 'Nurse | Bluebonnet Medical Center | 2014 – 2018'],
  ],
  [
    'a title before a colon and its dates is no label',
    ['Night Porter: 2019 – 2021', 'Seaview Hotel Ltd', 'Kitchen Porter: 2016 – 2019', 'Harbour Inn Ltd'],
    ['Night Porter | Seaview Hotel Ltd | 2019 – 2021', 'Kitchen Porter | Harbour Inn Ltd | 2016 – 2019'],
  ],
  [
    'a company that looks like a place stays the company of its own position',
    [
      '**Kestrel Labs Ltd** ⇥ Leeds, UK',
      'Engineer ⇥ 2019 – 2022',
      '- Wrote the billing',
      '**Georgia Command, FL** ⇥ Leeds, UK',
      'Researcher ⇥ 2016 – 2019',
      '- Wrote two papers',
    ],
    ['Engineer | Kestrel Labs Ltd | 2019 – 2022', 'Researcher | Georgia Command, FL | 2016 – 2019'],
  ],
  [
    'an entry whose words say little keeps to the order of the others',
    [
      '2017 – 2019 – Vellum – Quibble',
      '2015 – 2017 – Trask & Sons LLP – Accountant',
      '2012 – 2015 – Harbourline Freight Inc – Clerk',
    ],
    [
      'Quibble | Vellum | 2017 – 2019',
      'Accountant | Trask & Sons LLP | 2015 – 2017',
      'Clerk | Harbourline Freight Inc | 2012 – 2015',
    ],
  ],
])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))
