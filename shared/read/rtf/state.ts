import type { TabStop, WordParagraph } from '../word/story.ts'

// What RTF control words have set when a letter comes: a group hands it to the groups within and forgets it at its end.

export interface CharacterState {
  font: number
  size: number
  bold: boolean
  italic: boolean
  hidden: boolean
  color: number
  shaded: boolean
  /** A tracked change took it out. */
  deleted: boolean
}

export interface ParagraphState {
  style: number
  outline: number | undefined
  indent: number
  firstIndent: number
  align: WordParagraph['align']
  tabs: TabStop[]
  before: number
  after: number
  pageBreakBefore: boolean
  inTable: boolean
  shaded: boolean
  list: number
  level: number
}

export const PLAIN_CHARACTERS: CharacterState = {
  font: 0,
  size: 12,
  bold: false,
  italic: false,
  hidden: false,
  color: 0,
  shaded: false,
  deleted: false,
}

export const PLAIN_PARAGRAPH: ParagraphState = {
  style: 0,
  outline: undefined,
  indent: 0,
  firstIndent: 0,
  align: 'left',
  tabs: [],
  before: 0,
  after: 0,
  pageBreakBefore: false,
  inTable: false,
  shaded: false,
  list: 0,
  level: 0,
}

const TWIPS = 20
const isOn = (value: number | undefined): boolean => value !== 0

type Apply<T> = (to: T, value: number | undefined) => void

export const CHARACTER_WORDS: Record<string, Apply<CharacterState>> = {
  b: (to, value) => {
    to.bold = isOn(value)
  },
  i: (to, value) => {
    to.italic = isOn(value)
  },
  v: (to, value) => {
    to.hidden = isOn(value)
  },
  f: (to, value) => {
    to.font = value ?? 0
  },
  fs: (to, value) => {
    to.size = Math.min(Math.max((value ?? 24) / 2, 0.5), 400)
  },
  cf: (to, value) => {
    to.color = value ?? 0
  },
  highlight: (to, value) => {
    to.shaded = (value ?? 0) > 0
  },
  chcbpat: (to, value) => {
    to.shaded = (value ?? 0) > 0
  },
  cb: (to, value) => {
    to.shaded = (value ?? 0) > 0
  },
  deleted: (to, value) => {
    to.deleted = isOn(value)
  },
}

const tab = (to: ParagraphState, at: number | undefined): void => {
  const align = to.tabs.at(-1)
  const pending = align && Number.isNaN(align.at) ? align.align : 'left'
  const tabs = to.tabs.filter((stop) => !Number.isNaN(stop.at))
  to.tabs = [...tabs, { at: (at ?? 0) / TWIPS, align: pending }].sort((a, b) => a.at - b.at)
}

/** How a tab aligns is said before where it stands. */
const pendingTab =
  (align: TabStop['align']): Apply<ParagraphState> =>
  (to) => {
    to.tabs = [...to.tabs.filter((stop) => !Number.isNaN(stop.at)), { at: Number.NaN, align }]
  }

export const PARAGRAPH_WORDS: Record<string, Apply<ParagraphState>> = {
  s: (to, value) => {
    to.style = value ?? 0
  },
  outlinelevel: (to, value) => {
    to.outline = value !== undefined && value >= 0 && value < 9 ? value + 1 : undefined
  },
  li: (to, value) => {
    to.indent = (value ?? 0) / TWIPS
  },
  lin: (to, value) => {
    to.indent = (value ?? 0) / TWIPS
  },
  fi: (to, value) => {
    to.firstIndent = (value ?? 0) / TWIPS
  },
  ql: (to) => {
    to.align = 'left'
  },
  qj: (to) => {
    to.align = 'left'
  },
  qc: (to) => {
    to.align = 'center'
  },
  qr: (to) => {
    to.align = 'right'
  },
  tqr: pendingTab('right'),
  tqc: pendingTab('center'),
  tqdec: pendingTab('right'),
  tx: tab,
  sb: (to, value) => {
    to.before = (value ?? 0) / TWIPS
  },
  sa: (to, value) => {
    to.after = (value ?? 0) / TWIPS
  },
  pagebb: (to, value) => {
    to.pageBreakBefore = isOn(value)
  },
  intbl: (to) => {
    to.inTable = true
  },
  itap: (to, value) => {
    to.inTable = value !== 0
  },
  cbpat: (to, value) => {
    to.shaded = (value ?? 0) > 0
  },
  ls: (to, value) => {
    to.list = value ?? 0
  },
  ilvl: (to, value) => {
    to.level = value ?? 0
  },
}

export const tabsSet = ({ tabs }: ParagraphState): TabStop[] => tabs.filter(({ at }) => !Number.isNaN(at))
