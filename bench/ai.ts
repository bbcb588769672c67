import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endpointModel } from '#server/ai/endpoint.ts'
import { nodePdfEngine } from '#server/analysis/pdf-engine.ts'
import { type MeasuredResume, type Measures, measure } from '#shared/ai/measure.ts'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import { createReader } from '#shared/read/read.ts'
import { analyze } from '#shared/score/analyze.ts'
import { structure } from '#shared/structure/structure.ts'
import { measureToyModel } from './ai/device.ts'
import { openScriptedEndpoint } from './ai/scripted-endpoint.ts'

// `npm run bench:ai -- [--backend server|device|all] [--files N] [FILES_DIR]`: on the server whatever endpoint AI_BASE_URL
// and AI_MODEL name (else a scripted one), on the device WebLLM with the toy model. Form, grounding, numbers and time.

const { values, positionals } = parseArgs({
  options: {
    backend: { type: 'string', default: 'all' },
    files: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

async function resumesIn(dir: string): Promise<MeasuredResume[]> {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.pdf'))
    .slice(0, Number(values.files))
  const reader = createReader({ pdf: nodePdfEngine })
  const job = { jobCategory: '', jobRole: '', jobDescription: '' }
  const resumes: MeasuredResume[] = []
  for (const name of files) {
    const document = await reader.read(new Uint8Array(readFileSync(path.join(dir, name))), name)
    const resume = structure(document)
    const standard = analyze({ resume, facts: document.facts, job, asOf: '2026-01-01' })
    resumes.push({ name, resume, standard })
  }
  return resumes
}

async function measureServer(): Promise<Measures> {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY = '' } = process.env
  const scripted = AI_BASE_URL && AI_MODEL ? null : await openScriptedEndpoint()
  const settings = scripted
    ? {
        AI_BASE_URL: scripted.url,
        AI_MODEL: 'scripted (set AI_BASE_URL and AI_MODEL to measure an endpoint)',
      }
    : { AI_BASE_URL, AI_MODEL: AI_MODEL ?? '' }
  try {
    return await measure(
      endpointModel({ ...settings, AI_API_KEY, AI_SECONDS: 300 }),
      await resumesIn(positionals[0] ?? 'fixtures/files'),
      { skillsIn: async (texts) => texts.map(skillsNamedIn), now: () => performance.now() },
    )
  } finally {
    scripted?.close()
  }
}

/** The device first: Vite's patterns run out of room on what it serves in a process that has read many resumes. */
const BACKENDS: Record<string, () => Promise<Measures>> = { device: measureToyModel, server: measureServer }
const wanted = values.backend === 'all' ? Object.keys(BACKENDS) : [values.backend]
const share = (part: number, of: number) =>
  of === 0 ? 'none' : `${((100 * part) / of).toFixed(0)} % of ${of}`

for (const place of wanted) {
  const run = BACKENDS[place]
  if (!run) {
    console.error('--backend server, device or all')
    process.exit(1)
  }
  const found = await run()
  if (values.json) {
    console.log(JSON.stringify({ place, ...found }))
    continue
  }
  const { claims, rewrites } = found
  console.log(`${place}: ${found.model}`)
  console.log(`  resumes answered in form    ${share(found.inForm, found.resumes)}`)
  console.log(`  claims the resume bears     ${share(claims.kept, claims.kept + claims.dropped)}`)
  console.log(`  rewrites that keep facts    ${share(rewrites.offered, rewrites.offered + rewrites.refused)}`)
  console.log(`  offered with every number   ${share(rewrites.keepingNumbers, rewrites.offered)}`)
  console.log(`  first token, median         ${found.firstTokenMs} ms`)
  console.log(`  form prepared, at most      ${found.formMs} ms`)
  console.log(`  whole answer, median        ${found.answerMs} ms`)
  console.log(`  tokens per second, median   ${found.tokensPerSecond}`)
  for (const { name, code } of found.failures) console.log(`  ${name}: ${code}`)
}
