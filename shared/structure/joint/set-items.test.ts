import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const posts = (rows: string[]) =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company }) => `${position} ¦ ${company}`,
  )

describe('positions as items in bold under one employer', () => {
  test.each([
    ['months', 'Web Designer', 'August 2019', 'Media Manager', 'July 2016'],
    ['years', 'Head Nurse', '2019', 'Staff Nurse', '2015'],
    ['German', 'Leiter Einkauf', 'März 2019', 'Leiter Verkauf', 'Mai 2015'],
    ['Spanish', 'Jefe de ventas', 'marzo 2019', 'Vendedor', 'mayo 2015'],
    ['Italian', 'Capo cuoco', 'marzo 2019', 'Direttore vendite', 'maggio 2015'],
  ])('with one date each: %s', (_name, one, date, other, before) => {
    expect(
      posts([
        '**VILAMAR HOTEL, INC.** (Vilamar, NL) ⇥ May 2015 - August 2020',
        `- **${one}** ⇥ ${date}`,
        '  Set up the network of all rooms and trained the people who use it.',
        `- **${other}** ⇥ ${before}`,
        '  Wrote the letters of the house and answered its guests.',
        '',
        '**HILL COLLEGE** (Hill, NL) ⇥ August 2009 - July 2012',
        '- **Residence Director** ⇥ July 2010',
        '  Looked after a hall of 170 students.',
      ]),
    ).toEqual([
      `${one} ¦ VILAMAR HOTEL, INC`,
      `${other} ¦ VILAMAR HOTEL, INC`,
      'Residence Director ¦ HILL COLLEGE',
    ])
  })

  test('an item in plain print that ends with a date is a deed', () => {
    expect(
      posts([
        '**Web Designer, Vilamar Hotel** ⇥ May 2015 - August 2020',
        '- Opened the second house ⇥ June 2016',
        '- Won the prize of the town ⇥ May 2018',
      ]),
    ).toEqual(['Web Designer ¦ Vilamar Hotel'])
  })
})
