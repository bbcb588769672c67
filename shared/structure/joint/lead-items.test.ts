import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, printedDates, bullets }) =>
      [position, company, printedDates, ...bullets].join(' | '),
  )

describe('the first item says what its head lacks', () => {
  test.each<[string, string[], string[]]>([
    [
      'the title, in a list inside a list (en)',
      [
        '- Hollis Foods, Hoover, AL ⇥ 2020 – Present',
        '  - Customer Service Associate',
        '  - Helped shoppers find what they came for',
        '- Kestrel Pharmacy, Salem, OR ⇥ 2016 – 2018',
        '  - Photo Specialist',
        '  - Printed the orders of the day and kept the machines clean',
      ],
      [
        'Customer Service Associate | Hollis Foods | 2020 – Present | Helped shoppers find what they came for',
        'Photo Specialist | Kestrel Pharmacy | 2016 – 2018 | Printed the orders of the day and kept the machines clean',
      ],
    ],
    [
      'the title under a plain company (de)',
      [
        'Quellwerk GmbH, Hamburg ⇥ 2019 – 2022',
        '- Buchhalterin',
        '- Monatsabschlüsse erstellt und geprüft',
        'Nordkanzlei AG, München ⇥ 2015 – 2019',
        '- Sachbearbeiterin',
        '- Rechnungen geprüft und gebucht',
      ],
      [
        'Buchhalterin | Quellwerk GmbH | 2019 – 2022 | Monatsabschlüsse erstellt und geprüft',
        'Sachbearbeiterin | Nordkanzlei AG | 2015 – 2019 | Rechnungen geprüft und gebucht',
      ],
    ],
    [
      'the title of a post that stands alone (es)',
      [
        'Hotel Mirasol, Cádiz ⇥ 2018 – 2021',
        '- Recepcionista de noche',
        '- Atendí a los huéspedes en tres idiomas',
      ],
      ['Recepcionista de noche | Hotel Mirasol | 2018 – 2021 | Atendí a los huéspedes en tres idiomas'],
    ],
    [
      'the title (fr)',
      [
        'Boulangerie Dorval, Rennes ⇥ 2017 – 2020',
        '- Vendeuse',
        '- Accueil des clients et tenue de la caisse',
        'Laiterie Abers, Brest ⇥ 2015 – 2017',
        '- Assistante commerciale',
        '- Suivi des commandes',
      ],
      [
        'Vendeuse | Boulangerie Dorval | 2017 – 2020 | Accueil des clients et tenue de la caisse',
        'Assistante commerciale | Laiterie Abers | 2015 – 2017 | Suivi des commandes',
      ],
    ],
    [
      'the company and the dates, behind a sign drawn before them (pl)',
      [
        'Młodszy specjalista IT',
        '- Kanwa S.A. / Kraków ⇥ listopad 2019 – obecnie',
        'Zakres obowiązków: wsparcie systemów i pisanie dokumentacji technicznej.',
        'Tester oprogramowania',
        '- Kanwa S.A. / Kraków ⇥ kwiecień 2018 – czerwiec 2019',
        'Narzędzia: Selenium, Jira, MS Server 2006, TestRail',
      ],
      [
        'Młodszy specjalista IT | Kanwa S.A. | listopad 2019 – obecnie',
        'Tester oprogramowania | Kanwa S.A. | kwiecień 2018 – czerwiec 2019',
      ],
    ],
    [
      'the dates alone, behind a sign drawn before them (en)',
      [
        'Line Cook, Green Door Diner',
        '- Mar 2019 – Jun 2022',
        'Ran the grill on weekends and trained two new cooks.',
        'Prep Cook, Kestrel Canteen',
        '- Jan 2016 – Feb 2019',
        'Prepared vegetables and kept the stores in order.',
      ],
      [
        'Line Cook | Green Door Diner | Mar 2019 – Jun 2022',
        'Prep Cook | Kestrel Canteen | Jan 2016 – Feb 2019',
      ],
    ],
    [
      'the dates, before what the items tell (it)',
      [
        'Cameriere, Trattoria Lunaria',
        '- Marzo 2019 – Giugno 2022',
        '- Servizio ai tavoli e gestione della cassa',
        'Barista, Caffè Belmonte',
        '- Gennaio 2016 – Febbraio 2019',
        '- Preparazione delle colazioni',
      ],
      [
        'Cameriere | Trattoria Lunaria | Marzo 2019 – Giugno 2022 | Servizio ai tavoli e gestione della cassa',
        'Barista | Caffè Belmonte | Gennaio 2016 – Febbraio 2019 | Preparazione delle colazioni',
      ],
    ],
  ])('%s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })

  test.each<[string, string[], string[]]>([
    [
      'a task under a head with a title',
      [
        'Line Cook, Green Door Diner ⇥ 2019 – 2022',
        '- Shift supervisor',
        '- Ran the grill on weekends',
        'Prep Cook, Kestrel Canteen ⇥ 2016 – 2019',
        '- Trainer of new cooks',
      ],
      [
        'Line Cook | Green Door Diner | 2019 – 2022 | Shift supervisor | Ran the grill on weekends',
        'Prep Cook | Kestrel Canteen | 2016 – 2019 | Trainer of new cooks',
      ],
    ],
    [
      'what was done, under a company alone',
      [
        'Hollis Foods, Hoover, AL ⇥ 2020 – 2022',
        '- Managed the stock of two stores',
        '- Helped shoppers find what they came for',
      ],
      [
        ' | Hollis Foods | 2020 – 2022 | Managed the stock of two stores | Helped shoppers find what they came for',
      ],
    ],
    [
      'a dated task under a head with its dates',
      [
        'Line Cook, Green Door Diner ⇥ 2019 – 2022',
        '- Shift lead, 2021 – 2022',
        '- Ran the grill on weekends',
      ],
      ['Line Cook | Green Door Diner | 2019 – 2022 | Shift lead, 2021 – 2022 | Ran the grill on weekends'],
    ],
  ])('and not %s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })
})
