import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { nodePdfEngine } from '#server/analysis/pdf-engine.ts'
import { projectRoot } from '#server/project-root.ts'
import { onBothDatabases } from '#server/testing/world.ts'
import { createReader } from '#shared/read/read.ts'
import { analyzeAnswer } from '#shared/schema/analyze-request.ts'
import { analyze } from '#shared/score/analyze.ts'
import { structure } from '#shared/structure/structure.ts'

const JOB = { jobCategory: 'Software Development', jobRole: 'Backend Developer', jobDescription: '' }
const fixture = (name: string) =>
  new Uint8Array(readFileSync(path.join(projectRoot, 'fixtures', 'files', name)))
const FILES = ['amara-pdfkit-plain.pdf', 'amara-docx-styles.docx', 'amara-office-styles-doc.doc']

onBothDatabases('analysis on the server', (world) => {
  const send = (
    token: string,
    bytes: Uint8Array | string,
    fields: Record<string, string> = {},
    name = 'cv.pdf',
  ) => {
    const form = new FormData()
    form.set('resume', new File([bytes as string], name))
    for (const [key, value] of Object.entries({ ...JOB, ...fields })) form.set(key, value)
    return world.call('POST', '/api/analysis/standard', { token, body: form })
  }

  test.each(FILES)('%s is analysed exactly as a device would, and stored', async (name) => {
    const { token } = await world.person()
    const answer = await send(token, fixture(name), { asOf: '2026-03-01' }, name)
    const { analysis, _id, resumeId, stored } = analyzeAnswer.parse(answer.body)
    const document = await createReader({ pdf: nodePdfEngine }).read(fixture(name), name)
    const here = analyze({ resume: structure(document), facts: document.facts, job: JOB, asOf: '2026-03-01' })
    expect(JSON.stringify(answer.body.analysis)).toBe(JSON.stringify(here))
    expect([analysis.asOf, stored]).toEqual(['2026-03-01', true])
    const [record] = (await world.call('GET', '/api/analyses', { token })).body
    expect(record).toMatchObject({ _id, resumeId, resumeName: name, analysisType: 'standard' })
    const body = await world.call('GET', `/api/sync/analyses/${_id}/body`, { token })
    expect(JSON.stringify(body.body.body.result)).toBe(JSON.stringify(here))
  })

  test('what the person said of the reading is read with, and kept', async () => {
    const { token } = await world.person()
    const [name] = FILES as [string]
    const corrections = [{ id: 'a', do: 'edit', path: 'name', line: 0, value: 'Ada Quill' }]
    const answer = await send(token, fixture(name), { corrections: JSON.stringify(corrections) }, name)
    expect(answer.body.resume.name).toBe('Ada Quill')
    const { body } = await world.call('GET', `/api/sync/analyses/${answer.body._id}/body`, { token })
    expect(body.body.corrections).toEqual(corrections)
  })

  test.each(['no JSON', '[{"do":"everything"}]'])(
    'corrections that are none are refused: %s',
    async (text) => {
      const { token } = await world.person()
      const [name] = FILES as [string]
      expect((await send(token, fixture(name), { corrections: text }, name)).status).toBe(422)
    },
  )

  test('the same bytes twice are two analyses of one upload', async () => {
    const { token } = await world.person()
    const [name] = FILES as [string]
    const one = await send(token, fixture(name))
    const two = await send(token, fixture(name), {}, 'another name.pdf')
    expect(two.body.resumeId).toBe(one.body.resumeId)
    const { user } = (await world.call('POST', '/api/auth/verify-token', { token })).body
    expect([user.totalResumes, user.totalAnalyses]).toEqual([1, 2])
  })

  test('the same id twice, even at once, is one analysis with one answer', async () => {
    const { token } = await world.person()
    const id = uuidv7()
    const [name] = FILES as [string]
    const answers = await Promise.all([
      send(token, fixture(name), { id }),
      send(token, fixture(name), { id }),
    ])
    const again = await send(token, 'not even a file', { id })
    expect(new Set([...answers, again].map((answer) => answer.text)).size).toBe(1)
    expect((await world.call('GET', '/api/analyses', { token })).body).toHaveLength(1)
  })

  test('the device’s own upload is named, and none is made here', async () => {
    const { token } = await world.person()
    const resumeId = uuidv7()
    const answer = await send(token, fixture(FILES[0] as string), { resumeId })
    expect(answer.body.resumeId).toBe(resumeId)
    expect((await world.call('GET', '/api/resumes', { token })).body).toEqual([])
  })

  test('an account that keeps its resumes on the device gets the analysis, and nothing is stored', async () => {
    const { name, email, token } = await world.person()
    await world.call('PUT', '/api/auth/profile', { token, json: { name, email, deviceOnly: true } })
    const answer = await send(token, fixture(FILES[0] as string), { id: uuidv7() })
    expect([answer.status, answer.body.stored, answer.body.resumeId]).toEqual([200, false, ''])
    expect((await world.call('GET', '/api/analyses', { token })).body).toEqual([])
  })

  const zip = 'PK\u0003\u0004'
  test.each([
    ['an empty file', '', 422, 'empty'],
    ['plain text with the right name', 'hello', 415, 'unsupported_text'],
    ['RTF', '{\\rtf1 hello}', 415, 'unsupported_rtf'],
    ['a spreadsheet', `${zip}xl/workbook.xml`, 415, 'unsupported_spreadsheet'],
    ['an image', 'GIF89a\u0001\u0000\u0001\u0000', 415, 'unsupported_image'],
    ['a PDF of one line', '%PDF-1.7\nnothing', 422, 'truncated'],
    ['a Word file that is cut off', `${zip}word/document.xml`, 422, 'truncated'],
  ])('%s is refused by what it is', async (_, bytes, status, code) => {
    const { token } = await world.person()
    const answer = await send(token, bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.fields.resume).toBe(answer.body.error)
  })

  test('a file of one byte more than 10 MB is too large', async () => {
    const { token } = await world.person()
    const bytes = new Uint8Array(10_485_761)
    bytes.set(new TextEncoder().encode('%PDF-1.7'))
    const answer = await send(token, bytes)
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })

  test('no file, two files, or text in its place', async () => {
    const { token } = await world.person()
    const call = (fill: (form: FormData) => void) => {
      const form = new FormData()
      fill(form)
      return world.call('POST', '/api/analysis/standard', { token, body: form })
    }
    const none = await call((form) => form.set('jobRole', 'x'))
    expect([none.status, none.body.error]).toEqual([422, 'Please upload a resume file first'])
    expect((await call((form) => form.set('resume', 'text'))).status).toBe(422)
    expect(
      (
        await call((form) => {
          form.append('resume', new File(['a'], 'a.pdf'))
          form.append('resume', new File(['b'], 'b.pdf'))
        })
      ).status,
    ).toBe(422)
  })

  test.each([
    ['asOf', 'yesterday'],
    ['asOf', '2026-02-30'],
    ['id', 'not-an-id'],
    ['jobRole', 'x'.repeat(301)],
    ['jobDescription', 'x'.repeat(200_001)],
  ])('a wrong %s is refused by name', async (field, value) => {
    const { token } = await world.person()
    const answer = await send(token, '%PDF-1.7', { [field]: value })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  test('nobody uploads without end', async () => {
    const { token } = await world.person()
    const statuses = new Set<number>()
    for (let count = 0; count < 61; count += 1) statuses.add((await send(token, '')).status)
    expect(statuses).toEqual(new Set([422, 429]))
  })

  test('without a model, AI analysis says so', async () => {
    const { token } = await world.person()
    const answer = await world.call('POST', '/api/analysis/ai', { token, body: new FormData() })
    expect([answer.status, answer.body.code]).toEqual([503, 'ai_unavailable'])
  })

  test('with a model, its claims join the standard scores, stored as an AI analysis', async () => {
    const bytes = fixture(FILES[0] as string)
    const { token } = await world.person()
    const standard = (await send(token, bytes)).body.analysis
    const said = {
      strengths: [{ text: 'Says what was won.', quote: 'not a line of this resume' }],
      weaknesses: [],
      recommendations: ['Name the tools.'],
    }
    const endpoint = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const choices = [{ delta: { content: JSON.stringify(said) }, finish_reason: 'stop' }]
      response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`)
    })
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const { port } = endpoint.address() as AddressInfo
    world.start({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'scripted' })
    const form = new FormData()
    form.set('resume', new File([bytes as unknown as string], 'cv.pdf'))
    for (const [key, value] of Object.entries(JOB)) form.set(key, value)
    const answer = await world.call('POST', '/api/analysis/ai', { token, body: form })
    endpoint.close()
    const { analysis } = analyzeAnswer.parse(answer.body)
    expect({ ...analysis, aiAnalysis: null }).toEqual(standard)
    expect(analysis.aiAnalysis).toMatchObject({ strengths: [], recommendations: ['Name the tools.'] })
    expect(analysis.aiAnalysis?.dropped).toBeGreaterThan(0)
    const [record] = (await world.call('GET', '/api/analyses', { token })).body
    expect([record.analysisType, record.aiAnalysis.recommendations]).toEqual(['ai', ['Name the tools.']])
  })
})
