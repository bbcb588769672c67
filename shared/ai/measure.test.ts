import { expect, test } from 'vitest'
import { AiError } from './errors.ts'
import { measure } from './measure.ts'
import { measuredResumes } from './testing/resumes.ts'
import { scripted } from './testing/scripted.ts'

const skillsIn = async (texts: string[]) => texts.map(() => [])
const [one, two] = measuredResumes()
if (!one || !two) throw new Error('There are no resumes to measure with')
const quote = one.resume.sections.flatMap((section) => section.lines)[0]?.text ?? ''
const analysis = JSON.stringify({
  strengths: [
    { quote, text: 'It is clear.' },
    { quote, text: 'Google would like that.' },
  ],
  weaknesses: [],
  recommendations: ['Begin with a verb.'],
})
const bullet = one.resume.experience.flatMap((entry) => entry.bullets)[0] ?? ''
const rewritten = JSON.stringify({ variants: [`${bullet}, clearly`, 'Ran a kitchen', `${bullet} at Globex`] })

test('form, grounding, numbers and time of what a model answers', async () => {
  let time = 0
  const { model } = scripted([analysis, rewritten, new AiError('timeout'), 'no form'])
  const found = await measure(model, [one, two], {
    skillsIn,
    now: () => {
      time += 100
      return time
    },
  })
  expect(found).toMatchObject({
    model: 'scripted',
    resumes: 2,
    inForm: 1,
    claims: { kept: 2, dropped: 1 },
    rewrites: { offered: 2, refused: 1, keepingNumbers: 1 },
    firstTokenMs: 100,
    answerMs: 200,
  })
  expect(found.tokensPerSecond).toBeGreaterThan(0)
  expect(found.failures.map(({ code }) => code)).toEqual(['timeout', 'not_json'])
})
