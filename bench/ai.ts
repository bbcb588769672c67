import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endpointModel } from '#server/ai/endpoint.ts'
import { nodePdfEngine } from '#server/analysis/pdf-engine.ts'
import { analyzeWithModel } from '#shared/ai/analyze.ts'
import { AiError } from '#shared/ai/errors.ts'
import type { Model } from '#shared/ai/model.ts'
import { rewrite } from '#shared/ai/rewrite.ts'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import { createReader } from '#shared/read/read.ts'
import { analyze } from '#shared/score/analyze.ts'
import { structure } from '#shared/structure/structure.ts'

// `npm run bench:ai -- --backend server [FILES_DIR]`: whatever endpoint the settings name, measured on the fixtures:
// first token and whole answer, share of answers in form, of claims that quote the resume, of rewrites that keep the facts.

const { values, positionals } = parseArgs({
  options: { backend: { type: 'string', default: 'server' }, files: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const { AI_BASE_URL, AI_MODEL, AI_API_KEY = '' } = process.env
if (values.backend !== 'server' || !AI_BASE_URL || !AI_MODEL) {
  console.error(
    'Set AI_BASE_URL and AI_MODEL to the endpoint to measure; --backend server is the one that runs outside a browser.',
  )
  process.exit(1)
}

const dir = positionals[0] ?? 'fixtures/files'
const files = readdirSync(dir)
  .filter((name) => name.endsWith('.pdf'))
  .slice(0, Number(values.files))
const reader = createReader({ pdf: nodePdfEngine })
const endpoint = endpointModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_SECONDS: 300 })

const firstToken: number[] = []
const whole: number[] = []
/** The endpoint, with a watch on it. */
const timed: Model = {
  ...endpoint,
  async complete(request) {
    const started = performance.now()
    let first = 0
    const completion = await endpoint.complete({
      ...request,
      onText: (text) => {
        first ||= performance.now() - started
        request.onText?.(text)
      },
    })
    firstToken.push(first)
    whole.push(performance.now() - started)
    return completion
  },
}

let [inForm, claims, dropped, offered, refused] = [0, 0, 0, 0, 0]
for (const name of files) {
  const document = await reader.read(new Uint8Array(readFileSync(path.join(dir, name))), name)
  const resume = structure(document)
  const job = { jobCategory: '', jobRole: '', jobDescription: '' }
  const standard = analyze({ resume, facts: document.facts, job, asOf: '2026-01-01' })
  try {
    const answer = await analyzeWithModel(timed, { resume, jobText: '', standard })
    inForm += 1
    claims += answer.quotes.length
    dropped += answer.dropped
    const text = resume.experience.flatMap((entry) => entry.bullets)[0]
    if (text) {
      const skillsIn = async (texts: string[]) => texts.map(skillsNamedIn)
      const rewritten = await rewrite(timed, { text, purpose: 'bullet', targetRole: '' }, { skillsIn })
      offered += rewritten.variants.length
      refused += rewritten.refused
    }
  } catch (error) {
    console.log(`${name}: ${error instanceof AiError ? error.code : (error as Error).message}`)
  }
}
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const share = (part: number, of: number) => (of === 0 ? 'none' : `${((100 * part) / of).toFixed(0)} %`)
console.log(`model                       ${AI_MODEL}`)
console.log(`first token, median         ${median(firstToken).toFixed(0)} ms`)
console.log(`whole answer, median        ${median(whole).toFixed(0)} ms`)
console.log(`resumes answered in form    ${share(inForm, files.length)} of ${files.length}`)
console.log(`claims that quote the text  ${share(claims, claims + dropped)} of ${claims + dropped}`)
console.log(`rewrites that keep facts    ${share(offered, offered + refused)} of ${offered + refused}`)
