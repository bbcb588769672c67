import { expect, test } from 'vitest'
import { type ReadAs, readingOf } from '../testing/reading.ts'

// Entries whose titles are set apart, in each kind of section.

const lines = (written: string): string[] => written.split('\n').slice(1)

test.each<[ReadAs, string, section: string, read: string]>([
  [
    'experience',
    'places behind dots, lists below',
    `
**Harbour Master** ⇥ 2018 – 2021
Port of Aldness · Leith
- Ran a port of nine berths

**Second Officer** ⇥ 2014 – 2018
Kirk Shipping Ltd · Dundee
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @2 | position: Harbour Master @1 | location: Leith @2 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @3
company: Kirk Shipping Ltd @6 | position: Second Officer @5 | location: Dundee @6 | startDate: 2014 @5 | endDate: 2018 @5
- Sailed the coast in all weathers @7`,
  ],
  [
    'experience',
    'employers as titles, places behind dots',
    `
**Port of Aldness** ⇥ 2018 – 2021
Harbour Master · Leith
- Ran a port of nine berths

**Kirk Shipping Ltd** ⇥ 2014 – 2018
Second Officer · Dundee
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | location: Leith @2 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @3
company: Kirk Shipping Ltd @5 | position: Second Officer @6 | location: Dundee @6 | startDate: 2014 @5 | endDate: 2018 @5
- Sailed the coast in all weathers @7`,
  ],
  [
    'experience',
    'each employer once over its dated titles',
    `
**Port of Aldness · Leith**
**Harbour Master** ⇥ 2018 – 2021
- Ran a port of nine berths
**Deputy Harbour Master** ⇥ 2014 – 2018
- Wrote the rules for the new basin

**Kirk Shipping Ltd · Dundee**
**Second Officer** ⇥ 2010 – 2014
- Sailed the coast in all weathers`,
    `
company: Port of Aldness | position: Harbour Master | location: Leith | startDate: 2018 | endDate: 2021
- Ran a port of nine berths
company: Port of Aldness | position: Deputy Harbour Master | location: Leith | startDate: 2014 | endDate: 2018
- Wrote the rules for the new basin
company: Kirk Shipping Ltd | position: Second Officer | location: Dundee | startDate: 2010 | endDate: 2014
- Sailed the coast in all weathers`,
  ],
  [
    'experience',
    'one title whose words say otherwise than the others',
    `
**Harbour Master** ⇥ 2018 – 2021
Port of Aldness · Leith

**Kirk Shipping Ltd** ⇥ 2014 – 2018
Second Officer · Dundee

**Software Engineer** ⇥ 2010 – 2014
Quayside Systems Inc. · Norfolk`,
    `
company: Port of Aldness @2 | position: Harbour Master @1 | location: Leith @2 | startDate: 2018 @1 | endDate: 2021 @1
company: Kirk Shipping Ltd @4 | position: Second Officer @5 | location: Dundee @5 | startDate: 2014 @4 | endDate: 2018 @4
company: Quayside Systems Inc. @8 | position: Software Engineer @7 | location: Norfolk @8 | startDate: 2010 @7 | endDate: 2014 @7`,
  ],
  [
    'experience',
    'dates on a line of their own under the title',
    `
**Harbour Master**
2018 – 2021
Port of Aldness · Leith
- Ran a port of nine berths

**Second Officer**
2014 – 2018
Kirk Shipping Ltd · Dundee
- Sailed the coast in all weathers`,
    `
company: Port of Aldness | position: Harbour Master | location: Leith | startDate: 2018 | endDate: 2021
- Ran a port of nine berths
company: Kirk Shipping Ltd | position: Second Officer | location: Dundee | startDate: 2014 | endDate: 2018
- Sailed the coast in all weathers`,
  ],
  [
    'experience',
    'titles with no employer below',
    `
**Harbour Master** ⇥ 2018 – 2021
- Ran a port of nine berths

**Second Officer** ⇥ 2014 – 2018
- Sailed the coast in all weathers`,
    `
position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @2
position: Second Officer @4 | startDate: 2014 @4 | endDate: 2018 @4
- Sailed the coast in all weathers @5`,
  ],
  [
    'education',
    'degrees as titles, schools below, grades behind labels',
    `
**BSc Geography** ⇥ 2008 – 2012
University of Aldness · Leith
Grade: 1.4

**HND Seamanship** ⇥ 2006 – 2008
Kirk College · Perth
Grade: 2.1`,
    `
institution: University of Aldness @2 | degree: BSc Geography @1 | location: Leith @2 | startDate: 2008 @1 | endDate: 2012 @1 | gpa: 1.4 @3
institution: Kirk College @6 | degree: HND Seamanship @5 | location: Perth @6 | startDate: 2006 @5 | endDate: 2008 @5 | gpa: 2.1 @7`,
  ],
  [
    'education',
    'schools as titles, degrees below',
    `
**University of Aldness** ⇥ 2008 – 2012
BSc Geography

**Kirk College** ⇥ 2006 – 2008
HND Seamanship`,
    `
institution: University of Aldness @1 | degree: BSc Geography @2 | startDate: 2008 @1 | endDate: 2012 @1
institution: Kirk College @4 | degree: HND Seamanship @5 | startDate: 2006 @4 | endDate: 2008 @4`,
  ],
  [
    'education',
    'a second school behind the dot is no place',
    `
**BSc Geography** ⇥ 2008 – 2012
University of Aldness · Institute of Marine Sciences

**HND Seamanship** ⇥ 2006 – 2008
Kirk College · Perth`,
    `
institution: University of Aldness · Institute of Marine Sciences @2 | degree: BSc Geography @1 | startDate: 2008 @1 | endDate: 2012 @1
institution: Kirk College @5 | degree: HND Seamanship @4 | location: Perth @5 | startDate: 2006 @4 | endDate: 2008 @4`,
  ],
  [
    'education',
    'a year of graduation behind the dates',
    `
**BSc Geography** ⇥ Sep 2008 – Jun 2012, graduated 2012
University of Aldness

**HND Seamanship** ⇥ Sep 2006 – Jun 2008, graduated 2009
Kirk College`,
    `
institution: University of Aldness @2 | degree: BSc Geography @1 | startDate: 2008-09 @1 | endDate: 2012-06 @1
institution: Kirk College @5 | degree: HND Seamanship @4 | startDate: 2006-09 @4 | endDate: 2008-06 @4`,
  ],
  [
    'education',
    'titles that stand alone',
    `
**BSc Geography** ⇥ 2012

**Harbour High School** ⇥ 2008`,
    `
degree: BSc Geography @1 | endDate: 2012 @1
institution: Harbour High School @3 | endDate: 2008 @3`,
  ],
  [
    'certifications',
    'titles over issuers, dates at the edge',
    `
**Yachtmaster Offshore** ⇥ 2012
Royal Yachting Association

**First Aid at Work** ⇥ Mar 2019
St John Ambulance`,
    `
title: Yachtmaster Offshore | detail: Royal Yachting Association | date: 2012 @1
title: First Aid at Work | detail: St John Ambulance | date: 2019-03 @4`,
  ],
  [
    'certifications',
    'titles over issuers and links',
    `
**Yachtmaster Offshore** ⇥ 2012
Royal Yachting Association
https://rya.example/123

**First Aid at Work** ⇥ 2019
St John Ambulance
https://sja.example/77`,
    `
title: Yachtmaster Offshore | detail: Royal Yachting Association | date: 2012 | link: https://rya.example/123 @1
title: First Aid at Work | detail: St John Ambulance | date: 2019 | link: https://sja.example/77 @5`,
  ],
  [
    'certifications',
    'links behind labels',
    `
**Yachtmaster Offshore** ⇥ 2012
Royal Yachting Association
Link: https://rya.example/123

**First Aid at Work** ⇥ 2019
St John Ambulance
Link: https://sja.example/77`,
    `
title: Yachtmaster Offshore | detail: Royal Yachting Association | date: 2012 | link: https://rya.example/123 @1
title: First Aid at Work | detail: St John Ambulance | date: 2019 | link: https://sja.example/77 @5`,
  ],
  [
    'certifications',
    'titles alone',
    `
**Yachtmaster Offshore** ⇥ 2012
**First Aid at Work** ⇥ 2019
**Forklift Licence** ⇥ 2017`,
    `
title: Yachtmaster Offshore | date: 2012 @1
title: First Aid at Work | date: 2019 @2
title: Forklift Licence | date: 2017 @3`,
  ],
  [
    'certifications',
    'no dates',
    `
**Yachtmaster Offshore**
Royal Yachting Association

**First Aid at Work**
St John Ambulance`,
    `
title: Yachtmaster Offshore | detail: Royal Yachting Association @1
title: First Aid at Work | detail: St John Ambulance @4`,
  ],
  [
    'certifications',
    'ranges of dates',
    `
**First Aid at Work** ⇥ 2019 – 2022
St John Ambulance

**Radio Operator** ⇥ 2012 – 2017
Ofcom`,
    `
title: First Aid at Work | detail: St John Ambulance | date: 2022 | startDate: 2019 @1
title: Radio Operator | detail: Ofcom | date: 2017 | startDate: 2012 @4`,
  ],
  [
    'awards',
    'a year that is part of the name',
    `
**Employee of the Year 2019**
Port of Aldness

**Best Thesis 2014**
Tidewater State University`,
    `
title: Employee of the Year 2019 | detail: Port of Aldness @1
title: Best Thesis 2014 | detail: Tidewater State University @4`,
  ],
  [
    'awards',
    'a text of two lines below the title',
    `
**Employee of the Year** ⇥ 2019
For the rules of the new basin, which cut the waiting time of all ships
that call at the port by a third within a year

**Best Thesis** ⇥ 2014
Tidewater State University`,
    `
title: Employee of the Year | detail: For the rules of the new basin, which cut the waiting time of all ships that call at the port by a third within a year | date: 2019 @1
title: Best Thesis | detail: Tidewater State University | date: 2014 @5`,
  ],
  [
    'publications',
    'titles over journals and links',
    `
**The wear of propellers** ⇥ 2018
Journal of Hulls
https://hulls.example/45

**Basins that silt** ⇥ 2016
Harbour Review
https://harbour.example/4`,
    `
title: The wear of propellers | detail: Journal of Hulls | date: 2018 | link: https://hulls.example/45 @1
title: Basins that silt | detail: Harbour Review | date: 2016 | link: https://harbour.example/4 @5`,
  ],
  [
    'projects',
    'titles, tools behind labels, lists',
    `
**Berth Planner** ⇥ 2020 – 2021
Technologies: Go, PostgreSQL
- Plans the berths of a week
- Used by four ports

**Tide Clock** ⇥ 2019
Technologies: Rust
- Shows the next high water`,
    `
name: Berth Planner @1 | technologies: Go, PostgreSQL @2 | startDate: 2020 @1 | endDate: 2021 @1
- Plans the berths of a week @3
- Used by four ports @4
name: Tide Clock @6 | technologies: Rust @7 | endDate: 2019 @6
- Shows the next high water @8`,
  ],
  [
    'projects',
    'titles, texts, links',
    `
**Berth Planner**
Plans the berths of a week in a minute
https://berths.example.com

**Tide Clock**
Shows the next high water
https://tide.example.com`,
    `
name: Berth Planner | description: Plans the berths of a week in a minute | link: https://berths.example.com
name: Tide Clock | description: Shows the next high water | link: https://tide.example.com`,
  ],
  [
    'projects',
    'titles, texts of two lines',
    `
**Berth Planner** ⇥ 2021
Plans the berths of a week in a minute for every port that has more than
nine berths and a tide

**Tide Clock** ⇥ 2019
Shows the next high water`,
    `
name: Berth Planner @1 | description: Plans the berths of a week in a minute for every port that has more than nine berths and a tide @2 | endDate: 2021 @1
name: Tide Clock @5 | description: Shows the next high water @6 | endDate: 2019 @5`,
  ],
  [
    'projects',
    'titles over lists',
    `
**Berth Planner**
- Plans the berths of a week
- Used by four ports

**Tide Clock**
- Shows the next high water`,
    `
name: Berth Planner @1
- Plans the berths of a week @2
- Used by four ports @3
name: Tide Clock @5
- Shows the next high water @6`,
  ],
])('%s: %s', (kind, _name, section, read) => {
  const found = readingOf(kind, lines(section))
  // Rows without numbers say nothing of where the values stand.
  const told = read.includes(' @') ? found : found.map((text) => text.replace(/ @\d+/g, ''))
  expect(told).toEqual(lines(read).filter(Boolean))
})
