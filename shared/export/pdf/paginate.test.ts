import { describe, expect, it } from 'vitest'
import { type Draft, draft, templateName } from '#shared/schema/draft.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { outlineOf, textOfOutline } from '../outline.ts'
import { templates } from './all-templates.ts'
import { type PlacedRow, paginate } from './paginate.ts'
import { rowsOf } from './rows.ts'
import { openShelf } from './shelf.ts'
import { fontFilesFor } from './write.ts'

const foot = 760

function placedFor(content: Draft): PlacedRow[] {
  const outline = outlineOf(content)
  const shelf = openShelf(
    templates[content.template].faces,
    textOfOutline(outline),
    fontBytes(fontFilesFor(content)),
  )
  const rows = rowsOf(
    outline,
    templates[content.template],
    { size: 10, spacing: 1, width: 480, language: 'en' },
    shelf,
  )
  return paginate(rows, { top: 50, foot })
}

const sentence =
  'Cut the time from an order to its delivery from nine days to four by moving the stock closer to those who ask. '

/** Entries of every length, pushed down the page line by line, so that each break is met somewhere. */
const layouts = Array.from({ length: 24 }, (_, lines) => lines)
const pushed = (lines: number, template: string): Draft =>
  draft.parse({
    template,
    summary: Array(lines).fill('Word.').join('\n'),
    experience: Array.from({ length: 9 }, (_, index) => ({
      position: 'Planner',
      company: `Company ${index}`,
      startDate: '2020',
      description: Array(1 + (index % 4))
        .fill(sentence.repeat(1 + (index % 3)))
        .join('\n'),
    })),
    skills: [{ name: 'Planning' }],
  })

describe.each(templateName.options)('page breaks of %s', (template) => {
  const all = layouts.map((lines) => placedFor(pushed(lines, template)))

  it('happen in these layouts', () => {
    expect(all.every((placed) => placed.at(-1)!.page >= 1)).toBe(true)
  })

  it('leave no heading, title or employer line last on a page', () => {
    for (const placed of all) {
      const lastOnes = placed.filter((one, index) => (placed[index + 1]?.page ?? one.page) > one.page)
      const kinds = lastOnes.map((one) => one.row.block.kind)
      expect(kinds.filter((kind) => kind !== 'bullet' && kind !== 'paragraph')).toEqual([])
    }
  })

  it('leave at least two lines of a bullet on either side', () => {
    for (const placed of all) {
      const lines = new Map<string, number>()
      for (const { row, page } of placed)
        lines.set(`${row.index}/${page}`, (lines.get(`${row.index}/${page}`) ?? 0) + 1)
      const split = [...lines.keys()].filter(
        (key) => [...lines.keys()].filter((other) => other.split('/')[0] === key.split('/')[0]).length > 1,
      )
      for (const key of split) expect(lines.get(key)).toBeGreaterThan(1)
    }
  })

  it('leave no last page with little on it', () => {
    for (const placed of all) {
      const last = placed.at(-1)!.page
      const on = placed.filter(({ page }) => page === last)
      const height = on.at(-1)!.top + on.at(-1)!.row.height - on[0]!.top
      expect(height).toBeGreaterThan(0.18 * (foot - 50))
    }
  })

  it('keep every line inside the page', () => {
    for (const { top, row } of all.flat()) expect(top + row.height).toBeLessThanOrEqual(foot + 3)
  })
})

it('leaves no heading with a single line below it last on a page', () => {
  const lasts = layouts.flatMap((lines) => {
    const placed = placedFor(
      draft.parse({
        summary: Array(lines + 25)
          .fill('Word.')
          .join('\n'),
        sections: [{ id: 'a', title: 'Strengths', text: `Patience\n${sentence.repeat(12)}` }],
        layout: { arrangement: ['summary', 'custom:a'] },
      }),
    )
    return placed.filter((one, index) => (placed[index + 1]?.page ?? one.page) > one.page)
  })
  expect(lasts.length).toBeGreaterThan(0)
  expect(lasts.filter(({ row }) => row.parts[0]!.line.fragments[0]?.span.text === 'Patience')).toEqual([])
})

it('breaks what is taller than a page rather than losing it', () => {
  const placed = placedFor(
    draft.parse({ experience: [{ position: `${'Very long title '.repeat(900)}`, company: 'Contoso' }] }),
  )
  expect(placed.at(-1)!.page).toBeGreaterThan(1)
  expect(placed.every(({ top }) => top < foot)).toBe(true)
})
