import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { arrange } from './arrange.ts'

// Pages as they are drawn, and the order their lines are read in: each with its column, ' | ' between the segments of a line, ' / ' within what stands one under the other.

const lines = (drawn: string): string[] => drawn.split('\n').slice(1)

const read = (page: string): string[] =>
  arrange(drawnPage(lines(page))).flatMap((block) =>
    block.lines.map(
      ({ segments, column, stacked }) =>
        `${column} ${segments.map(({ text }) => text).join(stacked ? ' / ' : ' | ')}`,
    ),
  )

test.each<[string, page: string, inOrder: string]>([
  [
    'a sidebar of lists and a column, each read to its end',
    `
Contact            Experience
mira@example.org   Beispiel GmbH               2019 – 2021
Ahornweg 8         Developer of the freight service
                   Built the service that books the freight
Skills             Nordtor AG                  2016 – 2019
Svelte             Trainee in the harbour office
Java               Kept the register of the ships
Python             Wrote the letters to their owners`,
    `
0 Contact
0 mira@example.org
0 Ahornweg 8
0 Skills
0 Svelte
0 Java
0 Python
1 Experience
1 Beispiel GmbH | 2019 – 2021
1 Developer of the freight service
1 Built the service that books the freight
1 Nordtor AG | 2016 – 2019
1 Trainee in the harbour office
1 Kept the register of the ships
1 Wrote the letters to their owners`,
  ],
  [
    'a sidebar on the right',
    `
Experience                                   Contact
Beispiel GmbH, Developer                     mira@example.org
Built the service that books the freight     Ahornweg 8
Kept the register of the ships               Languages
Nordtor AG, Trainee                          German
Wrote the letters to the owners              English`,
    `
0 Experience
0 Beispiel GmbH, Developer
0 Built the service that books the freight
0 Kept the register of the ships
0 Nordtor AG, Trainee
0 Wrote the letters to the owners
1 Contact
1 mira@example.org
1 Ahornweg 8
1 Languages
1 German
1 English`,
  ],
  [
    'lists without headings beside prose are a column',
    `
mira@example.org    Four years of payments and of logistics in harbours
Ahornweg 8          and two trainees who went on to lead the office
4484 Musterort      Built the service that books the freight, and kept
Svelte              the register of ships that call at the four ports
Java                of the river, with the letters to their owners too`,
    `
0 mira@example.org | Four years of payments and of logistics in harbours
0 Ahornweg 8 | and two trainees who went on to lead the office
0 4484 Musterort | Built the service that books the freight, and kept
0 Svelte | the register of ships that call at the four ports
0 Java | of the river, with the letters to their owners too`,
  ],
  [
    'three short words beside prose are none',
    `
Go              Four years of payments and of logistics in harbours
                and two trainees who went on to lead the office

Java            Built the service that books the freight, and kept

SQL             the register of ships that call at the four ports`,
    `
0 Go | Four years of payments and of logistics in harbours
0 and two trainees who went on to lead the office
0 Java | Built the service that books the freight, and kept
0 SQL | the register of ships that call at the four ports`,
  ],
  [
    'dates in a gutter on the left come with the line they stand on',
    `
2019 – 2021     Beispiel GmbH
                Developer
                Built the service that books the freight
2016 – 2019     Nordtor AG
                Trainee
                Kept the register of the ships
2014 – 2016     Harbour Office
                Clerk`,
    `
0 2019 – 2021 | Beispiel GmbH
0 Developer
0 Built the service that books the freight
0 2016 – 2019 | Nordtor AG
0 Trainee
0 Kept the register of the ships
0 2014 – 2016 | Harbour Office
0 Clerk`,
  ],
  [
    'dates in a gutter on the right come behind the line they stand on',
    `
Beispiel GmbH                                   2019 – 2021
Developer
Built the service that books the freight
Nordtor AG                                      2016 – 2019
Trainee
Kept the register of the ships
Harbour Office                                  2014 – 2016
Clerk`,
    `
0 Beispiel GmbH | 2019 – 2021
0 Developer
0 Built the service that books the freight
0 Nordtor AG | 2016 – 2019
0 Trainee
0 Kept the register of the ships
0 Harbour Office | 2014 – 2016
0 Clerk`,
  ],
  [
    'headings in a gutter come above what stands beside them',
    `
Experience      Beispiel GmbH, 2019 – 2021
                Developer
                Built the service that books the freight

Education       Technische Schule, 2016
                Diploma in Nautics

Languages       German, English`,
    `
0 Experience
0 Beispiel GmbH, 2019 – 2021
0 Developer
0 Built the service that books the freight
0 Education
0 Technische Schule, 2016
0 Diploma in Nautics
0 Languages
0 German, English`,
  ],
  [
    'a heading broken over two lines of the gutter is one',
    `
Work            Beispiel GmbH, 2019 – 2021
Experience      Developer
                Built the service that books the freight

Education       Technische Schule, 2016
                Diploma in Nautics

Languages       German, English`,
    `
0 Work / Experience
0 Beispiel GmbH, 2019 – 2021
0 Developer
0 Built the service that books the freight
0 Education
0 Technische Schule, 2016
0 Diploma in Nautics
0 Languages
0 German, English`,
  ],
  [
    'headings and dates in one gutter',
    `
*Experience
2019 – 2021      *Beispiel GmbH
                 Developer
                 Built the service that books the freight

2016 – 2019      *Nordtor AG
                 Trainee

*Education
2012 – 2016      *Technische Schule
                 Diploma in Nautics`,
    `
0 Experience
0 2019 – 2021 | Beispiel GmbH
0 Developer
0 Built the service that books the freight
0 2016 – 2019 | Nordtor AG
0 Trainee
0 Education
0 2012 – 2016 | Technische Schule
0 Diploma in Nautics`,
  ],
  [
    'start over end in the gutter are one date',
    `
Jan 2019 –      Beispiel GmbH
Mar 2021        Developer
                Built the service that books the freight

Feb 2016 –      Nordtor AG
Dec 2018        Trainee
                Kept the register of the ships`,
    `
0 Jan 2019 – / Mar 2021 / Beispiel GmbH
0 Developer
0 Built the service that books the freight
0 Feb 2016 – / Dec 2018 / Nordtor AG
0 Trainee
0 Kept the register of the ships`,
  ],
  [
    'labels of a form in a gutter stand before their values',
    `
Name:              Mira Muster
Address:           Ahornweg 8, 4484 Beispielstadt
Phone:             0900 555 01 23
Email:             mira@example.org
Nationality:       Swiss`,
    `
0 Name: | Mira Muster
0 Address: | Ahornweg 8, 4484 Beispielstadt
0 Phone: | 0900 555 01 23
0 Email: | mira@example.org
0 Nationality: | Swiss`,
  ],
  [
    'a form that repeats its labels for each post',
    `
Period             2019 – 2021
Employer           Beispiel GmbH
Position           Developer
Duties             Built the service that books the freight

Period             2016 – 2019
Employer           Nordtor AG
Position           Trainee
Duties             Kept the register of the ships`,
    `
0 Period | 2019 – 2021
0 Employer | Beispiel GmbH
0 Position | Developer
0 Duties | Built the service that books the freight
0 Period | 2016 – 2019
0 Employer | Nordtor AG
0 Position | Trainee
0 Duties | Kept the register of the ships`,
  ],
  [
    'cells of rows are read row by row',
    `
Degree                 School                    Year
Diploma in Nautics     Technische Schule         2016
Matura                 Kantonsschule             2012
Certificate            Harbour Office            2010`,
    `
0 Degree | School | Year
0 Diploma in Nautics | Technische Schule | 2016
0 Matura | Kantonsschule | 2012
0 Certificate | Harbour Office | 2010`,
  ],
  [
    'a head over the full width is above both columns',
    `
^Mira Muster
Developer of harbours and of the registers that they keep

Contact            Experience
mira@example.org   Beispiel GmbH               2019 – 2021
Ahornweg 8         Developer of the freight service
                   Built the service that books the freight
Skills             Nordtor AG                  2016 – 2019
Svelte             Trainee in the harbour office
Java               Kept the register of the ships`,
    `
0 Mira Muster
0 Developer of harbours and of the registers that they keep
0 Contact
0 mira@example.org
0 Ahornweg 8
0 Skills
0 Svelte
0 Java
1 Experience
1 Beispiel GmbH | 2019 – 2021
1 Developer of the freight service
1 Built the service that books the freight
1 Nordtor AG | 2016 – 2019
1 Trainee in the harbour office
1 Kept the register of the ships`,
  ],
  [
    'a centred head is above both columns',
    `
                          ^Mira Muster
                mira@example.org · Beispielstadt

Skills             Experience
Svelte             Beispiel GmbH               2019 – 2021
Java               Developer of the freight service
Python             Built the service that books the freight
Languages          Nordtor AG                  2016 – 2019
German             Trainee in the harbour office
English            Kept the register of the ships`,
    `
0 Mira Muster
0 mira@example.org · Beispielstadt
0 Skills
0 Svelte
0 Java
0 Python
0 Languages
0 German
0 English
1 Experience
1 Beispiel GmbH | 2019 – 2021
1 Developer of the freight service
1 Built the service that books the freight
1 Nordtor AG | 2016 – 2019
1 Trainee in the harbour office
1 Kept the register of the ships`,
  ],
  [
    'a foot over the full width is under both columns',
    `
Contact            Experience
mira@example.org   Beispiel GmbH               2019 – 2021
Ahornweg 8         Developer of the freight service
                   Built the service that books the freight
Skills             Nordtor AG                  2016 – 2019
Svelte             Trainee in the harbour office

I agree that my data are kept for the time of this application`,
    `
0 Contact
0 mira@example.org
0 Ahornweg 8
0 Skills
0 Svelte
1 Experience
1 Beispiel GmbH | 2019 – 2021
1 Developer of the freight service
1 Built the service that books the freight
1 Nordtor AG | 2016 – 2019
1 Trainee in the harbour office
0 I agree that my data are kept for the time of this application`,
  ],
  [
    'two columns, then a section over the full width',
    `
Skills                   Languages
Svelte                   German
Java                     English
Python                   French
Rust                     Danish

Experience
Beispiel GmbH                                  2019 – 2021
Developer of the freight service of the four ports
Built the service that books the freight`,
    `
0 Skills
0 Svelte
0 Java
0 Python
0 Rust
1 Languages
1 German
1 English
1 French
1 Danish
0 Experience
0 Beispiel GmbH | 2019 – 2021
0 Developer of the freight service of the four ports
0 Built the service that books the freight`,
  ],
  [
    'a section over the full width, then two columns',
    `
Experience
Beispiel GmbH                                  2019 – 2021
Developer of the freight service of the four ports
Built the service that books the freight

Skills                   Languages
Svelte                   German
Java                     English
Python                   French`,
    `
0 Experience
0 Beispiel GmbH | 2019 – 2021
0 Developer of the freight service of the four ports
0 Built the service that books the freight
0 Skills
0 Svelte
0 Java
0 Python
1 Languages
1 German
1 English
1 French`,
  ],
  [
    'titles and dates at the edge, with place under date',
    `
*Developer                                      2019 – 2021
Beispiel GmbH                                   Zürich
• Built the service that books the freight
• Kept the register of the ships
*Trainee                                        2016 – 2019
Nordtor AG                                      Basel
• Wrote the letters to the owners`,
    `
0 Developer | 2019 – 2021
0 Beispiel GmbH | Zürich
0 • Built the service that books the freight
0 • Kept the register of the ships
0 Trainee | 2016 – 2019
0 Nordtor AG | Basel
0 • Wrote the letters to the owners`,
  ],
  [
    'skills and their levels are rows',
    `
Svelte                 Expert
Java                   Advanced
Python                 Good
Rust                   Beginner`,
    `
0 Svelte | Expert
0 Java | Advanced
0 Python | Good
0 Rust | Beginner`,
  ],
  [
    'marks of a list stay with their texts',
    `
•    Built the service that books the freight
•    Kept the register of the ships
•    Wrote the letters to the owners`,
    `
0 • | Built the service that books the freight
0 • | Kept the register of the ships
0 • | Wrote the letters to the owners`,
  ],
  [
    'headings with entries and dates beside them',
    `
Experience     2019 – 2021   Beispiel GmbH, Developer
                             Built the service that books the freight
               2016 – 2019   Nordtor AG, Trainee
                             Wrote the letters to the owners

Education      2012 – 2016   Technische Schule
                             Diploma in Nautics`,
    `
0 Experience
0 2019 – 2021 | Beispiel GmbH, Developer
0 Built the service that books the freight
0 2016 – 2019 | Nordtor AG, Trainee
0 Wrote the letters to the owners
0 Education
0 2012 – 2016 | Technische Schule
0 Diploma in Nautics`,
  ],
  [
    'labels before lists are rows',
    `
*Languages:        German, English, French
*Tools:            Svelte, Java, Python
*Methods:          Scrum, Kanban
*Licences:         Boats, cars`,
    `
0 Languages: | German, English, French
0 Tools: | Svelte, Java, Python
0 Methods: | Scrum, Kanban
0 Licences: | Boats, cars`,
  ],
  [
    'a sidebar goes on where the column is white',
    `
Contact            Experience
mira@example.org   Beispiel GmbH, Developer        2019 – 2021
Ahornweg 8         Built the service that books the freight

Skills
Svelte             Education
Java               Technische Schule               2012 – 2016
Python             Diploma in Nautics`,
    `
0 Contact
0 mira@example.org
0 Ahornweg 8
0 Skills
0 Svelte
0 Java
0 Python
1 Experience
1 Beispiel GmbH, Developer | 2019 – 2021
1 Built the service that books the freight
1 Education
1 Technische Schule | 2012 – 2016
1 Diploma in Nautics`,
  ],
  [
    'years alone in the gutter',
    `
2021     Beispiel GmbH, Developer
2019     Nordtor AG, Trainee
2016     Harbour Office, Clerk
2012     Technische Schule`,
    `
0 2021 | Beispiel GmbH, Developer
0 2019 | Nordtor AG, Trainee
0 2016 | Harbour Office, Clerk
0 2012 | Technische Schule`,
  ],
  [
    'a year range with months broken over three rows',
    `
Jan 2019      Beispiel GmbH
–             Developer
Mar 2021      Built the service that books the freight
              and kept the register of the ships

Feb 2016      Nordtor AG
–             Trainee
Dec 2018      Wrote the letters to the owners`,
    `
0 Jan 2019 / – / Mar 2021 / Beispiel GmbH
0 Developer
0 Built the service that books the freight
0 and kept the register of the ships
0 Feb 2016 / – / Dec 2018 / Nordtor AG
0 Trainee
0 Wrote the letters to the owners`,
  ],
  [
    'two columns of prose without headings',
    `
Four years of payments and of logistics     Kept the register of all ships that call
in harbours, and two trainees who went      at the four ports of the river, and wrote
on to lead the office. Built the service    to their owners. Led a group of beginners
that books the freight of the ports.        in sailing, and later a second one.`,
    `
0 Four years of payments and of logistics
0 in harbours, and two trainees who went
0 on to lead the office. Built the service
0 that books the freight of the ports.
1 Kept the register of all ships that call
1 at the four ports of the river, and wrote
1 to their owners. Led a group of beginners
1 in sailing, and later a second one.`,
  ],
  [
    'a date beside a bullet stands for the title above it',
    `
*Developer                                      Zürich
• Built the service that books the freight      2019 – 2021
• Kept the register of the ships
*Trainee                                        Basel
• Wrote the letters to the owners               2016 – 2019
• Counted the ropes`,
    `
0 Developer | Zürich
0 • Built the service that books the freight | 2019 – 2021
0 • Kept the register of the ships
0 Trainee | Basel
0 • Wrote the letters to the owners | 2016 – 2019
0 • Counted the ropes`,
  ],
  [
    'headings of both columns at one height, with lists of different lengths',
    `
*Skills                  *Languages
Svelte                   German
Java                     English
Python
Rust
Go`,
    `
0 Skills
0 Svelte
0 Java
0 Python
0 Rust
0 Go
1 Languages
1 German
1 English`,
  ],
  [
    'headings that repeat over the values of a form are rows',
    `
Skills                   Skills
Svelte                   four years
Java                     two years
Python                   one year`,
    `
0 Skills | Skills
0 Svelte | four years
0 Java | two years
0 Python | one year`,
  ],
  [
    'a heading in the gutter with one section beside it',
    `
Experience      Beispiel GmbH, 2019 – 2021
                Developer
                Built the service that books the freight`,
    `
0 Experience
0 Beispiel GmbH, 2019 – 2021
0 Developer
0 Built the service that books the freight`,
  ],
  [
    'a label in the gutter that is the word of a heading, in a form of contact',
    `
Email           mira@example.org
Phone           0900 555 01 23
Address         Ahornweg 8, 4484 Beispielstadt
Languages       German, English`,
    `
0 Email | mira@example.org
0 Phone | 0900 555 01 23
0 Address | Ahornweg 8, 4484 Beispielstadt
0 Languages | German, English`,
  ],
  [
    'headings over the full width between two gutters of dates',
    `
^Experience
2019 – 2021     *Beispiel GmbH
                Built the service that books the freight
2016 – 2019     *Nordtor AG
                Kept the register of the ships
^Education
2012 – 2016     *Technische Schule
                Diploma in Nautics
2010 – 2012     *Kantonsschule
                Matura`,
    `
0 Experience
0 2019 – 2021 | Beispiel GmbH
0 Built the service that books the freight
0 2016 – 2019 | Nordtor AG
0 Kept the register of the ships
0 Education
0 2012 – 2016 | Technische Schule
0 Diploma in Nautics
0 2010 – 2012 | Kantonsschule
0 Matura`,
  ],
  [
    'years on the row of their item, one beside each',
    `
2021 – 2022     • Built the service
2019 – 2020     • Kept the register
2017 – 2018     • Wrote the letters`,
    `
0 2021 – 2022 | • Built the service
0 2019 – 2020 | • Kept the register
0 2017 – 2018 | • Wrote the letters`,
  ],
  [
    'dates of two prints in the gutter: the heading and the first date',
    `
*Experience     Beispiel GmbH
2019 – 2021     Developer
                Built the service that books the freight

2016 – 2019     Nordtor AG
                Trainee

*Education      Technische Schule
2012 – 2016     Diploma in Nautics`,
    `
0 Experience
0 Beispiel GmbH
0 2019 – 2021 | Developer
0 Built the service that books the freight
0 2016 – 2019 | Nordtor AG
0 Trainee
0 Education
0 Technische Schule
0 2012 – 2016 | Diploma in Nautics`,
  ],
  [
    'ratings in marks stand behind their skills',
    `
Svelte              ●●●●●
Java                ●●●●○
Python              ●●●○○
Rust                ●●○○○`,
    `
0 Svelte | ●●●●●
0 Java | ●●●●○
0 Python | ●●●○○
0 Rust | ●●○○○`,
  ],
  [
    'columns of a short page: two lines each under their heading',
    `
Contact                Languages
mira@example.org       German
0900 555 01 23         English`,
    `
0 Contact
0 mira@example.org
0 0900 555 01 23
1 Languages
1 German
1 English`,
  ],
  [
    'a page of one column',
    `
^Mira Muster
mira@example.org
Experience
Beispiel GmbH, Developer, 2019 – 2021
Built the service that books the freight`,
    `
0 Mira Muster
0 mira@example.org
0 Experience
0 Beispiel GmbH, Developer, 2019 – 2021
0 Built the service that books the freight`,
  ],
  [
    'headings known and unknown in one gutter, set alike',
    `
*EXPERIENCE       Beispiel GmbH, 2019 – 2021
                  Developer

*SHORE LEAVE      Ropes, bread, maps
                  Long walks

*EDUCATION        Technische Schule, 2016
                  Diploma in Nautics`,
    `
0 EXPERIENCE
0 Beispiel GmbH, 2019 – 2021
0 Developer
0 SHORE LEAVE
0 Ropes, bread, maps
0 Long walks
0 EDUCATION
0 Technische Schule, 2016
0 Diploma in Nautics`,
  ],
  [
    'names of companies in a gutter beside what was done there',
    `
Beispiel GmbH     *Developer
Zürich            Built the service that books the freight
2019 – 2021       and kept the register of the ships

Nordtor AG        *Trainee
Basel             Wrote the letters to the owners
2016 – 2019       and counted the ropes`,
    `
0 Beispiel GmbH | Developer
0 Zürich | Built the service that books the freight
0 2019 – 2021 | and kept the register of the ships
0 Nordtor AG | Trainee
0 Basel | Wrote the letters to the owners
0 2016 – 2019 | and counted the ropes`,
  ],
])('%s', (_name, page, inOrder) => {
  expect(read(page)).toEqual(lines(inOrder))
})
