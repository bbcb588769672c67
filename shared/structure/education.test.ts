import { expect, test } from 'vitest'
import { readEducation, splitDegree } from './education.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const read = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, graduationYear }) =>
      `${degree} | ${field} | ${institution} | ${graduationYear ?? ''}`,
  )

test.each<[string, string[], string[]]>([
  ['a year and nothing else', ['2005'], [' |  |  | 2005']],
  ['a span and nothing else', ['2001 – 2005'], [' |  |  | 2005']],
  ['a line without a year that is no study', ['Of'], []],
  [
    'a number behind what is no study',
    ['BSc Botany, Vilamar College, 2012 – 2015', '- Best of 2014 – 79%'],
    ['BSc Botany |  | Vilamar College | 2015'],
  ],
  [
    'the date that a study without one has in its list',
    [
      '**University of Saltash**',
      'BSc Botany',
      '- Expected graduation: June 2027',
      '- Dean of the rowing club',
    ],
    ['BSc Botany |  | University of Saltash | 2027'],
  ],
  [
    'a form whose dates stand behind words nobody knows',
    [
      ...['Degree: B.Sc. Botany', 'School: Kirk College', 'Passed in: 2015'],
      ...['Degree: Class XII', 'School: Saltash School', 'Passed in: 2012'],
    ],
    ['B.Sc. Botany |  | Kirk College | 2015', 'Class XII |  | Saltash School | 2012'],
  ],
  [
    'one item alone under a school, which is what was studied',
    ['**University of Saltash** ⇥ 2016 – 2020', '- BsCPE Computer Engineer'],
    ['BsCPE Computer Engineer |  | University of Saltash | 2020'],
  ],
  [
    'one item alone under a school, which tells of a deed',
    ['**University of Saltash** ⇥ 2016 – 2020', '- Ran the rowing club of the faculty'],
    [' |  | University of Saltash | 2020'],
  ],
  [
    'two items under a school',
    ['**University of Saltash** ⇥ 2016 – 2020', '- Rigging Club', '- Rowing Club'],
    [' |  | University of Saltash | 2020'],
  ],
  [
    'a word of today over a school',
    ['Current', '**Saltash Secondary College** ⇥ Year 11'],
    ['Year 11 |  | Saltash Secondary College | '],
  ],
  [
    'a second part of the field behind a comma',
    ['2022 ⇥ Doctorate of Nursing Practice, Executive Leadership and Health Care System, Vilamar University'],
    ['Doctorate | Nursing Practice, Executive Leadership and Health Care System | Vilamar University | 2022'],
  ],
  [
    'a full stop parts the degree from the school',
    [
      '02/2017 – 06/2021 ⇥ PhD, Marine Biology. University of Saltash, London',
      '09/2013 – 07/2015 ⇥ MSc, Ecology. University of Vilamar, Lisbon',
    ],
    ['PhD | Marine Biology | University of Saltash | 2021', 'MSc | Ecology | University of Vilamar | 2015'],
  ],
  [
    'items whose dates leave no room beside them, over lines set deeper',
    [
      '- University of Saltash, Charlotte ⇥ May 2020',
      '  _Master’s in Botany | GPA: 3.9_',
      '- Vilamar Forest College, Hale Bay ⇥ Jun 2016',
      '  _Bachelor of Science in Botany | GPA: 4.0_',
    ],
    [
      'Master’s | Botany | University of Saltash, Charlotte | 2020',
      'Bachelor of Science | Botany | Vilamar Forest College, Hale Bay | 2016',
    ],
  ],
  [
    'a grade behind a comma, which is no field of study',
    ['Bachelor’s Degree in Forest Engineering, 2.81/4.00 ⇥ 2017 - 2021', 'Saltash University'],
    ['Bachelor’s Degree | Forest Engineering | Saltash University | 2021'],
  ],
  [
    'a label in words of its own before the degree',
    [
      'Angestrebter Abschluss: Master of Science, Hochschule Hallstedt ⇥ 2022 – 2024',
      'Bachelor of Science, Hochschule Tornby ⇥ 2019 – 2022',
    ],
    [
      'Master of Science |  | Hochschule Hallstedt | 2024',
      'Bachelor of Science |  | Hochschule Tornby | 2022',
    ],
  ],
  [
    'a comma without a blank between Chinese names',
    ['2019.9 – 2023.6 ⇥ 学士,示例理工大学,信息工程专业'],
    ['学士 | 信息工程专业 | 示例理工大学 | 2023'],
  ],
  [
    'the full stop of an abbreviation parts nothing',
    ['St. Brendan University ⇥ 2015', 'B. A. in Dr. Seuss Studies'],
    ['B. A. | Dr. Seuss Studies | St. Brendan University | 2015'],
  ],
  [
    'a long head of two names with a dash between, over its dates',
    [
      'Cascadia College of Art, Portland, OR — Bachelor of Fine Arts in Graphic Design',
      '2005 – 2009',
      'Coral State University, Miami, FL — Bachelor of Science in Nursing and Public Health',
      '2001 – 2005',
    ],
    [
      'Bachelor of Fine Arts | Graphic Design | Cascadia College of Art | 2009',
      'Bachelor of Science | Nursing and Public Health | Coral State University | 2005',
    ],
  ],
  [
    'a year between two commas',
    ['NVQ Level 3 Hairdressing, Example College, 2017', 'GCSEs, 2013, Sample Academy'],
    ['NVQ Level 3 Hairdressing |  | Example College | 2017', 'GCSEs |  | Sample Academy | 2013'],
  ],
  [
    'items of a list, each a study, with certificates below',
    [
      '- B.A. History, Vilamar College',
      '- A.A. Liberal Arts, Saltash Community College',
      '- First Aid at Work',
      '- Food Hygiene Certificate',
    ],
    ['B.A. History |  | Vilamar College | ', 'A.A. Liberal Arts |  | Saltash Community College | '],
  ],
  ['certificates alone', ['- First Aid at Work', '- Food Hygiene Certificate'], []],
  [
    'a degree and the school it was passed from, told in items',
    [
      '- 2018: MCA passed from Vilamar National University.',
      '- 2012: 12th passed from Upper Saltash School.',
    ],
    ['MCA |  | Vilamar National University | 2018', '12th |  | Upper Saltash School | 2012'],
  ],
  [
    'an institute and its university are one school, whose country is its place',
    [
      '2018 – 2021 ⇥ PhD in Physics, Institute of Physics, University of Vilamar, Switzerland',
      '2011 – 2016 ⇥ BSc in Physics, Institute of Optics, University of Saltash, Switzerland',
    ],
    [
      'PhD | Physics | Institute of Physics, University of Vilamar | 2021',
      'BSc | Physics | Institute of Optics, University of Saltash | 2016',
    ],
  ],
  [
    'a subject behind the name of a school',
    [
      '**University of Saltash, Computer Science and Engineering** ⇥ 2012 – 2015',
      '**Vilamar College, Arts and Music** ⇥ 2009 – 2012',
    ],
    [
      'Computer Science and Engineering |  | University of Saltash | 2015',
      'Arts and Music |  | Vilamar College | 2012',
    ],
  ],
  [
    'an expected date between two sentences',
    ['Vilamar University. Expected graduation date 05/2026. Computer Science Major. Cumulative GPA 3.2'],
    ['Computer Science Major |  | Vilamar University | 2026'],
  ],
  [
    'a degree and its subject in other print',
    ['Graduação em **GESTÃO DE SISTEMAS**', 'Faculdade Vilamar de Saltash'],
    ['Graduação | GESTÃO DE SISTEMAS | Faculdade Vilamar de Saltash | '],
  ],
  [
    'courses below dated studies',
    [
      'BSc Economics, Vilamar College, 2017',
      '',
      '',
      'Business Finance, Principles of Management, Legal Environment of Business',
    ],
    ['BSc Economics |  | Vilamar College | 2017'],
  ],
  [
    'a year right behind a long degree',
    ['Master of Science in Marine Biology and Ecology 2014', 'University of Saltash'],
    ['Master of Science | Marine Biology and Ecology | University of Saltash | 2014'],
  ],
  [
    'the term of graduation beside the dates is no field',
    [
      'Hill College ⇥ Leeds, England',
      'M.S. Botany, Spring 2023 ⇥ August 2021 - May 2023',
      'Dale College ⇥ Leeds, England',
      'Licenciatura, expected Jul, 2021 ⇥ Sep 2018 - Jul 2021',
    ],
    ['M.S. Botany |  | Hill College | 2023', 'Licenciatura |  | Dale College | 2021'],
  ],
  [
    'a field that ends with a number keeps it',
    ['Hill College ⇥ 2014 - 2017', 'BSc Physics, Level 2'],
    ['BSc Physics, Level 2 |  | Hill College | 2017'],
  ],
  [
    'a town called like its school, behind school and degree',
    [
      '**Princeton University**, MA in Botany – Princeton, NJ ⇥ Sept 2018 – May 2023',
      '**Vilamar University**, BA in Botany – Izmir, Türkiye ⇥ Sept 2014 – June 2018',
    ],
    ['MA | Botany | Princeton University | 2023', 'BA | Botany | Vilamar University | 2018'],
  ],
  [
    'the same in one print',
    [
      'Princeton University, MA in Botany – Princeton, NJ ⇥ Sept 2018 – May 2023',
      'Vilamar University, BSc in Botany – Izmir, Türkiye ⇥ Sept 2014 – June 2018',
    ],
    ['MA | Botany | Princeton University | 2023', 'BSc | Botany | Vilamar University | 2018'],
  ],
  [
    'a degree that two lines begin with, before a colon',
    [
      'Bachelor of Science: Botany ⇥ 2014',
      'University of Saltash',
      'Bachelor of Science: Geology ⇥ 2010',
      'University of Vilamar',
    ],
    [
      'Bachelor of Science | Botany | University of Saltash | 2014',
      'Bachelor of Science | Geology | University of Vilamar | 2010',
    ],
  ],
  [
    'a label that two lines begin with',
    [
      'Qualification: MSc Botany ⇥ 2014',
      'University of Saltash',
      'Qualification: BSc Geology ⇥ 2010',
      'University of Vilamar',
    ],
    ['MSc Botany |  | University of Saltash | 2014', 'BSc Geology |  | University of Vilamar | 2010'],
  ],
  [
    'a date of its own in the list below, of a study that has none',
    [
      '**University of Saltash**',
      'Bachelor of Science in Botany',
      '- Expected Graduation: June 2025',
      '- Member of the rowing club in 2023',
    ],
    ['Bachelor of Science | Botany | University of Saltash | 2025'],
  ],
  [
    'no date of the list below, of a study that has its own',
    ['**University of Saltash** ⇥ 2014', 'Bachelor of Science in Botany', '- May 2012', '- Rowing club'],
    ['Bachelor of Science | Botany | University of Saltash | 2014'],
  ],
  [
    'a school called like its town, behind the degree',
    ['BA History, Cambridge, England ⇥ 2001 – 2004', 'MA History, Oxford, England ⇥ 2004 – 2006'],
    ['BA History |  | Cambridge | 2004', 'MA History |  | Oxford | 2006'],
  ],
  [
    'degree and school on one bold line',
    ['**PhD Ecology, University of Saltash** ⇥ 2010', '**PGCE Primary, University of Vilamar** ⇥ 2006'],
    ['PhD Ecology |  | University of Saltash | 2010', 'PGCE Primary |  | University of Vilamar | 2006'],
  ],
])('%s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test('a grade behind its label is no degree, and is said once', () => {
  const rows = ['Hill College, Boston ⇥ 2014', 'BSc Physics', 'GPA: 3.75 (major: 3.9)']
  expect(readEducation(printedLines(rows), false, createPlacer(), 0)).toMatchObject([
    { institution: 'Hill College', degree: 'BSc Physics', gpa: '3.75 (major: 3.9)', bullets: [] },
  ])
})

const told = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, institution, location, printedDates, gpa, bullets }) =>
      [degree, institution, location, printedDates, gpa, ...bullets].join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'as the items of a list',
    [
      '- M.Com from Saltash University, Leeds, England with an aggregate of 62% in 2013',
      '- B.Com from Vilamar College in 2011, with 7.4 CGPA',
      '- 12th from Green Vale School, in 2008.',
    ],
    [
      'M.Com | Saltash University | Leeds, England | 2013 | 62%',
      'B.Com | Vilamar College |  | 2011 | 7.4',
      '12th | Green Vale School |  | 2008 | ',
    ],
  ],
  [
    'in columns of their own',
    [
      'Course ⇥ University ⇥ % of Marks ⇥ Passing Year',
      'B.E. ⇥ Saltash Institute of Technology ⇥ 68 ⇥ 2018',
      'Class XII ⇥ Vilamar Public School ⇥ 71.20% ⇥ 2014',
    ],
    [
      'B.E. | Saltash Institute of Technology |  | 2018 | 68',
      'Class XII | Vilamar Public School |  | 2014 | 71.20%',
    ],
  ],
  [
    'in brackets behind the degree, or under a label beside it',
    [
      'Saltash College of Engineering ⇥ 2017 – 2021',
      'B.Tech, Marine Engineering (CGPA: 7.1/10)',
      'Class 12, Vilamar School ⇥ Aggregate: 88.5 % ⇥ 2015 – 2017',
    ],
    [
      'B.Tech | Saltash College of Engineering |  | 2017 – 2021 | 7.1/10',
      'Class 12 | Vilamar School |  | 2015 – 2017 | 88.5 %',
    ],
  ],
  [
    'behind a sign, before the year',
    [
      'Diploma in Marine Engineering, Saltash Polytechnic, Leeds, England – 72.3%, 2006',
      'BSc Botany, Vilamar College, 7.8 CGPA, 2010',
      'MSc Botany, Vilamar College, First class with distinction, 2012',
    ],
    [
      'Diploma | Saltash Polytechnic | Leeds, England | 2006 | 72.3%',
      'BSc Botany | Vilamar College |  | 2010 | 7.8',
      'MSc Botany | Vilamar College |  | 2012 | First class with distinction',
    ],
  ],
  [
    'right before the dates',
    [
      '**Saltash University** ⇥ Leeds, England',
      'Bachelor of Science in Botany; GPA: 3.7 ⇥ Aug 2014 – May 2018',
      '**Vilamar College** ⇥ Hull, England',
      'Associate of Arts; GPA: 3.5 ⇥ Aug 2012 – May 2014',
    ],
    [
      'Bachelor of Science | Saltash University | Leeds, England | Aug 2014 – May 2018 | 3.7',
      'Associate of Arts | Vilamar College | Hull, England | Aug 2012 – May 2014 | 3.5',
    ],
  ],
])('a grade that is told, not labelled: %s', (_name, rows, expected) => {
  expect(told(rows)).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  [
    'the name of a school or a field, open before its dates, goes on below',
    [
      'MSc in Data Science, University of ⇥ 2019 – 2021',
      'Saltash',
      'Vilamar College, Bachelor of Arts in ⇥ 2015 – 2018',
      'History',
    ],
    [
      'MSc | Data Science | University of Saltash | 2021',
      'Bachelor of Arts | History | Vilamar College | 2018',
    ],
  ],
  [
    'a short degree behind a comma is no place and no legal form',
    ['History, BA, University of Saltash ⇥ 2015', 'Vilamar Community College, AS ⇥ 2012'],
    ['BA | History | University of Saltash | 2015', 'AS |  | Vilamar Community College | 2012'],
  ],
])('%s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test('a small word without vowels is shortened, and ends no degree', () => {
  expect(
    read([
      '2012 – 2014 ⇥ Higher Secondary Education',
      'Smt. R. K. Vale School, Leeds, England',
      '2010 – 2012 ⇥ Secondary Education',
      'Sgt. A. Moor Academy, Leeds, England',
    ]),
  ).toEqual([
    'Higher Secondary Education |  | Smt. R. K. Vale School | 2014',
    'Secondary Education |  | Sgt. A. Moor Academy | 2012',
  ])
})

test.each([
  ['Bachelor of Science, Physics', false, 'Bachelor of Science', 'Physics'],
  ['Bachelor of Science in Physics', false, 'Bachelor of Science', 'Physics'],
  ['Diploma in Nursing', false, 'Diploma', 'Nursing'],
  ['B.Sc. in Physics', false, 'B.Sc.', 'Physics'],
  // No word parts the two.
  ['B.Sc. Physics', false, 'B.Sc. Physics', ''],
  [
    'Bachelor of Engineering (BEng) in Civil Engineering',
    false,
    'Bachelor of Engineering (BEng)',
    'Civil Engineering',
  ],
  ['M.Tech. (Marine Biology)', false, 'M.Tech.', 'Marine Biology'],
  ['Masters: Marine Biology', false, 'Masters', 'Marine Biology'],
  ['BSc (Hons) – Botany', false, 'BSc (Hons)', 'Botany'],
  [
    'Bachelor – Wirtschaftswissenschaften (Schwerpunkt: Handel)',
    false,
    'Bachelor',
    'Wirtschaftswissenschaften (Schwerpunkt: Handel)',
  ],
  ['Laurea : Scienze Informatiche', false, 'Laurea', 'Scienze Informatiche'],
  ['Maturitní zkouška (Obor: Podnikání)', false, 'Maturitní zkouška', 'Podnikání'],
  ['Master Droit des affaires', false, 'Master', 'Droit des affaires'],
  // Its short form, a board, a grade are no subject.
  ['Bachelor of Business Administration - BBA', false, 'Bachelor of Business Administration - BBA', ''],
  ['Class XII – CBSE', false, 'Class XII – CBSE', ''],
  ["Bachelor's Degree - First Class Honours", false, "Bachelor's Degree - First Class Honours", ''],
  // The letters of its words do not make the rest of it a field.
  ['Master of Science Informatik', false, 'Master of Science', 'Informatik'],
  ['Bachelor of Arts International Relations', false, 'Bachelor of Arts', 'International Relations'],
  ['Bachelor of Science: Engineering', false, 'Bachelor of Science', 'Engineering'],
  // What stands in brackets is said of the degree.
  ['Bachelor of Science (Honours)', false, 'Bachelor of Science (Honours)', ''],
  // Neither half is a degree, unless where it stands says that it is one.
  ['Rivers, Boats', false, 'Rivers, Boats', ''],
  ['Rivers, Boats', true, 'Rivers', 'Boats'],
  ['Physics, Bachelor of Science', false, 'Bachelor of Science', 'Physics'],
  ['Rivers, Diploma', true, 'Diploma', 'Rivers'],
  ['Bachelor of Arts, GPA 3.5', false, 'Bachelor of Arts', ''],
  ['Bachelor of Arts in History, GPA 3.5 of 4', false, 'Bachelor of Arts', 'History'],
  // A degree behind another of the same rank may be one more.
  ['Bachelor, Master', false, 'Bachelor, Master', ''],
  ['Bachelor, Master', true, 'Bachelor', 'Master'],
  // More words than a degree has.
  ['A course of one kind in Physics', false, 'A course of one kind in Physics', ''],
])('%j standing alone (%s) is the degree %j in %j', (text, alone, degree, field) => {
  expect(splitDegree(text, alone)).toEqual({ degree, field })
})

test.each<[string, string[], string[]]>([
  [
    'the school as the first item, a long item that goes on below as none',
    [
      '**Diploma in Trade** ⇥ 2019 – 2021',
      '- Saltash College, Leeds',
      '  - A term abroad with many lessons in trade at the well known',
      '  Business School of Cork, University of Munster',
      '**A-levels** ⇥ 2016 – 2019',
      '- Vilamar High School, Leeds',
      '- Subjects: French, biology',
    ],
    ['Diploma | Trade | Saltash College | 2021', 'A-levels |  | Vilamar High School | 2019'],
  ],
  [
    'a label over more than it names',
    [
      'Qualification: ⇥ Master of Botany, Saltash University',
      'Qualification: ⇥ Bachelor of Arts (History, French), Vilamar College',
    ],
    ['Master | Botany | Saltash University | ', 'Bachelor of Arts | History, French | Vilamar College | '],
  ],

  [
    'lines behind a label say more of the study and are none of its names',
    [
      'Saltash University ⇥ 2014 – 2016',
      'Master Droit',
      'Matières principales: Droit civil, droit fiscal',
      'Vilamar University ⇥ 2011 – 2014',
      'Licence Histoire',
      'Matières principales: Antiquité, Moyen Âge',
    ],
    ['Master Droit |  | Saltash University | 2016', 'Licence Histoire |  | Vilamar University | 2014'],
  ],
  [
    'a prize of a day belongs to the study above',
    [
      'Saltash University ⇥ 2014 – 2018',
      'Bachelor of Science in Botany',
      '',
      'Toronto Game Jam',
      'January 2017',
    ],
    ['Bachelor of Science | Botany | Saltash University | 2018'],
  ],
])('%s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  ['honours', ['Honours in Physics ⇥ 2014', 'Hale University'], ['Honours in Physics | Hale University']],
  [
    'a specialization among degrees',
    [
      'Specialization in Ceramics ⇥ 2010 – 2012',
      'Estácio de Vilamar University, Salvador, BA',
      'Bachelor of Arts ⇥ 2006 – 2010',
      'Hale College, Leeds',
    ],
    ['Specialization in Ceramics | Estácio de Vilamar University', 'Bachelor of Arts | Hale College'],
  ],
  ['a major', ['Vilamar University ⇥ 2012', 'Major in Geology'], ['Major in Geology | Vilamar University']],
  [
    'a minor alone (nl)',
    ['Minor in Logica ⇥ 2011', 'Hogeschool Hale'],
    ['Minor in Logica | Hogeschool Hale'],
  ],
  [
    'a minor beside a degree',
    ['MSc Physics ⇥ 2014', 'Hale University', 'Minor in Logic'],
    ['MSc Physics | Hale University'],
  ],
  [
    'a major below a degree and its school',
    ['B.Sc. ⇥ 2010 – 2013', 'Majoring in Botany', 'Saltash University'],
    ['B.Sc. | Saltash University'],
  ],
  [
    'a thesis below a degree (fr)',
    ['Master Droit ⇥ 2016', 'Université de Morvane', 'Mémoire sur les contrats de mer'],
    ['Master Droit | Université de Morvane'],
  ],
  [
    'honours before the degree',
    ['Hale University ⇥ 2014', 'Honours Bachelor of Science in Botany', 'Honours Program, Botany Society'],
    ['Honours Bachelor of Science in Botany | Hale University'],
  ],
  ['honours behind a colon', ['Hale University ⇥ 2014', 'Honours: first class'], [' | Hale University']],
])('part of a study is its degree where nothing else names it: %s', (_name, rows, expected) => {
  expect(
    readEducation(printedLines(rows), false, createPlacer(), 0).map(
      ({ degree, field, institution }) =>
        `${[degree, field].filter(Boolean).join(' in ')} | ${institution.split(', ')[0]}`,
    ),
  ).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  [
    'degree and school at a dash, of which one has no school',
    [
      'Bachelor Administrateur de Réseaux (BAC+3) — ORMA ⇥ janv 2025 - janv 2026',
      'Chargé de projets informatiques (BAC+2) — EPITECH ⇥ sept 2023 - janv 2025',
      'Baccalauréat avec mention — Lycée privé Saint-Loup, Vilamar ⇥ sept 2022 - sept 2023',
      'Brevet d’Initiation Aéronautique ⇥ sept 2022 - sept 2023',
    ],
    [
      'Bachelor Administrateur | Réseaux (BAC+3) | ORMA | 2026',
      'Chargé de projets informatiques (BAC+2) |  | EPITECH | 2025',
      'Baccalauréat avec mention |  | Lycée privé Saint-Loup, Vilamar | 2023',
      'Brevet d’Initiation Aéronautique |  | Lycée privé Saint-Loup, Vilamar | 2023',
    ],
  ],

  [
    'labels under a date and a school',
    [
      'September 2022 - Heute | HOCHSCHULE VILAMAR',
      'Studiengang : Informatik',
      'Angestrebter Abschluss : Bachelor',
      'August 2022 | Sprachschule Saltash gGmbH',
      'Abschluss: Zertifikat Deutsch C1',
      'September 2014 - Juli 2020 | Gymnasium Hallstedt',
      'Abschluss: Abitur',
    ],
    [
      'Bachelor | Informatik | HOCHSCHULE VILAMAR | ',
      'Zertifikat Deutsch C1 |  | Sprachschule Saltash gGmbH | 2022',
      'Abitur |  | Gymnasium Hallstedt | 2020',
    ],
  ],
  [
    'a degree in bold and its subject beside it',
    [
      '2019 - 2022 ⇥ **Master** Technologies de l’Information et Web (TIW)',
      'Université de Vilamar',
      '2018 - 2019 ⇥ **Licence** Informatique',
      'Université de Saltash',
    ],
    [
      'Master | Technologies de l’Information et Web (TIW) | Université de Vilamar | 2022',
      'Licence | Informatique | Université de Saltash | 2019',
    ],
  ],
  [
    'a subject with letters like a region’s',
    [
      'Diplomatura en Diseño UX/UI, Universidad de Vilamar ⇥ 2024',
      'Técnico en informática, Instituto de Saltash ⇥ 2016 – 2022',
    ],
    [
      'Diplomatura | Diseño UX/UI | Universidad de Vilamar | 2024',
      'Técnico | informática | Instituto de Saltash | 2022',
    ],
  ],
  [
    'a word for how it ended below a school',
    [
      'Graduado en Física, Universidad de Vilamar ⇥ 2019 – 2023',
      'Graduado',
      'Liceo de Saltash ⇥ 2012 – 2018',
      'Graduado',
    ],
    ['Graduado | Física | Universidad de Vilamar | 2023', ' |  | Liceo de Saltash | 2018'],
  ],
  ['and beside one (ko)', ['2007.03 ~ 2010.02 ⇥ Saltash고등학교 ⇥ 졸업'], [' |  | Saltash고등학교 | 2010']],
  [
    'a faculty on a line of its own, which is no school beside one',
    [
      '2010 – 2014',
      'University of Vilamar, London',
      'Faculty of Science',
      'Bachelor of Science, Physics',
      '2014 – 2016',
      'University of Saltash, London',
      'Faculty of Arts',
      'Master of Arts, History',
    ],
    [
      'Bachelor of Science | Physics | University of Vilamar | 2014',
      'Master of Arts | History | University of Saltash | 2016',
    ],
  ],
  [
    'a school with its dates, its degree below, and a last one without a degree',
    [
      'Vilamar Üniversitesi ⇥ 2014 – 2018',
      'Bilgisayar Mühendisliği (Lisans)',
      'Saltash Lisesi ⇥ 2010 – 2014',
    ],
    ['Bilgisayar Mühendisliği (Lisans) |  | Vilamar Üniversitesi | 2018', ' |  | Saltash Lisesi | 2014'],
  ],
  [
    'a word with its article before the school (es)',
    [
      'Grado en Física en la Universidad de Vilamar ⇥ 2010 – 2014',
      'Bachillerato en el Instituto Saltash ⇥ 2008 – 2010',
    ],
    ['Grado | Física | Universidad de Vilamar | 2014', 'Bachillerato |  | Instituto Saltash | 2010'],
  ],
  [
    'a word with its article before the school (nl)',
    [
      '2015 – heden: MBO ICT niveau 4 aan het Vilamar College',
      '2011 – 2015: VMBO-TL aan het Saltash College',
    ],
    ['MBO ICT niveau 4 |  | Vilamar College | ', 'VMBO-TL |  | Saltash College | 2015'],
  ],
  [
    'a school and its department with a blank between (ko)',
    ['2014.03 - 2018.02 ⇥ 비라마르대학교 컴퓨터공학과', '2011.03 - 2014.02 ⇥ 살타시고등학교'],
    ['컴퓨터공학과 |  | 비라마르대학교 | 2018', ' |  | 살타시고등학교 | 2014'],
  ],
  [
    'a class between bars, which is no place',
    ['University of Vilamar | BSc Botany | 2:1 | 2015 - 2018', 'Saltash College | A Levels | 2013 - 2015'],
    ['BSc Botany |  | University of Vilamar | 2018', 'A Levels |  | Saltash College | 2015'],
  ],
  [
    'names that begin again with a sign',
    [
      '2016 - 2017',
      'Embedded systems',
      '& robotics Bachelor',
      'Hale College - Vilamar',
      '2014 - 2016',
      'Digital systems BTS',
      'Lycée Saint-Loup - Vilamar',
    ],
    [
      'Embedded systems & robotics Bachelor |  | Hale College - Vilamar | 2017',
      'Digital systems BTS |  | Lycée Saint-Loup - Vilamar | 2016',
    ],
  ],
  [
    'a school whose quotes close on its next line',
    [
      '2015 to 2022 ⇥ Technisches Lyzeum der Universität „Vilamar',
      '                Polytechnisches Institut Hale“, Saltash',
      'Abschluss: Abitur',
    ],
    [
      'Abitur |  | Technisches Lyzeum der Universität „Vilamar Polytechnisches Institut Hale“, Saltash | 2022',
    ],
  ],
])('studies as they are set: %s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  [
    'beside its years (fr)',
    [
      'École de Gestion de la Baie, University of Vilamar I: Saint-Loup ⇥ 2023 – 2024',
      'Master in Finance ⇥ Vilamar, France',
      'École de Gestion de la Baie, University of Vilamar I: Saint-Loup ⇥ 2022 – 2023',
      'Master in Economics ⇥ Vilamar, France',
      'University of Saltash ⇥ Bachelor in Economics ⇥ 2009 – 2014',
      'University of Saltash ⇥ 2004 – 2008',
      'Diploma in Commerce',
    ],
    ['Master', 'Master', 'Bachelor', 'Diploma'],
  ],
  [
    'twice (en)',
    [
      'Hale University: Vilamar Campus ⇥ 2018 – 2020',
      'MSc Botany',
      'Hale University: Vilamar Campus ⇥ 2014 – 2018',
      'BSc Botany',
    ],
    ['MSc Botany', 'BSc Botany'],
  ],
])('a colon within the name of a school makes no form of a section: %s', (_name, rows, expected) => {
  const read = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ degree }) => degree)).toEqual(expected)
  expect(read.every(({ institution }) => /Vilamar|Saltash/.test(institution))).toBe(true)
})

test.each<[string, string[], string[]]>([
  ['an award', ['Distinction achieved in reading aloud - 2015'], []],
  [
    'a list of years',
    ['Hale University ⇥ 2012 – 2016', 'BSc Botany', '', 'Dean’s List ⇥ 2014 – 2016'],
    ['BSc Botany'],
  ],
  ['honours (fr)', ['Lycée Saint-Loup ⇥ 2010', 'Baccalauréat', '', 'Mention bien ⇥ 2010'], ['Baccalauréat']],
  ['a grade (de)', ['Abitur ⇥ 2009', 'Gymnasium Hallstedt', '', 'Note 1,3 ⇥ 2009'], ['Abitur']],
  ['a score', ['MSc Botany ⇥ 2016', 'Hale University', '', 'GRE: 332 ⇥ 2014'], ['MSc Botany']],
  ['a latin grade', ['MSc Botany ⇥ 2016', 'Hale University', '', 'Magna cum laude ⇥ 2016'], ['MSc Botany']],
  [
    'a thesis (es)',
    ['Máster en Derecho ⇥ 2016', 'Universidad del Alba', '', 'Tesis sobre el mar ⇥ 2015 – 2016'],
    ['Máster'],
  ],
  ['honours in a subject', ['Honours in Botany ⇥ 2016', 'Hale University'], ['Honours in Botany']],
])('what only tells of a study is none: %s', (_name, rows, degrees) => {
  const read = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ degree, field }) => (degree === 'Honours' ? `${degree} in ${field}` : degree))).toEqual(
    degrees,
  )
})
