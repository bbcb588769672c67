import fs from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { jobFromText } from '#shared/jobs/from-text.ts'
import { printedJob } from '#shared/jobs/printed.ts'
import { figuresOf, labelSchema, mean, scoreJob } from '#shared/jobs/testing/labels.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'

// npm run bench:jobs -- DIR [--per-file]: how well labelled job texts (ID.txt with ID.json) are understood.

const [dir = 'fixtures/jobs', ...options] = process.argv.slice(2)
const files = (await fs.readdir(dir)).filter((name) => name.endsWith('.json')).sort()
const words = lexicon()
const scores = []
let spent = 0
for (const file of files) {
  const label = labelSchema.parse(JSON.parse(await fs.readFile(path.join(dir, file), 'utf8')))
  const text = await fs.readFile(path.join(dir, file.replace(/\.json$/, '.txt')), 'utf8')
  const began = performance.now()
  const job = jobFromText(text, { category: '', role: '' }, words)
  spent += performance.now() - began
  const score = scoreJob(label, printedJob(job, words))
  scores.push(score)
  if (options.includes('--per-file'))
    console.log(
      label.id.padEnd(24),
      figuresOf
        .map(([name]) => `${name} ${score[name] === null ? '–' : Math.round(100 * score[name])}`)
        .join('  '),
    )
}
for (const [name, title] of figuresOf) {
  const { share, of } = mean(scores.map((score) => score[name]))
  console.log(title.padEnd(24), `${(100 * share).toFixed(1).padStart(6)} %   of ${of} texts`)
}
console.log(
  'time per text'.padEnd(24),
  `${(spent / files.length).toFixed(1).padStart(6)} ms  mean, first reading`,
)
