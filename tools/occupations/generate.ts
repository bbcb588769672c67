import { mkdirSync, writeFileSync } from 'node:fs'
import { table } from '../lists.ts'
import { educationOf } from './education.ts'
import { FIELDS, fieldOf } from './fields.ts'
import { taskList } from './tasks.ts'
import { titleLines, WORLD } from './titles.ts'

// `npm run generate:occupations`: the tables of tools/lists/occupations as the app loads them, one occupation a line.

const HOME = new URL('../../shared/jobs/occupations/compiled/', import.meta.url)

const asked = new Map(table('occupations/asked.tsv').map(([code, ...cells]) => [code!, cells]))
const tasks = new Map(
  table('occupations/tasks.tsv').map(([code, statements = '']) => [code!, statements.split('|')]),
)
const esco = new Map<string, string[]>()
for (const [code, name] of table('occupations/esco.tsv')) esco.set(code!, [...(esco.get(code!) ?? []), name!])

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
    ].join('\t'),
  ]
})

/** Titles hold no backtick and no `${`; a backslash would be read as an escape. */
const moduleOf = (constant: string, lines: readonly string[]): string => {
  const text = lines.join('\n')
  if (/[`\\]|\$\{/.test(text)) throw new Error(`${constant} has a sign that a template would read`)
  return `// Written by \`npm run generate:occupations\` from tools/lists/occupations; not to be changed by hand.\nexport const ${constant} = \`${text}\`\n`
}

const write = (file: string, text: string) => {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(new URL(file, HOME), text)
  process.stdout.write(`${file} ${Math.round(text.length / 1024)} KB\n`)
}

const known = new Set(asked.keys())
write('requirements.ts', moduleOf('REQUIREMENTS', occupations))
write('english-titles.ts', moduleOf('ENGLISH_TITLES', titleLines(['en-onet', 'en-esco'], known)))
write('world-titles.ts', moduleOf('WORLD_TITLES', titleLines(WORLD, known)))
