import { expect, test } from 'vitest'
import { readExperience } from './experience.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const read = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, startDate, endDate }) => `${position} | ${company} | ${startDate}…${endDate}`,
  )

test.each<[string, string[], string[]]>([
  [
    'the years of all positions stand beside the company, and a comma within a position is its own',
    [
      '**Biscayne Memorial Hospital** – Miami, FL ⇥ Jun 2016 – Present',
      '_Charge Nurse, Cardiac Unit_ ⇥ Mar 2020 – Present',
      '- Mentor eleven new graduates',
      '_Staff Nurse, Emergency Department_ ⇥ Jun 2016 – Feb 2020',
      '- Triaged sixty patients a shift',
      '**Everglades Family Clinic** – Homestead, FL ⇥ Aug 2014 – May 2016',
      '_Licensed Practical Nurse_',
      '- Administered vaccines',
    ],
    [
      'Charge Nurse, Cardiac Unit | Biscayne Memorial Hospital | 2020-03…',
      'Staff Nurse, Emergency Department | Biscayne Memorial Hospital | 2016-06…2020-02',
      'Licensed Practical Nurse | Everglades Family Clinic | 2014-08…2016-05',
    ],
  ],
  [
    'position, company, place and dates in one line, whatever the companies are called',
    [
      'Heating Engineer, Trask & Sons, Swansea, May 2014 – Present',
      '- Fit and commission 70 boilers a year',
      'Plumber, Green Door, Llanelli, 2008 – 2014',
      '- First and second fix on 320 new homes',
    ],
    ['Heating Engineer | Trask & Sons | 2014-05…', 'Plumber | Green Door | 2008…2014'],
  ],
  [
    'a company and its place under the position, with the full stops of short names',
    [
      '2019 – 2021',
      'Stores clerk',
      '_GREEN MILL BAKERIES Hull. E. Yorks._',
      '- Counted the stock every week',
      '2015 – 2018',
      'Porter',
      '_HARBOUR LINE FREIGHT Goole. E. Yorks._',
      '- Carried the freight of two quays',
    ],
    [
      'Stores clerk | GREEN MILL BAKERIES Hull. E. Yorks. | 2019…2021',
      'Porter | HARBOUR LINE FREIGHT Goole. E. Yorks. | 2015…2018',
    ],
  ],
  ['no entry where one line tells that there is none (ru)', ['Нет опыта'], []],
  ['no entry where one line tells that there is none (it)', ['Ancora nessuna'], []],
  [
    'a position with commas of its own, over its company',
    [
      '**Vice President, Sales, Marketing and Service** ⇥ 2018 – 2021',
      'Harbourline Freight Ltd',
      '- Planned routes',
      '**Manager, Sales, Nordics** ⇥ 2012 – 2018',
      'Bluebonnet Cold Stores Inc',
      '- Kept the books',
    ],
    [
      'Vice President, Sales, Marketing and Service | Harbourline Freight Ltd | 2018…2021',
      'Manager, Sales, Nordics | Bluebonnet Cold Stores Inc | 2012…2018',
    ],
  ],
  [
    'a position with its department and region, and no company',
    [
      'Manager, Sales, Nordics, 2018 – 2021',
      '- Planned routes',
      'Clerk, Accounts, Leeds, 2012 – 2018',
      '- Kept the books',
      'Assistant, Sales & Marketing, Leeds, 2010 – 2012',
      '- Wrote letters',
    ],
    [
      'Manager, Sales, Nordics |  | 2018…2021',
      'Clerk, Accounts |  | 2012…2018',
      'Assistant, Sales & Marketing |  | 2010…2012',
    ],
  ],
  [
    'two companies, the years of the one beyond those of the other',
    [
      '**Harbourline Freight Ltd** ⇥ 2018 – 2021',
      '_Dispatcher_',
      '- Planned routes',
      '**Bluebonnet Cold Stores Inc** ⇥ 2012 – 2018',
      '_Clerk_',
      '- Kept the books',
    ],
    ['Dispatcher | Harbourline Freight Ltd | 2018…2021', 'Clerk | Bluebonnet Cold Stores Inc | 2012…2018'],
  ],
  [
    'a line that says since when something was done begins no entry',
    [
      '04/2017 – Present ⇥ **Engineer**, Neckar Antriebstechnik GmbH',
      '          Leading a team of five people since 2021',
      '          Introduced test benches',
      '10/2013 – 03/2017 ⇥ **Clerk**, Harbourline Freight Ltd',
    ],
    [
      'Engineer | Neckar Antriebstechnik GmbH | 2017-04…',
      'Clerk | Harbourline Freight Ltd | 2013-10…2017-03',
    ],
  ],
  [
    'a year in the name of a firm is none of the dates beside it',
    ['Squad Member', 'Skills Fair 2023 Ltd ⇥ Nov 2023 - Dec 2023', '- Set up networks in front of guests'],
    ['Squad Member | Skills Fair 2023 Ltd | 2023-11…2023-12'],
  ],

  [
    'a head may say since when',
    ['Software Engineer, Harbourline Freight Ltd, since 2021', '- Planned routes'],
    ['Software Engineer | Harbourline Freight Ltd | 2021…'],
  ],
  [
    'a dash within what was done makes no head of it',
    [
      'Software Engineer, Harbourline Freight Ltd ⇥ 2019 – 2021',
      'Rebuilt the booking service with two colleagues — response times fell by half in a year',
      'Wrote the handbook of the team and kept it — new colleagues began with it on day one.',
    ],
    ['Software Engineer | Harbourline Freight Ltd | 2019…2021'],
  ],

  [
    'a month alone that the post below does not reach is all of it',
    ['Cook, Green Door, January 2022', '- Cooked', 'Porter, Green Door, May 2020 – March 2021', '- Carried'],
    ['Cook | Green Door | 2022-01…2022-01', 'Porter | Green Door | 2020-05…2021-03'],
  ],
  [
    'a year alone says nothing of going on',
    ['Cook, Green Door, 2022', '- Cooked', 'Porter, Green Door, 2020 – 2022', '- Carried'],
    ['Cook | Green Door | 2022…2022', 'Porter | Green Door | 2020…2022'],
  ],
  [
    'a place behind a semicolon, whatever sign the company ends with',
    [
      'Cook, Green Door; Leeds, England',
      'May 2018 – April 2021',
      'Porter, Mock Works Ltd.; Leeds, England',
      'May 2015 – April 2018',
    ],
    ['Cook | Green Door | 2018-05…2021-04', 'Porter | Mock Works Ltd. | 2015-05…2018-04'],
  ],
  [
    'dated items tell of the post above, and lead none, whatever the names below',
    [
      'Cook, Green Door',
      'May 2019 – April 2021',
      '- Head waiter at Mock Hall (May 2019 – March 2020).',
      'Kessel, Trask',
      'May 2015 – April 2018',
      '- Carried',
    ],
    ['Cook | Green Door | 2019-05…2021-04', 'Kessel | Trask | 2015-05…2018-04'],
  ],

  [
    'numbers that count no entries are left',
    ['1. Mock Works, Cook, 2015 – 2019', '- Cooked', '4. Mock Mill, Porter, 2011 – 2015', '- Carried'],
    ['Cook | 1. Mock Works | 2015…2019', 'Porter | 4. Mock Mill | 2011…2015'],
  ],
])('%s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})
