import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ReadError } from '#shared/read/errors.ts'
import { createReader } from '#shared/read/read.ts'
import { nodePdfEngine } from '../analysis/pdf-engine.ts'
import { type ReadResult, readAnyFile } from './read-file.ts'
import { type JobChoice, scorer } from './read-score.ts'
import { printTrace } from './read-trace.ts'

const USAGE = `npm run read -- FILE… [--job FILE] [--category C --role R] [--password P] [--as-of YYYY-MM-DD] [--out DIR] [--anyway] [--trace]
FILE is a PDF, DOCX or DOC, or a resume draft as JSON. --anyway scores also what looks like no resume.`

const options = {
  job: { type: 'string' },
  category: { type: 'string' },
  role: { type: 'string' },
  password: { type: 'string' },
  'as-of': { type: 'string' },
  out: { type: 'string' },
  anyway: { type: 'boolean' },
  trace: { type: 'boolean' },
} as const

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length === 0) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const reader = createReader({ pdf: nodePdfEngine })
  const choice: JobChoice = { job: values.job, category: values.category, role: values.role }
  const score = await scorer(choice, values['as-of'] ?? new Date().toISOString().slice(0, 10), values.anyway)
  if (values.out) await mkdir(values.out, { recursive: true })
  const all: unknown[] = []
  const names = outputNames()
  let failed = false
  for (const [at, path] of positionals.entries()) {
    let output: unknown
    try {
      const result = await readAnyFile(reader, path, values.password)
      if (values.trace) printTrace(result.trace, path)
      output = shown(result, score)
    } catch (error) {
      failed = true
      output = { error: described(error) }
    }
    if (values.out) await writeFile(join(values.out, names(path)), `${JSON.stringify(output, null, 1)}\n`)
    else all.push(output)
    if (process.stderr.isTTY)
      process.stderr.write(`\r${at + 1}/${positionals.length} ${basename(path)}\u001b[K`)
  }
  if (process.stderr.isTTY) process.stderr.write('\n')
  if (!values.out && !values.trace)
    process.stdout.write(`${JSON.stringify(all.length === 1 ? all[0] : all, null, 1)}\n`)
  return failed ? 1 : 0
}

const shown = (result: ReadResult, score: Awaited<ReturnType<typeof scorer>>) => {
  const { resume, facts, timings } = result
  const begun = performance.now()
  const analysis = score(resume, facts)
  const milliseconds = { ...timings, score: performance.now() - begun }
  return {
    document: { kind: facts.kind, pages: facts.pages, columns: facts.columns, words: facts.words },
    sections: resume.sections.map(({ kind, heading }) => ({ kind, heading })),
    resume,
    analysis,
    warnings: result.warnings,
    timings: Object.fromEntries(
      Object.entries(milliseconds).map(([key, value]) => [key, Math.round(value * 100) / 100]),
    ),
  }
}

const described = (error: unknown): { code: string; message: string } => {
  if (error instanceof ReadError) return { code: error.code, message: error.message }
  const { code = '', message } = error as NodeJS.ErrnoException
  return FILE_PROBLEMS[code] ?? { code: 'failed', message: message ?? String(error) }
}

const FILE_PROBLEMS: Record<string, { code: string; message: string }> = {
  ENOENT: { code: 'not_found', message: 'There is no such file. Check its path.' },
  EISDIR: { code: 'is_folder', message: 'This is a folder. Name the files in it.' },
  EACCES: { code: 'no_access', message: 'The file may not be read by this user.' },
}

/** `x.pdf` → `x.pdf.json`; of files of one name in several folders, the later ones are numbered. */
const outputNames = (): ((path: string) => string) => {
  const times = new Map<string, number>()
  return (path) => {
    const name = basename(path)
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    if (time === 1) return `${name}.json`
    process.stderr.write(
      `${path}: another file of this name was read, so it is written to ${name}.${time}.json\n`,
    )
    return `${name}.${time}.json`
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  // An unknown option, a job or a folder that is not to be had: nothing of it is the file's fault.
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
