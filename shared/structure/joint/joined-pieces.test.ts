import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )

describe('a name keeps the signs that part the names of its siblings', () => {
  test.each<[string, string[], string[]]>([
    [
      'a title with a comma',
      [
        'Associate Director, Clinical Data Management, Hollis Pharma (2019 – 2022)',
        '- Led a team of nine',
        'Data Manager, Quellwerk Labs (2015 – 2019)',
        '- Kept the records',
      ],
      [
        'Associate Director, Clinical Data Management | Hollis Pharma | 2019 – 2022',
        'Data Manager | Quellwerk Labs | 2015 – 2019',
      ],
    ],
    [
      'a title with a dash, and one with none',
      [
        'Kestrel Labs Ltd — Sales Engineer - Service Providers ⇥ 2019 – 2022',
        '- Led a team of nine',
        'Vale Hosting Inc — System Administrator ⇥ 2015 – 2019',
        '- Kept the records',
      ],
      [
        'Sales Engineer - Service Providers | Kestrel Labs Ltd | 2019 – 2022',
        'System Administrator | Vale Hosting Inc | 2015 – 2019',
      ],
    ],
    [
      'a title with a stroke',
      [
        '**Développeur PHP/Symfony** ⇥ 2021 – 2023',
        'Quellwerk',
        '- Led a team of nine',
        '**Lead Développeur PHP/Symfony** ⇥ 2018 – 2021',
        'Silbane',
        '- Kept the records',
      ],
      [
        'Développeur PHP/Symfony | Quellwerk | 2021 – 2023',
        'Lead Développeur PHP/Symfony | Silbane | 2018 – 2021',
      ],
    ],
    [
      'a title first, whatever it is like together with the company',
      ['Praktikant, Quellwerk, Hamburg ⇥ 2019 – 2020', '- Led a team of nine'],
      ['Praktikant | Quellwerk | 2019 – 2020'],
    ],
  ])('%s', (_, rows, read) => {
    expect(positions(rows)).toEqual(read)
  })
})

describe('a long line that ends with its years', () => {
  test('begins an entry as a short one does', () => {
    expect(
      positions([
        'Staff Engineer | Kestrel Labs | Hull | November 2022 – Present',
        '- Led a team of nine',
        'Programmer Analyst | Department of Astronomy, University of Vilamar | Vilamar | March 2018 – October 2022',
        '- Kept the records',
      ]),
    ).toEqual([
      'Staff Engineer | Kestrel Labs | November 2022 – Present',
      'Programmer Analyst | Department of Astronomy, University of Vilamar | March 2018 – October 2022',
    ])
  })

  test('is a sentence when its parts are', () => {
    expect(
      positions([
        'Staff Engineer | Kestrel Labs | Hull | November 2022 – Present',
        'Built the system that all of the eleven hospitals in the north of the county used for their records from March 2018 – October 2022',
      ]),
    ).toHaveLength(1)
  })
})
