import type { SectionKind } from '#shared/schema/resume.ts'
import type { Random } from '../train/random.ts'
import { type DateWording, dateWording } from './dates.ts'
import { described, type EntryForm, entryForm, type Slot } from './form.ts'
import type { Spoken } from './language.ts'
import { type Person, person } from './person.ts'

// A person put into rows, before anything is known of pages: the same sheet goes to every writer.

export interface Piece {
  text: string
  bold?: boolean
  italic?: boolean
}

export interface Row {
  kind: 'name' | 'contact' | 'heading' | 'head' | 'bullet' | 'text'
  left: Piece[]
  right: Piece[]
  /** Stands in the column beside the text. */
  gutter: Piece[]
  /** Of a table's row, its cells; nothing else stands on it then. */
  cells: Piece[][]
  /** More room above than between lines of one thing. */
  apart: boolean
}

export interface SheetSection {
  kind: SectionKind
  heading: string
  rows: Row[]
}

export interface Sheet {
  id: string
  spoken: Spoken
  person: Person
  dates: DateWording
  top: Row[]
  sections: SheetSection[]
  /** What was drawn, for the report. */
  forms: { experience: EntryForm; education: EntryForm }
  family: string
}

const row = (kind: Row['kind'], left: Piece[], more: Partial<Row> = {}): Row => ({
  kind,
  left,
  right: [],
  gutter: [],
  cells: [],
  apart: false,
  ...more,
})

function entryRows(form: EntryForm, texts: Record<Slot, string>): Row[] {
  const piece = (slot: Slot): Piece => {
    const text = form.capitals.includes(slot) ? texts[slot].toUpperCase() : texts[slot]
    return { text, bold: form.bold.includes(slot), italic: form.italic.includes(slot) }
  }
  const joined = (slots: Slot[]): Piece[] =>
    slots.flatMap((slot, i) => {
      const own = piece(slot)
      if (form.bracketed.includes(slot)) return [{ text: ' (' }, own, { text: ')' }]
      return i === 0 ? [own] : [{ text: form.separator }, own]
    })
  return form.lines.map((line, i) =>
    row('head', joined(line.left), {
      right: joined(line.right),
      gutter: form.gutter && i === 0 ? [piece('date')] : [],
      apart: i === 0,
    }),
  )
}

/** Each value behind its name, as in the old Europass and in other forms. */
function labelledRows(texts: Record<Slot, string>, names: Record<Slot, string>): Row[] {
  const order: Slot[] = ['date', 'what', 'where', 'place']
  return order.map((slot, i) =>
    row('head', [{ text: texts[slot] }], { gutter: [{ text: names[slot] }], apart: i === 0 }),
  )
}

/** Entries as the rows of a table under the names of its columns. */
function tableRows(order: readonly Slot[], all: Record<Slot, string>[], names: Record<Slot, string>): Row[] {
  const of = (texts: Record<Slot, string>, bold: boolean) =>
    row('head', [], { cells: order.map((slot) => [{ text: texts[slot], bold }]), apart: true })
  return [of(names, true), ...all.map((texts) => of(texts, false))]
}

const bullets = (form: EntryForm, items: string[]): Row[] =>
  items.map((text) => row(form.bullet === '' ? 'text' : 'bullet', [{ text: form.bullet + text }]))

const SKILL_FORMS = ['commas', 'bullets', 'groups', 'pipes', 'lines'] as const

function skillRows(random: Random, { skills }: Person, comma: string): Row[] {
  const form = random.pick(SKILL_FORMS)
  const all = skills.flatMap((g) => g.items)
  if (form === 'commas') return [row('text', [{ text: all.join(comma) }])]
  if (form === 'pipes') return [row('text', [{ text: all.join(' | ') }])]
  if (form === 'groups')
    return skills.map((g) =>
      row('text', [{ text: `${g.group}: `, bold: true }, { text: g.items.join(comma) }]),
    )
  if (form === 'bullets') return all.map((text) => row('bullet', [{ text: `• ${text}` }]))
  return all.map((text) => row('text', [{ text }]))
}

const ORDERS: SectionKind[][] = [
  ['summary', 'experience', 'education', 'skills', 'languages', 'interests'],
  ['summary', 'skills', 'experience', 'education', 'certifications'],
  ['education', 'experience', 'projects', 'skills'],
  ['experience', 'education', 'skills', 'languages'],
  ['skills', 'experience', 'projects', 'education', 'certifications', 'languages'],
  ['experience', 'projects', 'education', 'skills', 'interests'],
]

export function sheet(
  id: string,
  random: Random,
  spoken: Spoken,
  columns: { gutter: boolean; entries?: 'labels' | 'table' },
): Sheet {
  const dates = dateWording(random, spoken)
  const who = person(random, spoken, dates)
  const forms = {
    experience: entryForm(random, spoken.at, columns),
    education: entryForm(random, ', ', columns),
  }
  if (spoken.language === 'tr') for (const form of Object.values(forms)) form.capitals = []
  if (random.chance(0.6))
    forms.education = {
      ...forms.experience,
      separator: forms.experience.separator === spoken.at ? ', ' : forms.experience.separator,
    }
  const comma = ['zh', 'ja'].includes(spoken.language) ? '、' : ', '
  const names = { place: spoken.label('location'), date: spoken.label('period') }
  const tabled = random.shuffled<Slot>(['what', 'where', 'date'])
  function entriesOf(
    form: EntryForm,
    all: { texts: Record<Slot, string>; bullets: string[] }[],
    named: Record<Slot, string>,
  ): Row[] {
    if (columns.entries === 'table')
      return tableRows(
        tabled,
        all.map((e) => e.texts),
        named,
      )
    return all.flatMap((e) => [
      ...(columns.entries === 'labels' ? labelledRows(e.texts, named) : entryRows(form, e.texts)),
      ...bullets(form, e.bullets),
    ])
  }
  const write: Partial<Record<SectionKind, () => Row[]>> = {
    summary: () => [row('text', [{ text: who.summary }])],
    experience: () =>
      entriesOf(
        forms.experience,
        who.jobs.map((job) => ({
          texts: { what: job.title, where: job.company, place: job.place, date: job.dates.printed },
          bullets: job.bullets,
        })),
        { ...names, what: spoken.label('position'), where: spoken.label('company') },
      ),
    education: () =>
      entriesOf(
        forms.education,
        who.studies.map((study) => ({
          texts: { what: study.degree, where: study.school, place: study.place, date: study.dates.printed },
          bullets: study.notes,
        })),
        { ...names, what: spoken.label('degree'), where: spoken.label('school') },
      ),
    skills: () => skillRows(random, who, comma),
    languages: () => [row('text', [{ text: who.languages.join(comma) }])],
    interests: () => [row('text', [{ text: who.interests.join(comma) }])],
    certifications: () => who.certifications.map((text) => row('bullet', [{ text: `• ${text}` }])),
    projects: () =>
      who.projects.flatMap((p) => [
        row('head', [{ text: p.name, bold: true }], { right: [{ text: p.date }], apart: true }),
        ...bullets(forms.experience, p.bullets),
      ]),
  }
  // Turkish loses its letters in capitals: which of two i's it was cannot be told again.
  const capitals = random.chance(spoken.language === 'tr' ? 0 : 0.4)
  const sections = random.pick(ORDERS).map((kind): SheetSection => {
    const heading = spoken.heading(kind, random)
    return { kind, heading: capitals ? heading.toUpperCase() : heading, rows: write[kind]?.() ?? [] }
  })
  const contact = [who.email, who.phone, who.location, who.link]
  const stacked = random.chance(0.3)
  const separator = random.pick([' | ', '  •  ', ' · ', ', '])
  return {
    id,
    spoken,
    person: who,
    dates,
    forms,
    family: described(forms.experience),
    top: [
      row('name', [
        {
          text: capitals && random.chance(0.5) ? who.name.toUpperCase() : who.name,
          bold: random.chance(0.7),
        },
      ]),
      ...(random.chance(0.4) ? [row('contact', [{ text: who.headline }])] : []),
      ...(stacked
        ? contact.map((text) => row('contact', [{ text }]))
        : [row('contact', [{ text: contact.join(separator) }])]),
    ],
    sections,
  }
}
