import { expect, test } from 'vitest'
import { type ReadAs, readingOf } from './testing/reading.ts'

// Certificates, languages, awards, publications, projects: all that is read of them.

const lines = (written: string): string[] => written.split('\n').slice(1)

test.each<[ReadAs, string, section: string, read: string]>([
  [
    'certifications',
    'name, issuer and year',
    `
- First Aid at Work, St John Ambulance, 2019
- Forklift Licence – Kirk College – March 2017
- Yachtmaster Offshore | Royal Yachting Association | 2012`,
    `
title: First Aid at Work, St John Ambulance | date: 2019 @1
title: Forklift Licence | detail: Kirk College | date: 2017-03 @2
title: Yachtmaster Offshore | detail: Royal Yachting Association | date: 2012 @3`,
  ],
  [
    'certifications',
    'bold names with issuer below',
    `
**Yachtmaster Offshore** ⇥ 2012
Royal Yachting Association
**First Aid at Work** ⇥ 2019
St John Ambulance`,
    `
title: Yachtmaster Offshore | detail: Royal Yachting Association | date: 2012 @1
title: First Aid at Work | detail: St John Ambulance | date: 2019 @3`,
  ],
  [
    'certifications',
    'plain lines with years in brackets',
    `
Yachtmaster Offshore (2012)
First Aid at Work (2019)`,
    `
title: Yachtmaster Offshore | date: 2012 @1
title: First Aid at Work | date: 2019 @2`,
  ],
  [
    'languages',
    'with levels',
    `
German (native), English (C1), French – basic`,
    `
title: German | detail: native @1
title: English | detail: C1 @1
title: French | detail: basic @1`,
  ],
  [
    'languages',
    'one a line',
    `
- German: native
- English: fluent
- French: A2`,
    `
title: German | detail: native @1
title: English | detail: fluent @2
title: French | detail: A2 @3`,
  ],
  [
    'languages',
    'in columns',
    `
German ⇥ Native
English ⇥ Fluent
French ⇥ Basic`,
    `
title: German | detail: Native @1
title: English | detail: Fluent @2
title: French | detail: Basic @3`,
  ],
  [
    'awards',
    'with years',
    `
- Employee of the Year, Port of Aldness, 2019
- Best Thesis, Tidewater State University, 2014`,
    `
title: Employee of the Year, Port of Aldness | date: 2019 @1
title: Best Thesis, Tidewater State University | date: 2014 @2`,
  ],
  [
    'awards',
    'bold with a line below',
    `
**Employee of the Year** ⇥ 2019
Port of Aldness, for the new rules of the basin
**Best Thesis** ⇥ 2014
Tidewater State University`,
    `
title: Employee of the Year | detail: Port of Aldness, for the new rules of the basin | date: 2019 @1
title: Best Thesis | detail: Tidewater State University | date: 2014 @3`,
  ],
  [
    'publications',
    'whole lines',
    `
- Kirk, A. and Bell, C. (2018). The wear of propellers. Journal of Hulls, 12(3), 45–61.
- Kirk, A. (2016). Basins that silt. Harbour Review, 4.`,
    `
title: Kirk, A. and Bell, C. The wear of propellers. Journal of Hulls, 12(3), 45–61. | date: 2018 @1
title: Kirk, A. Basins that silt. Harbour Review, 4. | date: 2016 @2`,
  ],
  [
    'projects',
    'name, tools, date, list',
    `
**Berth Planner** ⇥ 2021
Go, PostgreSQL
- Plans the berths of a week in a minute
- https://berths.example.com
**Tide Clock** | Rust, Arduino ⇥ 2019
- Shows the next high water`,
    `
name: Berth Planner @1 | description: Go, PostgreSQL @2 | link: https://berths.example.com @2 | endDate: 2021 @1
- Plans the berths of a week in a minute @3
name: Tide Clock @5 | technologies: Rust, Arduino @6 | endDate: 2019 @5
- Shows the next high water @6`,
  ],
  [
    'projects',
    'technologies labelled',
    `
**Berth Planner**
Plans the berths of a week in a minute.
Technologies: Go, PostgreSQL
**Tide Clock**
Shows the next high water.
Technologies: Rust, Arduino`,
    `
name: Berth Planner @1 | description: Plans the berths of a week in a minute. @2 | technologies: Go, PostgreSQL @2
name: Tide Clock @4 | description: Shows the next high water. @5 | technologies: Rust, Arduino @5`,
  ],
  [
    'certifications',
    'links behind names',
    `
- Yachtmaster Offshore – https://rya.example/123 – 2012
- First Aid at Work – 2019`,
    `
title: Yachtmaster Offshore | detail: https://rya.example/123 | date: 2012 | link: https://rya.example/123 @1
title: First Aid at Work | date: 2019 @2`,
  ],
  [
    'certifications',
    'dates first',
    `
2019 First Aid at Work
2012 Yachtmaster Offshore`,
    `
title: First Aid at Work | date: 2019 @1
title: Yachtmaster Offshore | date: 2012 @2`,
  ],
  [
    'languages',
    'levels in brackets and tests',
    `
- English (IELTS 7.5)
- French (DELF B2)`,
    `
title: English | detail: IELTS 7.5 @1
title: French | detail: DELF B2 @2`,
  ],
  [
    'awards',
    'plain sentence of two lines',
    `
Employee of the Year 2019 at the Port of Aldness, for the rules of the new basin
that cut the waiting time of ships`,
    `
title: Employee of the Year at the Port of Aldness, for the rules of the new basin that cut the waiting time of ships | date: 2019 @1`,
  ],
  [
    'publications',
    'titles in bold, journals below',
    `
**The wear of propellers** ⇥ 2018
Journal of Hulls, 12(3)
**Basins that silt** ⇥ 2016
Harbour Review, 4`,
    `
title: The wear of propellers | detail: Journal of Hulls, 12(3) | date: 2018 @1
title: Basins that silt | detail: Harbour Review, 4 | date: 2016 @3`,
  ],
])('%s: %s', (kind, _name, section, read) => {
  expect(readingOf(kind, lines(section))).toEqual(lines(read).filter(Boolean))
})
