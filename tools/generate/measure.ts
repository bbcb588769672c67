// `npm run generate:read -- --count N --seed S [--language de] [--layout one] [--other-words 0.5] [--show N]`: generated resumes
// straight into `structure`, without files between, and how much of them is read rightly: by language, by layout, by form of
// the entries. `--other-words`: so great a share of the headings is in words that nobody knows.

import { structure } from '#shared/structure/structure.ts'
import { foundIn } from '../../bench/accuracy/found.ts'
import { label } from '../../bench/accuracy/label.ts'
import { FIELDS, type FileScore, scoreFile } from '../../bench/accuracy/score.ts'
import { figuresOf } from '../../bench/accuracy/summary.ts'
import { inOtherWords } from '../train/looks/disguise.ts'
import { randomFrom } from '../train/random.ts'
import { documentOf } from './document.ts'
import { LANGUAGES } from './language.ts'
import { ALL_LAYOUTS } from './look.ts'
import { made } from './made.ts'
import { options } from './options.ts'

const given = options(process.argv.slice(2))
const language = LANGUAGES.find((l) => l === given.text('language', ''))
const layout = ALL_LAYOUTS.find((l) => l === given.text('layout', ''))

const share = given.number('other-words', 0)

const by = new Map<string, FileScore[]>()
const put = (group: string, score: FileScore) => by.set(group, [...(by.get(group) ?? []), score])
for (let n = 0; n < given.number('count', 200); n++) {
  const one = made(given.number('seed', 1), n, { language, layout })
  const random = randomFrom(n)
  const hidden = (one.label.sections ?? []).map(({ heading }) => heading).filter(() => random.chance(share))
  const { document, headings } = inOtherWords(documentOf(one.laid, `${one.sheet.id}.pdf`), hidden, random)
  const wanted = label.parse(one.label)
  for (const section of wanted.sections) section.heading = headings.get(section.heading) ?? section.heading
  const found = foundIn(structure(document), document)
  const score = scoreFile(wanted, found)
  put('all', score)
  put(`language ${one.sheet.spoken.language}`, score)
  put(`layout ${one.look.layout}`, score)
  put(`dates ${one.sheet.dates.form}`, score)
  const { forms } = one.sheet
  put(`heading ${one.look.mark}`, score)
  put(`skills ${one.sheet.skillForm}`, score)
  put(`education notes ${forms.education.notes.join('+')}`, score)
  put(`lead ${forms.experience.lead.join('+')}`, score)
  put(`separator "${forms.experience.separator}"`, score)
  put(`study separator "${forms.education.separator}"`, score)
  if (forms.experience.grouped) put('grouped positions', score)
  if (forms.experience.itemized) put('positions as items', score)
  if (forms.education.itemized) put('studies as items', score)
  if (forms.education.undated) put('undated studies', score)
  put(`grade behind "${forms.education.gradeBehind}"`, score)
  if (one.look.flushRight) put('flush right', score)
  if (one.look.contact !== 'top') put(`contact ${one.look.contact}`, score)
  if (one.look.nameBeside) put('name beside', score)
  if (one.look.layout.startsWith('sidebar') && one.look.narrow.includes('education'))
    put('education in the sidebar', score)
  if (forms.experience.grouped && forms.experience.roofed) put('grouped under years', score)
  if (one.sheet.person.jobs.every(({ dates }) => dates.printed === '')) put('undated positions', score)
  if (one.look.timeline) put('timeline', score)
  if (forms.experience.gutter) put(`gutter ${forms.experience.gutterOf}`, score)
  for (const line of one.sheet.forms.experience.lines.slice(0, 1)) put(`begins ${line.left.join('+')}`, score)
  if (given.text('show', '') === String(n)) {
    console.log(
      document.pages
        .flatMap((p) => p.lines.map((l) => `${l.bold ? '*' : ' '} ${l.bullet ?? ''} ${l.text}`))
        .join('\n'),
    )
    console.log(JSON.stringify({ label: one.label, found, score }, null, 1))
  }
}
console.log(`${''.padEnd(30)} files  mean ${FIELDS.map((f) => f.slice(0, 9).padStart(10)).join('')}`)
for (const [group, scores] of [...by].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const figures = figuresOf(scores)
  const cell = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1)).padStart(10)
  console.log(
    `${group.padEnd(30)} ${String(scores.length).padStart(5)} ${figures.mean?.toFixed(1) ?? '-'} ${FIELDS.map((f) => cell(figures[f])).join('')}`,
  )
}
