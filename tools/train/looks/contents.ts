import { oddsBy } from '#shared/learn/trees.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { contentOf, TOLD_KINDS } from '#shared/structure/headings/content.ts'
import { type Prepared, prepare } from '#shared/structure/prepared.ts'
import { partAtHeadings } from '#shared/structure/sections.ts'
import { type Random, randomFrom } from '../random.ts'
import { grow, type Plan, writtenTrees } from '../trees.ts'
import { type Page, page } from './pages.ts'

const PAGES = 2000
const SEED = 47
const PLAN: Plan = { trees: 40, depth: 3, rate: 0.2, least: 20, bins: 32, l2: 5 }

const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

/** The sections of a page as a perfect reader parts them. */
function sectionsOf({ document, sections }: Page, random: Random): { kind: SectionKind; values: number[] }[] {
  const lines = prepare(document)
  const kinds = new Map(sections.map(({ heading, kind }) => [plain(heading), kind]))
  const headings = lines.flatMap(({ text }, at) => {
    const kind = kinds.get(plain(text))
    return kind === undefined ? [] : [{ at, kind, heading: text, rest: '' }]
  })
  const parted = partAtHeadings(lines, headings).sections
  const known = new Set(
    parted.flatMap(({ heading }) => {
      const found = headingKind(heading)
      return found?.exact ? [found.kind] : []
    }),
  )
  return parted.flatMap(({ kind, heading, lines }, at) =>
    [lines, inPart(lines, random)].map((some) => ({
      kind,
      values: contentOf(heading, some, {
        isFirst: at === 0,
        isLast: at === parted.length - 1,
        leads: at === 0,
        known,
        named: known,
      }),
    })),
  )
}

/** A shorter section, at times without what marks its items. */
function inPart(lines: Prepared[], random: Random): Prepared[] {
  const from = random.below(Math.max(1, lines.length >> 1))
  const some = lines.slice(from, from + 1 + random.below(lines.length - from))
  return random.chance(0.5)
    ? some
    : some.map((one) => {
        const { bullet: _, ...line } = one.line
        return { ...one, line }
      })
}

/** Learns what stands in a section of each kind, prints how well, and gives the module to write down. */
export function trainContents(): string {
  const random = randomFrom(SEED)
  const pages = Array.from({ length: PAGES }, (_, n) => sectionsOf(page(SEED, n), random))
  const train = pages.filter((_, n) => n % 10 !== 9).flat()
  const heldOut = pages.filter((_, n) => n % 10 === 9).flat()
  console.log(`\nSections by what stands in them: ${train.length} to learn from, ${heldOut.length} held out.`)
  const written = TOLD_KINDS.map((kind) => {
    const trees = grow(
      train.map((one) => ({ values: one.values, is: one.kind === kind })),
      PLAN,
    )
    const told = heldOut.map((one) => ({ is: one.kind === kind, found: oddsBy(trees, one.values) > 0 }))
    const both = told.filter(({ is, found }) => is && found).length
    const [are, found] = [told.filter(({ is }) => is).length, told.filter(({ found }) => found).length]
    console.log(`${kind}: precision ${(both / found).toFixed(3)}, recall ${(both / are).toFixed(3)}`)
    return `  ${kind}: \`${writtenTrees(trees)}\`,\n`
  })
  return `// Written by \`npm run train\`; not to be changed by hand.\nexport const CONTENT_TREES = {\n${written.join('')}}\n`
}
