import { expect, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'

const TITLES = [
  'Ships I know',
  'iOS and macOS at sea',
  'McAlister & Söhne',
  'Ce que je fais l’été',
  'Straße und Schiene',
  'Όσα αγαπώ',
  'Что я люблю',
  'NATO and UN missions',
  'Işıklı günler',
  'WIND AND WATER',
]

test.each(designs.map(({ id }, at) => [TITLES[at % TITLES.length] ?? '', id] as const))(
  'a heading comes back as it was typed: %s (%s)',
  async (title, design) => {
    const draft = draftSchema.parse({
      personalInfo: { firstName: 'Olu', lastName: 'Brann', email: 'olu@tide.example' },
      summary: 'Listens to whales.',
      experience: [{ company: 'Havlyd', position: 'Acoustician', startDate: '2018-08', endDate: '2021-02' }],
      sections: [
        {
          id: 'one',
          title,
          entries: [
            { id: 'fram', title: 'The Fram', subtitle: 'Three masts', description: 'Sailed to the north' },
          ],
        },
      ],
      layout: { titles: { experience: 'Where I worked' } },
    })
    const resume = await resumeIn(await fileOf(onPage(draft, design, 'A4'), 'pdf'), 'pdf')
    expect(resume.sections.map(({ heading }) => heading)).toContain(title)
    expect(resume.sections.map(({ heading }) => heading)).toContain('Where I worked')
    expect(draftFromResume(resume).layout.titles).toMatchObject({ experience: 'Where I worked' })
  },
)
