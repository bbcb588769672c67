import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { invent, type Person, register, signIn, type TestApp } from './app.ts'

// What a journey needs to have happened before it begins, made by the product's own calls.

export interface Analyzed {
  file: string
  jobCategory?: string
  jobRole?: string
  jobDescription?: string
}

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

export interface SignedIn {
  person: Person
  token: string
  page: Page
}

/** Somebody with these analyses, signed in on a device of their own. */
export async function signedIn(
  app: TestApp,
  { name, analyses = [], options }: { name?: string; analyses?: Analyzed[]; options?: object } = {},
): Promise<SignedIn> {
  const person = invent(name)
  const token = await register(app, person)
  for (const analysis of analyses) await analyzeByApi(app, token, analysis)
  const page = await app.newPage(options)
  await signIn(page, person)
  return { person, token, page }
}

/** What axe finds, one line each: an empty list is what a page should have. */
export async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as never }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
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
