import { layCable } from '../cable.ts'
import { startPostgres } from '../postgres-server.ts'
import { attackByKilling } from './acknowledged.ts'
import { attackDatabase } from './database-away.ts'
import { attackByFullDisk } from './disk-full.ts'
import { type Outcome, printTable } from './finding.ts'
import { attackByFuzz } from './fuzz.ts'
import { attackMatrix, openCast } from './matrix.ts'
import { openSite, SITE_KINDS } from './site.ts'
import { attackBySlowness } from './slow-clients.ts'
import { attackByFiles } from './uploads.ts'

// `npm run attack`: servers of its own on 127.0.0.1, attacked for some minutes; ends with 1 where something broke.
// `npm run attack -- kill` runs only what has that word in its name.

const FUZZED = 1500
const SLOW_EACH = 25
const ACKNOWLEDGED = 240

type Attack = [name: string, run: () => Promise<Outcome[]>]

const attacks: Attack[] = [
  ...SITE_KINDS.map(
    (kind): Attack => [
      `calls ${kind}`,
      async () => {
        const site = await openSite(kind)
        try {
          const cast = await openCast(site)
          return [await attackMatrix(site, cast), await attackByFuzz(site, cast, FUZZED)]
        } finally {
          await site.close()
        }
      },
    ],
  ),
  [
    'files and slow clients',
    async () => {
      const site = await openSite('pglite')
      try {
        const { other } = await openCast(site)
        return [await attackByFiles(site, other), await attackBySlowness(site, other, SLOW_EACH)]
      } finally {
        await site.close()
      }
    },
  ],
  ['disk', async () => [await attackByFullDisk()]],
  ...SITE_KINDS.map(
    (kind): Attack => [
      `kill ${kind}`,
      async () => {
        const site = await openSite(kind)
        try {
          return [await attackByKilling(site, ACKNOWLEDGED)]
        } finally {
          await site.close()
        }
      },
    ],
  ),
  [
    'database',
    async () => {
      const postgres = await startPostgres()
      const cable = await layCable(new URL(postgres.url))
      const site = await openSite('postgres', { DATABASE_URL: cable.url })
      try {
        return await attackDatabase(site, cable, await openCast(site))
      } finally {
        await site.close()
        await cable.close()
        await postgres.stop()
      }
    },
  ],
]

async function main(wanted: string[]): Promise<void> {
  const outcomes: Outcome[] = []
  for (const [name, run] of attacks) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    console.log(`… ${name}`)
    outcomes.push(...(await run()))
  }
  printTable(outcomes)
  if (outcomes.some(({ broken }) => broken.length > 0)) process.exitCode = 1
}

await main(process.argv.slice(2))
