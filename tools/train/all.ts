// `npm run train`: learns every model of the product from the lists in tools/lists and writes the weights down.
// The same lists and seeds give the same bytes. A name as argument trains that one alone.
import { writeFileSync } from 'node:fs'
import { trainHeadings } from './headings/train.ts'
import { trainDemands } from './postings/demands.ts'
import { trainPostings } from './postings/train.ts'
import { trainSpans } from './spans/train.ts'

const MODELS: Record<string, () => string> = {
  headings: trainHeadings,
  postings: trainPostings,
  demands: trainDemands,
  spans: trainSpans,
}

const wanted = process.argv.slice(2)
for (const [name, train] of Object.entries(MODELS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = performance.now()
  writeFileSync(new URL(`../../shared/learn/weights/${name}.ts`, import.meta.url), train())
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
