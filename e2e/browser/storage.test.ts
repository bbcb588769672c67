import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { pack, unpack } from '#web/store/backup/archive.ts'
import { digestOf, hex } from '#web/store/backup/seal.ts'
import { invent, newPageOf, openApp, register, type TestApp } from './app.ts'
import { pressAnalyze, toast } from './seed.ts'

/** A zip itself, as every Word file is. */
const WORD = 'amara-docx-styles.docx'
const PASSWORD = 'A sentence nobody guesses'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

test('an encrypted backup brings a file back into another account; the space of a file can be freed', async () => {
  const page = await newPageOf(app, await register(app, invent()), { at: '/analyzer' })
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${WORD}`)
  await pressAnalyze(page)
  await toast(page, 'Analysis completed successfully!').waitFor()
  await page.goto('/profile')
  const here = page.getByRole('region', { name: 'This device' })
  await here.getByText(/1 file, [\d.]+ KB/).waitFor()
  await here.getByText(/[KM]B of [\d.,]+ [MG]B/).waitFor()
  await page.getByRole('button', { name: 'Back up this device' }).click()
  await page.getByLabel('Password of the backup').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the backup' }).click()
  const backup = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/\.legible$/)

  await here.getByRole('button', { name: 'Remove the files' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the files' }).click()
  await here.getByText('None kept here').waitFor()

  const other = await newPageOf(app, await register(app, invent()), { at: '/profile' })
  const choose = () => other.getByLabel('A file of Export Data, or a backup').setInputFiles(backup)
  const open = async (password: string) => {
    await other.getByLabel('Password of the backup').fill(password)
    await other.getByRole('button', { name: 'Restore' }).click()
  }
  await choose()
  await open('wrong')
  await other.getByText('The password does not open this backup.').waitFor()
  await open(PASSWORD)
  await toast(other, '1 resume and 1 analysis imported; 1 file').waitFor()
  await choose()
  await open(PASSWORD)
  await toast(other, '0 resumes and 0 analyses imported; 2 were here already').waitFor()
  await other
    .getByRole('region', { name: 'This device' })
    .getByText(/1 file, /)
    .waitFor()
  await page.context().close()
  await other.context().close()
})

/** A backup with so many drafts and files, made by a device that does not exist. */
async function largeBackup(): Promise<Buffer> {
  const files = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      // Nothing that a browser's disk can make smaller.
      const bytes = new Uint8Array(randomBytes(200_000))
      const hash = hex(await digestOf(bytes))
      return { hash, name: `${at}.pdf`, type: 'pdf', bytes }
    }),
  )
  const resumes = Array.from({ length: 40 }, (_, at) => {
    const title = `Draft ${at}`
    const stamps = { createdAt: '2024-05-01T10:00:00.000Z', updatedAt: '2024-05-01T10:00:00.000Z' }
    const body = {
      schemaVersion: 1,
      kind: 'built',
      name: title,
      draft: { ...emptyDraft(), title },
      ...stamps,
    }
    return { id: `draft-${at}`, body }
  })
  const user = { ...invent(), _id: 'x', role: 'user', isActive: true, createdAt: '', lastLogin: null }
  const account = {
    format: 'legible-account',
    schemaVersion: 1,
    exportedAt: '2024-06-01T00:00:00.000Z',
    user: { ...user, totalResumes: 0, totalAnalyses: 0, deviceOnly: false },
    resumes,
    analyses: [],
  }
  return Buffer.from(await pack({ account: JSON.stringify(account), files }))
}

/** How many files and resumes are on the disk, whatever the page shows. */
const countsOf = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find((one) => one.startsWith('legible-account-')) ?? ''
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answer(indexedDB.open(name))
    const stores = db.transaction(['files', 'resumes'])
    const counts = [stores.objectStore('files'), stores.objectStore('resumes')].map((store) =>
      answer(store.count()),
    )
    return Promise.all(counts)
  })

test('a restore during which the page is closed is whole or nothing, and can be repeated', {
  tags: 'thorough',
}, async () => {
  const backup = { name: 'backup.zip', mimeType: 'application/zip', buffer: await largeBackup() }
  let page = await newPageOf(app, await register(app, invent()), { at: '/profile' })
  const choose = () => page.getByLabel('A file of Export Data, or a backup').setInputFiles(backup)
  const device = () => page.getByRole('region', { name: 'This device' })
  const context = page.context()
  await choose()
  await page.close()
  page = await context.newPage()
  await page.goto('/profile')
  await device()
    .getByText(/None kept here|^40 files, /)
    .waitFor()
  const [files, drafts] = await countsOf(page)
  expect([0, 40]).toContain(files)
  expect(drafts).toBe(files)
  await choose()
  await toast(
    page,
    files
      ? '0 resumes and 0 analyses imported; 40 were here already'
      : '40 resumes and 0 analyses imported; 40 files',
  ).waitFor()
  await context.close()
})

test('every Word file that is at hand comes back from a backup', { tags: 'thorough' }, async () => {
  const names = readdirSync('fixtures/files').filter((name) => /\.docx?$/.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = new Uint8Array(readFileSync(`fixtures/files/${name}`))
      return { hash: hex(await digestOf(bytes)), name, type: 'docx', bytes }
    }),
  )
  expect(files.length).toBeGreaterThan(40)
  const back = await unpack(await pack({ account: '{}', files }))
  for (const [at, { bytes }] of back.files.entries()) expect(hex(await digestOf(bytes))).toBe(files[at]?.hash)
})
