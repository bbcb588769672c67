import type { Font, Glyph } from 'fontkit'

// What a file says of its glyphs is what whoever takes its text out will get. Two letters may share a glyph, and Indic
// scripts are not drawn in the order they are written in: the i of हि stands before its h. So the letters of such a word
// are dealt out in their own order over its glyphs, and a glyph that says something else here than there gets a second
// number in the file.

const REORDERED = /\p{Script=Devanagari}/u
/** What is drawn apart of a letter that another glyph has said already: nothing, which a file cannot say but with a sign. */
const NOTHING = [0x2060]
/** Beyond the numbers of any font's glyphs. */
const FURTHER = 0x10000

/** The font as one document writes with it. */
export function inTextOrder(font: Font): Font {
  const numbers = new Map<string, number>()
  const first = new Map<number, string>()
  const saying = (glyph: Glyph, codePoints: number[]): Glyph => {
    const said = codePoints.join()
    const { id, advanceWidth } = glyph
    if (!first.has(id)) first.set(id, said)
    if (first.get(id) === said) return { id, codePoints, advanceWidth }
    const key = `${id} ${said}`
    const further = numbers.get(key) ?? id + FURTHER * (numbers.size + 1)
    numbers.set(key, further)
    return { id: further, codePoints, advanceWidth }
  }
  return Object.create(font, {
    layout: {
      value: (text: string, features?: string[]) => {
        const run = font.layout(text, features)
        const letters = REORDERED.test(text) ? dealtOut(run.glyphs, text) : undefined
        const said = run.glyphs.map((glyph, at) => letters?.[at] ?? glyph.codePoints)
        run.glyphs = run.glyphs.map((glyph, at) => saying(glyph, saidBy(run.glyphs, said, at)))
        return run
      },
    },
    createSubset: {
      value: () => {
        const subset = font.createSubset()
        const include = subset.includeGlyph.bind(subset)
        subset.includeGlyph = (id) => {
          if (id < FURTHER) return include(id)
          subset.mapping[id] ??= subset.glyphs.push(id % FURTHER) - 1
          return subset.mapping[id] ?? 0
        }
        return subset
      },
    },
  })
}

/** The ring of the Thai am is drawn before its stem and takes no room: the part that does says the letter. */
function saidBy(glyphs: Glyph[], said: number[][], at: number): number[] {
  const leaves = (one: number) => glyphs[one]?.advanceWidth === 0 && said[one + 1]?.length === 0
  const own = leaves(at) ? [] : leaves(at - 1) ? said[at - 1] : said[at]
  return own?.length ? own : NOTHING
}

/** Each glyph says as many letters as it is made of. */
function dealtOut(glyphs: Glyph[], text: string): number[][] | undefined {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const count = glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0)
  if (count !== letters.length) return undefined
  return glyphs.map(({ codePoints }) => letters.splice(0, codePoints.length))
}
