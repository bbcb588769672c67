/** @module-tag thorough */
import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { jpegOf } from '../../fixtures/scans/degrade.ts'
import { renderPage } from '../../fixtures/scans/render.ts'
import { scannedPdf } from '../../fixtures/scans/scanned-pdf.ts'
import { openApp, readyOffline, type Signed, type TestApp } from './app.ts'
import { FIXTURES, pressAnalyze, signedIn } from './seed.ts'

// Scans and photos, from the file to its analysis. Little stands on the pages: recognizing takes as long as there are lines.

let app: TestApp
let jpeg: Buffer
let scan: Buffer
beforeAll(async () => {
  // Photos and the camera have been proven in the whole browser only.
  app = await openApp({ serviceWorkers: 'block' }, process.env.CHROME_PATH)
  const page = await renderPage(new Uint8Array(readFileSync(`fixtures/files/${FIXTURES.plain}`)), 1, 150)
  const upper = { ...page, data: page.data.map((value, at) => (at > 0.35 * page.data.length ? 255 : value)) }
  jpeg = Buffer.from(jpegOf(upper, 90))
  scan = Buffer.from(scannedPdf([{ picture: upper, size: [595.28, 841.89] }], 90))
})
afterAll(() => app.close())

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpeg })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page) => page.getByRole('main')
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('#resume-file').setInputFiles(files)

const drop = async (page: Page, name: string) => {
  const dropped = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      return transfer
    },
    { base64: jpeg.toString('base64'), name },
  )
  await page.locator('#resume-file').dispatchEvent('drop', { dataTransfer: dropped })
}

/** A new device, put away with its test: left open, it would go on working beside the next one. */
async function visitor({ at = '/analyzer', ...options }: Signed = {}) {
  const { page } = await signedIn(app, { at, ...options })
  onTestFinished(() => page.context().close())
  await button(page, 'Choose a file')
    .or(page.getByLabel('Resume to import'))
    .first()
    .waitFor({ state: 'attached' })
  return page
}
const agree = async (page: Page) => {
  await page.getByText('Most systems will see an empty page').waitFor()
  await button(page, /^Download \d+\.\d MB and read$/).click()
  await main(page).getByText('Read: one page, Amara Okonjo-Bright').waitFor()
}

test('a dropped photo is read on the device: after consent, with nothing sent, and offline from then on', async () => {
  const page = await visitor({ serviceWorkers: 'allow' })
  await readyOffline(page)
  const asked: Request[] = []
  page.context().on('request', (request) => asked.push(request))
  await drop(page, 'my-resume.jpg')
  await button(page, 'Use 1 page').click()
  await page.getByText('Most systems will see an empty page').waitFor()
  expect(asked.filter((request) => request.url().includes('/ocr/'))).toEqual([])
  await agree(page)
  const sent = asked.filter((request) => request.method() !== 'GET' && !request.url().includes('/api/sync'))
  expect(sent.map((request) => request.url())).toEqual([])
  const engine = asked
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/ocr/'))
  expect(new Set(engine.map((path) => path.split('/').at(-1)))).toEqual(
    new Set(['simd.js', 'simd.wasm', 'eng.letters']),
  )

  await page.context().setOffline(true)
  await button(page, 'Remove').click()
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await main(page).getByText('Read: one page, Amara Okonjo-Bright').waitFor()
  await pressAnalyze(page)
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  await main(page)
    .getByText('This file is a picture of a resume. Most systems will see an empty page.')
    .first()
    .waitFor()
  await button(page, 'Fix in builder').waitFor()
  await page.context().setOffline(false)

  await page.goto('/profile')
  await button(page, 'Remove the reader').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the reader' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('legible-ocr'))).toBe(false)
})

test('several photos are the pages of one resume, and cancelling puts them away', async () => {
  const page = await visitor()
  await choose(page, photo('first.jpg'), photo('second.jpg'))
  await page.getByRole('img', { name: 'Photo of page 2' }).waitFor()
  const corner = button(page, 'Top left corner').first()
  await corner.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => corner.evaluate((element) => (element as HTMLElement).style.left)).toBe('1%')
  await button(page, 'Use 2 pages').click()
  await main(page).getByText('Read: 2 pages').waitFor()
  await button(page, /^Download/).click()
  await main(page).getByText('Reading the picture of page 1 of 2').waitFor()
  await button(page, 'Cancel').click()
  await button(page, 'Choose a file').waitFor()
})

test('a page is photographed with the camera', async () => {
  const page = await visitor({ permissions: ['camera'] })
  await button(page, 'Take photos').click()
  const shutter = button(page, 'Take photo')
  await shutter
    .and(page.locator(':enabled'))
    .and(page.getByText('Take photo', { exact: true }))
    .click()
  await page.getByRole('img', { name: 'Photo of page 1' }).waitFor()
  await button(page, 'Close camera').click()
  await button(page, 'Rotate').click()
  await button(page, 'Use 1 page').click()
  await main(page).getByText('photo.pdf').first().waitFor()
})

test('letters of another language are added later, and nothing is fetched twice', async () => {
  const page = await visitor()
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await agree(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await main(page).getByText('Is it in another language?').click()
  await main(page).getByLabel('German').check()
  await button(page, /^Download \d+\.\d MB and read$/).click()
  await main(page).getByLabel('German').waitFor({ state: 'detached' })
  await main(page).getByText('Read: one page, Amara Okonjo-Bright').waitFor()
  expect(fetched.filter((name) => /\.(?:letters|wasm)$/.test(name))).toEqual(['deu.letters'])
})

test('a photo is imported into the builder, once what reads it is on the device', async () => {
  const page = await visitor({ at: '/builder' })
  await page.getByLabel('Resume to import').setInputFiles(photo('amara.jpg'))
  await button(page, /^Download \d+\.\d MB and read$/).click()
  await page.waitForURL(/\/builder\/[^/]+\/personal/)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Amara')
})

test('what is neither a document nor a picture is refused by the names of what is read', async () => {
  const page = await visitor()
  await choose(page, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') })
  await main(page).getByText('File type must be PDF, DOCX, DOC, PNG, JPEG, WebP or HEIC').waitFor()
})
