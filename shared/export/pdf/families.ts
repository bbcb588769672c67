import { type FamilyName, families, type Subset, type Weight } from './font-families.ts'
import { isOfScript, scriptFiles } from './scripts.ts'

// Which font files a resume needs. Files are the per-script cuts of the @fontsource packages (all OFL), so that a
// Latin resume loads no Greek: about 25 kB a style.

export type FaceName = 'body' | 'strong' | 'soft' | 'display'
/** What a person sets italic comes in a face of its own, where a page has any. */
export type SetFace = FaceName | 'italic'
export type Faces = Record<FaceName, Cut> & { italic?: Cut }
export interface Cut {
  family: FamilyName
  weight: Weight
  style: 'normal' | 'italic'
}

/** The same face in another family, in the weight of it that comes nearest. */
export function cutIn(family: FamilyName, { weight, style }: Cut): Cut {
  const { weights } = families[family]
  if (style === 'italic') return { family, weight: 400, style }
  const [nearest = weight] = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a)
  return { family, weight: nearest, style }
}

/** Which cut of a family holds a character; the first that matches. The same for every family of Google Fonts. */
const ranges: [Subset, [number, number][]][] = [
  [
    'latin',
    [
      [0x20, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x2015],
      [0x2018, 0x201f],
      [0x2022, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
    ],
  ],
  [
    'cyrillic',
    [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  ],
  ['greek', [[0x370, 0x3ff]]],
  ['greek-ext', [[0x1f00, 0x1fff]]],
  [
    'cyrillic-ext',
    [
      [0x460, 0x52f],
      [0x1c80, 0x1c8a],
      [0x20b4, 0x20b4],
      [0xa640, 0xa69f],
    ],
  ],
  [
    'vietnamese',
    [
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x309],
      [0x323, 0x323],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  ],
  [
    'latin-ext',
    [
      [0x100, 0x2ba],
      [0x2bd, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x2020, 0x2021],
      [0x20a0, 0x20c0],
      [0x2113, 0x2113],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  ],
]

/** Arrows, ticks, stars and mathematics, which the text families leave out. */
export const symbolsFile = 'noto-sans-math-latin-400-normal.woff'

const fileOf = (cut: Cut, subset: Subset): string => `${cut.family}-${subset}-${cut.weight}-${cut.style}.woff`

export function subsetsOf(text: string): { subsets: Subset[]; others: boolean } {
  const found = new Set<Subset>(['latin'])
  let others = false
  for (const char of new Set(text)) {
    const code = char.codePointAt(0) ?? 0
    const subset = ranges.find(([, spans]) => spans.some(([from, to]) => code >= from && code <= to))
    if (subset) found.add(subset[0])
    else if (!isOfScript(char)) others = true
  }
  return { subsets: ranges.map(([name]) => name).filter((name) => found.has(name)), others }
}

/** Latin letters that not every family has drawn: Ṣ, ḥ. */
const RARE = /[\u1d00-\u1dbf\u1e00-\u1e9f\u2c60-\u2c7f\ua720-\ua7ff]/u

/** The files of one face in the order in which they are asked for a character: its own, Inter's, those of other scripts, symbols. */
export function filesOfCut(cut: Cut, text: string): string[] {
  const { subsets, others } = subsetsOf(text)
  const lacking: Subset[] = families[cut.family].lacks
  const own = subsets.filter((subset) => !lacking.includes(subset)).map((subset) => fileOf(cut, subset))
  const inter = cutIn('inter', cut)
  const lent = subsets.filter((subset) => lacking.includes(subset)).map((subset) => fileOf(inter, subset))
  const rare = RARE.test(text) ? [fileOf(inter, 'latin-ext')] : []
  const scripts = scriptFiles(text, cut.weight)
  return [...new Set([...own, ...lent, ...rare, ...scripts, ...(others ? [symbolsFile] : [])])]
}
