import type { Page } from 'playwright-core'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleAnalysis, sampleResume } from '#server/testing/samples.ts'
import { invent, newPageOf, openApp, promote, register, type TestApp } from './app.ts'

// What one person writes and another one's screen shows, in every field there is; and the wall behind it, asked directly.

const MARKS = [
  '<img src=x onerror="globalThis.ran=1">',
  '"><svg onload=globalThis.ran=1>',
  '<script>globalThis.ran=1</script>',
  "javascript:globalThis.ran=1//' onclick='globalThis.ran=1",
]

declare const trustedTypes: {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown
}

let app: TestApp
let admin: Page
let writer: string

/** Every text of a body that is free, and every list of texts, says this. */
function saying(text: string, value: unknown): unknown {
  if (value === '') return text
  if (Array.isArray(value))
    return value.some((entry) => typeof entry === 'string')
      ? [text]
      : value.map((entry) => saying(text, entry))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, saying(text, entry)]))
}

async function push(token: string, text: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const me = await fetch(`${app.url}/api/auth/verify-token`, { method: 'POST', headers })
  const { user } = (await me.json()) as { user: { _id: string } }
  const sample = sampleAnalysis()
  const { record, body } = saying(text, sample) as typeof sample
  const analysis = {
    record: {
      ...record,
      resumeId: '',
      resumeName: text,
      jobRole: text,
      jobCategory: text,
      jobDescription: text,
    },
    body: { ...body, facts: sample.body.facts },
  }
  const resume = { ...sampleResume(), name: text, draft: saying(text, sampleResume().draft) }
  const mutations = [
    { id: uuidv7(), kind: 'analysis.create', rowId: sample.record._id, body: analysis },
    { id: uuidv7(), kind: 'resume.put', rowId: uuidv7(), body: resume, baseVersion: 0 },
  ]
  const answer = await fetch(`${app.url}/api/sync/push`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ account: user._id, mutations }),
  })
  const { results } = (await answer.json()) as { results: { status: string; error?: string }[] }
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'applied' }])
}

/** Refusals by the policy are noted: text that never becomes markup asks for none. */
const watched = async (token: string, at: string) => {
  const page = await newPageOf(app, token, { serviceWorkers: 'block', at: '/dashboard' })
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { refused: string[] }
    seen.refused = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      seen.refused.push(`${violatedDirective} ${sample}`),
    )
  })
  await page.goto(at)
  return page
}

const whatHappened = (page: Page) =>
  page.evaluate(() => {
    const { ran, refused } = globalThis as unknown as { ran?: number; refused: string[] }
    return {
      ran: ran ?? 0,
      refused,
      images: document.querySelectorAll('main img[src="x"], main script').length,
    }
  })
const NOTHING = { ran: 0, refused: [], images: 0 }

beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  const ada = invent('Ada Admin')
  const token = await register(app, ada)
  await promote(app, ada)
  for (const mark of MARKS) {
    const person = invent(`${mark.slice(0, 60)}`)
    writer = await register(app, person)
    await push(writer, mark)
  }
  admin = await watched(token, '/admin/users')
})
afterAll(() => app.close())

describe('in the administrator’s panel', () => {
  test.each([
    ['users', 'Users'],
    ['analyses', 'Analyses'],
    ['resumes', 'Resumes'],
    ['audit', 'Audit'],
  ])('what people wrote stays text under %s', async (at) => {
    await admin.goto(`/admin/${at}`)
    if (at === 'audit') await admin.getByRole('main').getByRole('heading').first().waitFor()
    else
      for (const mark of MARKS) await admin.getByRole('main').getByText(mark.slice(0, 30)).first().waitFor()
    expect(await whatHappened(admin)).toEqual(NOTHING)
  })

  test('the question before a deletion says the name as text', async () => {
    await admin.goto('/admin/users')
    await admin
      .getByRole('row')
      .filter({ hasText: MARKS[2] ?? '' })
      .getByRole('button', { name: /Delete/ })
      .click()
    await admin.getByRole('alertdialog').or(admin.getByRole('dialog')).waitFor()
    expect(await whatHappened(admin)).toEqual(NOTHING)
  })
})

test.each(['/dashboard', '/history', '/profile'])(
  'what another device wrote stays text on %s',
  async (at) => {
    const page = await watched(writer, at)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (at === '/history') await page.getByText('javascript:globalThis').first().waitFor()
    expect(await whatHappened(page)).toEqual(NOTHING)
    await page.context().close()
  },
)

describe('were there a hole, the page', () => {
  test.each<[string, () => unknown]>([
    ['takes no text as markup', () => Object.assign(document.body, { innerHTML: '<b>x</b>' })],
    ['nor beside an element', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')],
    ['nor as a document', () => document.write('<b>x</b>')],
    ['nor parsed apart', () => new DOMParser().parseFromString('<b>x</b>', 'text/html')],
    ['nor in a frame', () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' })],
    [
      'loads no script from elsewhere',
      () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    ],
    [
      'nor one that is data',
      () => Object.assign(document.createElement('script'), { src: 'data:text/javascript,1' }),
    ],
    [
      'writes no script',
      () => Object.assign(document.createElement('script'), { text: 'globalThis.ran = 1' }),
    ],
    ['starts no worker from elsewhere', () => new Worker('https://evil.example/x.js')],
    ['nor one that a page made', () => new Worker(URL.createObjectURL(new Blob(['1'])))],
    ['lets nobody make a policy', () => trustedTypes.createPolicy('evil', { createHTML: (text) => text })],
    [
      'nor replace the one there is',
      () => trustedTypes.createPolicy('default', { createHTML: (text) => text }),
    ],
  ])('%s', async (_, attempt) => {
    const outcome = await admin.evaluate(attempt).then(
      () => 'done',
      ({ message }: Error) => message,
    )
    expect(outcome).toMatch(/TypeError|EvalError/)
  })

  test('still starts the workers that are its own', async () => {
    const started = await admin.evaluate(async () => {
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
      const own = scripts.find((name) => /\/assets\/.*\.js$/.test(name)) ?? ''
      new Worker(own, { type: 'module' }).terminate()
      return own !== ''
    })
    expect(started).toBe(true)
  })
})
