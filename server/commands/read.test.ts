import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '#server/build.mjs'
import { projectRoot } from '#server/project-root.ts'
import { FIRST_OWN_OBJECT, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { jobChosen } from './read-score.ts'

let folder = ''
beforeAll(() => {
  ensureBuilt(['server'])
  folder = mkdtempSync(path.join(tmpdir(), 'legible-read-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command as it was built: `npm run read` runs the same from the source, and takes ten times as long to load it. */
const read = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/server/read.js', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  })

const written = (name: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, name.endsWith('.json') ? JSON.stringify(draftOfAda()) : 'neither this nor that\0')
  return file
}

const draftOfAda = () => {
  const draft = emptyDraft()
  return { ...draft, personalInfo: { ...draft.personalInfo, firstName: 'Ada', lastName: 'Example' } }
}

/** A page whose drawing operators are packed a thousandfold. */
const flateBomb = (megabytes: number) => {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_048_576, ' ')).toString('latin1')
  const object = `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`
  const pdf = Buffer.from(makePdf([''], { objects: [object] })).toString('latin1')
  return Buffer.from(pdf.replace(/\/Contents \d+ 0 R/, `/Contents ${FIRST_OWN_OBJECT} 0 R`), 'latin1')
}

const resultsIn = (out: string) =>
  Object.fromEntries(
    readdirSync(out).map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(path.join(out, name), 'utf8')),
    ]),
  )

const namesOrErrors = (results: ReturnType<typeof resultsIn>) =>
  Object.fromEntries(
    Object.entries(results).map(([name, result]) => [
      name,
      result.error?.code ?? `${result.document.kind}: ${result.resume.name}`,
    ]),
  )

const SECTIONS =
  /^(summary|experience|education|skills|projects|certifications|awards|publications|languages|volunteering|interests|references|other)$/

test('of many files each is written to a file of its own, those that cannot be read as errors, and it ends with 1', () => {
  const out = path.join(folder, 'out')
  const advert = path.join(folder, 'advert.txt')
  writeFileSync(advert, 'Senior backend engineer. Requirements: Go, PostgreSQL, Kubernetes.')
  const files = ['amara-chromium-plain.pdf', 'amara-docx-styles.docx', 'amara-office-styles-doc.doc'].map(
    (name) => path.join('fixtures/files', name),
  )
  const standard = path.join(folder, 'standard.json')
  const work = [{ name: 'Acme', position: 'Cook', startDate: '2019-03', highlights: ['Cooked'] }]
  writeFileSync(standard, JSON.stringify({ basics: { name: 'Grace Sample' }, work }))
  const run = read(
    ...[written('broken.pdf'), path.join(folder, 'nowhere.pdf'), ...files, written('draft.json'), standard],
    ...['shared/read/pdf/testing/protected/rc4-40.pdf', '--password', 'secret'],
    ...['--job', advert, '--out', out],
  )
  expect([run.status, run.stdout, run.stderr]).toEqual([1, '', ''])
  const results = resultsIn(out)
  expect(namesOrErrors(results)).toEqual({
    'broken.pdf': expect.stringMatching(/^\w+$/),
    'nowhere.pdf': 'not_found',
    'amara-chromium-plain.pdf': 'pdf: Amara Okonjo-Bright',
    'amara-docx-styles.docx': 'docx: Amara Okonjo-Bright',
    'amara-office-styles-doc.doc': 'doc: Amara Okonjo-Bright',
    'draft.json': 'draft: Ada Example',
    'standard.json': 'draft: Grace Sample',
    'rc4-40.pdf': 'pdf: Ada Example',
  })
  for (const file of files) {
    const { document, sections, resume, analysis, timings } = results[path.basename(file)]
    expect(document).toEqual({
      kind: path.extname(file).slice(1),
      pages: expect.any(Number),
      columns: 1,
      words: expect.any(Number),
    })
    for (const { kind, heading } of sections)
      expect([kind, heading]).toEqual([expect.stringMatching(SECTIONS), expect.any(String)])
    expect(resume).toMatchObject({
      personalInfo: { firstName: 'Amara', lastName: 'Okonjo-Bright', email: 'amara.okonjo@example.com' },
      links: expect.arrayContaining([expect.objectContaining({ url: 'https://github.com/amara-builds' })]),
    })
    // The one that is still held, and the one before.
    expect(
      resume.experience
        .slice(0, 2)
        .map((entry: { startDate: string; endDate: string }) => [entry.startDate, entry.endDate]),
    ).toEqual([
      ['2021-03', ''],
      ['2018-09', '2021-02'],
    ])
    expect(analysis).toMatchObject({
      engineVersion: expect.any(String),
      ats_score: expect.any(Number),
      job: { source: 'description', title: 'Senior backend engineer' },
    })
    expect(analysis.checks.length).toBeGreaterThan(50)
    expect(timings).toEqual({
      read: expect.any(Number),
      structure: expect.any(Number),
      score: expect.any(Number),
    })
  }
})

test('files that would take all memory or time are given up, and the file after them is read', {
  tags: 'thorough',
  timeout: 600_000,
}, () => {
  const out = path.join(folder, 'out-heavy')
  const plot = path.join(folder, 'plot.pdf')
  writeFileSync(plot, makePdf(['1 2 3 4 re f '.repeat(600_000)]))
  const bomb = path.join(folder, 'bomb.pdf')
  writeFileSync(bomb, flateBomb(700))
  const run = read(plot, bomb, written('after.json'), '--out', out)
  expect([run.status, run.stdout, run.stderr]).toEqual([1, '', ''])
  expect(namesOrErrors(resultsIn(out))).toEqual({
    'plot.pdf': 'too_complex',
    'bomb.pdf': 'too_complex',
    'after.json': 'draft: Ada Example',
  })
})

test('of one file the result is printed, for the category and role that were asked for', () => {
  const run = read(written('one.json'), '--category', 'Data Science', '--role', 'Data Analyst')
  expect([run.status, run.stderr]).toEqual([0, ''])
  const { document, analysis } = JSON.parse(run.stdout)
  expect(document).toMatchObject({ kind: 'draft', words: 2 })
  expect(analysis.job).toMatchObject({
    category: 'Data Science',
    role: 'Data Analyst',
  })
})

test('a role that nobody knows is said to be none', async () => {
  const asked = async (role: string, job?: string) => {
    const warnings: string[] = []
    await jobChosen({ role, job }, (text) => warnings.push(text))
    return warnings
  }
  expect(await asked('Keeper of the Lamps')).toEqual([
    'There is no role “Keeper of the Lamps”, so no keywords are judged.',
  ])
  expect(await asked('Registered Nurse')).toEqual([])
  expect(await asked('Data Analyst')).toEqual([])
  expect(await asked('none')).toEqual([])
})
