import { expect, test } from 'vitest'
import { createPlacer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { readSkills } from './skills.ts'
import { printedLines } from './testing/printed-lines.ts'

/** What stands behind an empty row is on the next page. */
const overPages = (rows: string[]): Prepared[] => {
  let page = 1
  return printedLines(rows).map((line) => {
    if (line.gap >= 1) page += 1
    return { ...line, gap: line.gap >= 1 ? 9 : line.gap, line: { ...line.line, page } }
  })
}
const read = (rows: string[]): string[] =>
  readSkills(overPages(rows), false, createPlacer(), 0).map(({ name, group }) => `${group}: ${name}`)
const alone = (name: string): string => `: ${name}`

test.each<[string, string[], string[]]>([
  [
    'the comma of Arabic parts two',
    ['SAP، Excel، التدقيق الداخلي'],
    ['SAP', 'Excel', 'التدقيق الداخلي'].map(alone),
  ],
  [
    'so many names with slashes are a list; two or three may be one',
    ['Gouge/Rasp/Spokeshave/Drawknife', 'Mitre/Dovetail joints', 'Chairs/Stools/Tables'],
    ['Gouge', 'Rasp', 'Spokeshave', 'Drawknife', 'Mitre/Dovetail joints', 'Chairs/Stools/Tables'].map(alone),
  ],
  [
    'what is told keeps its commas',
    ['Careful with old and fragile pieces, calm when plans have to change', 'Gilding, waxing, staining'],
    ['Gilding', 'waxing', 'staining'].map(alone),
  ],
  [
    'a short statement is one',
    ['Quiet with young horses, calm with their owners', 'Gilding, waxing, staining'],
    ['Quiet with young horses, calm with their owners', 'Gilding', 'waxing', 'staining'].map(alone),
  ],
  [
    'languages among skills have their label',
    ['Gilding, Waxing', 'Languages', 'Latin', 'Welsh'],
    [...['Gilding', 'Waxing'].map(alone), ...['Latin', 'Welsh'].map((name) => `Languages: ${name}`)],
  ],
  [
    'groups that bars part, over lines that break within them',
    [
      'Timber: Joinery, Turning, Veneering, Gilding, Carving, Staining, Waxing,',
      'Marquetry, French polish, Inlay. | Stone: Lettering, Pointing, Masonry drawings |',
      'Metal: Brazing, Casting. | Tools & Machines: Lathe, Planer.',
    ],
    [
      ...['Joinery', 'Turning', 'Veneering', 'Gilding', 'Carving', 'Staining', 'Waxing'].map(
        (n) => `Timber: ${n}`,
      ),
      ...['Marquetry', 'French polish', 'Inlay'].map((name) => `Timber: ${name}`),
      ...['Lettering', 'Pointing', 'Masonry drawings'].map((name) => `Stone: ${name}`),
      ...['Brazing', 'Casting'].map((name) => `Metal: ${name}`),
      ...['Lathe', 'Planer'].map((name) => `Tools & Machines: ${name}`),
    ],
  ],
  [
    'labels within a group',
    [
      'Timber – Hard: Oak, Ash, Elm – Soft: Pine, Larch',
      'Stone – Lettering, Pointing – Old work: Lime, Tuff',
      'Metal – Brazing, Casting, Rolling',
    ],
    [
      ...['Oak', 'Ash', 'Elm'].map((name) => `Hard: ${name}`),
      ...['Pine', 'Larch'].map((name) => `Soft: ${name}`),
      ...['Lettering', 'Pointing'].map((name) => `Stone: ${name}`),
      ...['Lime', 'Tuff'].map((name) => `Old work: ${name}`),
      ...['Brazing', 'Casting', 'Rolling'].map((name) => `Metal: ${name}`),
    ],
  ],
  [
    'a label behind a label',
    ['Computer skills: Office programs: Word, Excel', 'Timber: Oak; ash; Stone: slate, tuff'],
    [
      ...['Word', 'Excel'].map((name) => `Office programs: ${name}`),
      ...['Oak', 'ash'].map((name) => `Timber: ${name}`),
      ...['slate', 'tuff'].map((name) => `Stone: ${name}`),
    ],
  ],
  [
    'levels that lead their names',
    ['Native German, fluent English, basic French'],
    ['German', 'English', 'French'].map(alone),
  ],
  [
    'a list that could go on',
    ['Timber: Oak, Ash, etc.', 'Stone: Slate, Tuff, u.a.'],
    ['Timber: Oak', 'Timber: Ash', 'Stone: Slate', 'Stone: Tuff'],
  ],
  [
    'many words that lead to a list',
    ['I have worked with such tools of the trade as: Lathe, Planer, Router'],
    ['Lathe', 'Planer', 'Router'].map(alone),
  ],
  [
    'items, with the name of each group over them in the same print',
    ['Workshop', '- Welding', '- Turning', '- Brazing', 'Trade', '- Stock control', '- Price lists'],
    [
      ...['Welding', 'Turning', 'Brazing'].map((name) => `Workshop: ${name}`),
      ...['Stock control', 'Price lists'].map((name) => `Trade: ${name}`),
    ],
  ],
  [
    'marked names in bold, each over its list set deeper',
    [
      '- **Timber**',
      '     Joinery, Turning',
      '- **Stone**',
      '     Lettering',
      '- **Metal**',
      '     Brazing, Casting',
    ],
    [
      ...['Joinery', 'Turning'].map((name) => `Timber: ${name}`),
      'Stone: Lettering',
      ...['Brazing', 'Casting'].map((name) => `Metal: ${name}`),
    ],
  ],
  [
    'a single name beside its label where the rows about it are lists',
    ['Timber ⇥ Joinery, Turning', 'Stone ⇥ Lettering', 'Metal ⇥ Brazing, Casting'],
    [
      ...['Joinery', 'Turning'].map((name) => `Timber: ${name}`),
      'Stone: Lettering',
      ...['Brazing', 'Casting'].map((name) => `Metal: ${name}`),
    ],
  ],
  [
    'pairs of names beside one list',
    ['Joinery ⇥ Turning', 'Lettering ⇥ Pointing', 'Metal ⇥ Brazing, Casting'],
    ['Joinery', 'Turning', 'Lettering', 'Pointing', 'Metal', 'Brazing', 'Casting'].map(alone),
  ],
  [
    'names in bold with a word about each',
    ['**Joinery**', 'In my own shop', '**Turning**', 'Bowls and legs'],
    ['Joinery', 'In my own shop', 'Turning', 'Bowls and legs'].map(alone),
  ],
  [
    'skills in two groups parted by white, of which some had room',
    ['Glazing and leading', 'Kilns', '', 'Scaffolds', 'Rope work'],
    ['Glazing and leading', 'Kilns', 'Scaffolds', 'Rope work'].map(alone),
  ],
  [
    'the last two of a list in a sentence',
    ['Proficient in R and QGIS; experienced with ROV piloting, drop-camera surveys and commercial diving.'],
    [': R', ': QGIS', ': ROV piloting', ': drop-camera surveys', ': commercial diving'],
  ],
  [
    'the last two of a list of names, but not what belongs together',
    ['Tools: Docker, Grafana, Node.js and Golang', 'Fields: Budgets, Planning, Research and Development'],
    [
      ...['Docker', 'Grafana', 'Node.js', 'Golang'].map((name) => `Tools: ${name}`),
      ...['Budgets', 'Planning', 'Research and Development'].map((name) => `Fields: ${name}`),
    ],
  ],
  [
    'two words around a sign',
    ['Product Management & Marketing', 'Linux & Windows'],
    [': Product Management & Marketing', ': Linux', ': Windows'],
  ],
  [
    'labels over rows in which nothing parts the names',
    ['**Web**', 'JavaScript HTML 5 CSS LAMP', '**Database**', 'MySQL NoSQL ORM Hibernate'],
    [
      'Web: JavaScript',
      'Web: HTML 5',
      'Web: CSS',
      'Web: LAMP',
      'Database: MySQL',
      'Database: NoSQL',
      'Database: ORM',
      'Database: Hibernate',
    ],
  ],
  [
    'names in bold over their levels are no labels',
    ['**Blender**', 'Expert', '**Houdini**', 'Beginner'],
    [': Blender', ': Houdini'],
  ],
  [
    'a column of labels, one of which names another list',
    ['Technology ⇥ Cloud Computing ⇥ Svelte', 'Interests ⇥ Photography ⇥ Travel'],
    ['Technology: Cloud Computing', 'Technology: Svelte'],
  ],
  [
    'a column of labels in bold',
    ['**Trades** ⇥ Roof work ⇥ Wiring', '**Licenses** ⇥ Forklift ⇥ Crane'],
    ['Trades: Roof work', 'Trades: Wiring', 'Licenses: Forklift', 'Licenses: Crane'],
  ],
  [
    'names in bold beside how long they were used are no labels',
    ['**Python** ⇥ 5+ yrs', '**Ansible** ⇥ Expert'],
    [': Python', ': Ansible'],
  ],
  [
    'cells are skills where no label stands among them',
    ['Sealants ⇥ Whitening trays', 'Dentrix ⇥ Radiography'],
    [': Sealants', ': Whitening trays', ': Dentrix', ': Radiography'],
  ],
  [
    'ratings in lines of their own leave the name above them',
    ['**Grant writing**', '- ●●○○', '**Koha**', '- ●●●○'],
    [': Grant writing', ': Koha'],
  ],
  [
    'a group whose line ends with a comma goes on over the page',
    ['Beginner: ASP.NET, SQL,', '', 'Rust, Photoshop'],
    ['Beginner: ASP.NET', 'Beginner: SQL', 'Beginner: Rust', 'Beginner: Photoshop'],
  ],
  [
    'a list that ended goes not on with what heads the next page',
    ['Beginner: ASP.NET, SQL', '', 'Rust, Photoshop'],
    ['Beginner: ASP.NET', 'Beginner: SQL', ': Rust', ': Photoshop'],
  ],
  [
    'a new group on the next page is its own',
    ['Beginner: ASP.NET, SQL,', '', 'Expert: Rust, Photoshop'],
    ['Beginner: ASP.NET', 'Beginner: SQL', 'Expert: Rust', 'Expert: Photoshop'],
  ],
  [
    'a narrow column breaks names where the next word had no room',
    ['Mig, brazing, pipe', 'fitting, orbital', 'welding'],
    [': Mig', ': brazing', ': pipe fitting', ': orbital welding'],
  ],
  [
    'rows of one list each, of about one length',
    ['python, django, flask', 'react, redux, webpack', 'docker, aws, terraform'],
    ['python', 'django', 'flask', 'react', 'redux', 'webpack', 'docker', 'aws', 'terraform'].map(alone),
  ],
  [
    'the last of them with one name',
    ['python, django, flask', 'react, redux, webpack', 'docker'],
    ['python', 'django', 'flask', 'react', 'redux', 'webpack', 'docker'].map(alone),
  ],
  [
    'rows of one list each in an office',
    ['Excel, Word, Outlook', 'sage, xero, quickbooks', 'payroll, vat, invoicing'],
    ['Excel', 'Word', 'Outlook', 'sage', 'xero', 'quickbooks', 'payroll', 'vat', 'invoicing'].map(alone),
  ],
  [
    'names that begin with a small letter',
    ['Java, C++, iOS', 'macOS, Linux', 'jQuery, CSS'],
    ['Java', 'C++', 'iOS', 'macOS', 'Linux', 'jQuery', 'CSS'].map(alone),
  ],
  [
    'two lines of names, with a word between the last two',
    ['C, C++ and Rust', 'Joinery, Research and Development'],
    [': C', ': C++', ': Rust', ': Joinery', ': Research and Development'],
  ],
  [
    'names with a comma of their own, between semicolons',
    ['Delivery: Planning, scheduling; Costing; Lean'],
    ['Planning, scheduling', 'Costing', 'Lean'].map((name) => `Delivery: ${name}`),
  ],
  [
    'names with a comma of their own, where a semicolon ends the list',
    ['Lifting, rigging and slinging;'],
    [': Lifting, rigging and slinging'],
  ],
  [
    'names with commas of their own in a row and the next, where a semicolon ends the list',
    ['Delivery: Planning, costs, dates; Word,', 'Excel;'],
    ['Delivery: Planning, costs, dates', 'Delivery: Word, Excel'],
  ],
  [
    'levels behind names in a group',
    ['**Delivery:** Planning, scheduling (Expert); Costing (Beginner)'],
    ['Delivery: Planning, scheduling', 'Delivery: Costing'],
  ],
  [
    'known names between commas, though semicolons part others',
    ['Excel, PowerPoint; Gilding; Inlay'],
    [': Excel', ': PowerPoint', ': Gilding', ': Inlay'],
  ],
  [
    'lists of names between semicolons',
    ['Joinery, turning, gilding; brazing, casting'],
    [': Joinery', ': turning', ': gilding', ': brazing', ': casting'],
  ],
  [
    'rows of one list each are not put together',
    ['welding, fitting, rigging', 'first aid', 'driving'],
    [': welding', ': fitting', ': rigging', ': first aid', ': driving'],
  ],
])('%s', (_, rows, skills) => {
  expect(read(rows)).toEqual(skills)
})

test.each<[string, string[], string[]]>([
  [
    'signs nobody knows between names',
    ['✓ Welding  ✓ Brazing', '✓ Soldering'],
    ['Welding', 'Brazing', 'Soldering'],
  ],
  [
    'names before what rows say of them again and again',
    ['Joinery: quite good', 'Turning: quite good', 'Veneering: a little', 'Gilding: a little'],
    ['Joinery', 'Turning', 'Veneering', 'Gilding'],
  ],
  [
    'the rows of a table that says how well and how long',
    [
      '**Skill** ⇥ **Level** ⇥ **Years**',
      'Joinery ⇥ Expert ⇥ 4',
      'Turning ⇥ Basic ⇥ 2',
      'Gilding ⇥ Advanced ⇥ 9',
    ],
    ['Joinery', 'Turning', 'Gilding'],
  ],
  [
    'a name that a chart breaks beside its rating',
    ['Joinery ⇥ ●●●○', 'Stained glass ⇥ ●●○○', 'restoration', 'Gilding ⇥ ●●●●'],
    ['Joinery', 'Stained glass restoration', 'Gilding'],
  ],
  ['years in brackets', ['Joinery (5 years)', 'Varnishing (Advanced)'], ['Joinery', 'Varnishing']],
  [
    'names that a narrow column breaks at every line',
    [
      'Meteor, Harbour Master Pro',
      'Suite, Tide Tables, Chart',
      'Reader, Dock Planning, Rope',
      'Work, Anchor Winch, Kedging',
      'Practice, Signal Lamps, Sea',
      'Survival',
    ],
    [
      'Meteor',
      'Harbour Master Pro Suite',
      'Tide Tables',
      'Chart Reader',
      'Dock Planning',
      'Rope Work',
      'Anchor Winch',
      'Kedging Practice',
      'Signal Lamps',
      'Sea Survival',
    ],
  ],
  [
    'cells of a table, one of which holds a list',
    ['Joinery ⇥ Turning ⇥ Gilding', 'Carving ⇥ Waxing, Oiling ⇥ Inlay', 'Staining ⇥ Brazing ⇥ Casting'],
    [
      'Joinery',
      'Turning',
      'Gilding',
      'Carving',
      'Waxing',
      'Oiling',
      'Inlay',
      'Staining',
      'Brazing',
      'Casting',
    ],
  ],
  [
    'a bracket over three lines',
    ['Glazing (stained glass,', 'leaded lights and', 'mirrors), Kilns', '- Scaffolds'],
    ['Glazing (stained glass, leaded lights and mirrors)', 'Kilns', 'Scaffolds'],
  ],
  [
    'a long name with a bracket',
    ['- Care of the timber frames of barns and of mills (oak, larch, poplar, elm)', '- Kilns'],
    ['Care of the timber frames of barns and of mills (oak, larch, poplar, elm)', 'Kilns'],
  ],
  [
    'levels that recur behind a bar',
    ['Joinery | Handy', 'Turning | Handy', 'Gilding | Some', 'Carving | Some'],
    ['Joinery', 'Turning', 'Gilding', 'Carving'],
  ],
  [
    'pairs of a name and a level side by side, also one that stands once',
    [
      'Joinery ⇥ Handy ⇥ Turning ⇥ Deft',
      'Gilding ⇥ Deft ⇥ Carving ⇥ Handy',
      'Waxing ⇥ Handy ⇥ Inlay ⇥ Dabbling',
    ],
    ['Joinery', 'Turning', 'Gilding', 'Carving', 'Waxing', 'Inlay'],
  ],
  [
    'lists and single names in turns without more white above the names',
    ['Joinery', 'Turning, Gilding', 'Carving', 'Waxing, Inlay'],
    ['Joinery', 'Turning', 'Gilding', 'Carving', 'Waxing', 'Inlay'],
  ],
  [
    'a justified line whose blanks are wide',
    ['Stained ⇥ glass, ⇥ Slate ⇥ roofs, ⇥ Carving'],
    ['Stained glass', 'Slate roofs', 'Carving'],
  ],
  [
    'columns of names under a label each',
    ['Timber: ⇥ Stone:', '- Joinery ⇥ Lettering', '- Turning ⇥ Pointing'],
    ['Joinery', 'Lettering', 'Turning', 'Pointing'],
  ],
  [
    'levels that recur below each name',
    ['Joinery', 'Handy', 'Turning', 'Handy', 'Gilding', 'Some', 'Carving', 'Handy'],
    ['Joinery', 'Turning', 'Gilding', 'Carving'],
  ],
  [
    'names of which something is told',
    [
      'Glazing: cuts and sets panes for the old windows of churches',
      'Roofing: lays slate and mends leads, also on towers and steep roofs',
    ],
    ['Glazing', 'Roofing'],
  ],
  [
    'names in bold over what is told of each',
    [
      '**Glazing**',
      'I cut and set panes for the old',
      'windows of churches.',
      '**Roofing**',
      'I lay slate and mend leads on towers.',
    ],
    ['Glazing', 'Roofing'],
  ],
  [
    'nothing of who signed where and when',
    ['Joinery', 'Turning', 'Gilding', 'Leeds, 4 March 2023', 'Nora Field'],
    ['Joinery', 'Turning', 'Gilding'],
  ],
  [
    'rows of a list each',
    ['Welding, Brazing', 'Sewing, Knitting', 'Baking, Roasting', 'Rowing'],
    ['Welding', 'Brazing', 'Sewing', 'Knitting', 'Baking', 'Roasting', 'Rowing'],
  ],
])('skills are told apart: %s', (_name, rows, names) => {
  expect(read(rows)).toEqual(names.map(alone))
})

const readParted = (rows: string[]): string[] =>
  readSkills(printedLines(rows), false, createPlacer(), 0).map(({ name }) => name)
test.each<[string, string[], string[]]>([
  [
    'one of them over two lines',
    ['Stock control', '', 'Teaching of new pupils', 'at the lathe', '', 'Price lists'],
    ['Stock control', 'Teaching of new pupils at the lathe', 'Price lists'],
  ],
  [
    'over three lines',
    ['Work with old', 'glass of churches', 'and halls', '', 'Gilding', '', 'Slate roofs'],
    ['Work with old glass of churches and halls', 'Gilding', 'Slate roofs'],
  ],
  [
    'with capitals within',
    ['Bookkeeping', '', 'Repair of Church', 'Windows', '', 'Lettering in Stone'],
    ['Bookkeeping', 'Repair of Church Windows', 'Lettering in Stone'],
  ],
  [
    'in German',
    ['Führen von kleinen', 'Werkstätten', '', 'Schweißen', '', 'Lagerverwaltung'],
    ['Führen von kleinen Werkstätten', 'Schweißen', 'Lagerverwaltung'],
  ],
  [
    'in Spanish',
    ['Soldadura', '', 'Trabajo con vidrio', 'antiguo', '', 'Cálculo de precios'],
    ['Soldadura', 'Trabajo con vidrio antiguo', 'Cálculo de precios'],
  ],
  [
    'but not where a line had room for the next',
    ['Welding', 'Brazing', '', 'Lettering in stone', 'Gilding'],
    ['Welding', 'Brazing', 'Lettering in stone', 'Gilding'],
  ],
  [
    'nor without white',
    ['Teaching of new pupils', 'Stocktaking', 'Lettering in stone'],
    ['Teaching of new pupils', 'Stocktaking', 'Lettering in stone'],
  ],
  [
    'nor where commas part them',
    ['Joinery, Turning, Inlay', 'Carving', '', 'Lettering, Pointing'],
    ['Joinery', 'Turning', 'Inlay', 'Carving', 'Lettering', 'Pointing'],
  ],
])('skills of a narrow column, parted by white, are read whole: %s', (_name, rows, names) => {
  expect(readParted(rows)).toEqual(names)
})

test.each<[string, string[], string[]]>([
  [
    'behind a colon',
    ['Milling: intermediate', 'Java: advanced'],
    ['Milling = intermediate', 'Java = advanced'],
  ],
  ['behind a dash', ['Milling – advanced, SQL – basic, Go'], ['Milling = advanced', 'SQL = basic', 'Go = ']],
  ['in one row of several', ['Milling, Turning', 'SQL: good'], ['Milling = ', 'Turning = ', 'SQL = good']],
  [
    'in a column of their own',
    ['Milling ⇥ advanced', 'SQL ⇥ basic', 'Go ⇥ good'],
    ['Milling = advanced', 'SQL = basic', 'Go = good'],
  ],
  ['as the names of groups', ['Advanced: Milling', 'Basic: SQL, Go'], ['Milling = ', 'SQL = ', 'Go = ']],
])('levels are those of their names: %s', (_name, rows, expected) => {
  expect(
    readSkills(printedLines(rows), false, createPlacer(), 0).map(({ name, level }) => `${name} = ${level}`),
  ).toEqual(expected)
})

test.each<[string, string[], string[]]>([
  [
    'with labels',
    ['Wood: oak, pine; Metal: steel; Glass: float'],
    ['Wood: oak', 'Wood: pine', 'Metal: steel', 'Glass: float'],
  ],
  ['without', ['Wood: oak, pine; brass'], ['Wood: oak, pine', 'Wood: brass']],
])('semicolons part groups in a row: %s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})
