import { mkdirSync, writeFileSync } from 'node:fs'
import { table } from '../lists.ts'
import { educationOf } from './education.ts'
import { FIELDS, fieldOf } from './fields.ts'
import { taskList } from './tasks.ts'
import { ENGLISH, titleLines, titlesByCode, WORLD } from './titles.ts'

// `npm run generate:occupations`: the tables of tools/lists/occupations as the app loads them, one occupation a line.

const HOME = new URL('../../shared/jobs/occupations/compiled/', import.meta.url)

const asked = new Map(table('occupations/asked.tsv').map(([code, ...cells]) => [code!, cells]))
const tasks = new Map(
  table('occupations/tasks.tsv').map(([code, statements = '']) => [code!, statements.split('|')]),
)
const esco = new Map<string, string[]>()
for (const [code, name] of table('occupations/esco.tsv')) esco.set(code!, [...(esco.get(code!) ?? []), name!])

const known = new Set(asked.keys())
const titles = titlesByCode([...ENGLISH, ...WORLD], known)

const occupations = table('occupations/occupations.tsv').flatMap(([code, , zone, schooling, share]) => {
  const own = asked.get(code!)
  if (!own) return []
  const [name, required, preferred] = own
  const demands = `${required}; ${preferred}`.split(/; | or /)
  return [
    [
      code,
      name,
      FIELDS.indexOf(fieldOf(code!)),
      educationOf(schooling!, Number(share), Number(zone)),
      required,
      preferred,
      taskList(tasks.get(code!) ?? [], demands).join('|'),
      esco.get(code!)?.length ?? 0,
      titles.get(code!)?.size ?? 0,
    ].join('\t'),
  ]
})

/** Titles hold no backtick and no `${`; a backslash would be read as an escape. */
const template = (lines: readonly string[]): string => {
  const text = lines.join('\n')
  if (/[`\\]|\$\{/.test(text)) throw new Error('A sign that a template would read')
  return `\`${text}\``
}

const moduleOf = (constant: string, value: string): string =>
  `// Written by \`npm run generate:occupations\` from tools/lists/occupations; not to be changed by hand.\nexport const ${constant} = ${value}\n`

const write = (file: string, text: string) => {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(new URL(file, HOME), text)
  process.stdout.write(`${file} ${Math.round(text.length / 1024)} KB\n`)
}

const world = WORLD.map((language) => `  ${language}: ${template(titleLines([language], known))},\n`)
write('requirements.ts', moduleOf('REQUIREMENTS', template(occupations)))
write('english-titles.ts', moduleOf('ENGLISH_TITLES', template(titleLines(ENGLISH, known))))
write('world-titles.ts', moduleOf('WORLD_TITLES: Readonly<Record<string, string>>', `{\n${world.join('')}}`))
