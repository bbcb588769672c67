// `npm run train`: learns every model of the product from the lists in tools/lists and writes the weights down.
// The same lists and seeds give the same bytes. A name as argument trains that one alone.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** In this order: looks are learned from lines as spans see them, demands from phrases as spans and lines do. */
const MODELS: Record<string, () => Promise<() => string>> = {
  towns: async () => (await import('./towns.ts')).townsModule,
  headings: async () => (await import('./headings/train.ts')).trainHeadings,
  spans: async () => (await import('./spans/train.ts')).trainSpans,
  looks: async () => (await import('./looks/train.ts')).trainLooks,
  contents: async () => (await import('./looks/contents.ts')).trainContents,
  breaks: async () => (await import('./postings/breaks.ts')).trainBreaks,
  postings: async () => (await import('./postings/train.ts')).trainPostings,
  'text-kinds': async () => (await import('./postings/kinds.ts')).trainTextKinds,
  'whole-text': async () => (await import('./postings/whole.ts')).trainWholeText,
  demands: async () => (await import('./postings/demands.ts')).trainDemands,
}

const [wanted] = process.argv.slice(2)
if (wanted === undefined)
  // A process each: what has been loaded keeps the weights it was loaded with.
  for (const name of Object.keys(MODELS))
    execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), name], {
      stdio: 'inherit',
    })
else {
  const load = MODELS[wanted]
  if (load === undefined) throw new Error(`There is no model "${wanted}".`)
  const train = await load()
  const start = performance.now()
  writeFileSync(new URL(`../../shared/learn/weights/${wanted}.ts`, import.meta.url), train())
  console.log(`${wanted}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
