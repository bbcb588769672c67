import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume, type ReadProject, type Resume } from '#shared/schema/resume.ts'
import { engine } from '#web/worker/client.ts'
import { draftFromJson, importResume } from './import-resume.ts'

describe('a JSON file', () => {
  test.each([
    ['a JSON Resume', { basics: { name: 'Grace Sample' } }, 'Grace'],
    ['a draft of ours', { ...emptyDraft(), personalInfo: { firstName: 'Grace' } }, 'Grace'],
    ['a JSON Resume without a name', { work: [{ name: 'Acme' }] }, ''],
  ])('%s becomes a draft', (_, json, firstName) => {
    expect(draftFromJson(JSON.stringify(json)).draft.personalInfo.firstName).toBe(firstName)
  })

  test.each<[string, string, RegExp]>([
    ['a damaged one', '{"basics":', /damaged/],
    ['a list', '[1, 2]', /neither a JSON Resume nor a draft/],
    ['a number', '7', /neither/],
    ['of another program', '{"hello": 1}', /neither/],
    ['of the right names and the wrong shapes', '{"basics": {"name": 7}, "work": "none"}', /neither/],
    ['a draft of the wrong shapes', '{"personalInfo": {"firstName": 5}, "education": "x"}', /neither/],
    ['an empty draft', JSON.stringify(emptyDraft()), /neither/],
    [
      'with a text no field takes',
      JSON.stringify({ personalInfo: {}, summary: 'a'.repeat(20_001) }),
      /longer than the builder takes/,
    ],
  ])('%s is refused in a plain sentence', (_, text, sentence) => {
    expect(() => draftFromJson(text)).toThrow(sentence)
  })
})

const PROJECT: ReadProject = {
  name: 'Ledger',
  description: '',
  technologies: '',
  link: '',
  startDate: '',
  endDate: '',
  printedDates: '',
  bullets: [],
}

describe('a file that is read', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['a project was recognised', [PROJECT], []],
    ['nothing of what the person did', [], [expect.stringContaining('what you did')]],
  ])('tells what was left out: %s', async (_, projects, left) => {
    const resume: Resume = { ...emptyResume(), name: 'Анна Примерова', language: 'ru', projects }
    vi.spyOn(engine, 'read').mockResolvedValue({ resume } as Awaited<ReturnType<typeof engine.read>>)
    const found = await importResume(new File(['%PDF-'], 'anna.pdf', { type: 'application/pdf' }))
    expect(found.left).toEqual(left)
  })
})
