import { describe, expect, it } from 'vitest'
import { type DesignName, designs } from '#shared/export/designs.ts'
import { readJsonResume, writeJsonResume } from '#shared/export/json-resume.ts'
import { compareReadBack, fieldsOf } from '#shared/export/read-back.ts'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { inTurn } from '../../fixtures/properties.ts'
import { applicant } from './applicants.ts'
import { outsider } from './outsiders.ts'
import { extracted, lostFields } from './pdftotext.ts'
import { person } from './people.ts'
import { beyondDoubt, type FileFormat, fileOf, onPage, readAgain, resumeIn } from './read-again.ts'
import { stranger } from './strangers.ts'

// Some people of each generator; template, page size and format in turn, so that every combination comes up.
// npm run bench:roundtrip draws 300 of them, with --every in every combination.
const kinds = designs.flatMap(({ id: design }) =>
  (['A4', 'Letter'] as const).flatMap((pageSize) =>
    (['pdf', 'docx'] as const).map(
      (format): { design: DesignName; pageSize: 'A4' | 'Letter'; format: FileFormat } => ({
        design,
        pageSize,
        format,
      }),
    ),
  ),
)
/** Each of the other generators lends as many people as there are combinations. */
const seedOf = (index: number): number => 1 + index

const indexOf = (wanted: (typeof kinds)[number]): number =>
  kinds.findIndex((kind) => JSON.stringify(kind) === JSON.stringify(wanted))

const files = Array.from({ length: 40 }, (_, index) => ({
  seed: index + 1,
  ...kinds[(index * 5) % kinds.length]!,
}))

const draftOf = ({ seed, design, pageSize }: (typeof files)[number]): Draft =>
  onPage(person(seed), design, pageSize)

/** The reader and the independent extractor look at the same files. */
const written = new Map<number, Promise<Uint8Array>>()
const writtenOf = (file: (typeof files)[number]): Promise<Uint8Array> => {
  const bytes = written.get(file.seed) ?? fileOf(draftOf(file), file.format)
  written.set(file.seed, bytes)
  return bytes
}

describe('a written file reads back as what was typed in', () => {
  it.each(files)('person $seed, $design $pageSize $format', async (file) => {
    const draft = draftOf(file)
    expect(beyondDoubt(draft, await readAgain(draft, await writtenOf(file), file.format))).toEqual([])
  })

  it('and imported it is the same draft again', async () => {
    const draft = draftOf(files[0]!)
    const again = draftFromResume(await resumeIn(await fileOf(draft, 'pdf'), 'pdf'))
    expect(fieldsOf(again)).toEqual(fieldsOf(draft))
  })
})

describe('and so do people in whom chance brings together what misleads', () => {
  it.each([
    ['a narrow section under a centred head', person(104), 'classic', 'A4', 'pdf'],
    ['certificates with nothing under them', person(201), 'classic', 'A4', 'pdf'],
    ['the same two lines at the top of pages', person(306), 'classic', 'A4', 'pdf'],
    ['an employer below the titles that head two pages', person(555), 'creative', 'A4', 'pdf'],
    ['a year in the second line of a bullet', person(507), 'modern', 'A4', 'pdf'],
    ['a skill called like a section', person(140), 'modern', 'A4', 'docx'],
    ['a bullet of one word that heads sections', outsider(177), 'creative', 'A4', 'pdf'],
  ] as const)('%s', async (_, made, design, pageSize, format) => {
    const draft = onPage(made, design, pageSize)
    expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, format), format))).toEqual([])
  })
})

describe('and so do people of other habits, one after the other', () => {
  it.each(inTurn(kinds, 0))('$design $pageSize $format', async ({ design, pageSize, format }) => {
    const made = stranger(seedOf(indexOf({ design, pageSize, format })))
    const draft = onPage(made, design, pageSize)
    expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, format), format))).toEqual([])
  })

  it('in JSON Resume, a hundred of them', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const draft = seed % 2 ? stranger(seed) : outsider(seed)
      const again = readJsonResume(JSON.parse(writeJsonResume(draft, '2025-01-15')))
      expect([seed, fieldsOf(again)]).toEqual([seed, fieldsOf(draft)])
    }
  })
})

describe('and so do forms filled by chance', () => {
  it.each(inTurn(kinds, 1))('$design $pageSize $format', async ({ design, pageSize, format }) => {
    const made = outsider(1 + ((indexOf({ design, pageSize, format }) * 5) % 12))
    const draft = onPage(made, design, pageSize)
    expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, format), format))).toEqual([])
  })
})

describe('and so do links, references, details of a study and sections of one’s own', () => {
  const further = draftSchema.parse({
    ...stranger(3),
    headline: 'Bridge Engineer',
    links: [
      { label: 'Portfolio', url: 'ada.example.org/work' },
      { label: '', url: 'github.com/adas' },
    ],
    experience: [
      {
        company: 'Span Ltd',
        position: 'Lead Engineer',
        startDate: '2019-03',
        description: 'Raised two piers',
      },
    ],
    education: [
      {
        institution: 'River College',
        degree: 'BSc',
        field: 'Physics',
        location: 'Upper Ottery',
        endDate: '2014-06',
        graduationYear: 2014,
        description: 'First of her year\nThesis on piers',
      },
      { institution: 'School of Harbours', degree: 'Diploma', location: 'Cambridge, MA', endDate: '2009-06' },
    ],
    extras: [
      [
        'publications',
        'The long swing of short bridges under wind and in the wake of trains',
        'Letters on Spans',
      ],
      ['publications', 'Rust', ''],
      ['awards', 'Pier of the Year', 'Guild of Bridges'],
      ['certifications', 'Diver', 'Harbour Board'],
    ].map(([kind, title, detail], at) => ({
      ...{ id: `x${at}`, kind, title, detail, date: `20${12 + at}-05` },
      description: at === 1 ? '' : 'A. Strand and B. Witness\nRead to two thousand people in four towns',
    })),
    references: [{ name: 'Bo Witness', detail: 'Head of Span', contact: 'bo@example.com' }],
    sections: [
      { id: 's', title: 'Memberships', text: '- Institution of Bridges\n- Mersey Sailing Club' },
      {
        id: 'p',
        title: 'Patents & Talks',
        entries: [
          { id: 'a', title: 'Folding pier', subtitle: 'GB 2000001', endDate: '2016-02' },
          { id: 'b', title: 'Piers that fold', subtitle: 'Harbour Days', description: 'Given in two towns' },
        ],
      },
    ],
  })
  it.each(inTurn(kinds, 0))('$design $pageSize $format', async ({ design, pageSize, format }) => {
    const draft = onPage(further, design, pageSize)
    expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, format), format))).toEqual([])
  })
})

describe('and so do applicants of many countries', () => {
  it.each(inTurn(kinds, 2).map((kind) => ({ ...kind, seed: seedOf(indexOf(kind)) })))(
    'applicant $seed, $design $pageSize $format',
    async ({ seed, design, pageSize, format }) => {
      const made = applicant(seed)
      const draft = onPage(made, design, pageSize)
      expect(beyondDoubt(draft, await readAgain(draft, await fileOf(draft, format), format))).toEqual([])
    },
  )
})

describe('a difference is found', () => {
  const changes: [string, (draft: Draft) => void, string][] = [
    ['in a date', (draft) => (draft.experience[0]!.startDate = '1999-01'), 'experience.0.startDate'],
    [
      'in a letter of a bullet',
      (draft) => (draft.experience[0]!.description += 's'),
      'experience.0.description.',
    ],
    [
      'in an entry left out',
      (draft) => draft.education.push({ ...draft.education[0]!, id: 'x' }),
      `education.`,
    ],
    ['in a skill', (draft) => (draft.skills[0]!.name = 'Other'), 'skills.0.name'],
    ['in the phone', (draft) => (draft.personalInfo.phone = '+1 202-555-0199'), 'personalInfo.phone'],
    ['in the name', (draft) => (draft.personalInfo.lastName = 'Else'), 'name'],
  ]
  const seed = files.find(({ seed }) => {
    const made = person(seed)
    return Boolean(
      made.experience[0]?.description && made.education[0] && made.skills[0] && made.personalInfo.phone,
    )
  })!
  const read = fileOf(draftOf(seed), 'pdf').then((bytes) => resumeIn(bytes, 'pdf'))
  it.each(changes)('%s', async (_, change, path) => {
    const changed = structuredClone(draftOf(seed))
    change(changed)
    const differences = compareReadBack(changed, await read)
    expect(differences.some((one) => one.path.startsWith(path))).toBe(true)
  })
})

/** Such an extractor takes lines across columns, or the sidebar after all that is beside it. */
const HAS_COLUMNS = new Set<DesignName>(['left-sidebar', 'right-sidebar', 'timeline', 'compact'])

describe('an independent extractor finds every field in order', () => {
  it.each(files.filter(({ format, design }) => format === 'pdf' && !HAS_COLUMNS.has(design)))(
    'person $seed, $design $pageSize',
    async (file) => {
      const draft = draftOf(file)
      const bytes = await writtenOf(file)
      expect(lostFields(draft, extracted(bytes, '-raw'))).toEqual([])
      expect(lostFields(draft, extracted(bytes, '-layout'))).toEqual([])
    },
  )

  it('and says so when one is not there', async () => {
    const draft = draftOf(files[0]!)
    const text = extracted(await fileOf(draft, 'pdf'), '-raw')
    draft.personalInfo.firstName = 'Nobody'
    expect(lostFields(draft, text)).toEqual(['personalInfo.firstName: Nobody'])
  })
})
