// The families a resume can be set in: all of them under the SIL Open Font License, which allows to embed them. The files
// are the per-script cuts of the @fontsource packages.

export type Subset =
  | 'latin'
  | 'latin-ext'
  | 'cyrillic'
  | 'cyrillic-ext'
  | 'greek'
  | 'greek-ext'
  | 'vietnamese'
export type Weight = 400 | 600 | 700 | 800

interface FontFamily {
  name: string
  /** Upright cuts that we ship; the italic one is always of 400. */
  weights: Weight[]
  /** Scripts it has no cut of: Inter lends them. */
  lacks: Subset[]
  /** Evens out how large families look at the same size; 1 is Inter's. */
  optical: number
}

const GREEK: Subset[] = ['greek', 'greek-ext']
const CYRILLIC: Subset[] = ['cyrillic', 'cyrillic-ext']

export const families = {
  inter: { name: 'Inter', weights: [400, 600, 700], lacks: [], optical: 1 },
  'open-sans': { name: 'Open Sans', weights: [400, 600, 700], lacks: [], optical: 1 },
  'work-sans': { name: 'Work Sans', weights: [400, 600, 700], lacks: [...GREEK, ...CYRILLIC], optical: 1 },
  'source-sans-3': { name: 'Source Sans', weights: [400, 600, 700], lacks: [], optical: 1.09 },
  'fira-sans': { name: 'Fira Sans', weights: [400, 600, 700], lacks: [], optical: 1.02 },
  'ibm-plex-sans': { name: 'IBM Plex Sans', weights: [400, 600, 700], lacks: ['greek-ext'], optical: 1.03 },
  lato: {
    name: 'Lato',
    weights: [400, 700],
    // Its cut of further Latin letters has no Ř and no ș.
    lacks: [...GREEK, ...CYRILLIC, 'vietnamese', 'latin-ext'],
    optical: 1.06,
  },
  'alegreya-sans': { name: 'Alegreya Sans', weights: [400, 700], lacks: [], optical: 1.15 },
  'source-serif-4': { name: 'Source Serif', weights: [400, 600], lacks: ['greek-ext'], optical: 1.07 },
  'crimson-pro': {
    name: 'Crimson Pro',
    weights: [400, 600, 700],
    lacks: [...GREEK, ...CYRILLIC],
    optical: 1.18,
  },
  merriweather: { name: 'Merriweather', weights: [400, 600, 700], lacks: GREEK, optical: 0.96 },
  'pt-serif': {
    name: 'PT Serif',
    weights: [400, 700],
    lacks: [...GREEK, 'vietnamese'],
    optical: 1.05,
  },
  'eb-garamond': { name: 'EB Garamond', weights: [400, 600, 700], lacks: [], optical: 1.18 },
  alegreya: { name: 'Alegreya', weights: [400, 800], lacks: [], optical: 1.13 },
} satisfies Record<string, FontFamily>
export type FamilyName = keyof typeof families

export const isFamily = (name: string): name is FamilyName => Object.hasOwn(families, name)
