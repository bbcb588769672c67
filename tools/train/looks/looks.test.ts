import { describe, expect, test } from 'vitest'
import { prepare } from '#shared/structure/prepared.ts'
import { structure } from '#shared/structure/structure.ts'
import { randomFrom } from '../random.ts'
import { disguised, inOtherWords } from './disguise.ts'
import { page } from './pages.ts'

/** Other pages than those that were learned from. */
const SEED = 9001
const PAGES = 60

const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

describe('a heading in other words', () => {
  test.each(['Work Experience', 'AUSBILDUNG', 'Опыт работы', '学历', '경력사항'])(
    '%s keeps its shape',
    (text) => {
      const other = disguised(text, randomFrom(7))
      expect(other).not.toBe(text)
      expect(other).toHaveLength(text.length)
      const shape = (of: string) =>
        [...of]
          .map((c) => (/\p{Lu}/u.test(c) ? 'A' : /\p{Ll}/u.test(c) ? 'a' : /\p{Lo}/u.test(c) ? 'o' : c))
          .join('')
      expect(shape(other)).toBe(shape(text))
    },
  )

  test('is so in its runs, too, and nothing else of the page is', () => {
    const { document, sections } = page(SEED, 0)
    const [first] = sections
    const changed = inOtherWords(document, [first?.heading ?? ''], randomFrom(3))
    const texts = (of: typeof document) => of.pages.flatMap(({ lines }) => lines.map(({ text }) => text))
    const before = texts(document)
    const differing = texts(changed.document).filter((text, at) => text !== before[at])
    expect(differing.length).toBeGreaterThan(0)
    for (const { lines } of changed.document.pages)
      for (const line of lines)
        expect(line.runs.map(({ text }) => text).join('')).toContain(line.text.slice(0, 3))
  })
})

describe('pages whose headings nobody knows', () => {
  const pages = Array.from({ length: PAGES }, (_, n) => page(SEED, n * 4 + 1))
  const read = pages.map(({ document, sections }) => ({
    sections,
    texts: new Set(prepare(document).map(({ text }) => plain(text))),
    found: structure(document).sections,
  }))

  test('are parted at them', () => {
    let [right, all, found] = [0, 0, 0]
    for (const { sections, texts, found: own } of read) {
      const wanted = new Set(sections.map(({ heading }) => plain(heading)).filter((text) => texts.has(text)))
      all += wanted.size
      found += own.length
      right += own.filter(({ heading }) => wanted.has(plain(heading))).length
    }
    expect(right / all).toBeGreaterThan(0.85)
    expect(right / found).toBeGreaterThan(0.84)
  })

  test.each(['experience', 'education', 'skills'] as const)('%s is told by what stands in it', (kind) => {
    let [right, all] = [0, 0]
    for (const { sections, found } of read)
      for (const { heading } of sections.filter((section) => section.kind === kind)) {
        const own = found.find((section) => plain(section.heading) === plain(heading))
        if (!own) continue
        all += 1
        if (own.kind === kind) right += 1
      }
    expect(all).toBeGreaterThan(PAGES / 2)
    expect(right / all).toBeGreaterThan(0.85)
  })
})
