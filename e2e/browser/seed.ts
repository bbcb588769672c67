import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { invent, newPageOf, type Person, register, type Signed, type TestApp } from './app.ts'

// What a journey needs to have happened before it begins, made by the product's own calls.

interface Analyzed {
  file: string
  jobCategory?: string
  jobRole?: string
  jobDescription?: string
}

/** Without its comments: half the text to send to each page and to compile there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const FIXTURES = {
  plain: 'amara-chromium-plain.pdf',
  columns: 'arjun-chromium-twocolumns.pdf',
} as const

export async function analyzeByApi(app: TestApp, token: string, wanted: Analyzed): Promise<string> {
  const form = new FormData()
  form.set('resume', new Blob([readFileSync(`fixtures/files/${wanted.file}`)]), wanted.file)
  form.set('jobCategory', wanted.jobCategory ?? 'Software Development')
  form.set('jobRole', wanted.jobRole ?? 'Frontend Developer')
  if (wanted.jobDescription) form.set('jobDescription', wanted.jobDescription)
  const answer = await fetch(`${app.url}/api/analysis/standard`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`Analyzing answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { _id: string })._id
}

/** Saves a resume of the builder, as another device of the person's would have. */
export async function saveByApi(app: TestApp, token: string, draft: object): Promise<void> {
  const answer = await fetch(`${app.url}/api/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  })
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`)
}

interface SignedIn {
  person: Person
  token: string
  page: Page
}

/** Somebody with these analyses, signed in on a device of their own. */
export async function signedIn(
  app: TestApp,
  { name, analyses = [], ...device }: { name?: string; analyses?: Analyzed[] } & Signed = {},
): Promise<SignedIn> {
  const person = invent(name)
  const token = await register(app, person)
  for (const analysis of analyses) await analyzeByApi(app, token, analysis)
  return { person, token, page: await newPageOf(app, token, device) }
}

type Axe = typeof import('axe-core')

/** What axe finds, one line each: an empty list is what a page should have. The app has no frames: this sees all of it. */
export async function axeProblems(
  page: Page,
  rules: { only?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // Bringing axe into a page takes as long as asking it: once for each page that was opened.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async ({ only, without = [] }) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
      ...(only ? { runOnly: { type: 'rule' as const, values: only } } : {}),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, rules)
}

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Counts what moves by itself from now on, over navigations too. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const counter = globalThis as unknown as { shifted: number }
    counter.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) counter.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)

/** A toast, by its text: it is in the corner for four seconds. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** Pressed before it is known what a file looks like, the page may ask about the role: it is kept. */
export async function pressAnalyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  keepRole(page)
}

/** Answers the question about the role if it comes; where it does not, nothing waits for it. */
export const keepRole = (page: Page) =>
  void page
    .getByRole('button', { name: /^Keep / })
    .click()
    .catch(() => undefined)
