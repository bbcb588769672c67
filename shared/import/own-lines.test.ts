import { expect, test } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { draft as draftSchema } from '#shared/schema/draft.ts'
import { fileOf, onPage, resumeIn } from '../../bench/roundtrip/read-again.ts'
import { draftFromResume } from './draft-from-resume.ts'

const TEXTS = [
  'I grew up on an island where everybody knew the tides.\nWhoever listens long enough hears the sea breathe.',
  'Grew up in Bergen\nMoved to Leeds in 2010',
  'early riser\nslow cook',
  'Ich lerne gern von Leuten, die anderes können.\nIch gebe gern weiter, was ich weiß.',
  'Was gut ist\nWas bleibt',
  'Je suis née près de la mer et je la regarde encore.\nElle ne me répond jamais !',
]

test.each(
  designs.flatMap(({ id }, at) =>
    TEXTS.filter((_, n) => (at + n) % 3 === 0).map(
      (text) => [id, at % 4 === 3 ? 'docx' : 'pdf', text] as const,
    ),
  ),
)('two lines of a section stay two: %s (%s), %j', async (design, format, text) => {
  const draft = draftSchema.parse({
    personalInfo: { firstName: 'Olu', lastName: 'Brann', email: 'olu@tide.example' },
    summary:
      'Listens to whales and counts the ships of the strait, by night and in every kind of weather there is.',
    experience: [
      {
        company: 'Havlyd',
        position: 'Acoustician',
        startDate: '2018-08',
        endDate: '2021-02',
        description:
          'Drew maps of all the ports of the strait for those who pilot ships through it, and of what lives below them',
      },
    ],
    sections: [{ id: 'one', title: 'What moves me', text }],
  })
  const again = draftFromResume(await resumeIn(await fileOf(onPage(draft, design, 'A4'), format), format))
  const said = JSON.stringify(again)
  for (const line of text.split('\n')) expect(said).toContain(line)
  expect(said).not.toContain(text.replace('\n', ' '))
})
