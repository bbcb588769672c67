import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import {
  emptyResume,
  type ReadItem,
  type ReadProject,
  type Resume,
  type Section,
  type SectionLine,
} from '#shared/schema/resume.ts'
import { EngineError, engine } from '#web/worker/client.ts'
import { draftFromText, importResume } from './import-resume.ts'

/** What the worker does with a reading. */
beforeEach(() => {
  vi.spyOn(engine, 'draftOf').mockImplementation(async (resume) => draftFromResume(resume))
})

describe('a JSON file', () => {
  test.each([
    ['a JSON Resume', { basics: { name: 'Grace Sample' } }, 'Grace'],
    ['a draft of ours', { ...emptyDraft(), personalInfo: { firstName: 'Grace' } }, 'Grace'],
    ['a JSON Resume without a name', { work: [{ name: 'Acme' }] }, ''],
  ])('%s becomes a draft', async (_, json, firstName) => {
    expect((await draftFromText(JSON.stringify(json))).draft.personalInfo.firstName).toBe(firstName)
  })

  test.each<[string, string, RegExp]>([
    ['a damaged one', '{"basics":', /damaged/],
    ['a list', '[1, 2]', /neither a JSON Resume nor/],
    ['a number', '7', /neither/],
    ['of another program', '{"hello": 1}', /neither/],
    ['of the right names and the wrong shapes', '{"basics": {"name": 7}, "work": "none"}', /neither/],
    ['a draft of the wrong shapes', '{"personalInfo": {"firstName": 5}, "education": "x"}', /neither/],
    ['an empty draft', JSON.stringify(emptyDraft()), /neither/],
    ['of a whole account', '{"format":"legible-account","schemaVersion":1,"resumes":[]}', /Import Data/],
    [
      'with a text no field takes',
      JSON.stringify({ personalInfo: {}, summary: 'a'.repeat(20_001) }),
      /longer than the builder takes/,
    ],
  ])('%s is refused in a plain sentence', async (_, text, sentence) => {
    await expect(draftFromText(text)).rejects.toThrow(sentence)
  })
})

test.each([
  ['with a password', 'LEGIBLE\u0001…'],
  ['without one', `${'x'.repeat(5000)}Legible backup 002 sha256 ${'0a'.repeat(32)}`],
])('a backup of a device %s says where it is brought in', async (_, content) => {
  await expect(importResume(new File([content], 'legible.zip'))).rejects.toThrow(/Import Data/)
})

const lineAt = (line: number, text: string): SectionLine => ({ text, page: 1, line, bullet: false })
const HEAD = ['Анна Примерова', 'anna@example.com'].map((text, at) => lineAt(at + 1, text))
const WORK = ['Опыт работы', 'Бухгалтер, ООО Ромашка', '2018 — 2022'].map((text, at) => lineAt(at + 3, text))
const READ: Resume = {
  ...emptyResume(),
  name: 'Анна Примерова',
  head: HEAD,
  places: { name: { page: 1, line: 1, sure: 1 }, 'personalInfo.email': { page: 1, line: 2, sure: 1 } },
}
const unknown = (lines: SectionLine[]): Section => ({
  kind: 'other',
  heading: 'Опыт',
  page: 1,
  line: 3,
  lines,
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
const ITEM: ReadItem = { title: 'Food Bank', detail: '', date: '', link: '' }

describe('a file that is read', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each<[string, Partial<Resume>, RegExp]>([
    ['nothing else was in the file', {}, /^$/],
    ['a title and a page number were', { head: [...HEAD, lineAt(9, 'Резюме'), lineAt(10, '1')] }, /^$/],
    ['text without a section was', { head: [...HEAD, ...WORK] }, /^No experience/],
    ['text under a heading nobody here knows was', { sections: [unknown(WORK)] }, /^No experience/],
    ['all under such a heading was read', { sections: [unknown(HEAD)] }, /^$/],
    ['a project was recognised', { head: [...HEAD, ...WORK], projects: [PROJECT] }, /^$/],
    ['what the person did is voluntary', { sections: [unknown(WORK)], volunteering: [ITEM] }, /^$/],
  ])('says where no work was recognised: %s', async (_, change, notice) => {
    const resume = { ...READ, ...change }
    vi.spyOn(engine, 'read').mockResolvedValue({ resume, unrecognized: [] as number[] } as Awaited<
      ReturnType<typeof engine.read>
    >)
    const found = await importResume(new File(['%PDF-'], 'anna.pdf', { type: 'application/pdf' }))
    expect(found.notice).toMatch(notice)
  })
})

describe('a file is told by what is in it, whatever it is called', () => {
  afterEach(() => vi.restoreAllMocks())
  const rendercv = 'cv:\n  name: Grace Sample\n  sections:\n    experience:\n      - company: Acme\n'
  const europass =
    '<?xml version="1.0"?><SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Grace</FirstName><Surname>Sample</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>'
  const archive = zipSync({
    'Profile.csv': strToU8('First Name,Last Name\nGrace,Sample\n'),
    'messages.csv': strToU8('A\n1\n'),
  })

  test.each<[string, BlobPart]>([
    ['a JSON Resume', '{"basics": {"name": "Grace Sample"}}'],
    ['RenderCV', rendercv],
    ['RenderCV with its looks first', `design:\n  theme: classic\n${'  # a word\n'.repeat(300)}${rendercv}`],
    ['Europass', europass],
    ['LinkedIn’s archive', archive as Uint8Array<ArrayBuffer>],
  ])('%s', async (_, content) => {
    const { draft } = await importResume(new File([content], 'resume.bin'))
    expect(draft.personalInfo).toMatchObject({ firstName: 'Grace', lastName: 'Sample' })
  })

  test('another archive goes to the reader', async () => {
    const read = vi
      .spyOn(engine, 'read')
      .mockResolvedValue({ resume: READ, unrecognized: [] as number[] } as Awaited<
        ReturnType<typeof engine.read>
      >)
    await importResume(
      new File([zipSync({ 'word/document.xml': strToU8('<w/>') }) as Uint8Array<ArrayBuffer>], 'anna.docx'),
    )
    expect(read).toHaveBeenCalledOnce()
  })
})

describe('a file of pictures', () => {
  afterEach(() => vi.restoreAllMocks())
  const facts = { pages: 3, textLayer: false, undecodableGlyphs: 0 }
  const answer = (resume: Resume, unrecognized: number[]) =>
    vi
      .spyOn(engine, 'read')
      .mockResolvedValue({ resume, facts, unrecognized } as Awaited<ReturnType<typeof engine.read>>)
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg')
  const scan = new File(['%PDF-'], 'scan.pdf')

  test('asks for what reads them where that is not here', async () => {
    answer(emptyResume(), [1, 2, 3])
    await expect(importResume(scan)).rejects.toMatchObject({ name: 'PicturesUnread', pages: 3, of: 3 })
    vi.spyOn(engine, 'read').mockRejectedValue(new EngineError('unsupported_image', 'No pictures.'))
    await expect(importResume(jpeg)).rejects.toMatchObject({ name: 'PicturesUnread', pages: 1, of: 1 })
  })

  test('says which pages are missing where others have text', async () => {
    answer(READ, [2])
    expect((await importResume(scan)).notice).toMatch(/^Some pages are pictures/)
  })

  test('becomes a draft once it was read', async () => {
    answer({ ...READ, personalInfo: { ...READ.personalInfo, firstName: 'Анна' } }, [])
    expect((await importResume(jpeg)).draft.personalInfo.firstName).toMatch(/^Анна/)
  })

  test.each([
    ['a picture that is damaged', jpeg, 'corrupt'],
    ['a picture of another kind', new File(['GIF89a'], 'moving.gif'), 'unsupported_image'],
  ])('%s is refused as it is', async (_, file, code) => {
    vi.spyOn(engine, 'read').mockRejectedValue(new EngineError(code, 'Not this one.'))
    await expect(importResume(file)).rejects.toMatchObject({ code })
  })
})
