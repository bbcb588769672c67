import { expect, test } from 'vitest'
import { type ReadAs, readingOf } from '../testing/reading.ts'

// Sections in the settings that people use most, and all that is read of them: where each value stands too.

const lines = (written: string): string[] => written.split('\n').slice(1)

test.each<[ReadAs, string, section: string, read: string]>([
  [
    'experience',
    'title, company and town, dates at the edge',
    `
**Harbour Master**, Port of Aldness, Leith ⇥ Mar 2018 – Present
- Run a port of nine berths and forty people
- Cut the waiting time of ships by a third,
  and kept it there
**Deputy Harbour Master**, Port of Aldness, Leith ⇥ 2014 – Feb 2018
- Wrote the rules for the new basin`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | location: Leith @1 | startDate: 2018-03 @1
- Run a port of nine berths and forty people @2
- Cut the waiting time of ships by a third, and kept it there @3
company: Port of Aldness @5 | position: Deputy Harbour Master @5 | location: Leith @5 | startDate: 2014 @5 | endDate: 2018-02 @5
- Wrote the rules for the new basin @6`,
  ],
  [
    'experience',
    'company over its posts, the company once',
    `
**Port of Aldness** ⇥ Leith
_Harbour Master_ ⇥ 2018 – Present
- Run a port of nine berths
_Deputy Harbour Master_ ⇥ 2014 – 2018
- Wrote the rules for the new basin

**Kirk Shipping Ltd** ⇥ Dundee
_Second Officer_ ⇥ 2010 – 2014
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | location: Leith @1 | startDate: 2018 @2
- Run a port of nine berths @3
company: Port of Aldness @4 | position: Deputy Harbour Master @4 | location: Leith @4 | startDate: 2014 @4 | endDate: 2018 @4
- Wrote the rules for the new basin @5
company: Kirk Shipping Ltd @7 | position: Second Officer @8 | location: Dundee @7 | startDate: 2010 @8 | endDate: 2014 @8
- Sailed the coast in all weathers @9`,
  ],
  [
    'experience',
    'dates first, then title at company',
    `
2018 – 2021 Harbour Master at Port of Aldness
Ran a port of nine berths and forty people.
2014 – 2018 Deputy Harbour Master at Kirk Shipping Ltd
Wrote the rules for the new basin.`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1 | text: Ran a port of nine berths and forty people. @2
company: Kirk Shipping Ltd @3 | position: Deputy Harbour Master @3 | startDate: 2014 @3 | endDate: 2018 @3 | text: Wrote the rules for the new basin. @4`,
  ],
  [
    'experience',
    'one line each with bars',
    `
Harbour Master | Port of Aldness | Leith | 2018 – 2021
Deputy Harbour Master | Kirk Shipping Ltd | Dundee | 2014 – 2018
Deck Hand | Tayside Ferries Ltd | Perth | 2012 – 2014`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | location: Leith @1 | startDate: 2018 @1 | endDate: 2021 @1
company: Kirk Shipping Ltd @2 | position: Deputy Harbour Master @2 | location: Dundee @2 | startDate: 2014 @2 | endDate: 2018 @2
company: Tayside Ferries Ltd @3 | position: Deck Hand @3 | location: Perth @3 | startDate: 2012 @3 | endDate: 2014 @3`,
  ],
  [
    'experience',
    'one line each with dashes',
    `
Harbour Master – Port of Aldness – 2018 – 2021
Second Officer – Kirk Shipping Ltd – 2014 – 2018
Deck Hand – Tayside Ferries Ltd – 2012 – 2014`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1
company: Kirk Shipping Ltd @2 | position: Second Officer @2 | startDate: 2014 @2 | endDate: 2018 @2
company: Tayside Ferries Ltd @3 | position: Deck Hand @3 | startDate: 2012 @3 | endDate: 2014 @3`,
  ],
  [
    'experience',
    'title over company over dates, each on its line',
    `
**Harbour Master**
Port of Aldness
March 2018 – June 2021
- Ran a port of nine berths

**Second Officer**
Kirk Shipping Ltd
May 2014 – February 2018
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @2 | position: Harbour Master @1 | startDate: 2018-03 @3 | endDate: 2021-06 @3
- Ran a port of nine berths @4
company: Kirk Shipping Ltd @7 | position: Second Officer @6 | startDate: 2014-05 @8 | endDate: 2018-02 @8
- Sailed the coast in all weathers @9`,
  ],
  [
    'experience',
    'months as numbers, one open end',
    `
**Sales Manager** ⇥ 03/2018 – present
Quayside Foods GmbH, Hamburg
- Led a team of six
**Sales Assistant** ⇥ 09/2015 – 02/2018
Quayside Foods GmbH, Hamburg
- Kept the accounts of forty customers`,
    `
company: Quayside Foods GmbH @2 | position: Sales Manager @1 | location: Hamburg @2 | startDate: 2018-03 @1
- Led a team of six @3
company: Quayside Foods GmbH @5 | position: Sales Assistant @4 | location: Hamburg @5 | startDate: 2015-09 @4 | endDate: 2018-02 @4
- Kept the accounts of forty customers @6`,
  ],
  [
    'experience',
    'German, with the word for today',
    `
**Leiterin Einkauf** ⇥ seit 04/2019
Nordhof Lebensmittel GmbH
- Führung von sechs Personen
**Einkäuferin** ⇥ 01/2015 – 03/2019
Ostmann Gewürze AG
- Verhandlung mit Lieferanten`,
    `
company: Nordhof Lebensmittel GmbH @2 | position: Leiterin Einkauf @1 | startDate: 2019-04 @1
- Führung von sechs Personen @3
company: Ostmann Gewürze AG @5 | position: Einkäuferin @4 | startDate: 2015-01 @4 | endDate: 2019-03 @4
- Verhandlung mit Lieferanten @6`,
  ],
  [
    'experience',
    'French, months in words',
    `
**Responsable des achats** ⇥ avril 2019 – aujourd’hui
Laiterie des Abers
- Encadrement de six personnes
**Acheteuse** ⇥ janvier 2015 – mars 2019
Conserverie du Port
- Négociation avec les fournisseurs`,
    `
company: Laiterie des Abers @2 | position: Responsable des achats @1 | startDate: 2019-04 @1
- Encadrement de six personnes @3
company: Conserverie du Port @5 | position: Acheteuse @4 | startDate: 2015-01 @4 | endDate: 2019-03 @4
- Négociation avec les fournisseurs @6`,
  ],
  [
    'experience',
    'Spanish',
    `
**Jefa de compras** ⇥ abril 2019 – actualidad
Lácteos del Norte S.A.
- Dirección de un equipo de seis personas
**Compradora** ⇥ enero 2015 – marzo 2019
Conservas Ribera S.L.
- Negociación con proveedores`,
    `
company: Lácteos del Norte S.A. @2 | position: Jefa de compras @1 | startDate: 2019-04 @1
- Dirección de un equipo de seis personas @3
company: Conservas Ribera S.L. @5 | position: Compradora @4 | startDate: 2015-01 @4 | endDate: 2019-03 @4
- Negociación con proveedores @6`,
  ],
  [
    'experience',
    'prose under the titles, no list',
    `
**Harbour Master, Port of Aldness** ⇥ 2018 – 2021
I ran a port of nine berths and forty people, and cut the time that ships
wait for a berth by a third.
**Second Officer, Kirk Shipping Ltd** ⇥ 2014 – 2018
I sailed the coast in all weathers and kept the log of the ship.`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1 | text: I ran a port of nine berths and forty people, and cut the time that ships wait for a berth by a third. @2
company: Kirk Shipping Ltd @4 | position: Second Officer @4 | startDate: 2014 @4 | endDate: 2018 @4 | text: I sailed the coast in all weathers and kept the log of the ship. @5`,
  ],
  [
    'experience',
    'labels before the values',
    `
Employer: Port of Aldness
Position: Harbour Master
Period: 2018 – 2021

Employer: Kirk Shipping Ltd
Position: Second Officer
Period: 2014 – 2018`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | startDate: 2018 @3 | endDate: 2021 @3
company: Kirk Shipping Ltd @5 | position: Second Officer @6 | startDate: 2014 @7 | endDate: 2018 @7`,
  ],
  [
    'experience',
    'internship with a single date',
    `
**Summer Intern, Tayside Ferries Ltd** ⇥ July 2012
- Took the fares
**Volunteer Guide, Dundee Museum** ⇥ 2011
- Showed the ships to schools`,
    `
company: Tayside Ferries Ltd @1 | position: Summer Intern @1 | startDate: 2012-07 @1 | endDate: 2012-07 @1
- Took the fares @2
company: Dundee Museum @3 | position: Volunteer Guide @3 | startDate: 2011 @3 | endDate: 2011 @3
- Showed the ships to schools @4`,
  ],
  [
    'experience',
    'no dates at all',
    `
**Harbour Master** – Port of Aldness
- Ran a port of nine berths
**Second Officer** – Kirk Shipping Ltd
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @1
- Ran a port of nine berths @2
company: Kirk Shipping Ltd @3 | position: Second Officer @3
- Sailed the coast in all weathers @4`,
  ],
  [
    'experience',
    'remote work behind the company',
    `
**Software Engineer** ⇥ Jan 2020 – Dec 2022
Quayside Systems Inc. (Remote)
- Built the booking of berths
**Junior Developer** ⇥ Jun 2017 – Dec 2019
Tay Data Ltd, Dundee, UK
- Kept the register of ships`,
    `
company: Quayside Systems Inc. @2 | position: Software Engineer @1 | location: Remote @2 | startDate: 2020-01 @1 | endDate: 2022-12 @1
- Built the booking of berths @3
company: Tay Data Ltd @5 | position: Junior Developer @4 | location: Dundee, UK @5 | startDate: 2017-06 @4 | endDate: 2019-12 @4
- Kept the register of ships @6`,
  ],

  [
    'experience',
    'company in capitals, title in italics',
    `
PORT OF ALDNESS ⇥ Leith, UK
_Harbour Master_ ⇥ 2018 – 2021
- Ran a port of nine berths
KIRK SHIPPING LTD ⇥ Dundee, UK
_Second Officer_ ⇥ 2014 – 2018
- Sailed the coast in all weathers`,
    `
company: PORT OF ALDNESS @1 | position: Harbour Master @2 | location: Leith, UK @1 | startDate: 2018 @2 | endDate: 2021 @2
- Ran a port of nine berths @3
company: KIRK SHIPPING LTD @4 | position: Second Officer @5 | location: Dundee, UK @4 | startDate: 2014 @5 | endDate: 2018 @5
- Sailed the coast in all weathers @6`,
  ],
  [
    'experience',
    'a summary of the company between head and list',
    `
**Port of Aldness** ⇥ 2018 – 2021
Harbour Master
A port of nine berths on the east coast, owned by the town.
- Ran the traffic of the basin
- Wrote the rules for the new quay
**Kirk Shipping Ltd** ⇥ 2014 – 2018
Second Officer
A coaster line of four ships.
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | startDate: 2018 @1 | endDate: 2021 @1 | text: A port of nine berths on the east coast, owned by the town. @3
- Ran the traffic of the basin @4
- Wrote the rules for the new quay @5
company: Kirk Shipping Ltd @6 | position: Second Officer @7 | startDate: 2014 @6 | endDate: 2018 @6 | text: A coaster line of four ships. @8
- Sailed the coast in all weathers @9`,
  ],
  [
    'education',
    'degree in field, school, place and dates',
    `
**B.Sc. in Marine Engineering** ⇥ 2008 – 2012
Tidewater State University, Norfolk, VA
- Thesis on the wear of propellers
**High School Diploma** ⇥ 2004 – 2008
Harbour High School, Norfolk, VA`,
    `
institution: Tidewater State University @2 | degree: B.Sc. @1 | field: Marine Engineering @1 | location: Norfolk, VA @2 | startDate: 2008 @1 | endDate: 2012 @1
- Thesis on the wear of propellers @3
institution: Harbour High School @5 | degree: High School Diploma @4 | location: Norfolk, VA @5 | startDate: 2004 @4 | endDate: 2008 @4`,
  ],
  [
    'education',
    'school first, degree below, grade behind',
    `
**Tidewater State University** ⇥ Norfolk, VA
Master of Science, Naval Architecture, GPA: 3.8/4.0 ⇥ Sept 2012 – May 2014
**Chesapeake College** ⇥ Norfolk, VA
Bachelor of Arts, History, GPA: 3.4 ⇥ Sept 2008 – May 2012`,
    `
institution: Tidewater State University @1 | degree: Master of Science @2 | field: Naval Architecture @2 | location: Norfolk, VA @1 | startDate: 2012-09 @2 | endDate: 2014-05 @2 | gpa: 3.8/4.0 @2
institution: Chesapeake College @3 | degree: Bachelor of Arts @4 | field: History @4 | location: Norfolk, VA @3 | startDate: 2008-09 @4 | endDate: 2012-05 @4 | gpa: 3.4 @4`,
  ],
  [
    'education',
    'one line each',
    `
PhD in Hydrology, University of Aldness, 2016
MSc in Geology, University of Aldness, 2012
BSc in Geography, Kirk College, 2010`,
    `
institution: University of Aldness @1 | degree: PhD @1 | field: Hydrology @1 | endDate: 2016 @1
institution: University of Aldness @2 | degree: MSc @2 | field: Geology @2 | endDate: 2012 @2
institution: Kirk College @3 | degree: BSc @3 | field: Geography @3 | endDate: 2010 @3`,
  ],
  [
    'education',
    'German, grades told',
    `
**Master of Science Informatik** ⇥ 10/2014 – 09/2016
Technische Universität Musterstadt, Note: 1,4
**Bachelor of Science Informatik** ⇥ 10/2011 – 09/2014
Hochschule Beispiel, Note: 1,9
**Abitur** ⇥ 2011
Gymnasium am Hafen, Kiel`,
    `
institution: Technische Universität Musterstadt @2 | degree: Master of Science @1 | field: Informatik @1 | startDate: 2014-10 @1 | endDate: 2016-09 @1 | gpa: 1,4 @2
institution: Hochschule Beispiel @4 | degree: Bachelor of Science @3 | field: Informatik @3 | startDate: 2011-10 @3 | endDate: 2014-09 @3 | gpa: 1,9 @4
institution: Gymnasium am Hafen @6 | degree: Abitur @5 | location: Kiel @6 | endDate: 2011 @5`,
  ],
  [
    'education',
    'French',
    `
**Master Géographie** ⇥ 2014 – 2016
Université de Brest
Mention bien
**Licence Géographie** ⇥ 2011 – 2014
Université de Rennes`,
    `
institution: Université de Brest @2 | degree: Master Géographie @1 | startDate: 2014 @1 | endDate: 2016 @1
- Mention bien @3
institution: Université de Rennes @5 | degree: Licence Géographie @4 | startDate: 2011 @4 | endDate: 2014 @4`,
  ],
  [
    'education',
    'honours, minors and courses below',
    `
**Tidewater State University**, Norfolk ⇥ May 2014
B.A. in Economics, Minor in French, cum laude
Relevant coursework: Trade, Statistics, Law of the Sea
**Harbour High School** ⇥ 2010
Diploma`,
    `
institution: Tidewater State University @1 | degree: B.A. @2 | field: Economics, Minor in French, cum laude @2 | location: Norfolk @1 | endDate: 2014-05 @1
- Relevant coursework: Trade, Statistics, Law of the Sea @3
institution: Harbour High School @4 | degree: Diploma @5 | endDate: 2010 @4`,
  ],
  [
    'education',
    'exchange semester and expected date',
    `
**BSc Computer Science**, University of Aldness ⇥ 2021 – 2025 (expected)
**Exchange semester**, Université de Brest ⇥ Autumn 2023`,
    `
institution: University of Aldness @1 | degree: BSc Computer Science @1 | startDate: 2021 @1 | endDate: 2025 @1
institution: Université de Brest @2 | degree: Exchange semester @2 | endDate: 2023 @2`,
  ],
  [
    'education',
    'labels',
    `
Degree: BSc Nautical Science
Institution: University of Aldness

Degree: Higher National Diploma
Institution: Kirk College`,
    `
institution: University of Aldness @2 | degree: BSc Nautical Science @1
institution: Kirk College @5 | degree: Higher National Diploma @4`,
  ],
  [
    'education',
    'percentages in a row',
    `
B.Tech, Civil Engineering – Sahyadri Institute, 2016–2020 – 78%
Class XII – Zilla Parishad School – 81.5%
Class X – Zilla Parishad School – 88%`,
    `
institution: Sahyadri Institute @1 | degree: B.Tech @1 | field: Civil Engineering @1 | startDate: 2016 @1 | endDate: 2020 @1 | gpa: 78% @1
institution: Zilla Parishad School @2 | degree: Class XII @2 | gpa: 81.5% @2
institution: Zilla Parishad School @3 | degree: Class X @3 | gpa: 88% @3`,
  ],
  [
    'experience',
    'seasons and quarters as dates',
    `
**Deck Hand, Tayside Ferries Ltd** ⇥ Summer 2012
- Took the fares
**Clerk, Kirk Shipping Ltd** ⇥ Spring 2010 – Autumn 2011
- Kept the log`,
    `
company: Tayside Ferries Ltd @1 | position: Deck Hand @1 | startDate: 2012 @1 | endDate: 2012 @1
- Took the fares @2
company: Kirk Shipping Ltd @3 | position: Clerk @3 | startDate: 2010 @3 | endDate: 2011 @3
- Kept the log @4`,
  ],
  [
    'experience',
    'the years of service behind the dates',
    `
**Harbour Master** ⇥ 2018 – 2021 (3 years)
Port of Aldness
- Ran a port of nine berths
**Second Officer** ⇥ 2014 – 2018 (4 years)
Kirk Shipping Ltd
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @2 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @3
company: Kirk Shipping Ltd @5 | position: Second Officer @4 | startDate: 2014 @4 | endDate: 2018 @4
- Sailed the coast in all weathers @6`,
  ],
  [
    'experience',
    'lists in lists',
    `
**Harbour Master, Port of Aldness** ⇥ 2018 – 2021
- Ran a port of nine berths:
    - four for ferries
    - five for freight
- Wrote the rules for the new quay`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths: @2
- four for ferries @3
- five for freight @4
- Wrote the rules for the new quay @5`,
  ],
  [
    'experience',
    'sections of posts under a company with years of its own',
    `
**Port of Aldness** ⇥ 2014 – 2021
_Harbour Master_ ⇥ 2018 – 2021
- Ran a port of nine berths
_Deputy Harbour Master_ ⇥ 2014 – 2018
- Wrote the rules for the new basin`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @3
company: Port of Aldness @4 | position: Deputy Harbour Master @4 | startDate: 2014 @4 | endDate: 2018 @4
- Wrote the rules for the new basin @5`,
  ],
  [
    'experience',
    'at between title and company',
    `
**Harbour Master at Port of Aldness** ⇥ 2018 – 2021
- Ran a port of nine berths
**Second Officer at Kirk Shipping Ltd** ⇥ 2014 – 2018
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @2
company: Kirk Shipping Ltd @3 | position: Second Officer @3 | startDate: 2014 @3 | endDate: 2018 @3
- Sailed the coast in all weathers @4`,
  ],
  [
    'experience',
    'dates in brackets behind the company',
    `
Port of Aldness (2018 – 2021)
Harbour Master
- Ran a port of nine berths
Kirk Shipping Ltd (2014 – 2018)
Second Officer
- Sailed the coast in all weathers`,
    `
company: Port of Aldness @1 | position: Harbour Master @2 | startDate: 2018 @1 | endDate: 2021 @1
- Ran a port of nine berths @3
company: Kirk Shipping Ltd @4 | position: Second Officer @5 | startDate: 2014 @4 | endDate: 2018 @4
- Sailed the coast in all weathers @6`,
  ],
  [
    'experience',
    'dates below the heads, alone on their line',
    `
**Port of Aldness – Harbour Master**
_2018 – 2021_
Ran a port of nine berths and forty people.
**Kirk Shipping Ltd – Second Officer**
_2014 – 2018_
Sailed the coast in all weathers.`,
    `
company: Port of Aldness @1 | position: Harbour Master @1 | startDate: 2018 @2 | endDate: 2021 @2 | text: Ran a port of nine berths and forty people. @3
company: Kirk Shipping Ltd @4 | position: Second Officer @4 | startDate: 2014 @5 | endDate: 2018 @5 | text: Sailed the coast in all weathers. @6`,
  ],
  [
    'education',
    'degree and school in one line with a bar',
    `
BSc Nautical Science | University of Aldness | 2008 – 2012
HND Seamanship | Kirk College | 2006 – 2008`,
    `
institution: University of Aldness @1 | degree: BSc Nautical Science @1 | startDate: 2008 @1 | endDate: 2012 @1
institution: Kirk College @2 | degree: HND Seamanship @2 | startDate: 2006 @2 | endDate: 2008 @2`,
  ],
  [
    'education',
    'years before',
    `
2008 – 2012 ⇥ **BSc Nautical Science**
University of Aldness
2006 – 2008 ⇥ **HND Seamanship**
Kirk College`,
    `
institution: University of Aldness @2 | degree: BSc Nautical Science @1 | startDate: 2008 @1 | endDate: 2012 @1
institution: Kirk College @4 | degree: HND Seamanship @3 | startDate: 2006 @3 | endDate: 2008 @3`,
  ],
  [
    'education',
    'a degree that follows its school in the same line',
    `
University of Aldness, BSc in Geography, 2012
Kirk College, HND in Seamanship, 2008`,
    `
institution: University of Aldness @1 | degree: BSc @1 | field: Geography @1 | endDate: 2012 @1
institution: Kirk College @2 | degree: HND @2 | field: Seamanship @2 | endDate: 2008 @2`,
  ],
  [
    'education',
    'grades in words and classes',
    `
**BSc (Hons) Geography**, University of Aldness ⇥ 2012
First Class Honours
**A-Levels**, Harbour School ⇥ 2008
Geography (A), Maths (B), French (B)`,
    `
institution: University of Aldness @1 | degree: BSc (Hons) Geography @1 | endDate: 2012 @1 | gpa: First Class Honours @2
institution: Harbour School @3 | degree: A-Levels @3 | endDate: 2008 @3
- Geography (A), Maths (B), French (B) @4`,
  ],
  [
    'education',
    'Spanish',
    `
**Grado en Geografía** ⇥ 2008 – 2012
Universidad de la Ribera
**Bachillerato** ⇥ 2006 – 2008
Instituto del Puerto`,
    `
institution: Universidad de la Ribera @2 | degree: Grado @1 | field: Geografía @1 | startDate: 2008 @1 | endDate: 2012 @1
institution: Instituto del Puerto @4 | degree: Bachillerato @3 | startDate: 2006 @3 | endDate: 2008 @3`,
  ],
  [
    'education',
    'items with bullets',
    `
- BSc in Geography, University of Aldness, 2012
- HND in Seamanship, Kirk College, 2008`,
    `
institution: University of Aldness @1 | degree: BSc @1 | field: Geography @1 | endDate: 2012 @1
institution: Kirk College @2 | degree: HND @2 | field: Seamanship @2 | endDate: 2008 @2`,
  ],
])('%s: %s', (kind, _name, section, read) => {
  expect(readingOf(kind, lines(section))).toEqual(lines(read).filter(Boolean))
})
