import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { serve } from './browser/app.ts'
import { driveChromium } from './browser/journey/chromium.ts'
import type { Driver } from './browser/journey/driver.ts'
import { driveFirefox } from './browser/journey/firefox.ts'
import { appAtTheFloor } from './browser/journey/floor.ts'
import { STEPS, Walker } from './browser/journey/journey.ts'
import { driveWebKit } from './browser/journey/webkit.ts'
import setup from './browser/setup.ts'
import { findFirefox, findWebKit, prepareOtherBrowsers } from './other-browsers.mjs'

// `npm run browsers:table`: the journey in every browser of this machine, step by step, with pictures of the result
// and of the builder. What it finds is written to docs/browsers.md.

const FOLDER = 'docs/browsers'

interface Column {
  name: string
  /** Of the pictures' files. */
  id: string
  open(): Promise<Driver>
  home?: string
}

interface Walked {
  column: Column
  agent: string
  /** Of each step: what went wrong, or null. */
  said: (string | null)[]
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0]!

/** What cannot be done is written down, and the next step is tried all the same. */
async function walked(column: Column): Promise<Walked> {
  const server = await serve({ RATE_LIMITS: 'false' }, column.home)
  try {
    const driver = await column.open()
    try {
      const walker = new Walker(driver, server)
      const said: (string | null)[] = []
      for (const { name, walk, picture } of STEPS) {
        const fault = await walk(walker).then(() => null, firstLine)
        if (fault) console.error(`${column.name}, ${name}: ${fault}`)
        if (picture) writeFileSync(`${FOLDER}/${column.id}-${picture}.png`, await driver.picture())
        said.push(fault)
      }
      return { column, agent: await driver.value<string>('navigator.userAgent'), said }
    } finally {
      await driver.close()
    }
  } finally {
    await server.close()
  }
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

function tableOf(found: Walked[], missing: string[]): string {
  const pictures = STEPS.flatMap(({ picture }) => picture ?? [])
  return `# The journey in every browser

Written by \`npm run browsers:table\`. Each column is one person's way through the built app with a server of its own, in
this order, and the last step without that server. The same steps are tests in \`npm run test:all\`.

${[
  row(['', ...found.map(({ column }) => column.name)]),
  row(found.map(() => '---').concat('---')),
  ...STEPS.map(({ name }, at) => row([name, ...found.map(({ said }) => said[at] ?? 'yes')])),
].join('\n')}

${found.map(({ column, agent }) => `- ${column.name}: \`${agent}\``).join('\n')}
${missing.map((line) => `- ${line}\n`).join('')}
“At the floor” is Chromium with everything removed, in pages and workers, that some browser at the floor lacks
([why](decisions/012-the-browsers-it-runs-in.md)); its system names no language and does not say what is stored.

${found
  .map(
    ({ column }) =>
      `## ${column.name}\n\n${pictures.map((picture) => `![${picture}](browsers/${column.id}-${picture}.png)`).join('\n')}`,
  )
  .join('\n\n')}
`
}

const missing = prepareOtherBrowsers()
const clean = await setup()
const floor = appAtTheFloor()
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const firefox = findFirefox()
  const webkit = findWebKit()
  const columns: Column[] = [
    { name: 'Chromium', id: 'chromium', open: driveChromium },
    { name: 'At the floor', id: 'floor', open: driveChromium, home: floor.home },
    ...(firefox ? [{ name: 'Firefox', id: 'firefox', open: () => driveFirefox(firefox) }] : []),
    ...(webkit ? [{ name: 'WebKit', id: 'webkit', open: () => driveWebKit(webkit) }] : []),
  ]
  const found: Walked[] = []
  for (const column of columns) found.push(await walked(column))
  writeFileSync('docs/browsers.md', tableOf(found, missing))
  const faults = found.flatMap(({ said }) => said).filter((fault) => fault !== null)
  console.log(
    `docs/browsers.md: ${found.length} browsers, ${STEPS.length} steps each, ${faults.length} not walked`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  floor.remove()
  clean()
}
