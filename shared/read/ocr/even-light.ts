import { type Gray, sampler, WHITE } from './gray.ts'

// Shadows, yellow paper and dark sidebars: each place is compared with the paper around it, so that paper comes out
// white and print dark, whichever of the two was lighter.

const LIGHT = {
  /** Pixels a side of the cells the paper is measured in, for a page 2480 wide (A4 at 300 dpi). */
  cell: 64,
  page: 2480,
  /** Of the pixels of a cell, what share is darker than its paper: print covers less than a third of it. */
  paperAt: 0.75,
  /** Print differs from its ground by so much; a cell where nothing does has none. */
  print: 24,
  /** A ground is never lighter than this where its print is lighter still… */
  darkGround: 150,
  /** …and one without print is dark below this: no shadow is as deep. */
  black: 56,
  /** What is this near to its paper is paper. */
  paperFrom: 0.88,
  /** What is this dark beside its paper is ink through and through. */
  inkTo: 0.35,
} as const

export const withEvenLight = (picture: Gray): Gray => {
  const { width, height, data } = picture
  const cell = Math.max(12, Math.round((LIGHT.cell * Math.max(width, height / 1.42)) / LIGHT.page))
  const { paper, columns, rows, dark } = paperOf(picture, cell)
  const ground = sampler({ width: columns, height: rows, data: smoothed(paper, columns, rows, dark) })
  const out = new Uint8Array(data.length)
  const shade = shadeTable()
  for (let y = 0, at = 0; y < height; y += 1) {
    const cy = clamp((y + 0.5) / cell - 0.5, rows - 1)
    const row = Math.min(rows - 1, (y / cell) | 0) * columns
    for (let x = 0; x < width; x += 1, at += 1) {
      const inverted = dark[row + Math.min(columns - 1, (x / cell) | 0)] === 1
      const cx = clamp((x + 0.5) / cell - 0.5, columns - 1)
      const under = ground(cx, cy)
      const own = data[at] ?? WHITE
      const value = inverted ? WHITE - own : own
      const of = inverted ? WHITE - under : under
      out[at] = shade[Math.min(255, of > 0 ? ((value * 255) / of) | 0 : 255)] ?? 0
    }
  }
  return { width, height, data: out }
}

const clamp = (value: number, most: number): number => (value < 0 ? 0 : Math.min(value, most))

/** Stretched between ink and paper. */
const shadeTable = (): Uint8Array => {
  const from = LIGHT.inkTo * 255
  const to = LIGHT.paperFrom * 255
  return Uint8Array.from({ length: 256 }, (_, value) => clamp(((value - from) * 255) / (to - from), 255))
}

/** The paper's shade in each cell; for a dark ground that is the shade most of it has. */
const paperOf = ({ width, height, data }: Gray, cell: number) => {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const paper = new Uint8Array(columns * rows)
  const dark = new Uint8Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      let all = 0
      for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y += 2)
        for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x += 1) {
          const value = data[y * width + x] ?? WHITE
          counts[value] = (counts[value] ?? 0) + 1
          all += 1
        }
      const isDark = isDarkGround(counts, all)
      dark[row * columns + column] = isDark ? 1 : 0
      paper[row * columns + column] = shareAt(counts, all, isDark ? 1 - LIGHT.paperAt : LIGHT.paperAt)
    }
  return { paper, columns, rows, dark: agreed(dark, columns, rows) }
}

/** Ink is darker than the paper around it, even in a shadow; light print is lighter than its ground. */
const isDarkGround = (counts: Uint32Array, all: number): boolean => {
  const ground = shareAt(counts, all, 0.5)
  const lighter = shareAt(counts, all, 0.98) - ground
  const darker = ground - shareAt(counts, all, 0.02)
  return Math.max(lighter, darker) < LIGHT.print
    ? ground < LIGHT.black
    : lighter > darker && ground < LIGHT.darkGround
}

const shareAt = (counts: Uint32Array, all: number, share: number): number => {
  let seen = 0
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0
    if (seen >= share * all) return value
  }
  return 255
}

/** A single dark cell among light ones is a bold letter or a rule; one light among dark ones is a word. */
const agreed = (dark: Uint8Array, columns: number, rows: number): Uint8Array =>
  dark.map((own, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    let around = 0
    let count = 0
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue
        around += dark[(y + dy) * columns + x + dx] ?? 0
        count += 1
      }
    return own ? (around > count * 0.4 ? 1 : 0) : around > count * 0.75 ? 1 : 0
  })

/** Each cell with its neighbours of the same ground: the brightest of light ones, since a photograph is no paper. */
const smoothed = (paper: Uint8Array, columns: number, rows: number, dark: Uint8Array): Uint8Array =>
  paper.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    const near: number[] = []
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const other = (y + dy) * columns + x + dx
        if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows || dark[other] !== dark[at])
          continue
        near.push(paper[other] ?? 0)
      }
    near.sort((a, b) => a - b)
    return near[Math.floor(near.length / 2)] ?? 255
  })
