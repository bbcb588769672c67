import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createReader } from '#shared/read/read.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../server/analysis/pdf-engine.ts'

// npm run bench:memory -- DIR: many files through one process, and what it holds after each quarter of them. What is read
// once must not stay: from the second quarter on the heap may grow by no more than the bound.

const FILES = 200
const BOUND_MB = 16
const QUARTERS = 4

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const folder = process.argv[2] ?? 'fixtures/files'
const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/i.test(name))
if (names.length === 0) throw new Error(`${folder} has no PDF, DOCX or DOC.`)
const engine = await nodePdfEngine()
const reader = createReader({ pdf: async () => engine })

const megabytes = (bytes: number) => bytes / 1_048_576
const held = async (): Promise<number> => {
  // What is let go in a promise or a finalizer needs a turn of the loop between two collections.
  collect()
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  const [heap, buffers] = [megabytes(heapUsed), megabytes(arrayBuffers)]
  process.stdout.write(
    `heap ${heap.toFixed(1)} MB, buffers ${buffers.toFixed(1)} MB, resident ${megabytes(rss).toFixed(0)} MB\n`,
  )
  return heap + buffers
}

process.stdout.write('before:           ')
await held()
const after: number[] = []
for (let at = 0; at < FILES; at += 1) {
  const name = names[at % names.length]!
  try {
    structure(await reader.read(new Uint8Array(readFileSync(path.join(folder, name))), name))
  } catch (error) {
    process.stdout.write(`${name}: ${(error as { code?: string }).code ?? error}\n`)
  }
  if ((at + 1) % (FILES / QUARTERS) === 0) {
    process.stdout.write(`after ${String(at + 1).padStart(4)} files: `)
    after.push(await held())
  }
}
const grown = after.at(-1)! - after[1]!
process.stdout.write(
  `grown over the second half: ${grown.toFixed(1)} MB (${grown > BOUND_MB ? 'OVER' : 'within'} ${BOUND_MB} MB)\n`,
)
process.exitCode = grown > BOUND_MB ? 1 : 0
