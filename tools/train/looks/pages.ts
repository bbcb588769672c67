import type { Document } from '#shared/schema/document.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { documentOf, roughly } from '../../generate/document.ts'
import { made } from '../../generate/made.ts'
import { laid } from '../../generate/pages.ts'
import { type Random, randomFrom } from '../random.ts'
import { disguised, inOtherWords } from './disguise.ts'

// Generated pages to learn from how sections look: set in more ways than the generator draws, most of their headings in
// words nobody knows.

export interface Page {
  document: Document
  sections: { kind: SectionKind; heading: string }[]
}

/** Share of the unknown headings whose words are known to be something else: `Programming` over languages. */
const NAMED = 0.4
/** The page whose words they are. */
const OTHER = 100_003

/** A heading in the words of another person's skills, in its own case. */
const inNames = (items: string[]) => {
  const words = items.filter((item) => /^[\p{L} ]{4,24}$/u.test(item))
  return (heading: string, random: Random): string => {
    if (words.length === 0) return disguised(heading, random)
    const name = random.pick(words)
    return heading === heading.toUpperCase() ? name.toUpperCase() : name
  }
}

const LARGER = [0, 0.5, 1, 1, 2, 2, 3, 4, 6]

export function page(seed: number, n: number): Page {
  const one = made(seed, n)
  const random = randomFrom(seed * 7919 + n)
  const printed = documentOf(laid(one.sheet, setOtherwise(one.look, random), roughly), 'made.pdf')
  const sections = one.sheet.sections.map(({ kind, heading }) => ({ kind, heading }))
  const { spoken, person } = one.sheet
  const topic = () =>
    random.chance(0.5)
      ? spoken.heading(random.pick(sections).kind, random)
      : random.pick(person.skills.flatMap(({ items }) => items))
  const titles = random.pick([
    person.jobs.map(({ title }) => title),
    person.jobs.map(({ company }) => company),
  ])
  const titled = random.chance(0.2) ? withTitlesAsHeadings(printed, sections, titles) : printed
  const parted = random.chance(0.4) ? withTopics(titled, sections, topic, random) : titled
  const smaller = withSmallerHeadings(parted, sections, random)
  const document = random.chance(0.3) ? asFromWord(smaller, sections, random) : smaller
  const share = n % 4 === 0 ? 0 : random.pick([0.1, 0.2, 0.3, 0.5, 0.5, 0.8, 1])
  const hidden = sections.map(({ heading }) => heading).filter(() => random.chance(share))
  const named = inNames(made(seed, n + OTHER).sheet.person.skills.flatMap(({ items }) => items))
  const disguise = inOtherWords(document, hidden, random, (heading) =>
    random.chance(NAMED) ? named(heading, random) : disguised(heading, random),
  )
  return {
    document: disguise.document,
    sections: sections.map(({ kind, heading }) => ({
      kind,
      heading: disguise.headings.get(heading) ?? heading,
    })),
  }
}

/** What leads an entry, in the very print of the headings. */
function withTitlesAsHeadings(document: Document, sections: Page['sections'], titles: string[]): Document {
  const lines = document.pages.flatMap((page) => page.lines)
  const heading = lines.find(({ text }) => sections.some((section) => section.heading === text))
  if (!heading) return document
  const { size, bold } = heading
  const font = heading.runs[0]?.font ?? ''
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) =>
        titles.includes(line.text)
          ? { ...line, size, bold, runs: line.runs.map((run) => ({ ...run, size, bold, font })) }
          : line,
      ),
    })),
  }
}

/** Topics within sections, in a print between that of the headings and that of the text: they head nothing that counts. */
function withTopics(
  document: Document,
  sections: Page['sections'],
  topic: () => string,
  random: Random,
): Document {
  const headings = new Set(sections.map(({ heading }) => heading))
  const lines = document.pages.flatMap((page) => page.lines)
  const heading = lines.find(({ text }) => headings.has(text))
  const body = lines.at(-1)
  if (!heading || !body) return document
  const room = heading.size - body.size - 0.7
  if (room < 0) return document
  const size = body.size + random.next() * room
  const bold = random.chance(0.7)
  const often = random.pick([0.04, 0.1, 0.2])
  let number = 0
  return {
    ...document,
    pages: document.pages.map((page) => {
      const lower = new Map<number, number>()
      return {
        ...page,
        lines: page.lines.flatMap((line, at) => {
          const before = page.lines[at - 1]
          const isWithin = before && before.column === line.column && line.y > before.y
          const text = topic()
          const added: typeof page.lines = []
          const down = lower.get(line.column) ?? 0
          if (
            isWithin &&
            !headings.has(line.text) &&
            line.bullet === undefined &&
            !headings.has(text) &&
            random.chance(often)
          ) {
            const height = size * 1.2
            const { bullet: _, ...set } = line
            number += 1
            added.push({
              ...set,
              text,
              size,
              bold,
              height,
              number,
              y: line.y + down + random.below(8),
              runs: line.runs.slice(0, 1).map((run) => ({ ...run, text, size, bold, height })),
            })
            lower.set(line.column, down + height + random.below(12))
          }
          number += 1
          return [...added, { ...line, number, y: line.y + (lower.get(line.column) ?? 0) }]
        }),
      }
    }),
  }
}

/** Where two columns stand, headings of the one may be smaller than those of the other. */
function withSmallerHeadings(document: Document, sections: Page['sections'], random: Random): Document {
  const headings = new Set(sections.map(({ heading }) => heading))
  const columns = document.pages.flatMap(({ lines }) => lines.map(({ column }) => column))
  const smaller = Math.max(...columns)
  if (smaller === 0 || !random.chance(0.3)) return document
  const share = random.pick([0.7, 0.8, 0.9])
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => {
        if (line.column !== smaller || !headings.has(line.text)) return line
        const size = line.size * share
        return { ...line, size, runs: line.runs.map((run) => ({ ...run, size })) }
      }),
    })),
  }
}

/** Line under line without white, as what is read from Word files, half of it with the ranks Word knows of headings. */
function asFromWord(document: Document, sections: Page['sections'], random: Random): Document {
  const headings = new Set(sections.map(({ heading }) => heading))
  const sizes = document.pages.flatMap(({ lines }) => lines).filter(({ text }) => headings.has(text))
  const size = sizes[0]?.size ?? 0
  const ranks = random.chance(0.5)
  return {
    ...document,
    kind: 'docx',
    pages: document.pages.map((page) => {
      let y = 0
      return {
        ...page,
        lines: page.lines.map((line) => {
          y += line.height
          const isHeading = headings.has(line.text) && line.size === size
          return { ...line, y, ...(ranks && isHeading ? { outline: 1 } : {}) }
        }),
      }
    }),
  }
}

/** Entries with heads as large as headings, headings without white above them: what pages do that are not as orderly. */
function setOtherwise<L extends ReturnType<typeof made>['look']>(look: L, random: Random): L {
  const larger = random.pick(LARGER)
  return {
    ...look,
    heading: {
      size: look.body + larger,
      bold: larger < 1 || random.chance(0.6),
      above: random.below(24),
      below: random.below(12),
    },
    head: random.pick([0, 0, 0, 0.5, 1, 1, 2, larger, larger]),
    leading: random.pick([1.05, 1.15, 1.2, 1.3, 1.4, 1.5, 1.7]),
  }
}
