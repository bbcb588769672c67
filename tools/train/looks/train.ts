import { oddsBy } from '#shared/learn/trees.ts'
import { acceptKnown } from '#shared/structure/headings/accept-known.ts'
import { headingCandidates, withoutLowerRanks } from '#shared/structure/headings/candidates.ts'
import { looksOf } from '#shared/structure/headings/look.ts'
import { bodyOf, prepare } from '#shared/structure/prepared.ts'
import { grow, type Plan, type Row, writtenTrees } from '../trees.ts'
import { type Page, page } from './pages.ts'

const PAGES = 4800
const SEED = 31
const PLAN: Plan = { trees: 120, depth: 3, rate: 0.2, least: 20, bins: 32, l2: 5 }

const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

/** Every line of a page that might be a heading nobody knows, and whether it is one. */
function rowsOf({ document, sections }: Page): Row[] {
  const lines = prepare(document)
  const body = bodyOf(lines)
  const accepted = acceptKnown(withoutLowerRanks(headingCandidates(lines, body), lines), lines)
  const headings = new Set(sections.map(({ heading }) => plain(heading)))
  return looksOf(lines, accepted, body).map(({ at, look }) => ({
    values: look,
    is: headings.has(plain(lines[at]?.text ?? '')),
  }))
}

/** Learns what an unknown heading looks like, prints how well, and gives the module to write down. */
export function trainLooks(): string {
  const pages = Array.from({ length: PAGES }, (_, n) => rowsOf(page(SEED, n)))
  const [train, heldOut] = [0, 1].map((part) =>
    pages.filter((_, n) => (n % 10 === 9 ? 1 : 0) === part).flat(),
  )
  const trees = grow(train ?? [], PLAN)
  const told = (heldOut ?? []).map(({ values, is }) => ({ is, found: oddsBy(trees, values) > 0 }))
  const both = told.filter(({ is, found }) => is && found).length
  const [are, found] = [told.filter(({ is }) => is).length, told.filter(({ found }) => found).length]
  console.log(`\nHeadings by their look: ${train?.length} lines to learn from, ${told.length} held out.`)
  console.log(`precision ${(both / found).toFixed(3)}, recall ${(both / are).toFixed(3)}`)
  return `// Written by \`npm run train\`; not to be changed by hand.\nexport const LOOK_TREES = \`${writtenTrees(trees)}\`\n`
}
