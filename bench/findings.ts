import { FILES } from '../fixtures/read-once.ts'
import { type FileFindings, findingsIn } from './findings/found.ts'

// npm run bench:findings -- [FOLDER ...] [--samples=10] [--by-file | --edits]: how often each check fires over the fixtures and the
// given folders, with samples to be judged by reading. `--by-file` prints every finding of every file instead, `--edits`
// every suggested edit once.

const args = process.argv.slice(2)
const folders = args.filter((a) => !a.startsWith('--'))
const option = (name: string, usual: string) =>
  args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual
const samples = Number(option('samples', '10'))
const asOf = option('as-of', '2026-11-22')
const byFile = args.includes('--by-file')

const all: FileFindings[] = []
for await (const found of findingsIn(args.includes('--no-fixtures') ? folders : [FILES, ...folders], asOf))
  all.push(found)

const fired = all.flatMap(({ file, findings }) => findings.map((check) => ({ file, check })))
const QUOTED = 3

function said({ file, check }: (typeof fired)[number]): string {
  const quotes = check.evidence
    .slice(0, QUOTED)
    .map(({ text, fix }) => `      “${text}”${fix ? ` → ${fix}` : ''}`)
  return [`    ${file}: ${check.finding} | ${check.fix}`, ...quotes].join('\n')
}

/** Spread over the files, the same at every run. */
const spread = <T>(many: readonly T[], most: number): T[] =>
  many.length <= most
    ? [...many]
    : Array.from({ length: most }, (_, at) => many[Math.floor((at * many.length) / most)]!)

if (args.includes('--edits')) {
  const once = new Map(all.flatMap(({ edits }) => edits.map((edit) => [`${edit.id} ${edit.from}`, edit])))
  for (const { id, from, to } of once.values()) console.log(`${id}\n  - ${from}\n  + ${to}`)
  console.log(`\n${once.size} edits.`)
} else if (byFile)
  for (const { file, score, findings } of all) {
    console.log(`\n${file} (${score})`)
    for (const check of findings) {
      const worth = check.advice ? 'advice' : `+${check.gain}`
      console.log(`  ${check.id} [${worth}]\n${said({ file: check.group, check })}`)
    }
  }
else {
  const byCheck = new Map<string, typeof fired>()
  for (const one of fired) byCheck.set(one.check.id, [...(byCheck.get(one.check.id) ?? []), one])
  for (const [id, many] of [...byCheck].sort((a, b) => b[1].length - a[1].length)) {
    const { advice } = many[0]!.check
    console.log(`\n${id}${advice ? ' (advice)' : ''}: ${many.length} of ${all.length} files`)
    for (const one of spread(many, samples)) console.log(said(one))
  }
}
console.log(
  `\n${fired.length} findings in ${all.length} files, ${(fired.length / Math.max(1, all.length)).toFixed(1)} a file.`,
)
