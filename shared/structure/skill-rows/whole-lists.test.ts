import { expect, test } from 'vitest'
import { type ReadAs, readingOf } from '../testing/reading.ts'

// Lists of skills as people set them, and all that is read of them.

const lines = (written: string): string[] => written.split('\n').slice(1)

test.each<[ReadAs, string, section: string, read: string]>([
  [
    'skills',
    'labels in bold before lists',
    `
**Languages:** Go, Java, SQL
**Tools:** Git, Docker, Make
**Methods:** Scrum and Kanban`,
    `
name: Go | group: Languages @1
name: Java | group: Languages @1
name: SQL | group: Languages @1
name: Git | group: Tools @2
name: Docker | group: Tools @2
name: Make | group: Tools @2
name: Scrum | group: Methods @3
name: Kanban | group: Methods @3`,
  ],
  [
    'skills',
    'a list with bars over two lines',
    `
Welding | Turning | Brazing | Casting |
Joinery | Veneering | Gilding`,
    `
name: Welding @1
name: Turning @1
name: Brazing @1
name: Casting @1
name: Joinery @1
name: Veneering @1
name: Gilding @1`,
  ],
  [
    'skills',
    'headings of groups over their lists',
    `
Workshop
- Welding, turning, brazing
- Reading drawings
Office
- Excel, Word
- Bookkeeping`,
    `
name: Welding | group: Workshop @2
name: turning | group: Workshop @2
name: brazing | group: Workshop @2
name: Reading drawings | group: Workshop @3
name: Excel | group: Office @5
name: Word | group: Office @5
name: Bookkeeping | group: Office @6`,
  ],
  [
    'skills',
    'sentences that tell skills',
    `
- Experienced in Go, Java and SQL
- Good knowledge of Docker and Kubernetes
- Fluent in German and English`,
    `
name: Go @1
name: Java @1
name: SQL @1
name: Docker @2
name: Kubernetes @2
name: German @3
name: English @3`,
  ],
  [
    'skills',
    'brackets with commas within',
    `
Python (NumPy, pandas), Java (Spring, JPA), C++`,
    `
name: Python (NumPy, pandas) @1
name: Java (Spring, JPA) @1
name: C++ @1`,
  ],
  [
    'skills',
    'years behind the names',
    `
Go (5 years), Java (8 years), SQL (10+ years)`,
    `
name: Go @1
name: Java @1
name: SQL @1`,
  ],
  [
    'skills',
    'a grid of columns',
    `
Go ⇥ Java ⇥ SQL
Docker ⇥ Git ⇥ Make
Scrum ⇥ Kanban ⇥ Lean`,
    `
name: Go @1
name: Java @1
name: SQL @1
name: Docker @2
name: Git @2
name: Make @2
name: Scrum @3
name: Kanban @3
name: Lean @3`,
  ],
  [
    'skills',
    'percentages',
    `
Go 90%
Java 80%
SQL 70%`,
    `
name: Go @1
name: Java @2
name: SQL @3`,
  ],
  [
    'skills',
    'a label alone over its list',
    `
Programming:
Go, Java, SQL
Tools:
Git, Docker`,
    `
name: Go | group: Programming @2
name: Java | group: Programming @2
name: SQL | group: Programming @2
name: Git | group: Tools @4
name: Docker | group: Tools @4`,
  ],
  [
    'skills',
    'dots between skills',
    `
Go · Java · SQL · Docker · Git`,
    `
name: Go @1
name: Java @1
name: SQL @1
name: Docker @1
name: Git @1`,
  ],
  [
    'skills',
    'each on its line',
    `
Go
Java
SQL`,
    `
name: Go @1
name: Java @2
name: SQL @3`,
  ],
  [
    'skills',
    'labels at the left with lists that go on below',
    `
Programming: ⇥ Go, Java, SQL,
 ⇥ Rust, C
Tools: ⇥ Git, Docker`,
    `
name: Go | group: Programming @1
name: Java | group: Programming @1
name: SQL | group: Programming @1
name: Rust | group: Programming @1
name: C | group: Programming @1
name: Git | group: Tools @3
name: Docker | group: Tools @3`,
  ],
  [
    'skills',
    'written twice, read once',
    `
Go, Java, SQL
Java, Docker, go`,
    `
name: Go @1
name: Java @1
name: SQL @1
name: Docker @2`,
  ],
  [
    'skills',
    'a sentence that names none',
    `
Always eager to learn something new and to share what I know with others.`,
    `
`,
  ],
  [
    'skills',
    'nothing to read',
    `
`,
    `
`,
  ],
])('%s: %s', (kind, _name, section, read) => {
  expect(readingOf(kind, lines(section))).toEqual(lines(read).filter(Boolean))
})
