import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#shared/read/read.ts'
import type { Document } from '#shared/schema/document.ts'
import { structure } from '#shared/structure/structure.ts'
import { degraded, jpegOf } from '../fixtures/scans/degrade.ts'
import { SCANS, type ScanFixture } from '../fixtures/scans/plan.ts'
import { renderPage } from '../fixtures/scans/render.ts'
import { nodePdfEngine } from '../server/analysis/pdf-engine.ts'
import { nodePictureParts } from '../server/analysis/picture-parts.ts'
import { scoreFolder } from './accuracy/read-folder.ts'
import { fileMean } from './accuracy/summary.ts'
import { charactersRight } from './ocr/characters.ts'

// npm run bench:ocr -- [--part=1/8] [--only=PART_OF_ID]: pages of invented people, made into scans and photos in code, against
// the same pages as text: characters right, fields found, seconds a page.

const GOALS = {
  scanned: { characters: 98, fields: 6 },
  degraded: { characters: 95, fields: 12 },
} as const
const SECONDS = 6
const JPEG_QUALITY = 92

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const option = (name: string) => process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3)
const [part = 1, parts = 1] = (option('part') ?? '1/1').split('/').map(Number)
const only = option('only') ?? ''
const chosen = SCANS.filter(({ id }, at) => at % parts === part - 1 && id.includes(only))

const pictures = await nodePictureParts()
const reader = createReader({ pdf: nodePdfEngine, pictures: async () => pictures })
const linesOf = (document: Document) => document.pages.flatMap((page) => page.lines.map(({ text }) => text))

interface Measured {
  fixture: ScanFixture
  characters: { right: number; all: number }
  fields: number
  asText: number
  seconds: number
  processor: number
}

async function measure(fixture: ScanFixture): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(join(fixtures, 'files', `${fixture.id}.pdf`)))
  const text = await reader.read(bytes, `${fixture.id}.pdf`)
  const page = degraded(await renderPage(bytes, 1, fixture.dpi), fixture.steps, fixture.seed)
  const jpeg = jpegOf(page, JPEG_QUALITY)
  const begun = performance.now()
  const cpu = process.cpuUsage()
  const document = await reader.read(jpeg, `${fixture.id}.jpg`)
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const meanOf = async (document: Document) => {
    const [scored] = await scoreFolder(
      join(fixtures, 'files'),
      join(fixtures, 'labels'),
      (id) => id === fixture.id,
      async () => ({ document, resume: structure(document) }),
    )
    return fileMean(scored!.score)
  }
  return {
    fixture,
    characters: charactersRight(linesOf(text), linesOf(document)),
    fields: await meanOf(document),
    asText: await meanOf(text),
    seconds,
    processor: (user + system) / 1e6,
  }
}

const share = ({ right, all }: { right: number; all: number }) => (100 * right) / Math.max(1, all)
const measured: Measured[] = []
for (const fixture of chosen) {
  const result = await measure(fixture)
  measured.push(result)
  console.log(
    `${fixture.id.padEnd(32)} ${fixture.name.padEnd(26)} characters ${share(result.characters).toFixed(1).padStart(5)} %   fields ${result.fields.toFixed(1).padStart(5)} (as text ${result.asText.toFixed(1)})   ${result.seconds.toFixed(1)} s, ${result.processor.toFixed(1)} s of processor`,
  )
}

const failed: string[] = []
for (const kind of ['scanned', 'degraded'] as const) {
  const own = measured.filter(({ fixture }) => fixture.kind === kind)
  if (own.length === 0) continue
  const sum = own.reduce(
    (total, { characters }) => ({ right: total.right + characters.right, all: total.all + characters.all }),
    { right: 0, all: 0 },
  )
  const mean = (of: (m: Measured) => number) => own.reduce((total, m) => total + of(m), 0) / own.length
  const lost = mean((m) => m.asText) - mean((m) => m.fields)
  const seconds = mean((m) => m.processor)
  console.log(
    `${kind} (${own.length}): characters ${share(sum).toFixed(2)} %, fields ${lost.toFixed(1)} points below the text PDF, ${seconds.toFixed(1)} s of processor a page`,
  )
  if (share(sum) < GOALS[kind].characters) failed.push(`characters of ${kind} pages`)
  if (lost > GOALS[kind].fields) failed.push(`fields of ${kind} pages`)
  if (seconds > SECONDS) failed.push(`the time of ${kind} pages`)
}
if (failed.length > 0) {
  console.error(`Below the goal: ${failed.join('; ')}`)
  process.exitCode = 1
}
