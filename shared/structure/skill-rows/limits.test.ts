import { describe, expect, test } from 'vitest'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { readSkills } from '../skills.ts'
import { printedLines } from '../testing/printed-lines.ts'

// What makes lines one list, and what makes a word the name of a group: each limit from both sides.

type Set = Partial<Pick<Prepared, 'gap' | 'room'>> & {
  page?: number
  column?: number
  size?: number
  x?: number
}

const read = (rows: string[], sets: Record<number, Set> = {}): string => {
  const lines = printedLines(rows).map((line, at): Prepared => {
    const { gap = line.gap, room = line.room, ...set } = sets[at] ?? {}
    return { ...line, gap, room, line: { ...line.line, ...set } }
  })
  return readSkills(lines, false, createPlacer(), 0)
    .map(({ name, group, level }) => `${group ? `${group}: ` : ''}${name}${level ? ` (${level})` : ''}`)
    .join(' | ')
}

const letters = (count: number): string =>
  'Tools of a workshop and all its other machines'
    .slice(0, count - 1)
    .trim()
    .padEnd(count, 'x')

describe('a list goes on in the next line', () => {
  const LONG = 'Joinery, turning, veneering, gilding and'
  test.each<[string, string[], Record<number, Set>, string]>([
    ['behind a comma, up to a line of white', ['Go, Java,', 'SQL'], { 1: { gap: 1 } }, 'Go | Java | SQL'],
    [
      'within a bracket of five lines',
      ['Python (NumPy', 'pandas', 'SciPy', 'Dask', 'Polars)'],
      {},
      'Python (NumPy pandas SciPy Dask Polars)',
    ],
    [
      'within a bracket up to a line of white',
      ['Python (NumPy', 'pandas), Go'],
      { 1: { gap: 1 } },
      'Python (NumPy pandas) | Go',
    ],
    [
      'within two brackets',
      ['Python (NumPy (core', 'only)', 'pandas)'],
      {},
      'Python (NumPy (core only) pandas)',
    ],
    [
      'behind a level in brackets',
      ['Go (expert);', 'Java (basic)'],
      { 1: { gap: 1 } },
      'Go (expert) | Java (basic)',
    ],
    [
      'where a long line is full',
      [LONG, 'inlay, carving'],
      { 1: { gap: 0.59 } },
      'Joinery | turning | veneering | gilding and inlay | carving',
    ],
    ['over the page, behind a comma', ['Go, Java,', 'SQL'], { 1: { page: 2, gap: 9 } }, 'Go | Java | SQL'],
  ])('%s', (_name, rows, sets, expected) => {
    expect(read(rows, sets)).toBe(expected)
  })

  test.each<[string, string[], Record<number, Set>, string]>([
    [
      'a bracket with six lines',
      ['Python (NumPy', 'pandas', 'SciPy', 'Dask', 'Polars', 'Arrow)'],
      {},
      'Python (NumPy | pandas | SciPy | Dask | Polars | Arrow)',
    ],
    [
      'a bracket, but in the next column',
      ['Python (NumPy', 'pandas), Go'],
      { 1: { column: 1 } },
      'Python (NumPy | pandas) | Go',
    ],
    [
      'a bracket, but under more white',
      ['Python (NumPy', 'pandas), Go'],
      { 1: { gap: 1.1 } },
      'Python (NumPy | pandas) | Go',
    ],
    [
      'a full line, but under more white',
      [LONG, 'inlay, carving'],
      { 1: { gap: 0.8 } },
      'Joinery | turning | veneering | gilding and | inlay | carving',
    ],
    [
      'a short line',
      ['Joinery, turning, veneer', 'Inlay, carving'],
      { 1: { gap: 0.5 } },
      'Joinery | turning | veneer | Inlay | carving',
    ],
  ])('not behind %s', (_name, rows, sets, expected) => {
    expect(read(rows, sets)).toBe(expected)
  })
})

describe('the name of a group', () => {
  test.each<[string, string[], string]>([
    [
      'on both labels of a row',
      ['Office ⇥ Word, Excel ⇥ Web ⇥ HTML, CSS'],
      'Office: Word | Office: Excel | Web: HTML | Web: CSS',
    ],
    [
      'on three labels of a row',
      ['Office ⇥ Word, Excel ⇥ Web ⇥ HTML, CSS ⇥ Data ⇥ SQL, Mongo'],
      'Office: Word | Office: Excel | Web: HTML | Web: CSS | Data: SQL | Data: Mongo',
    ],
    ['on no row of three cells', ['Office ⇥ Word, Excel ⇥ Web'], 'Office: Word | Office: Excel Web'],
    [
      'on groups between bars',
      ['Web: HTML, CSS | Data: SQL, Mongo'],
      'Web: HTML | Web: CSS | Data: SQL | Data: Mongo',
    ],
    [
      'on groups between bars, if all have a name',
      ['Web: HTML, CSS | SQL, Mongo'],
      'Web: HTML | Web: CSS | Web: SQL | Web: Mongo',
    ],
    [
      'with a colon, at 47 letters',
      [`${letters(47)}:`, 'Lathe, planer'],
      'Tools of a workshop and all its other machinesx: Lathe | Tools of a workshop and all its other machinesx: planer',
    ],
    [
      'with a colon, at 48 letters',
      [`${letters(48)}:`, 'Lathe, planer'],
      'Tools of a workshop and all its other machinesxx | Lathe | planer',
    ],
    [
      'in its cell, at 39 letters',
      [`${letters(39)} ⇥ Lathe, planer`, 'Office ⇥ Word, Excel', 'Web ⇥ HTML, CSS'],
      'Tools of a workshop and all its otherxx: Lathe | planer | Office: Word | Office: Excel | Web: HTML | Web: CSS',
    ],
    [
      'in its cell, at 40 letters',
      [`${letters(40)} ⇥ Lathe, planer`, 'Office ⇥ Word, Excel', 'Web ⇥ HTML, CSS'],
      'Tools of a workshop and all its other mx | Lathe | planer | Office: Word | Office: Excel | Web: HTML | Web: CSS',
    ],
    [
      'in bold before its list, at 39 letters',
      [`**${letters(39)}** Lathe, planer`, '**Office** Word, Excel'],
      'Tools of a workshop and all its otherxx: Lathe | planer | Office: Word | Office: Excel',
    ],
    [
      'in bold before its list, at 40 letters',
      [`**${letters(40)}** Lathe, planer`, '**Office** Word, Excel'],
      'Tools of a workshop and all its other mx Lathe | planer | Office: Word | Office: Excel',
    ],
    [
      'in bold before a single skill, beside two lists',
      ['**Web** HTML, CSS', '**Data** SQL, Mongo', '**Office** Excel'],
      'Web: HTML | Web: CSS | Data: SQL | Data: Mongo | Office: Excel',
    ],
    [
      'in bold before a single skill, beside one list',
      ['**Web** HTML, CSS', '**Office** Excel'],
      'Web: HTML | Web: CSS | Office Excel',
    ],
    [
      'in bold, two in one line',
      ['**Web** HTML, CSS **Data** SQL, Mongo'],
      'Web: HTML | Web: CSS | Data: SQL | Data: Mongo',
    ],
    ['in bold before a level', ['**Java** expert', '**Go** basic'], 'Java expert | Go basic'],
    ['in bold behind a comma', ['HTML, **CSS** and Go', 'Java, SQL'], 'HTML | CSS | Go | Java | SQL'],
    [
      'before a dash, in two rows',
      ['Web - HTML, CSS, Svelte', 'Data - SQL, Mongo, Redis'],
      'Web: HTML | Web: CSS | Web: Svelte | Data: SQL | Data: Mongo | Data: Redis',
    ],
    [
      'before a dash, in one row of three',
      ['Web - HTML, CSS, Svelte', 'Excel, Word', 'Lathe, planer'],
      'Web | HTML | CSS | Svelte | Excel | Word | Lathe | planer',
    ],
    [
      'before a dash, in two rows of four',
      ['Web - HTML, CSS, Svelte', 'Data - SQL, Mongo, Redis', 'Excel, Word', 'Lathe, planer'],
      'Web: HTML | Web: CSS | Web: Svelte | Data: SQL | Data: Mongo | Data: Redis | Excel | Word | Lathe | planer',
    ],
    [
      'before a dash, in two rows of five',
      [
        'Web - HTML, CSS, Svelte',
        'Data - SQL, Mongo, Redis',
        'Excel, Word',
        'Lathe, planer',
        'Welding, brazing',
      ],
      'Web | HTML | CSS | Svelte | Data | SQL | Mongo | Redis | Excel | Word | Lathe | planer | Welding | brazing',
    ],
    ['before a dash and one skill', ['Web - HTML', 'Data - SQL'], 'Web | HTML | Data | SQL'],
    [
      'over items, twice',
      ['Web', '- HTML', '- CSS', '- Svelte', 'Data', '- SQL', '- Mongo'],
      'Web: HTML | Web: CSS | Web: Svelte | Data: SQL | Data: Mongo',
    ],
    ['over items, once', ['Web', '- HTML', '- CSS', '- Svelte'], 'Web | HTML | CSS | Svelte'],
    [
      'over items, of three words',
      ['Web and print', '- HTML', '- CSS', 'Stores of data', '- SQL', '- Mongo'],
      'Web and print: HTML | Web and print: CSS | Stores of data: SQL | Stores of data: Mongo',
    ],
    [
      'over items, of four words',
      ['Web and all print', '- HTML', '- CSS', 'Stores of all data', '- SQL', '- Mongo'],
      'Web and all print | HTML | CSS | Stores of all data | SQL | Mongo',
    ],
    ['over one item each', ['Web', '- HTML', 'Data', '- SQL'], 'Web | HTML | Data | SQL'],
    [
      'in bold over a list',
      ['**Web**', 'HTML, CSS', '**Data**', 'SQL, Mongo'],
      'Web: HTML | Web: CSS | Data: SQL | Data: Mongo',
    ],
    ['in bold over one skill each', ['**Web**', 'HTML', '**Data**', 'SQL'], 'Web | HTML | Data | SQL'],
    [
      'at the edge over lists set deeper',
      ['**Web**', '    HTML, CSS', '**Data**', '    SQL, Mongo'],
      'Web: HTML | Web: CSS | Data: SQL | Data: Mongo',
    ],
    ['with a level below', ['Web', 'Advanced', 'HTML, CSS'], 'Web: HTML | Web: CSS'],
    ['the word for skills itself', ['Skills', 'Lathe', 'Planer'], 'Skills: Lathe | Skills: Planer'],
    [
      'with its one skill behind the colon',
      ['Advanced: Planning', 'Lathe, planer'],
      'Advanced: Planning | Lathe | planer',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(read(rows)).toBe(expected)
  })
})

describe('a table that tells how well each skill is known', () => {
  test.each<[string, string[], string]>([
    [
      'has one name a row',
      ['Welding ⇥ expert', 'Turning ⇥ good', 'Casting ⇥ basic'],
      'Welding | Turning | Casting',
    ],
    ['is none with two rows', ['Welding ⇥ often', 'Turning ⇥ rarely'], 'Welding | often | Turning | rarely'],
    [
      'has years behind the names',
      ['Welding ⇥ 5', 'Turning ⇥ 12', 'Casting ⇥ 2'],
      'Welding | Turning | Casting',
    ],
    [
      'has words that recur',
      ['Welding ⇥ daily', 'Turning ⇥ daily', 'Casting ⇥ weekly', 'Brazing ⇥ weekly'],
      'Welding | Turning | Casting | Brazing',
    ],
    [
      'is none where the words differ',
      ['Welding ⇥ Turning', 'Casting ⇥ Brazing', 'Joinery ⇥ Carving'],
      'Welding | Turning | Casting | Brazing | Joinery | Carving',
    ],
    [
      'has a head that is no skill',
      ['Skill ⇥ Level', 'Welding ⇥ expert', 'Turning ⇥ good', 'Casting ⇥ basic'],
      'Welding | Turning | Casting',
    ],
    [
      'has two pairs a row',
      ['Welding ⇥ expert ⇥ Turning ⇥ good', 'Casting ⇥ basic ⇥ Brazing ⇥ good'],
      'Welding | Turning | Casting | Brazing',
    ],
    [
      'has marks for levels',
      ['Welding ⇥ ●●●●○', 'Turning ⇥ ●●●○○', 'Casting ⇥ ●○○○○'],
      'Welding | Turning | Casting',
    ],
    [
      'goes on below a name that had no room',
      ['Welding and ⇥ ●●●●○', 'brazing', 'Turning ⇥ ●●●○○', 'Casting ⇥ ●○○○○'],
      'Welding and brazing | Turning | Casting',
    ],
    [
      'has seven rated rows of ten',
      ['Joinery', 'Inlay', 'Waxing', ...[...'ABCDEFG'].map((sign) => `Craft ${sign} ⇥ daily`)],
      'Joinery | Inlay | Waxing | Craft A | Craft B | Craft C | Craft D | Craft E | Craft F | Craft G',
    ],
    [
      'has lists behind its labels',
      ['Metal ⇥ Welding, brazing', 'Wood ⇥ Joinery, inlay', 'Stone ⇥ Lettering'],
      'Metal: Welding | Metal: brazing | Wood: Joinery | Wood: inlay | Stone: Lettering',
    ],
    [
      'has labels in bold',
      ['**Metal** ⇥ Welding ⇥ Brazing', '**Wood** ⇥ Joinery ⇥ Inlay'],
      'Metal: Welding | Metal: Brazing | Wood: Joinery | Wood: Inlay',
    ],
    [
      'has labels, one of them for languages',
      ['Languages ⇥ German ⇥ English', 'Wood ⇥ Joinery ⇥ Inlay'],
      'Languages: German | Languages: English | Wood: Joinery | Wood: Inlay',
    ],
    [
      'has labels with colons over its columns',
      ['Metal: ⇥ Wood:', 'Welding ⇥ Joinery', 'Brazing ⇥ Inlay'],
      'Welding | Joinery | Brazing | Inlay',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(read(rows).replace(/ \([a-z]+\)/g, '')).toBe(expected)
  })
})

describe('a list that the width of its column breaks', () => {
  test.each<[string, string[], string]>([
    [
      'within a name',
      ['GTAW, SMAW, pipe', 'fitting, orbital', 'welding'],
      'GTAW | SMAW | pipe fitting | orbital welding',
    ],
    [
      'between whole names',
      ['Welding, brazing', 'Joinery, inlay', 'Lettering, waxing'],
      'Welding | brazing | Joinery | inlay | Lettering | waxing',
    ],
    [
      'at its signs',
      ['Welding, brazing,', 'joinery, inlay,', 'lettering'],
      'Welding | brazing | joinery | inlay | lettering',
    ],
    [
      'between names that everybody knows',
      ['Python, Java, Docker', 'Kubernetes, Linux, Git', 'Excel, PowerPoint, SQL'],
      'Python | Java | Docker | Kubernetes | Linux | Git | Excel | PowerPoint | SQL',
    ],
    [
      'before small letters of a name of its own',
      ['Swift, Xcode, Metal', 'macOS, iOS, watchOS'],
      'Swift | Xcode | Metal | macOS | iOS | watchOS',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(read(rows)).toBe(expected)
  })
})

describe('of names that something is told of, only the names are read', () => {
  test.each<[string, string[], string]>([
    [
      'two, each in a sentence',
      ['Layout: I set books and papers of all kinds', 'Print: I run the old press in our cellar'],
      'Layout | Print',
    ],
    [
      'told in five words only',
      ['Layout: I set books and papers', 'Print: I run the old press'],
      'Layout: I set books and papers | Print: I run the old press',
    ],
    [
      'one alone',
      ['Layout: I set books and papers of all kinds'],
      'Layout: I set books and papers of all kinds',
    ],
    [
      'three of four',
      [
        'Layout: I set books and papers of all kinds',
        'Print: I run the old press in our cellar',
        'Paper: I make it from rags and from straw',
        'Tools: knife, awl',
      ],
      'Layout | Print | Paper | Tools: knife | Tools: awl',
    ],
    [
      'two of four',
      [
        'Layout: I set books and papers of all kinds',
        'Print: I run the old press in our cellar',
        'Paper: rag, straw',
        'Tools: knife, awl',
      ],
      'Layout: I set books and papers of all kinds | Print: I run the old press in our cellar | Paper: rag | Paper: straw | Tools: knife | Tools: awl',
    ],
    [
      'in bold over their paragraphs',
      [
        '**Layout**',
        'I set books and papers of all kinds',
        'for three houses',
        '**Print**',
        'I run the old press in our cellar',
      ],
      'Layout | Print',
    ],
    [
      'lists with names',
      [
        'Layout: Quark, InDesign, Scribus, TeX, LaTeX, Typst',
        'Print: Heidelberg, Korrex, Boston, Asbern, Vandercook',
      ],
      'Layout: Quark | Layout: InDesign | Layout: Scribus | Layout: TeX | Layout: LaTeX | Layout: Typst | Print: Heidelberg | Print: Korrex | Print: Boston | Print: Asbern | Print: Vandercook',
    ],
    [
      'names of six words',
      [
        'Layout of books and of papers: I set books and papers of all kinds',
        'Print on paper and on cloth: I run the old press in our cellar',
      ],
      'Layout of books and of papers: I set books and papers of all kinds | Print on paper and on cloth: I run the old press in our cellar',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(read(rows)).toBe(expected)
  })
})
