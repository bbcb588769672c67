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
        'B.Tech > Information Technology | Sahyadri Institute of Engineering | 2019–2023',
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
      'a school named with a word that elsewhere says where',
      [
        '**University of Ashmere at Dale**, Ashmere',
        'Bachelor of Science in Geology, December 2019',
        '**College of Ashmere at Hove**, Ashmere',
        'Associate of Arts, May 2016',
      ],
      [
        'Bachelor of Science > Geology | University of Ashmere at Dale | December 2019',
        'Associate of Arts | College of Ashmere at Hove | May 2016',
      ],
    ],
    [
      'a school with a faculty behind a second colon',
      [
        '2010 – 2014 ⇥ Bachelor: Institute of economics: faculty of trade',
        '2014 – 2016 ⇥ Master: Institute of economics: faculty of trade',
      ],
      ['Bachelor | Institute of economics | 2010 – 2014', 'Master | Institute of economics | 2014 – 2016'],
    ],
    [
      'year, colon, degree, dash, school (fr)',
      [
        '2016 : Master Droit des affaires – Université de Valmont',
        '2014 : Licence de droit – Université de Valmont',
        '2011 : Baccalauréat littéraire – Lycée Jean Mermoz',
      ],
      [
        'Master > Droit des affaires | Université de Valmont | 2016',
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
        'Grado > Derecho | Universidad de Almenara | 2010-2014',
        'Máster > Asesoría Fiscal | Escuela de Negocios Torrealta | 2015',
        'Bachillerato | IES Las Lomas | 2008-2010',
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
    [
      'items, school before degree, percent in brackets',
      [
        '- Kaveri College of Engineering, B.E. Electronics, 2018-2022 (78%)',
        '- Malgudi Higher Secondary School, HSC, 2018 (88%)',
        '- Malgudi High School, SSLC, 2016 (92%)',
      ],
      [
        'B.E. Electronics | Kaveri College of Engineering | 2018-2022',
        'HSC | Malgudi Higher Secondary School | 2018',
        'SSLC | Malgudi High School | 2016',
      ],
    ],
    [
      'degree over school, no dates',
      [
        '**Bachelor of Fine Arts in Ceramics**',
        'Hollins Ferry School of Art',
        '**Foundation Diploma in Art and Design**',
        'Castle Lane College',
      ],
      [
        'Bachelor of Fine Arts > Ceramics | Hollins Ferry School of Art | ',
        'Foundation Diploma > Art and Design | Castle Lane College | ',
      ],
    ],
    [
      'one line each, dash between degree and school, no dates',
      [
        'Associate of Applied Science in Welding – Redstone Technical College',
        'High School Diploma – Grover Creek High School',
      ],
      [
        'Associate of Applied Science > Welding | Redstone Technical College | ',
        'High School Diploma | Grover Creek High School | ',
      ],
    ],
    [
      'school and place, degree with grade in brackets (de)',
      [
        '2009 – 2014 ⇥ Technische Universität Altenroda',
        '               Diplom-Ingenieur Maschinenbau (Note 1,7)',
        '2000 – 2009 ⇥ Albert-Schweitzer-Gymnasium, Brühlheim',
        '               Allgemeine Hochschulreife (Note 1,4)',
      ],
      [
        'Diplom-Ingenieur Maschinenbau | Technische Universität Altenroda | 2009 – 2014',
        'Allgemeine Hochschulreife | Albert-Schweitzer-Gymnasium, Brühlheim | 2000 – 2009',
      ],
    ],
    [
      'items, year first, comma (it)',
      [
        '- 2015, Laurea Magistrale in Economia, Università degli Studi di Montefiore',
        '- 2012, Laurea Triennale in Economia Aziendale, Università degli Studi di Montefiore',
        '- 2009, Diploma di Ragioneria, Istituto Tecnico Galvani',
      ],
      [
        'Laurea Magistrale > Economia | Università degli Studi di Montefiore | 2015',
        'Laurea Triennale > Economia Aziendale | Università degli Studi di Montefiore | 2012',
        'Diploma > Ragioneria | Istituto Tecnico Galvani | 2009',
      ],
    ],
    [
      'school, degree and dates over three lines (pl)',
      [
        '**Politechnika Zalesińska**',
        'Magister inżynier, Informatyka',
        'październik 2012 – czerwiec 2017',
        '**Technikum nr 4 w Zalesiu**',
        'Technik informatyk',
        'wrzesień 2008 – maj 2012',
      ],
      [
        'Magister inżynier > Informatyka | Politechnika Zalesińska | październik 2012 – czerwiec 2017',
        'Technik informatyk | Technikum nr 4 w Zalesiu | wrzesień 2008 – maj 2012',
      ],
    ],
    [
      'degree in bold run into the school, grade and year behind commas',
      [
        '**M.Sc. Statistics**, University of Lanport, 2019, GPA 3.9',
        '**B.Sc. Mathematics**, Lanport State College, 2017, GPA 3.7',
      ],
      ['M.Sc. Statistics | University of Lanport | 2019', 'B.Sc. Mathematics | Lanport State College | 2017'],
    ],
    [
      'two degrees at one school',
      [
        '**Eastmarch Business School** ⇥ Eastmarch, UK',
        'MBA, Finance ⇥ 2016 – 2018',
        'BA (Hons) Business Management ⇥ 2011 – 2014',
        '**Orchard Park Academy** ⇥ Derby, UK',
        'A-levels ⇥ 2009 – 2011',
      ],
      [
        'MBA > Finance | Eastmarch Business School | 2016 – 2018',
        'BA (Hons) Business Management | Eastmarch Business School | 2011 – 2014',
        'A-levels | Orchard Park Academy | 2009 – 2011',
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
        'Addetto alla contabilità | OFFICINE MERIDIANA S.R.L. | Gen 2018 – Mar 2021',
        'Impiegata amministrativa | STUDIO BRANDINI E ASSOCIATI | Set 2014 – Dic 2017',
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
    [
      'labels in Japanese',
      [
        '会社名：株式会社あおぞら計画',
        '職種：営業',
        '期間：2016年4月～2020年3月',
        '- 新規顧客の開拓',
        '会社名：みなと商事株式会社',
        '職種：事務',
        '期間：2012年4月～2016年3月',
        '- 受発注の管理',
      ],
      [
        '営業 | 株式会社あおぞら計画 | 2016年4月～2020年3月',
        '事務 | みなと商事株式会社 | 2012年4月～2016年3月',
      ],
    ],
    [
      'one employer, three positions without a list',
      [
        '**Ridgeway Insurance Group** — Omaha, NE',
        'Claims Manager, 2019–Present',
        'Senior Adjuster, 2015–2019',
        'Claims Adjuster, 2011–2015',
        '**Platte Valley Credit Union** — Omaha, NE',
        'Teller, 2008–2011',
      ],
      [
        'Claims Manager | Ridgeway Insurance Group | 2019–Present',
        'Senior Adjuster | Ridgeway Insurance Group | 2015–2019',
        'Claims Adjuster | Ridgeway Insurance Group | 2011–2015',
        'Teller | Platte Valley Credit Union | 2008–2011',
      ],
    ],
    [
      'no dates, company over title, text below',
      [
        '**Copperline Studios**',
        '_Junior Animator_',
        'Drew backgrounds for two short films and helped the lead animator with the storyboard of a third one.',
        '**Paper Lantern Press**',
        '_Illustrator_',
        'Illustrated nine books for children between four and eight years old, by hand and on a tablet.',
      ],
      ['Junior Animator | Copperline Studios | ', 'Illustrator | Paper Lantern Press | '],
    ],
    [
      'items with a colon, place in brackets (fr)',
      [
        '- 2018 – 2022 : Comptable, Cabinet Morvan et Fils (Quimper)',
        '- 2015 – 2018 : Aide-comptable, Société Larrieu (Pau)',
        '- 2013 – 2015 : Assistante de gestion, Garage des Alpes (Annecy)',
      ],
      [
        'Comptable | Cabinet Morvan et Fils (Quimper) | 2018 – 2022',
        'Aide-comptable | Société Larrieu (Pau) | 2015 – 2018',
        'Assistante de gestion | Garage des Alpes (Annecy) | 2013 – 2015',
      ],
    ],
    [
      'title at company, dates below with place (pt)',
      [
        '**Analista de Suporte** na **Nuvem Clara Tecnologia**',
        'mar/2019 – atual | Curitiba, PR',
        '- Atendimento a clientes',
        '**Auxiliar de TI** na **Gráfica Horizonte**',
        'jan/2016 – fev/2019 | Curitiba, PR',
        '- Manutenção de redes',
      ],
      [
        'Analista de Suporte | Nuvem Clara Tecnologia | mar/2019 – atual',
        'Auxiliar de TI | Gráfica Horizonte | jan/2016 – fev/2019',
      ],
    ],
    [
      'capitals company and title in one row (es)',
      [
        'TRANSPORTES VELASCO S.L. / Conductor de reparto ⇥ 2017 - Actualidad',
        '- Reparto diario en la ciudad',
        'MUEBLES ARANGUREN / Mozo de almacén ⇥ 2014 - 2017',
        '- Carga y descarga',
      ],
      [
        'Conductor de reparto | TRANSPORTES VELASCO S.L. | 2017 - Actualidad',
        'Mozo de almacén | MUEBLES ARANGUREN | 2014 - 2017',
      ],
    ],
    [
      'labels nobody knows, before colons, without cells',
      [
        'Työnantaja: Kuusiston Saha Oy',
        'Tehtävä: Huoltoinsinööri',
        'Aika: 2016 – 2020',
        '- Koneiden huolto',
        'Työnantaja: Rannikon Telakka Oy',
        'Tehtävä: Asentaja',
        'Aika: 2011 – 2016',
        '- Laivojen asennus',
      ],
      ['Huoltoinsinööri | Kuusiston Saha Oy | 2016 – 2020', 'Asentaja | Rannikon Telakka Oy | 2011 – 2016'],
    ],
    [
      'company in brackets, month names abbreviated (ru)',
      [
        'Менеджер по продажам (ООО «Вектор Плюс»), июнь 2018 – март 2022',
        '- Ведение переговоров',
        'Продавец-консультант (магазин «Лавка»), май 2015 – май 2018',
        '- Консультирование покупателей',
      ],
      [
        'Менеджер по продажам | ООО «Вектор Плюс» | июнь 2018 – март 2022',
        'Продавец-консультант | магазин «Лавка» | май 2015 – май 2018',
      ],
    ],
    [
      'a company with a dash in its name, its title behind a slash',
      [
        '04/2018 - 06/2021',
        'Merino - Knit&Purl / Shop Assistant',
        '- Dressed the windows of two shops',
        '02/2015 - 03/2018',
        'Harbourline Freight Inc / Warehouse Clerk',
        '- Counted the stock',
      ],
      [
        'Shop Assistant | Merino - Knit&Purl | 04/2018 - 06/2021',
        'Warehouse Clerk | Harbourline Freight Inc | 02/2015 - 03/2018',
      ],
    ],
    [
      'the short word that says where (de)',
      [
        'Seit 2020 ⇥ Freiwilligendienst im Tierpark Lärchenau',
        '2018 – 2020 ⇥ Praktikum beim Kreisblatt Lärchenau',
        '2016 – 2018 ⇥ Aushilfe bei Bäckerei Kornblum GmbH',
      ],
      [
        'Freiwilligendienst | Tierpark Lärchenau | Seit 2020',
        'Praktikum | Kreisblatt Lärchenau | 2018 – 2020',
        'Aushilfe | Bäckerei Kornblum GmbH | 2016 – 2018',
      ],
    ],
    [
      'a legal form in brackets before the name (ko)',
      ['2021.03 – 2023.06 ⇥ (주)한빛정보', '2018.01 – 2020.12 ⇥ (유)새봄식품'],
      [' | (주)한빛정보 | 2021.03 – 2023.06', ' | (유)새봄식품 | 2018.01 – 2020.12'],
    ],
    [
      'labels in brackets that tell of the work (ja)',
      [
        '株式会社海風システムズ ⇥ 2017年4月 – 2020年3月',
        '【概要】在庫管理システムの開発',
        '【役割】プログラマ',
        '株式会社みなと計測 ⇥ 2020年4月 – 2023年3月',
        '【概要】計測アプリの開発',
        '【役割】テスター',
      ],
      [' | 株式会社海風システムズ | 2017年4月 – 2020年3月', ' | 株式会社みなと計測 | 2020年4月 – 2023年3月'],
    ],
    [
      'the word that says where stands in the print of the company',
      [
        'Controller ⇥ **at Harbourline Freight Inc** ⇥ 2019 – 2022',
        'Clerk ⇥ **at Trask & Sons LLP** ⇥ 2015 – 2019',
      ],
      ['Controller | Harbourline Freight Inc | 2019 – 2022', 'Clerk | Trask & Sons LLP | 2015 – 2019'],
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
    'a place and a day at the end of the page say where it was signed',
    [
      'Cook, Green Door Restaurants Ltd, 2015 – 2019',
      'Waiter, Seaview Hotel Ltd, 2012 – 2015',
      'Leeds, 2023',
    ],
    ['Cook | Green Door Restaurants Ltd | 2015 – 2019', 'Waiter | Seaview Hotel Ltd | 2012 – 2015'],
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

test('companies of Korea end behind their legal form where the title begins', () => {
  expect(
    positions([
      '2023.04 ~ 2024.07 ⇥ (주)해솔소프트 기획팀 주임',
      '2021.02 ~ 2023.03 ⇥ ㈜다온물산 영업팀 매니저',
    ]),
  ).toEqual([
    '기획팀 주임 | (주)해솔소프트 | 2023.04 ~ 2024.07',
    '영업팀 매니저 | ㈜다온물산 | 2021.02 ~ 2023.03',
  ])
})
