import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { errorText } from '#shared/error-text.ts'
import { readerApart } from './read-apart.ts'
import { jobChosen } from './read-score.ts'
import { t } from './texts.ts'

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
    process.stderr.write(`${t.readUsage}\n`)
    return 2
  }
  const scoring = {
    job: await jobChosen(values, (text) => process.stderr.write(`${text}\n`)),
    asOf: values['as-of'] ?? new Date().toISOString().slice(0, 10),
    insist: values.anyway ?? false,
  }
  if (values.out) await mkdir(values.out, { recursive: true })
  const all: unknown[] = []
  const names = outputNames()
  const { password, trace = false } = values
  const apart = readerApart()
  let failed = false
  for (const [at, path] of positionals.entries()) {
    const reply = await apart.read({ path: resolve(path), password, scoring, trace })
    if (!reply.ok) failed = true
    else if (trace) process.stdout.write(`== ${path}\n${reply.trace}`)
    const output = reply.ok ? reply.output : { error: { code: reply.code, message: reply.message } }
    if (values.out) await writeFile(join(values.out, names(path)), `${JSON.stringify(output, null, 1)}\n`)
    else all.push(output)
    if (process.stderr.isTTY)
      process.stderr.write(`\r${at + 1}/${positionals.length} ${basename(path)}\u001b[K`)
  }
  apart.close()
  if (process.stderr.isTTY) process.stderr.write('\n')
  if (!values.out && !values.trace)
    process.stdout.write(`${JSON.stringify(all.length === 1 ? all[0] : all, null, 1)}\n`)
  return failed ? 1 : 0
}

/** `x.pdf` → `x.pdf.json`; of files of one name in several folders, the later ones are numbered. */
const outputNames = (): ((path: string) => string) => {
  const times = new Map<string, number>()
  return (path) => {
    const name = basename(path)
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    if (time === 1) return `${name}.json`
    const written = `${name}.${time}.json`
    process.stderr.write(`${t.sameName({ path, name: written })}\n`)
    return written
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  // An unknown option, a job or a folder that is not to be had: nothing of it is the file's fault.
  process.stderr.write(`${errorText(error)}\n`)
  process.exitCode = 2
}
