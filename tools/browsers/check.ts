import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FLOOR_IN_WORDS } from '../../shared/browsers.ts'
import { ACCEPTED, accepts } from './accepted.ts'
import { type Finding, readScript, tooNewIn } from './script.ts'
import { tooNewInStyle } from './style.ts'

// `npm run browsers`: what the built app, its dependencies included, asks of a browser is there at the floor.

const FOLDER = 'dist/web'
const read = (ending: RegExp) =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => ({ file: path.basename(file), source: readFileSync(path.join(FOLDER, file), 'utf8') }))

function findings(): { file: string; finding: Finding }[] {
  const scripts = read(/\.m?js$/).map(({ file, source }) => ({ file, script: readScript(source, file) }))
  const together = scripts.map(({ script }) => script)
  return [
    ...scripts.flatMap(({ file, script }) =>
      tooNewIn(script, together).map((finding) => ({ file, finding })),
    ),
    ...read(/\.css$/).flatMap(({ file, source }) =>
      tooNewInStyle(source).map((finding) => ({ file, finding })),
    ),
  ]
}

const found = findings()
const problems = found
  .filter(({ file, finding }) => !ACCEPTED.some((entry) => accepts(entry, file, finding)))
  .map(({ file, finding }) => {
    const { name, lackedBy, near } = finding
    return `${file}: ${name} is missing at the floor in ${lackedBy.join(', ')}: … ${near.replace(/\s+/g, ' ')} …`
  })
const unneeded = ACCEPTED.filter(
  (entry) => !found.some(({ file, finding }) => accepts(entry, file, finding)),
).map(({ why }) => `Accepted for nothing: ${why}`)

for (const line of [...problems, ...unneeded]) console.error(line)
if (problems.length + unneeded.length > 0) process.exit(1)
console.log(
  `Everything the built app uses is in ${FLOOR_IN_WORDS}, or is looked for first: ${found.length} uses beyond them, each with its reason.`,
)
