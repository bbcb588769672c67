import { FILES } from '../fixtures/read-once.ts'
import { type Edit, type FileFindings, findingsIn } from './findings/found.ts'

// npm run bench:findings -- [FOLDER ...] [--samples=10] [--by-file | --edits]: how often each check fires over the fixtures and the
// given folders, with samples to be judged by reading. `--by-file` prints every finding of every file instead, `--edits` every
// suggested edit once; with a number, `--edits=200`, so many of them, in turn from each check and spread over the files.

const args = process.argv.slice(2)
const folders = args.filter((a) => !a.startsWith('--'))
const option = (name: string, usual: string) =>
  args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual
const samples = Number(option('samples', '10'))
const asOf = option('as-of', '2026-11-22')
const byFile = args.includes('--by-file')
const edits = args.find((a) => /^--edits(?:=|$)/.test(a))

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

/** As many of each check as of the others, as far as there are any. */
function evenly(many: readonly Edit[], most: number): Edit[] {
  const byCheck = new Map<string, Edit[]>()
  for (const edit of many) byCheck.set(edit.id, [...(byCheck.get(edit.id) ?? []), edit])
  const groups = [...byCheck.values()].sort((a, b) => a.length - b.length)
  let left = most
  return groups.flatMap((group, at) => {
    const some = spread(group, Math.ceil(left / (groups.length - at)))
    left -= some.length
    return some
  })
}

if (edits) {
  const once = new Map(all.flatMap((one) => one.edits.map((edit) => [`${edit.id} ${edit.from}`, edit])))
  const shown = evenly([...once.values()], Number(option('edits', `${once.size}`)))
  for (const { id, from, to } of shown) console.log(`${id}\n  - ${from}\n  + ${to}`)
  console.log(`\n${shown.length} of ${once.size} edits.`)
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
