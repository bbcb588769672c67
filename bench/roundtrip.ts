import { designs } from '#shared/export/designs.ts'
import { applicant } from './roundtrip/applicants.ts'
import { outsider } from './roundtrip/outsiders.ts'
import { extracted, hasPdftotext, lostFields } from './roundtrip/pdftotext.ts'
import { odditiesOf, person } from './roundtrip/people.ts'
import { beyondDoubt, type FileFormat, fileOf, onPage, readAgain } from './roundtrip/read-again.ts'
import { stranger } from './roundtrip/strangers.ts'

// npm run bench:roundtrip -- [people] [first seed] [--every | --templates] [--all] [--strangers | --outsiders | --applicants]
// Writes every person in one template, page size and format, in turn, reads the files back, and counts the differences.
// Counted are all files, and apart those that differ beyond the sections whose words alone could be taken for
// something else: only these are failures.
// --templates: each person in every template, size and format in turn: ten times as many files. --every: each person in
// every template, size and format: forty times as many. --all: every difference, not some of each kind. --strangers: people of the second generator, --outsiders: of the third, --applicants: of the fourth.

const numbers = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument))
const people = Number(numbers[0] ?? 300)
const firstSeed = Number(numbers[1] ?? 1)
const everyKind = process.argv.includes('--every')
const everyTemplate = process.argv.includes('--templates')
const generators = { '--strangers': stranger, '--outsiders': outsider, '--applicants': applicant }
const chosen = Object.entries(generators).find(([flag]) => process.argv.includes(flag))?.[1]
const everyExample = process.argv.includes('--all')
const shownExamples = 40
const formats: FileFormat[] = ['pdf', 'docx']
const independent = hasPdftotext()

interface Tally {
  files: number
  equal: number
}
const tallies = new Map<string, Tally>()
const fields = new Map<string, number>()
const examples: string[] = []

function count(name: string, equal: boolean): void {
  const tally = tallies.get(name) ?? { files: 0, equal: 0 }
  tallies.set(name, { files: tally.files + 1, equal: tally.equal + (equal ? 1 : 0) })
}

function note(kind: string, seed: number, what: string): void {
  fields.set(kind, (fields.get(kind) ?? 0) + 1)
  if (everyExample || ((fields.get(kind) ?? 0) <= 3 && examples.length < shownExamples))
    examples.push(chosen ? `${seed} ${what}` : `${seed} [${odditiesOf(seed)}] ${what}`)
}

const kinds = designs.flatMap(({ id: design }) =>
  (['A4', 'Letter'] as const).flatMap((pageSize) => formats.map((format) => ({ design, pageSize, format }))),
)

/** How many sizes and formats each template is written in. */
const forms = kinds.length / designs.length
const kindsFor = (seed: number) => {
  if (everyKind) return kinds
  if (everyTemplate) return designs.map((_, at) => kinds[at * forms + ((seed + at) % forms)]!)
  return [kinds[(seed * 7 + (seed >> 2)) % kinds.length]!]
}

/** Beside what is printed at the end, which takes minutes to come. */
const TOLD_EVERY_MS = 10_000
let told = Date.now()
function tell(done: number): void {
  if (Date.now() - told < TOLD_EVERY_MS) return
  told = Date.now()
  console.error(`${done} of ${people} people`)
}

for (let seed = firstSeed; seed < firstSeed + people; seed++) {
  for (const { design, pageSize, format } of kindsFor(seed)) {
    tell(seed - firstSeed)
    const made = (chosen ?? person)(seed)
    const draft = onPage(made, design, pageSize)
    const where = `${format} ${design} ${pageSize}`
    const bytes = await fileOf(draft, format)
    const differences = await readAgain(draft, bytes, format)
    count(`read back   ${where}`, differences.length === 0)
    const plain = beyondDoubt(draft, differences)
    count(`beyond doubt ${where}`, plain.length === 0)
    for (const { path, wrote, read } of plain) {
      note(
        path.replace(/\.\d+/g, ''),
        seed,
        `${where}  ${path}: wrote ${JSON.stringify(wrote)} read ${JSON.stringify(read)}`,
      )
    }
    if (format !== 'pdf' || !independent) continue
    for (const order of ['-raw', '-layout'] as const) {
      const lost = lostFields(draft, extracted(bytes, order))
      count(`pdftotext ${order.padEnd(7)} ${design} ${pageSize}`, lost.length === 0)
      for (const field of lost) note(`pdftotext ${order}`, seed, `${where} ${order}  ${field}`)
    }
  }
}

for (const [name, { files, equal }] of [...tallies].sort())
  console.log(`${name.padEnd(36)} ${equal} of ${files}`)
const sums = (start: string) =>
  [...tallies].filter(([name]) => name.startsWith(start)).map(([, tally]) => tally)
for (const start of ['read back', 'beyond doubt', 'pdftotext']) {
  const files = sums(start).reduce((total, tally) => total + tally.files, 0)
  const equal = sums(start).reduce((total, tally) => total + tally.equal, 0)
  console.log(`${start}: ${equal} of ${files} files equal in every field`)
}
if (!independent) console.log('pdftotext is not installed: that half was not run')
if (fields.size > 0)
  console.log('\nDifferences by field:', Object.fromEntries([...fields].sort((a, b) => b[1] - a[1])))
for (const example of examples) console.log(`  person ${example}`)
process.exitCode = fields.size > 0 ? 1 : 0
