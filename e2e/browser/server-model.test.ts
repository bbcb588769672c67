/** @module-tag thorough */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, newPageOf, type OwnApp, register, startApp } from './app.ts'
import { appAtTheFloor } from './journey/floor.ts'
import { FIXTURES, pressAnalyze } from './seed.ts'

// The model of the server, as somebody in a browser at the floor sees it: told their place while others are answered,
// and each claim as soon as it is written. The endpoint speaks when the test says so.

interface Asked {
  /** A line of the resume, to be quoted. */
  line: string
  say: (content: string) => void
  end: () => void
}
const calls: Asked[] = []
const heard: (() => void)[] = []
const endpoint = createServer(async (request, response) => {
  const { messages } = (await json(request)) as { messages: { content: string }[] }
  const [, resume = ''] = /<<<RESUME\n([\s\S]*?)\nRESUME>>>/.exec(messages.at(-1)?.content ?? '') ?? []
  const say = (content: string, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  calls.push({
    line: resume.split('\n').find((text) => text.length > 20) ?? '',
    say,
    end: () => {
      say('', 'stop')
      response.end('data: [DONE]\n\n')
    },
  })
  for (const one of heard.splice(0)) one()
})
/** How the endpoint is asked for the nth time. */
async function call(count: number): Promise<Asked> {
  for (;;) {
    const made = calls[count - 1]
    if (made) return made
    await new Promise<void>((resolve) => heard.push(resolve))
  }
}

const floor = appAtTheFloor()
let app: OwnApp
beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const { port } = endpoint.address() as AddressInfo
  app = await startApp(
    {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'scripted',
      AI_CONCURRENCY: '1',
      AI_SECONDS: '600',
    },
    { serviceWorkers: 'block' },
    floor.home,
  )
})
afterAll(async () => {
  await app?.close()
  endpoint.closeAllConnections()
  endpoint.close()
  floor.remove()
})

async function askedByPerson(): Promise<Page> {
  const page = await newPageOf(app, await register(app, invent()), { at: '/analyzer' })
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await page.getByRole('radio', { name: 'AI Analysis' }).check()
  await page.getByRole('radio', { name: /^On the server/ }).check()
  await pressAnalyze(page)
  return page
}

const STRENGTH = 'This line is clear.'
const ADVICE = 'Begin each bullet with a strong verb.'
const begin = ({ line, say }: Asked) =>
  say(`{"strengths":[${JSON.stringify({ quote: line, text: STRENGTH })}],"weaknesses":[`)
const finish = ({ say, end }: Asked) => {
  say(`],"recommendations":[${JSON.stringify(ADVICE)}]}`)
  end()
}
/** The result is whole, and what the model wrote is a part of it. */
async function whole(page: Page) {
  await page.getByRole('button', { name: 'Show Full Analysis' }).click()
  await page.getByText(ADVICE).waitFor()
  expect(await page.getByText('still writing').count()).toBe(0)
}
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

test('each claim is shown as it is written, and who waits is told how many are before', async () => {
  const first = await askedByPerson()
  begin(await call(1))
  await first.getByText(STRENGTH).waitFor()
  await first.getByText('still writing').waitFor()

  const second = await askedByPerson()
  await told(second, 'Waiting for the AI service: yours is next')
  const third = await askedByPerson()
  await told(third, 'Waiting for the AI service: 1 request before yours')
  expect(calls).toHaveLength(1)

  finish(await call(1))
  await whole(first)
  begin(await call(2))
  await second.getByText(STRENGTH).waitFor()
  await told(third, 'Waiting for the AI service: yours is next')

  finish(await call(2))
  await whole(second)
  begin(await call(3))
  await third.getByText(STRENGTH).waitFor()
  finish(await call(3))
  await whole(third)
})

test('an answer that is none is told beside the result, and nothing lies over it', async () => {
  const page = await askedByPerson()
  for (const count of [4, 5]) {
    const { say, end } = await call(count)
    say('Sorry, no.')
    end()
  }
  const failure = page.getByRole('main').getByRole('alert')
  await failure.getByText('The AI analysis failed. The standard result is here, and kept.').waitFor()
  expect(await failure.textContent()).toContain('The model answered twice in a form we cannot use.')
  expect(await page.locator('[data-toasts] [role=alert]').count()).toBe(0)
  expect(await page.getByText('Analysis completed successfully!').count()).toBe(0)
})
