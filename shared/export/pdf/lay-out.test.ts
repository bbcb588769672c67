import { describe, expect, it } from 'vitest'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { applicant } from '../../../bench/roundtrip/applicants.ts'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { inTurn } from '../../../fixtures/properties.ts'
import { type DesignName, designOf, designs, inDesign } from '../designs.ts'
import { isFromRight } from '../language.ts'
import { headingLanguages } from '../words.ts'
import { fontFilesOf, layOut } from './lay-out.ts'
import { typesettingOf } from './write.ts'

const NAMES = designs.map(({ id }) => id)

const laid = (content: Draft) => {
  const job = typesettingOf(content)
  return layOut(job, fontBytes(fontFilesOf(job)))
}
const laidOut = (firstName: string, lastName: string, template: DesignName) => {
  return laid(inDesign(draft.parse({ personalInfo: { firstName, lastName } }), template))
}
const nameOf = (firstName: string, lastName: string, template: DesignName) =>
  laidOut(firstName, lastName, template).placed.filter(({ row }) => row.block.kind === 'name')

describe('a name on the page', () => {
  it.each(NAMES)('%s sets a long one smaller rather than on two lines', (template) => {
    const [short] = nameOf('Jane', 'Sample', template)
    const lengths = inTurn(Array.from({ length: 70 }, (_, letters) => letters))
    const longer = lengths.map((letters) => nameOf('Layla', 'Sample'.padEnd(letters, 'nes'), template))
    const sizes = longer.flatMap((rows) => (rows.length === 1 ? [rows[0]!.row.parts[0]!.size] : []))
    expect(Math.min(...sizes)).toBeLessThan(short!.row.parts[0]!.size)
  })

  it.each(NAMES)('%s leaves one that no readable size would fit on its lines', (template) => {
    const [short] = nameOf('Jane', 'Sample', template)
    const longer = nameOf('Sample '.repeat(12).trim(), 'Sample', template)
    expect(longer.length).toBeGreaterThan(1)
    expect(longer[0]!.row.parts[0]!.size).toBe(short!.row.parts[0]!.size)
  })
})

describe('a page break', () => {
  it.each(NAMES)('%s opens no page with the one last bullet of an entry', (template) => {
    const lonely = Array.from({ length: 14 }, (_, before) => {
      const content = draft.parse({
        summary: 'A line.\n'.repeat(before),
        experience: Array.from({ length: 5 }, () => ({
          position: 'Cook',
          company: 'Contoso',
          description: 'Baked.\n'.repeat(7).trim(),
        })),
      })
      const { placed } = laid(inDesign(content, template))
      return placed.filter(({ row, page }, at) => {
        const opens = page > 0 && placed[at - 1]?.page === page - 1
        return opens && row.block.kind === 'bullet' && placed[at + 1]?.row.block.kind !== 'bullet'
      }).length
    })
    expect(lonely).toEqual(Array(14).fill(0))
  })

  it.each(NAMES)('%s parts no heading and no head of an entry from what follows', (template) => {
    const breaks = Array.from(
      { length: 12 },
      (_, seed) => laid(inDesign(applicant(seed + 1), template)).placed,
    ).flatMap((placed) =>
      placed.flatMap(({ row, page }, at) => {
        const next = placed[at + 1]
        return next && next.page > page ? [{ before: row, after: next.row }] : []
      }),
    )
    const heads = ['heading', 'title', 'subtitle']
    expect(breaks.length).toBeGreaterThan(5)
    expect(
      breaks.filter(
        ({ before, after }) =>
          heads.includes(before.block.kind) && !after.block.opens && after.block.kind !== 'heading',
      ),
    ).toEqual([])
  })
})

describe('a design', () => {
  it('stands only on the template it was chosen with', () => {
    const chosen = inDesign(draft.parse({}), 'timeline')
    expect(designOf(chosen)).toBe('timeline')
    // A client that does not know it was given another template.
    expect(designOf({ ...chosen, template: 'classic' })).toBe('classic')
    expect(designOf(draft.parse({ layout: { design: 'of tomorrow' } }))).toBe('modern')
  })
})

describe('a column of dates', () => {
  it.each(headingLanguages)('holds those of %s, however long its words are', (language) => {
    const { placed } = laid(
      inDesign(
        draft.parse({
          experience: [
            { position: 'Cook', company: 'Contoso', startDate: '2019-09' },
            { position: 'Baker', company: 'Contoso', startDate: '2016-09', endDate: '2019-09' },
          ],
          layout: { language },
        }),
        'timeline',
      ),
    )
    const dated = placed.flatMap(({ row }) =>
      row.block.right ? [{ ...row.frame, dates: row.parts[0] }] : [],
    )
    const fromEdge = dated.map(({ x, width, dates }) => {
      const left = dates?.x ?? -1
      return isFromRight(language) ? x + width - left - (dates?.line.width ?? 0) : left
    })
    expect(fromEdge).toEqual([expect.closeTo(0), expect.closeTo(0)])
  })
})

describe('a sidebar', () => {
  const content = draft.parse({
    personalInfo: { firstName: 'Jane', lastName: 'Sample' },
    experience: Array.from({ length: 14 }, (_, at) => ({
      position: 'Cook',
      company: `Contoso ${at}`,
      description: 'Baked.\nRoasted.\nFried.\nBoiled.',
    })),
    skills: [{ name: 'Baking' }, { name: 'Frying' }],
    extras: [{ kind: 'languages', title: 'Danish' }],
  })
  it.each(['left-sidebar', 'right-sidebar'] as const)('%s stands beside what was done', (design) => {
    const { placed } = laid(inDesign(content, design))
    const row = (key: RegExp) =>
      placed.find(({ row }) => row.block.spans.some(({ path }) => key.test(path ?? '')))!
    const [work, skills] = [row(/^experience/), row(/^skills/)]
    expect(skills.page).toBe(0)
    const [aside, main] = [skills.row.frame, work.row.frame]
    expect(design === 'left-sidebar' ? aside.x + aside.width < main.x : main.x + main.width < aside.x).toBe(
      true,
    )
    expect(placed.some(({ page }) => page > 0)).toBe(true)
  })
  it('is none where nothing stands in it', () => {
    const { placed } = laid(inDesign({ ...content, skills: [], extras: [] }, 'left-sidebar'))
    expect(new Set(placed.map(({ row }) => row.frame.x))).toEqual(new Set([0]))
  })
})

describe('a fit', () => {
  const long = (bullets: number, layout: object = {}) =>
    laid(
      draft.parse({
        experience: [{ position: 'Cook', company: 'Contoso', description: 'Baked bread.\n'.repeat(bullets) }],
        layout,
      }),
    )
  it.each([
    ['leaves what fits', 10, 1, { fontSize: 10, spacing: 1, fits: true }],
    ['tightens the spacing first', 46, 1, { fontSize: 10, fits: true }],
    ['says where it cannot', 200, 1, { fontSize: 9, spacing: 0.8, fits: false }],
  ])('%s', (_, bullets, fitTo, expected) => {
    const { fit, pages } = long(bullets, { fitTo })
    expect(fit).toMatchObject(expected)
    expect(pages <= fitTo).toBe(expected.fits)
  })
  it.each([
    ['gives lines their usual height back', { lineHeight: 1.5 }],
    ['gives margins their usual width back', { margins: 1.6 }],
  ])('%s before the text is set smaller', (_, room) => {
    const { fit } = long(46, { fitTo: 1, ...room })
    expect(fit).toMatchObject({ fontSize: 10, fits: true })
  })
  it('leaves what was set narrower than usual', () =>
    expect(long(60, { fitTo: 1, margins: 0.6, lineHeight: 0.85 }).fit).toMatchObject({
      margins: 0.6,
      lineHeight: 0.85,
    }))
  it('is none where nobody asked', () => expect(long(80).fit).toBeUndefined())
})

describe.each(NAMES)('%s', (design) => {
  const content = draft.parse({
    personalInfo: { firstName: 'Jane', lastName: 'Sample' },
    experience: Array.from({ length: 18 }, (_, at) => ({
      position: 'Cook',
      company: `Contoso ${at}`,
      description: 'Baked.\nRoasted.\nFried.\nBoiled.',
    })),
  })
  const withLayout = (layout: object, from = content) => {
    const inIt = inDesign(from, design)
    return laid({ ...inIt, layout: { ...inIt.layout, ...layout } })
  }
  const numbered = ({ footer, pages }: ReturnType<typeof laid>) =>
    Array.from({ length: pages }, (_, page) => footer?.(page) !== undefined)

  it('takes margins and line height as chosen', () => {
    const [own, wide, open] = [withLayout({}), withLayout({ margins: 1.4 }), withLayout({ lineHeight: 1.3 })]
    expect(wide.left).toBeCloseTo(own.left * 1.4)
    expect(wide.placed[0]!.top).toBeCloseTo(own.placed[0]!.top * 1.4)
    expect(open.placed[0]!.row.height).toBeGreaterThan(own.placed[0]!.row.height)
    expect(open.left).toBe(own.left)
  })

  it('numbers the pages that were chosen', () => {
    const short = { ...content, experience: content.experience.slice(0, 1) }
    expect(numbered(withLayout({ pageNumbers: 'none' }))).not.toContain(true)
    expect(new Set(numbered(withLayout({ pageNumbers: 'all' })))).toEqual(new Set([true]))
    expect(numbered(withLayout({ pageNumbers: 'all' }, short))).toEqual([true])
    expect(numbered(withLayout({ pageNumbers: 'second' }, short))).toEqual([false])
    const [first, ...others] = numbered(withLayout({ pageNumbers: 'second' }))
    expect(first).toBe(false)
    expect(others).not.toContain(false)
  })
})
