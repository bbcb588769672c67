import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, location }) =>
    [position, company, location].join(' | '),
  )

describe('one form for all entries', () => {
  test('a stroke or a dot between blanks is within no name, wherever its town is', () => {
    expect(
      positions([
        '2016-2020 ⇥ COIFFEUSE • Coif’Ondine ⇥ Mettet',
        '2012-2015 ⇥ CONGE EDUCATION',
        '2009-2010 ⇥ ASSISTANTE TECHNIQUE • Wil Sa ⇥ Namur',
        '2006-2008 ⇥ SECRETAIRE • Ateliers Morvan ⇥ Chambéry',
        '2004-2005 ⇥ HOTESSE D’ACCUEIL • Caisse des Alpilles ⇥ Chambéry',
      ]).filter((_, at) => at !== 1),
    ).toEqual([
      'COIFFEUSE | Coif’Ondine | Mettet',
      'ASSISTANTE TECHNIQUE | Wil Sa | Namur',
      'SECRETAIRE | Ateliers Morvan | Chambéry',
      'HOTESSE D’ACCUEIL | Caisse des Alpilles | Chambéry',
    ])
  })

  test('columns that say what they are hold just that, with or without a note between them', () => {
    expect(
      positions([
        'Designation ⇥ Duration ⇥ Company Name',
        'Cook (April 2017 - September 2019) ⇥ 2 Years ⇥ Creative Revolution',
        'Head Gardener (January 2013 - March 2017) ⇥ (Contract Based) ⇥ Gemstone Services',
        'Porter (January 2012 - December 2012) ⇥ 1 Year ⇥ Morning',
        'Gardener (May 2010 - December 2011) ⇥ 1 Year 8 Months ⇥ Green Door',
      ]),
    ).toEqual([
      'Cook | Creative Revolution | ',
      'Head Gardener | Gemstone Services | ',
      'Porter | Morning | ',
      'Gardener | Green Door | ',
    ])
  })

  test('a shortened word in other print belongs to the title behind it', () => {
    expect(
      positions([
        '**Boom Works, Leeds**',
        '**Director, Growth** ⇥ 10/2023 – 07/2025',
        '- Led a team of fifteen',
        '**Mock Mill, Leeds**',
        'Sr. **Manager, Product Led Growth** ⇥ 01/2021 – 10/2023',
        '- Led a team of six',
      ]),
    ).toEqual([
      'Director, Growth | Boom Works | Leeds',
      'Sr. Manager, Product Led Growth | Mock Mill | Leeds',
    ])
  })
})
