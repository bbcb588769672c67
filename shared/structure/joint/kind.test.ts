import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { kindByContent, partByKind, partStudies } from './kind.ts'

test.each<[string, SectionKind, string, string[], SectionKind]>([
  [
    'positions with their years',
    'other',
    'Stations of a working life',
    [
      '**Sales Manager** ⇥ 2019 – 2023',
      'Harbourline Freight Ltd',
      '',
      '**Sales Assistant** ⇥ 2015 – 2019',
      'Northgate Foods Inc.',
    ],
    'experience',
  ],
  [
    'what has but a year each',
    'other',
    'Service to the profession',
    [
      'Associate editor, Harbourline Publishing Ltd ⇥ 2021',
      'Project manager, Northgate Foods Inc. ⇥ 2019',
      'Sales manager, Thornbury Consulting ⇥ 2017',
    ],
    'other',
  ],

  [
    'two lines are read for what they are',
    'experience',
    'Wirkungsstätten',
    ['Leitung Einkauf', 'Nordtor GmbH'],
    'experience',
  ],
  [
    'positions at schools',
    'experience',
    'Berufserfahrung',
    [
      '**Lehrerin für Mathematik** ⇥ 2018 – 2021',
      'Gymnasium Musterstadt',
      '',
      '**Lehrbeauftragte** ⇥ 2014 – 2018',
      'Hochschule Musterstadt',
    ],
    'experience',
  ],
  [
    'positions under a heading whose letters are like those of studies',
    'education',
    'Experiencia Educativa y Docente',
    [
      '**Orientadora escolar** ⇥ 2019 – 2023',
      'Centro Ribera Alta S.L.',
      '',
      '**Monitora de comedor** ⇥ 2015 – 2019',
      'Grupo Norteña S.A.',
    ],
    'experience',
  ],
  [
    'work and studies under a heading of work',
    'experience',
    'Experiences',
    [
      '2022 – Present ⇥ **Data Scientist** · Statmill',
      '2020 – 2022 ⇥ **Master of Science** · University of Vilamar',
      '2017 – 2020 ⇥ **Bachelor of Science** · University of Vilamar',
    ],
    'experience',
  ],
  ['a study without a date', 'education', 'Werdegang der Bildung', ['Abitur'], 'education'],
  ['a line with a date', 'experience', 'Wirkungsstätten', ['Leitung Einkauf ⇥ 2019 – 2023'], 'experience'],
])('%s', (_name, guessed, heading, rows, kind) => {
  expect(kindByContent(guessed, heading, printedLines(rows))).toBe(kind)
})

/** Offices and courses, each with a title, a name and its years. */
const LIKE_WORK: Record<string, string[]> = {
  en: [
    '**Director** ⇥ 2019 – 2023',
    'Harbourline Food Bank Inc.',
    '',
    '**Trustee** ⇥ 2015 – 2019',
    'Northgate Foundation Ltd',
  ],
  de: [
    '**Vorstand** ⇥ 2018 – 2021',
    'Ruderverein Musterstadt e. V.',
    '',
    '**Kassenwart** ⇥ 2014 – 2018',
    'Nordtor Kulturverein e. V.',
  ],
  sv: [
    '**Ordförande** ⇥ 2019 – 2023',
    'Båtklubben Norra AB',
    '',
    '**Tränare** ⇥ 2015 – 2019',
    'Idrottsföreningen Vik AB',
  ],
  pl: [
    '**Koordynator** ⇥ 2019 – 2023',
    'Fundacja Wisła',
    '',
    '**Opiekun** ⇥ 2015 – 2019',
    'Schronisko Brzeg',
  ],
  ko: ['**팀장** ⇥ 2019 – 2023', '한빛재단', '', '**강사** ⇥ 2015 – 2019', '새롬복지관'],
  zh: ['**组长** ⇥ 2019 – 2023', '海润慈善基金会', '', '**助理** ⇥ 2015 – 2019', '华信社区中心'],
}

test.each<[string, SectionKind, string]>([
  ['en', 'volunteering', 'Board service'],
  ['en', 'other', 'Memberships, committees, offices'],
  ['de', 'volunteering', 'Ehrenämter im Verein'],
  ['de', 'certifications', 'Lehrgänge und Kurse'],
  ['sv', 'volunteering', 'Frivilligt engagemang'],
  ['pl', 'volunteering', 'Dobrowolna działalność'],
  ['ko', 'volunteering', '자원봉사 활동'],
  ['zh', 'volunteering', '志愿服务经历'],
])('%s: %s under a heading whose letters are sure, set like work: %s', (language, kind, heading) => {
  expect(kindByContent(kind, heading, printedLines(LIKE_WORK[language] ?? []))).toBe(kind)
})

test.each([
  ['en', 'Where the years went'],
  ['de', 'Wirkungsstätten'],
  ['sv', 'Åren som gick'],
])('%s: the same under a heading that tells nothing is work: %s', (language, heading) => {
  expect(kindByContent('other', heading, printedLines(LIKE_WORK[language] ?? []))).toBe('experience')
})

test.each<[string, 'experience' | 'education', string, string[], number[]]>([
  [
    'work among studies',
    'education',
    'Bildung und berufliche Laufbahn',
    [
      'Abitur: Gymnasium Musterstadt ⇥ 2008 – 2016',
      'Bachelor of Science: Universität Musterstadt ⇥ 2016 – 2020',
      'Systemadministrator: Nordtor GmbH ⇥ 2020 – 2024',
      'Einkaufsleiter: Brot & Söhne KG ⇥ 2024 – heute',
    ],
    [2, 3],
  ],
  [
    'a study among work, with what is said of it',
    'experience',
    'Experiences',
    [
      '**Data Scientist** ⇥ 2022 – Present',
      'Statmill Ltd',
      '- Models of demand for forty shops',
      '**Master of Science** ⇥ 2020 – 2022',
      'University of Vilamar',
      '- Thesis on the tides of the bay',
      '**Sales Assistant** ⇥ 2018 – 2020',
      'Northgate Foods Inc.',
    ],
    [0, 1, 2, 6, 7],
  ],
  [
    'work at a school',
    'experience',
    'Experiences',
    [
      '**Teaching Assistant** ⇥ 2020 – 2022',
      'University of Vilamar',
      '**Tutor** ⇥ 2018 – 2020',
      'Vilamar College',
    ],
    [0, 1, 2, 3],
  ],
  [
    'a school with a trade in its name',
    'education',
    'Bildung und berufliche Laufbahn',
    [
      '**Diploma in Sales Management** ⇥ 2020 – 2022',
      'Northgate Business School',
      '**Abitur** ⇥ 2018',
      'Gymnasium Musterstadt',
    ],
    [],
  ],
  [
    'what is called like work, but has a year alone',
    'education',
    'Bildung und berufliche Laufbahn',
    [
      'Bachelor of Science: Universität Musterstadt ⇥ 2016 – 2020',
      'Sales Assistant: Northgate Foods Inc. ⇥ 2019',
    ],
    [],
  ],
  [
    'what is called like work under a heading of studies',
    'education',
    'Education',
    [
      'Bachelor of Science: University of Vilamar ⇥ 2016 – 2020',
      'Sales Assistant: Northgate Foods Inc. ⇥ 2014 – 2016',
    ],
    [],
  ],
])('%s', (_name, kind, heading, rows, work) => {
  const lines = printedLines(rows)
  const parts = partByKind(kind, heading, lines)
  expect(parts.experience.map((line) => lines.indexOf(line))).toEqual(work)
  expect(parts.education).toHaveLength(lines.length - work.length)
})

test.each<[string, 'education' | 'certifications', string, string[], number[]]>([
  [
    'a study of years among certificates',
    'certifications',
    'Formación complementaria',
    ['**Vilamar College**', 'Máster en Colorimetría', '2019 – 2020', 'Curso de maquillaje, 2021'],
    [0, 1, 2],
  ],
  [
    'certificates that academies give in a year',
    'certifications',
    'Certifications',
    ['SEO Certificate | Saltash Academy | 2024', 'Advertising Certificate | Saltash Academy | 2025'],
    [],
  ],
])('%s', (_name, kind, heading, rows, studies) => {
  const lines = printedLines(rows)
  const parts = partStudies(kind, heading, lines)
  expect(parts.education.map((line) => lines.indexOf(line))).toEqual(studies)
  expect(parts.certifications).toHaveLength(lines.length - studies.length)
})
