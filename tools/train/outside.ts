// `npx tsx tools/train/outside.ts DIR…`: how the models do on the spans of labelled resumes that stand elsewhere (labels in the
// form of fixtures/labels). Nothing is trained on them.
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { HEADING_CLASSES } from '#shared/learn/headings.ts'
import { unpack } from '#shared/learn/model.ts'
import { SPAN_CLASSES } from '#shared/learn/spans.ts'
import { HEADING_WEIGHTS } from '#shared/learn/weights/headings.ts'
import { SPAN_WEIGHTS } from '#shared/learn/weights/spans.ts'
import type { Example } from './logistic.ts'
import { classOf, figures, printFigures } from './report.ts'

const label = z.object({
  name: z.string().default(''),
  location: z.string().nullish(),
  sections: z.array(z.object({ canonical: z.string(), heading: z.string().nullish() })).default([]),
  experience: z
    .array(z.object({ company: z.string().nullish(), position: z.string().nullish() }))
    .default([]),
  education: z
    .array(z.object({ institution: z.string().nullish(), degree: z.string().nullish() }))
    .default([]),
  skills: z.array(z.string()).default([]),
})

const spans: Example[] = []
const headings: Example[] = []
for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder).filter((n) => n.endsWith('.json'))) {
    const read = label.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
    const put = (is: string, text: string | null | undefined) => {
      if (text) spans.push({ is, text })
    }
    put('name', read.name)
    put('place', read.location)
    for (const e of read.experience) {
      put('company', e.company)
      put('title', e.position)
    }
    for (const e of read.education) {
      put('school', e.institution)
      put('degree', e.degree)
    }
    for (const s of read.skills.slice(0, 12)) put('skill', s)
    for (const s of read.sections)
      if (s.heading && HEADING_CLASSES.some((c) => c === s.canonical))
        headings.push({ is: s.canonical, text: s.heading })
    for (const e of read.experience)
      for (const text of [e.company, e.position]) if (text) headings.push({ is: 'none', text })
  }

const spanModel = unpack(SPAN_WEIGHTS)
const headingModel = unpack(HEADING_WEIGHTS)
printFigures(
  'Spans of labels',
  figures(spanModel, spans).filter((f) => f.examples > 0),
)
printFigures(
  'Headings of labels',
  figures(headingModel, headings).filter((f) => f.examples > 0),
)

/** What a role is decided by: one of two classes against the other. */
const against = (one: string, other: string) => {
  const both = spans.filter((s) => s.is === one || s.is === other)
  const two = { ...spanModel, classes: SPAN_CLASSES }
  const wrong = both.filter((s) => classOf(two, s.text, undefined, [one, other]) !== s.is)
  const right = both.length - wrong.length
  if (process.env.SHOW) for (const s of wrong) console.log(`no ${s.is}: ${s.text}`)
  console.log(
    `${one} or ${other}: ${right} of ${both.length} right (${((100 * right) / both.length).toFixed(1)} %)`,
  )
}
against('title', 'company')
against('school', 'degree')
if (process.env.SHOW)
  for (const e of [...spans, ...headings.map((h) => ({ ...h, heading: true }))]) {
    const seen = classOf('heading' in e ? headingModel : spanModel, e.text)
    if (seen !== e.is) console.log(`${e.is} → ${seen}: ${e.text}`)
  }
