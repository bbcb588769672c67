import fs from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { jobFromText } from '#shared/jobs/from-text.ts'
import { printedJob } from '#shared/jobs/printed.ts'
import {
  demandsOf,
  figuresOf,
  type Label,
  labelSchema,
  mean,
  type Score,
  scoreJob,
} from '#shared/jobs/testing/labels.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'

// npm run bench:jobs -- DIR [--per-file] [--what]: how well labelled job texts (ID.txt with ID.json) are understood, the same words
// in other layouts, and the figures by language and field where the labels name them. `--what` prints what is false or missed.

const [dir = 'fixtures/jobs', ...options] = process.argv.slice(2)
const busy = () => process.cpuUsage().user / 1000
const empty = busy()
const words = lexicon()
const building = busy() - empty

/** The same words as another page prints them. */
const LAYOUTS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'a blank line after each': (text) => text.replace(/\n+/g, '\n\n'),
  'no blank lines': (text) => text.replace(/\n\s*\n/g, '\n'),
  'wrapped at 72': (text) => text.split('\n').map(wrapped).join('\n'),
  'no-break spaces': (text) => text.replace(/ /g, '\u00a0'),
}

function wrapped(line: string): string {
  let rest = line
  const lines: string[] = []
  for (let at = rest.lastIndexOf(' ', 72); rest.length > 72 && at > 8; at = rest.lastIndexOf(' ', 72)) {
    lines.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
  return [...lines, rest].join('\n')
}

const texts: { label: Label; text: string }[] = []
for (const file of (await fs.readdir(dir)).filter((name) => name.endsWith('.json') && name[0] !== '_').sort())
  texts.push({
    label: labelSchema.parse(JSON.parse(await fs.readFile(path.join(dir, file), 'utf8'))),
    text: await fs.readFile(path.join(dir, file.replace(/\.json$/, '.txt')), 'utf8'),
  })

interface Figures {
  scores: Score[]
  named: number
  unknown: number
  refused: number
  taken: number
}

function measured(layout: (text: string) => string, loud: boolean): Map<string, Figures> {
  const groups = new Map<string, Figures>()
  for (const { label, text } of texts) {
    const job = printedJob(jobFromText(layout(text), { category: '', role: '' }, words), words)
    const score = scoreJob(label, job)
    const demands = demandsOf(label, job)
    for (const name of ['', label.language, label.field].filter((n, at) => at === 0 || n !== '')) {
      const group = groups.get(name) ?? { scores: [], named: 0, unknown: 0, refused: 0, taken: 0 }
      if (!label.notJob) group.scores.push(score)
      group.named += demands.named
      group.unknown += demands.unknown
      group.refused += Number(!label.notJob && job.unusable !== '')
      group.taken += Number(label.notJob && job.unusable === '')
      groups.set(name, group)
    }
    if (loud && options.includes('--per-file'))
      console.log(
        label.id.padEnd(24),
        figuresOf
          .map(([name]) => `${name} ${score[name] === null ? '–' : Math.round(100 * score[name])}`)
          .join('  '),
        ` false ${demands.unknown} of ${demands.named}`,
      )
    if (loud && options.includes('--what') && demands.false.length + demands.missed.length > 0)
      console.log(
        `  ${label.id}\n    false: ${demands.false.join(', ')}\n    missed: ${demands.missed.join(', ')}`,
      )
  }
  return groups
}

const percent = (share: number) => `${(100 * share).toFixed(1).padStart(6)} %`
const falseShare = ({ named, unknown }: Figures) => (named === 0 ? 0 : unknown / named)

/** What the first text waits for: the models, and code that has not run yet. */
/** A posting of this many words, put together from the texts themselves. */
const WORDS = 1500
const long = longOne()
const began = busy()
jobFromText(long, { category: '', role: '' }, words)
const loading = busy() - began

function longOne(): string {
  const lines = texts.filter(({ label }) => !label.notJob).flatMap(({ text }) => text.split('\n'))
  const ends = lines.map(
    (_, at) =>
      lines
        .slice(0, at + 1)
        .join(' ')
        .split(/\s+/).length,
  )
  return lines.filter((_, at) => ends[at]! <= WORDS).join('\n')
}
/** Of the processor's time, so that a busy machine does not count; the first rounds warm up. */
function warm(text: string): number {
  const round = () => {
    const start = busy()
    for (let i = 0; i < 5; i++) jobFromText(text, { category: '', role: '' }, words)
    return (busy() - start) / 5
  }
  return Array.from({ length: 9 }, round)
    .slice(4)
    .sort((a, b) => a - b)[2]!
}

const started = performance.now()
const groups = measured((text) => text, true)
const spent = performance.now() - started
for (const [name, figures] of groups) {
  if (name === '') {
    for (const [figure, title] of figuresOf) {
      const { share, of } = mean(figures.scores.map((score) => score[figure]))
      console.log(title.padEnd(24), `${percent(share)}   of ${of} texts`)
    }
    console.log('false demands'.padEnd(24), `${percent(falseShare(figures))}   of ${figures.named}`)
    console.log('postings refused'.padEnd(24), figures.refused)
    console.log('other texts taken'.padEnd(24), figures.taken)
    console.log('time per text'.padEnd(24), `${(spent / texts.length).toFixed(1).padStart(6)} ms  mean`)
    const rest = warm(long)
    const times = (ms: number) => `${(ms / rest).toFixed(1)} × warm`
    console.log(
      '1,500 words'.padEnd(24),
      `${rest.toFixed(1).padStart(6)} ms  warm; the first time ${times(loading)}, the vocabulary before it ${times(building)}`,
    )
  } else
    console.log(
      `  ${name.padEnd(22)} F1 ${percent(mean(figures.scores.map(({ skills }) => skills)).share)}  recall ${percent(
        mean(figures.scores.map(({ recall }) => recall)).share,
      )}  false ${percent(falseShare(figures))}  of ${figures.scores.length}`,
    )
}
console.log('The same words, laid out otherwise: F1, years, degree, false')
for (const [name, layout] of Object.entries(LAYOUTS)) {
  const figures = measured(layout, false).get('')!
  const share = (of: keyof Score) => percent(mean(figures.scores.map((score) => score[of])).share)
  console.log(
    `  ${name.padEnd(24)}${share('skills')}  ${share('years')}  ${share('degree')}  ${percent(falseShare(figures))}`,
  )
}
