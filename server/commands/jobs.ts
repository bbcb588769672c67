import fs from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { jobFromText } from '#shared/jobs/from-text.ts'
import { printedJob } from '#shared/jobs/printed.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { t } from './texts.ts'

// npm run jobs -- FILE… [--out DIR]: what is understood of job descriptions.

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, category: { type: 'string' }, role: { type: 'string' } },
})

if (files.length === 0 || (files.length > 1 && values.out === undefined)) {
  console.error(t.jobsUsage)
  process.exit(2)
}

for (const file of files) {
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    console.error(`${file}: ${error.code === 'ENOENT' ? t.noSuchFile : error.message}`)
    process.exitCode = 1
    return null
  })
  if (text === null) continue
  const job = jobFromText(text, { category: values.category ?? '', role: values.role ?? '' })
  const printed = `${JSON.stringify(printedJob(job, lexicon()), null, 2)}\n`
  if (values.out === undefined) process.stdout.write(printed)
  else {
    await fs.mkdir(values.out, { recursive: true })
    await fs.writeFile(path.join(values.out, `${path.parse(file).name}.json`), printed)
  }
}
