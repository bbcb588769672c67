import { describe, expect, test } from 'vitest'
import { jobLine, nameOf, partText, scoreOf, titleLine, typeLabel } from './record-words.ts'

const scores = (overall: number | undefined, ats: number | undefined) =>
  ({ scores: { overall, ats } }) as unknown as Parameters<typeof scoreOf>[0]

describe('a record in a list', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['', 'Resume Analysis'],
  ])('the resume %j is called %j', (resumeName, name) => {
    expect(nameOf({ resumeName })).toBe(name)
  })

  test.each([
    [71, 88, 71],
    [undefined, 88, 88],
    [0, 88, 0],
    [undefined, undefined, null],
  ])('overall %s and ats %s shows %s', (overall, ats, shown) => {
    expect(scoreOf(scores(overall, ats))).toBe(shown)
  })

  test('a score of what could be judged says of how many points it is', () => {
    expect(partText({ ...scores(30, 68), judged: 48 })).toBe(
      'Judged in part: 30 of the 48 points that could be judged',
    )
    expect(partText({ ...scores(0, 0), judged: 0 })).toBe('Not scored')
    expect(partText(scores(30, 68))).toBeNull()
  })

  test.each([
    ['', 'General analysis'],
    ['   ', 'General analysis'],
    ['React developer', 'Job: React developer'],
    ['x'.repeat(50), `Job: ${'x'.repeat(50)}`],
    ['x'.repeat(51), `Job: ${'x'.repeat(50)}…`],
    ['🚀'.repeat(50), `Job: ${'🚀'.repeat(50)}`],
    [`x${'🚀'.repeat(50)}`, `Job: x${'🚀'.repeat(49)}…`],
  ])('the job %j is shown as %j', (jobDescription, line) => {
    expect(jobLine({ jobDescription, jobRole: '' })).toBe(line)
  })

  test.each([
    ['', 'Registered Nurse', 'General analysis · Registered Nurse'],
    ['', '', 'General analysis'],
    ['Nurse wanted', 'Frontend Developer', 'Job: Nurse wanted'],
  ])('the job %j for the role %j is shown as %j', (jobDescription, jobRole, line) => {
    expect(jobLine({ jobDescription, jobRole })).toBe(line)
  })

  test.each([
    ['Ward Nurse', 'Job: Ward Nurse'],
    [undefined, 'Job: Who we are'],
  ])('of a posting that calls the job %j the history shows %j', (jobTitle, line) => {
    expect(titleLine({ jobDescription: 'Who we are', jobRole: '', ...(jobTitle && { jobTitle }) })).toBe(line)
  })

  test.each([
    ['ai', 'AI'],
    ['standard', 'Standard'],
  ] as const)('%s is labelled %s', (analysisType, label) => {
    expect(typeLabel({ analysisType })).toBe(label)
  })
})
