import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { readJsonResume, writeJsonResume } from './json-resume.ts'
import { writeMarkdown } from './markdown.ts'
import { blocksOf, outlineOf } from './outline.ts'
import { writeText } from './text.ts'

const printed = (content: object): string[] =>
  blocksOf(outlineOf(draft.parse(content))).map((block) => {
    const text = block.spans.map((span) => span.text).join('')
    const right = (block.right ?? []).map((span) => span.text).join('')
    return `${block.kind}: ${text}${right ? ` → ${right}` : ''}`
  })

const job = (entry: object): object => ({ experience: [entry] })
const study = (entry: object): object => ({ education: [{ degree: 'BSc', ...entry }] })

describe('an outline prints', () => {
  const cases: [string, object, string[]][] = [
    ['nothing for an empty draft', {}, []],
    ['a name of one word', { personalInfo: { lastName: ' Sample ' } }, ['name: Sample']],
    [
      'the contact fields that are there, in one line',
      { personalInfo: { email: 'jane@example.com', address: 'Berlin' } },
      ['contact: jane@example.com | Berlin'],
    ],
    [
      'a position with its dates, the employer under it',
      job({ position: 'Nurse', company: 'Sample Clinic', location: 'Oslo', startDate: '2020-03' }),
      ['heading: Experience', 'title: Nurse → Mar 2020 – Present', 'subtitle: Sample Clinic · Oslo'],
    ],
    ...(
      [
        ['3.8/4.0', 'GPA'],
        ['3,92', 'GPA'],
        ['8.7 out of 10', 'GPA'],
        ['First Class', 'Grade'],
        ['2:1', 'Grade'],
        ['78%', 'Grade'],
        ['17/20', 'Grade'],
      ] as const
    ).map(([gpa, label]): [string, object, string[]] => [
      `${gpa} as a ${label}`,
      study({ gpa }),
      ['heading: Education', 'title: BSc', `subtitle: ${label}: ${gpa}`],
    ]),
    [
      'the employer as title where the position is empty',
      job({ company: 'Contoso' }),
      ['heading: Experience', 'title: Contoso'],
    ],
    [
      'dates alone where nothing else is said',
      job({ startDate: '2001' }),
      ['heading: Experience', 'title: 2001 – Present'],
    ],
    ['no entry where nothing is said', job({ company: ' ' }), []],
    [
      'a place alone',
      job({ position: 'Cook', location: 'Oslo' }),
      ['heading: Experience', 'title: Cook', 'subtitle: Oslo'],
    ],
    [
      'an employer that holds our mark before the place',
      job({ position: 'Cook', company: 'Bar · Grill', location: 'Oslo' }),
      ['heading: Experience', 'title: Cook', 'subtitle: Bar · Grill · Oslo'],
    ],
    [
      'a project without a name, with no word in its place',
      { projects: [{ description: 'Built it' }] },
      ['heading: Projects', 'paragraph: Built it'],
    ],
    [
      'a degree that names its field as one, without a field',
      study({ degree: 'Bachelor of Science in Nursing', institution: 'Sample College' }),
      ['heading: Education', 'title: Bachelor of Science in Nursing', 'subtitle: Sample College'],
    ],
    ['an address alone', { personalInfo: { address: 'Berlin' } }, ['contact: Berlin']],
    [
      'skills that hold a sign of lists with their levels, whatever these are',
      {
        skills: [
          { name: 'Word, Excel', level: 'Intermediate' },
          { name: 'Go', level: 'Intermediate' },
        ],
      },
      ['heading: Skills', 'paragraph: Word, Excel (Intermediate); Go (Intermediate)'],
    ],
    [
      'one date where start and end agree',
      job({ position: 'Cook', startDate: '2019', endDate: '2019' }),
      ['heading: Experience', 'title: Cook → 2019'],
    ],
    [
      'an end before its start as typed',
      job({ position: 'Cook', startDate: '2019-05', endDate: '2018' }),
      ['heading: Experience', 'title: Cook → May 2019 – 2018'],
    ],
    [
      'an end without a start',
      job({ position: 'Cook', endDate: '2018' }),
      ['heading: Experience', 'title: Cook → Until 2018'],
    ],
    [
      'a date alone in a section of one’s own, without until',
      { sections: [{ id: 's', title: 'Talks', entries: [{ title: 'Moths', endDate: '2018-03' }] }] },
      ['heading: Talks', 'title: Moths → Mar 2018'],
    ],
    [
      'bullets without the marks somebody typed, and no empty ones',
      job({ position: 'Cook', description: '• Cooked\n\n  - Cleaned \r\n•\n-5 % waste' }),
      ['heading: Experience', 'title: Cook', 'bullet: Cooked', 'bullet: Cleaned', 'bullet: -5 % waste'],
    ],
    ['a graduation year', study({ graduationYear: 2015 }), ['heading: Education', 'title: BSc → 2015']],
    [
      'an end in the graduation year once',
      study({ startDate: '2012', endDate: '2015-06', graduationYear: 2015 }),
      ['heading: Education', 'title: BSc → 2012 – Jun 2015'],
    ],
    [
      'a graduation year as the end of what has a start',
      study({ startDate: '2012', graduationYear: 2015 }),
      ['heading: Education', 'title: BSc → 2012 – 2015'],
    ],
    [
      'an end alone, without until',
      study({ endDate: '2015-06' }),
      ['heading: Education', 'title: BSc → Jun 2015'],
    ],
    [
      'skills of the default level without it',
      { skills: [{ name: 'SQL' }, { name: ' ' }, { name: 'Go' }] },
      ['heading: Skills', 'paragraph: SQL, Go'],
    ],
    [
      'skills that stand in order of level as one line a level',
      {
        skills: [
          { name: 'SQL', level: 'Expert' },
          { name: 'Go', level: 'Beginner' },
        ],
      },
      ['heading: Skills', 'paragraph: Expert: SQL', 'paragraph: Beginner: Go'],
    ],
    [
      'mixed levels behind their skills',
      {
        skills: [
          { name: 'A', level: 'Expert' },
          { name: 'B', level: 'Beginner' },
          { name: 'C', level: 'Expert' },
        ],
      },
      ['heading: Skills', 'paragraph: A (Expert), B (Beginner), C (Expert)'],
    ],
    [
      'languages in one line',
      {
        extras: [
          { kind: 'languages', title: 'Greek', detail: 'B2' },
          { kind: 'languages', title: 'Polish' },
        ],
      },
      ['heading: Languages', 'paragraph: Greek (B2), Polish'],
    ],
    [
      'languages with a date as entries of their own',
      { extras: [{ kind: 'languages', title: 'Greek', detail: 'B2', date: '2020' }] },
      ['heading: Languages', 'title: Greek → 2020', 'subtitle: B2'],
    ],
    [
      'sections in the order asked for, the others after them',
      { summary: 'Hello.', skills: [{ name: 'Go' }], layout: { order: ['skills'] } },
      ['heading: Skills', 'paragraph: Go', 'heading: Summary', 'paragraph: Hello.'],
    ],
  ]
  it.each(cases)('%s', (_, content, expected) => {
    expect(printed(content)).toEqual(expected)
  })

  it('headings, months and levels in the language of the text, or in the one chosen', () => {
    const german = {
      summary: 'Ich leite das Team und die Planung für den Betrieb.',
      experience: [{ position: 'Leiterin', startDate: '2020-03' }],
      skills: [{ name: 'SQL', level: 'Expert' }],
    }
    expect(printed(german)).toEqual([
      'heading: Profil',
      'paragraph: Ich leite das Team und die Planung für den Betrieb.',
      'heading: Berufserfahrung',
      'title: Leiterin → März 2020 – heute',
      'heading: Kenntnisse',
      'paragraph: Experte: SQL',
    ])
    expect(printed({ ...german, layout: { language: 'en' } })).toContain(
      'title: Leiterin → Mar 2020 – Present',
    )
  })

  it('the employer with each of several positions there', () => {
    const at = { company: 'Contoso', location: 'Rome' }
    expect(
      printed({
        experience: [
          { ...at, position: 'Lead' },
          { ...at, position: 'Member' },
        ],
      }),
    ).toEqual([
      'heading: Experience',
      'title: Lead',
      'subtitle: Contoso · Rome',
      'title: Member',
      'subtitle: Contoso · Rome',
    ])
  })

  const grouped = (experience: object[]) =>
    blocksOf(outlineOf(draft.parse({ experience, layout: { grouped: true } }))).map(
      ({ kind, spans, right = [] }) =>
        `${kind}: ${spans.map(({ text }) => text).join('')}${right.length > 0 ? ` ⇥ ${right.map(({ text }) => text).join('')}` : ''}`,
    )
  const LEAD = { position: 'Lead Cook', company: 'Contoso Ltd', location: 'Rome', startDate: '2021' }
  const COOK = { ...LEAD, position: 'Cook', startDate: '2019', endDate: '2020' }
  const WAITER = { position: 'Waiter', company: 'Acme Ltd', startDate: '2017', endDate: '2018' }

  it('an employer once, over its positions, where the person groups them', () => {
    expect(grouped([LEAD, COOK, WAITER])).toEqual([
      'heading: Experience',
      'title: Contoso Ltd · Rome',
      'title: Lead Cook ⇥ 2021 – Present',
      'title: Cook ⇥ 2019 – 2020',
      'title: Acme Ltd',
      'title: Waiter ⇥ 2017 – 2018',
    ])
  })

  it.each<[string, object[]]>([
    ['nobody had two positions', [LEAD, WAITER]],
    ['between two there was another', [LEAD, WAITER, COOK]],
    ['a date is missing', [LEAD, { ...COOK, startDate: '', endDate: '' }]],
    ['a position is missing', [LEAD, { ...COOK, position: '' }]],
    ['a company is missing', [LEAD, COOK, { ...WAITER, company: '' }]],
    [
      'employers are called as positions are',
      [
        { ...LEAD, position: 'Bakery Ltd', company: 'Head Cook' },
        { ...COOK, position: 'Foods Inc', company: 'Head Cook' },
      ],
    ],
  ])('each with its employer where %s', (_, entries) => {
    const printed = grouped(entries)
    expect(printed).toEqual(
      blocksOf(outlineOf(draft.parse({ experience: entries }))).map(
        ({ kind, spans, right = [] }) =>
          `${kind}: ${spans.map(({ text }) => text).join('')}${right.length > 0 ? ` ⇥ ${right.map(({ text }) => text).join('')}` : ''}`,
      ),
    )
  })

  it.each<[string, object[], string[]]>([
    [
      'where they begin, and the usual one where they end',
      [
        { position: 'A' },
        { position: 'B', part: 'Teaching' },
        { position: 'C', part: 'Teaching' },
        { position: 'D' },
      ],
      [
        'heading: Experience',
        'title: A',
        'heading: Teaching',
        'title: B',
        'title: C',
        'heading: Experience',
        'title: D',
      ],
    ],
    [
      'instead of the usual one, where nothing stands under that',
      [{ position: 'A', part: 'Teaching' }],
      ['heading: Teaching', 'title: A'],
    ],
    [
      'never over an entry that prints nothing',
      [{ position: 'A' }, { part: 'Teaching' }],
      ['heading: Experience', 'title: A'],
    ],
  ])('entries under a further heading %s', (_, experience, expected) => {
    const blocks = blocksOf(outlineOf(draft.parse({ experience })))
    expect(blocks.map(({ kind, spans }) => `${kind}: ${spans.map(({ text }) => text).join('')}`)).toEqual(
      expected,
    )
  })

  it('positions under one employer closer together than others', () => {
    const entries = [{ company: 'Contoso', position: 'Lead' }, { company: 'Contoso' }, { company: 'Acme' }]
    const blocks = blocksOf(outlineOf(draft.parse({ experience: entries })))
    expect(blocks.filter((block) => block.opens).map((block) => block.sameEmployer ?? false)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('what a person set bold, italic or as a link', () => {
  const marked = draft.parse({
    personalInfo: { firstName: 'Jane' },
    summary: 'A <i>calm</i> cook',
    experience: [
      { position: 'Cook', description: 'Saved <b>12 %</b> of <a href="https://example.org/x">costs</a>' },
    ],
  })
  it('is a span of its own in its field', () => {
    const bullet = blocksOf(outlineOf(marked)).find(({ kind }) => kind === 'bullet')
    const at = { path: 'experience.0.description', item: 0 }
    expect(bullet?.spans).toEqual([
      { text: 'Saved ', ...at },
      { text: '12 %', strong: true, ...at },
      { text: ' of ', ...at },
      { text: 'costs', link: 'https://example.org/x', ...at },
    ])
  })
  it('is marked in Markdown, and plain in plain text', () => {
    expect(writeMarkdown(marked)).toContain('- Saved **12 %** of [costs](<https://example.org/x>)')
    expect(writeText(marked)).toContain('- Saved 12 % of costs')
  })
  it('comes back from JSON Resume, and without our own part of it too', () => {
    const file = JSON.parse(writeJsonResume(marked, '2025-01-15'))
    expect(file.work[0].highlights).toEqual(['Saved **12 %** of [costs](https://example.org/x)'])
    for (const given of [file, { ...file, meta: undefined }]) {
      const again = readJsonResume(given)
      expect([again.summary, again.experience[0]?.description]).toEqual([
        marked.summary,
        marked.experience[0]?.description,
      ])
    }
  })
})

describe('headings', () => {
  const headingsOf = (titles: Record<string, string>): string[] =>
    outlineOf(
      draft.parse({
        summary: 'Reißt Mauern ein.',
        skills: [{ name: 'Beton' }],
        education: [{ institution: 'Bauschule', degree: 'Meister' }],
        layout: { titles, language: 'de' },
      }),
    ).sections.map(({ heading }) => heading.spans.map(({ text }) => text).join(''))

  it.each([
    [
      'most in capitals',
      { summary: 'ÜBER MICH', skills: 'KENNTNISSE' },
      ['ÜBER MICH', 'AUSBILDUNG', 'KENNTNISSE'],
    ],
    ['one in capitals', { skills: 'EDV' }, ['Profil', 'Ausbildung', 'EDV']],
    ['none in capitals', { summary: 'Über mich' }, ['Über mich', 'Ausbildung', 'Kenntnisse']],
  ])('of a file stand in one case: %s', (_, titles, printed) => {
    expect(headingsOf(titles)).toEqual(printed)
  })
})
