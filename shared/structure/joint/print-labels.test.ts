import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const studies = (rows: string[]) =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, gpa, startDate, endDate }) =>
      [degree, field, institution, gpa, startDate, endDate].join(' ¦ '),
  )

describe('labels in bold before their values', () => {
  test('under every study tell of it, and open none', () => {
    expect(
      studies([
        '2015 – 2020 Vilamar, Norland',
        '**BSC ENGINEERING** University of Vilamar',
        '',
        '**Address** Hill Road 4, Vilamar, Norland ⇥ **Website** vilamar.example ⇥ **Field of study** Computer Science',
        '**Final grade** 3.30/4.00 ⇥ **Level in EQF** EQF level 6 ⇥ **National classification** Bachelor',
        '**Thesis** Small sensors at sea',
        '',
        '2012 – 2014 Dale, Norland',
        '**HIGHER SECONDARY CERTIFICATE** Dale Girls’ College',
        '',
        '**Address** College Road, Dale, Norland ⇥ **Field of study** Science ⇥ **Final grade** 4.60/5.00',
        '**Level in EQF** EQF level 4',
        '',
        '2010 – 2012 Dale, Norland',
        '**SECONDARY SCHOOL CERTIFICATE** Dale High School',
        '',
        '**Level in EQF** EQF level 3',
      ]),
    ).toEqual([
      'BSC ENGINEERING ¦ Computer Science ¦ University of Vilamar ¦ 3.30/4.00 ¦ 2015 ¦ 2020',
      'HIGHER SECONDARY CERTIFICATE ¦ Science ¦ Dale Girls’ College ¦ 4.60/5.00 ¦ 2012 ¦ 2014',
      'SECONDARY SCHOOL CERTIFICATE ¦  ¦ Dale High School ¦  ¦ 2010 ¦ 2012',
    ])
  })

  test.each([
    ['German', 'Adresse', 'Weg 4, Vilamar', 'Website', 'schule.example'],
    ['French', 'Adresse', 'Rue du Pont 4, Vilamar', 'Niveau CEC', 'Niveau 6 CEC'],
    ['Italian', 'Indirizzo', 'Via Lunga 4, Vilamar', 'Livello EQF', 'Livello 6 EQF'],
    ['Polish', 'Adres', 'Długa 4, Vilamar', 'Strona', 'szkola.example'],
    ['a language nobody lists', 'Osoite', 'Tie 4, Vilamar', 'Taso', 'Taso 6'],
  ])('in %s', (_language, one, first, two, second) => {
    const rows = (degree: string, school: string, from: number) => [
      `${from} – ${from + 3} Vilamar`,
      `**${degree}** ${school}`,
      '',
      `**${one}** ${first} ⇥ **${two}** ${second}`,
      `**${two}** ${second}`,
      '',
    ]
    expect(
      studies([
        ...rows('Master Chemistry', 'Vilamar University', 2018),
        ...rows('Bachelor Chemistry', 'Hill University', 2015),
      ]),
    ).toEqual([
      'Master Chemistry ¦  ¦ Vilamar University ¦  ¦ 2018 ¦ 2021',
      'Bachelor Chemistry ¦  ¦ Hill University ¦  ¦ 2015 ¦ 2018',
    ])
  })

  test('a degree in bold before its school is none, though it comes twice', () => {
    expect(
      studies([
        '**Certificate** Vilamar College ⇥ 2018 – 2019',
        '**Certificate** Hill College ⇥ 2016 – 2017',
        '**Certificate** Dale College ⇥ 2014 – 2015',
      ]).map((one) => one.split(' ¦ ')[2]),
    ).toEqual(['Vilamar College', 'Hill College', 'Dale College'])
  })

  test('a school in bold before its town is none, though it comes twice', () => {
    expect(
      studies([
        '**University of Vilamar** Vilamar (VR)',
        'Master Chemistry ⇥ 2018 – 2019',
        '**University of Vilamar** Vilamar (VR)',
        'Bachelor Chemistry ⇥ 2014 – 2018',
      ]).map((one) => one.split(' ¦ ')[2]),
    ).toEqual(['University of Vilamar', 'University of Vilamar'])
  })

  test('a school that is too long for its line goes on where its bracket closes', () => {
    const lines = printedLines([
      '2012 – 2014 Dale, Norland',
      '**HIGHER SECONDARY CERTIFICATE** Dale Girls’ College (Board of Secondary Education and',
      'Examinations, Dale)',
      '',
      '2010 – 2012 Hill, Norland',
      '**SECONDARY SCHOOL CERTIFICATE** Hill High School',
    ])
    for (const { line } of lines) for (const run of line.runs) run.width = run.text.length * 5
    expect(
      readEducation(lines, false, createPlacer(), 0).map(
        ({ degree, institution }) => `${degree} ¦ ${institution}`,
      ),
    ).toEqual([
      'HIGHER SECONDARY CERTIFICATE ¦ Dale Girls’ College (Board of Secondary Education and Examinations, Dale)',
      'SECONDARY SCHOOL CERTIFICATE ¦ Hill High School',
    ])
  })
})
