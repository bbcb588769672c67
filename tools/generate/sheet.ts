import type { SectionKind } from '#shared/schema/resume.ts'
import type { Random } from '../train/random.ts'
import { type DateWording, dateWording, span, type When } from './dates.ts'
import { described, type EntryForm, entryForm, type Slot } from './form.ts'
import type { Language, Spoken } from './language.ts'
import type { Look } from './look.ts'
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
  skillForm: SkillForm
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

/** `under`: the company was named by the entry above. */
function entryRows(
  form: EntryForm,
  given: Record<Slot, string>,
  dash: string,
  under = false,
  roof = '',
  grade = '',
): Row[] {
  const texts = under ? { ...given, where: '' } : given
  const piece = (slot: Slot): Piece => {
    // In capitals an ß is two letters, and cannot be told from them.
    const isUpper = form.capitals.includes(slot) && !texts[slot].includes('ß')
    const text = isUpper ? texts[slot].toUpperCase() : texts[slot]
    return { text, bold: form.bold.includes(slot), italic: form.italic.includes(slot) }
  }
  const joined = (slots: Slot[]): Piece[] =>
    slots
      .filter((slot) => texts[slot] !== '')
      .flatMap((slot, i) => {
        const own = piece(slot)
        if (form.bracketed.includes(slot)) return [{ text: ' (' }, own, { text: ')' }]
        return i === 0 ? [own] : [{ text: form.separator }, own]
      })
  const lines = form.lines.filter(({ left, right }) =>
    under ? !left.includes('where') : [...left, ...right].some((slot) => texts[slot] !== ''),
  )
  const halves = /^(.*\s[–—-])\s(.*)$/.exec(texts.date)
  const pair = texts.date.split(dash).map((text) => text.trim())
  const isStacked = form.gutterOf === 'stacked' || form.gutterOf === 'end-over-start'
  if (isStacked && form.gutterOf === 'end-over-start') pair.reverse()
  const beside: Piece[] =
    isStacked && pair.length === 2
      ? [{ text: pair[0] ?? '' }, { text: '\n' }, { text: pair[1] ?? '' }]
      : form.gutterOf === 'date-place'
        ? [piece('date'), { text: '\n' }, piece('place')]
        : form.gutterOf === 'broken-date' && halves
          ? [{ text: halves[1] ?? '' }, { text: '\n' }, { text: halves[2] ?? '' }]
          : [piece('date')]
  return lines.map((line, i) => {
    const tail = grade !== '' && i === lines.length - 1 ? [{ text: grade }] : []
    if (form.itemized) return row('bullet', [{ text: form.bullet || '• ' }, ...joined(line.left), ...tail])
    return row('head', [...joined(line.left), ...tail], {
      right: roof !== '' && line.left.includes('where') ? [{ text: roof }] : joined(line.right),
      gutter: form.gutter && i === 0 ? beside : [],
      apart: i === 0,
    })
  })
}

/** What stands over the points of a position. */
const DUTIES: Record<Language, string> = {
  en: 'Responsibilities:',
  de: 'Aufgaben:',
  fr: 'Missions :',
  es: 'Funciones:',
  it: 'Mansioni:',
  pt: 'Atividades:',
  nl: 'Taken:',
  pl: 'Obowiązki:',
  ru: 'Обязанности:',
  tr: 'Görevler:',
  zh: '工作内容：',
  ja: '業務内容：',
  ko: '담당 업무:',
}

const noteOf = (note: EntryForm['notes'][number], random: Random, spoken: Spoken): string =>
  note === 'grade'
    ? random.pick(['GPA: 3.8/4.0', 'GPA 3.62', 'Grade: 1.7', 'CGPA: 8.4/10'])
    : note === 'minor'
      ? `${random.pick(['Minor: ', 'Thesis: ', 'Focus: '])}${spoken.skill(random)}`
      : `Relevant coursework: ${spoken.skill(random)}, ${spoken.skill(random)}, ${spoken.skill(random)}`

/** `, GPA: 3.62`, `(CGPA 8.4/10)`: on the line of the study itself. */
const gradeTail = ({ gradeBehind }: EntryForm, random: Random): string => {
  if (gradeBehind === '') return ''
  const grade = random.pick(['GPA: 3.62', 'CGPA: 8.4/10', '78%', 'Grade: A', 'GPA 3.8/4.0'])
  return `${gradeBehind}${grade}${gradeBehind.endsWith('(') ? ')' : ''}`
}

const PROJECT_FORMS = ['right', 'tail', 'stack', 'stack-below', 'link', 'plain', 'bracket'] as const

function projectHead(
  form: (typeof PROJECT_FORMS)[number],
  p: Person['projects'][number],
  comma: string,
): Row[] {
  const name: Piece = { text: p.name, bold: form !== 'plain' }
  const stack = p.stack.join(comma)
  const date = { text: p.date }
  const head = (left: Piece[], right: Piece[] = []) => row('head', left, { right, apart: true })
  if (form === 'tail') return [head([name, { text: ` – ${p.date}` }])]
  if (form === 'stack') return [head([name, { text: ` | ${stack}`, italic: true }], [date])]
  if (form === 'stack-below') return [head([name], [date]), row('text', [{ text: stack, italic: true }])]
  if (form === 'link') return [head([name], [date]), row('text', [{ text: p.link }])]
  if (form === 'bracket') return [head([name, { text: ` (${stack})` }])]
  return [head([name], form === 'right' ? [date] : [])]
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

const SKILL_FORMS = [
  'commas',
  'bullets',
  'groups',
  'pipes',
  'lines',
  'chips',
  'grid',
  'dots',
  'bars',
  'table',
  'below',
  'levels',
  'marks',
  'sentence',
  'wide',
  'level-table',
  'bars-below',
] as const
type SkillForm = (typeof SKILL_FORMS)[number]
/** They need a whole page's width. */
const WIDE_FORMS: SkillForm[] = ['grid', 'table', 'chips', 'level-table', 'wide']
const RATINGS = ['●●●●○', '●●●○○', '★★★★☆', '80%', '65 %', '4/5', 'Expert', 'Advanced']

/** So many beside each other. */
const rowsOf = <T>(all: readonly T[], across: number): T[][] =>
  all.flatMap((_, i) => (i % across === 0 ? [all.slice(i, i + across)] : []))

function skillRows(form: SkillForm, random: Random, { skills }: Person, comma: string): Row[] {
  const all = skills.flatMap((g) => g.items)
  const cells = (texts: string[], across: number) =>
    row('text', [], { cells: Array.from({ length: across }, (_, i) => [{ text: texts[i] ?? '' }]) })
  if (form === 'chips')
    return rowsOf(all, 3).map((some) =>
      row(
        'text',
        some.flatMap((text, i) => (i > 0 ? [{ text: '\t' }, { text }] : [{ text }])),
      ),
    )
  if (form === 'grid') {
    const across = 2 + random.below(2)
    return rowsOf(all, across).map((some) => cells(some, across))
  }
  if (form === 'dots') return [row('text', [{ text: all.join(random.pick([' · ', ' • ', ' / ', '; '])) }])]
  if (form === 'bars') {
    const rating = random.pick(RATINGS)
    return all.map((text) => row('text', [{ text }], { right: [{ text: rating }] }))
  }
  if (form === 'table')
    return skills.map((g) =>
      row('text', [], { cells: [[{ text: g.group, bold: true }], [{ text: g.items.join(comma) }]] }),
    )
  if (form === 'below')
    return skills.flatMap((g) => [
      row('text', [{ text: g.group, bold: true }], { apart: true }),
      row('text', [{ text: g.items.join(comma) }]),
    ])
  if (form === 'levels')
    return all.map((text, i) =>
      row('text', [{ text: `${text} (${['Expert', 'Advanced', '5 years', 'Basic'][i % 4]})` }]),
    )
  if (form === 'sentence')
    return [
      row('text', [
        {
          text: `${random.pick(['Proficient in', 'Experienced with', 'Working knowledge of', 'Familiar with'])} ${all.slice(0, -1).join(', ')} and ${all.at(-1)}.`,
        },
      ]),
    ]
  if (form === 'wide') return rowsOf(all, 4).map((some) => row('text', [{ text: some.join('    ') }]))
  if (form === 'level-table')
    return [
      row('text', [], { cells: ['Skill', 'Level', 'Years'].map((text) => [{ text, bold: true }]) }),
      ...all.map((text, i) =>
        row('text', [], {
          cells: [
            text,
            ['Expert', 'Advanced', 'Intermediate', 'Basic'][i % 4] ?? '',
            String(1 + (i % 9)),
          ].map((cell) => [{ text: cell }]),
        }),
      ),
    ]
  if (form === 'bars-below')
    return all.flatMap((text, i) => [
      row('text', [{ text }]),
      row('text', [{ text: '■'.repeat(1 + (i % 5)) + '□'.repeat(4 - (i % 5)) }]),
    ])
  if (form === 'marks') return [row('text', [{ text: all.map((text) => `✓ ${text}`).join('  ') }])]
  if (form === 'commas') return [row('text', [{ text: all.join(comma) }])]
  if (form === 'pipes') return [row('text', [{ text: all.join(' | ') }])]
  if (form === 'groups')
    return skills.map((g) =>
      row('text', [{ text: `${g.group}: `, bold: true }, { text: g.items.join(comma) }]),
    )
  if (form === 'bullets') return all.map((text) => row('bullet', [{ text: `• ${text}` }]))
  return all.map((text) => row('text', [{ text }]))
}

const CONTACT: Record<Language, string> = {
  en: 'Contact',
  de: 'Kontakt',
  fr: 'Coordonnées',
  es: 'Contacto',
  it: 'Contatti',
  pt: 'Contato',
  nl: 'Contact',
  pl: 'Kontakt',
  ru: 'Контакты',
  tr: 'İletişim',
  zh: '联系方式',
  ja: '連絡先',
  ko: '연락처',
}

/** One under the other, plain or with their names before or over them. */
function contactRows(who: Person, form: Look['contact'], spoken: Spoken): Row[] {
  const all = [
    { label: spoken.label('phone'), text: who.phone },
    { label: spoken.label('email'), text: who.email },
    { label: spoken.label('location'), text: who.location },
    { label: 'LinkedIn', text: who.link },
  ]
  if (form === 'labelled')
    return all.map(({ label, text }) => row('text', [{ text: `${label}: `, bold: true }, { text }]))
  if (form === 'labelled-above')
    return all.flatMap(({ label, text }) => [
      row('text', [{ text: label, bold: true }], { apart: true }),
      row('text', [{ text }]),
    ])
  return all.map(({ text }) => row('text', [{ text }]))
}

const whenOf = (text: string): When => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) || 1 })

/** The years of all positions in one company, where there are several. */
function roofOf(jobs: Person['jobs'], at: number, dates: DateWording, { language }: Spoken): string {
  const first = jobs[at]!
  const last = jobs
    .slice(at)
    .findLast((_job, i, all) => all.slice(0, i + 1).every((j) => j.company === first.company))
  if (!last || last === first || last.dates.start === '') return ''
  const end = first.dates.end === 'present' ? 'present' : whenOf(first.dates.end)
  return span(whenOf(last.dates.start), end, dates, language).printed
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
  columns: {
    gutter: boolean
    narrow: readonly SectionKind[]
    contact: Look['contact']
    entries?: 'labels' | 'table'
  },
): Sheet {
  const dates = dateWording(random, spoken)
  const forms = {
    experience: entryForm(random, spoken.at, columns),
    education: entryForm(random, ', ', columns),
  }
  const who = person(random, spoken, dates, forms.experience.grouped && columns.entries === undefined)
  if (spoken.language === 'tr') for (const form of Object.values(forms)) form.capitals = []
  if (random.chance(0.6))
    forms.education = {
      ...forms.experience,
      separator: forms.experience.separator === spoken.at ? ', ' : forms.experience.separator,
    }
  if (forms.education.undated)
    for (const study of who.studies) study.dates = { printed: '', start: '', end: '' }
  const comma = ['zh', 'ja'].includes(spoken.language) ? '、' : ', '
  const names = { place: spoken.label('location'), date: spoken.label('period') }
  const tabled = random.shuffled<Slot>(['what', 'where', 'date'])
  function entriesOf(
    form: EntryForm,
    all: { texts: Record<Slot, string>; bullets: string[]; notes?: Row[]; roof?: string; grade?: string }[],
    named: Record<Slot, string>,
    grouped = false,
  ): Row[] {
    if (columns.entries === 'table')
      return tableRows(
        tabled,
        all.map((e) => e.texts),
        named,
      )
    return all.flatMap((e, i) => [
      ...(columns.entries === 'labels'
        ? labelledRows(e.texts, named)
        : entryRows(
            form,
            e.texts,
            dates.dash,
            grouped && all[i - 1]?.texts.where === e.texts.where,
            e.roof,
            e.grade,
          )),
      ...(form.itemized ? [] : [...(e.notes ?? []), ...bullets(form, e.bullets)]),
    ])
  }
  const skillForm = random.pick(
    columns.narrow.length > 0 ? SKILL_FORMS.filter((form) => !WIDE_FORMS.includes(form)) : SKILL_FORMS,
  )
  const projected = random.pick(PROJECT_FORMS)
  const write: Partial<Record<SectionKind, () => Row[]>> = {
    summary: () => [row('text', [{ text: who.summary }])],
    experience: () =>
      entriesOf(
        forms.experience,
        who.jobs.map((job, i) => ({
          roof: forms.experience.grouped && forms.experience.roofed ? roofOf(who.jobs, i, dates, spoken) : '',
          texts: { what: job.title, where: job.company, place: job.place, date: job.dates.printed },
          bullets: job.bullets,
          notes: forms.experience.lead.map((lead) =>
            row('text', [
              { text: lead === 'label' ? DUTIES[spoken.language] : `${spoken.sentence(random)}.` },
            ]),
          ),
        })),
        { ...names, what: spoken.label('position'), where: spoken.label('company') },
        forms.experience.grouped,
      ),
    education: () =>
      entriesOf(
        forms.education,
        who.studies.map((study) => ({
          texts: {
            what: study.degree,
            where: study.school,
            place: study.place,
            date: study.dates.printed,
          },
          bullets: study.notes,
          grade: gradeTail(forms.education, random),
          notes: forms.education.notes.map((note) => row('text', [{ text: noteOf(note, random, spoken) }])),
        })),
        { ...names, what: spoken.label('degree'), where: spoken.label('school') },
      ),
    skills: () => skillRows(skillForm, random, who, comma),
    languages: () => [row('text', [{ text: who.languages.join(comma) }])],
    interests: () => [row('text', [{ text: who.interests.join(comma) }])],
    certifications: () => who.certifications.map((text) => row('bullet', [{ text: `• ${text}` }])),
    projects: () =>
      who.projects.flatMap((p) => [
        ...projectHead(projected, p, comma),
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
  if (columns.contact !== 'top')
    sections.unshift({
      kind: 'other',
      heading: capitals ? CONTACT[spoken.language].toUpperCase() : CONTACT[spoken.language],
      rows: contactRows(who, columns.contact, spoken),
    })
  const stacked = random.chance(0.3)
  const separator = random.pick([' | ', '  •  ', ' · ', ', '])
  return {
    id,
    spoken,
    person: who,
    dates,
    forms,
    skillForm,
    family: described(forms.experience),
    top: [
      row('name', [
        {
          text: capitals && random.chance(0.5) ? who.name.toUpperCase() : who.name,
          bold: random.chance(0.7),
        },
      ]),
      ...(random.chance(0.4) ? [row('contact', [{ text: who.headline }])] : []),
      ...(columns.contact !== 'top'
        ? []
        : stacked
          ? contact.map((text) => row('contact', [{ text }]))
          : [row('contact', [{ text: contact.join(separator) }])]),
    ],
    sections,
  }
}
