import type { PDFPageProxy } from 'pdfjs-dist'

// What a font's name says: pdf.js tells nothing else that is reliable about weight and slant.

export interface Font {
  name: string
  bold: boolean
  italic: boolean
  /** Its glyphs are pictures, whatever letters they are mapped to. */
  icons: boolean
  /** Its glyphs are bullets and arrows. */
  symbols: boolean
  matrix: number
  ascent: number
  vertical: boolean
  /** Codes that came out as a blank and are none: a font that says of most signs no more than that hides its letters. */
  blankCodes: Set<number>
  /** Signs with such a code, and all signs. */
  blanks: number
  signs: number
}

const BOLD =
  /bold|black|heavy|(?:semi|demi)(?:bold)?(?![a-z])|[-,](?:bd|b|sb|eb|demi)$|(?:^|[^a-z])(?:ptmb|phvb)|-medi\b|nimbus.{0,60}-medi|^lin(?:libertine|biolinum)\w*t\w*b/i
const ITALIC =
  /italic|oblique|[-,](?:it|ital|i|bi)$|slant|-reguital|-mediital|^lin(?:libertine|biolinum)\w*t\w*i$/i
/** TeX's own fonts by their short names and size: `CMBX10`, `SFSX1095`, `ecsi1000`. */
const TEX_BOLD = /^(?:cm|sf|ec|la)(?:b|bx|bxti|bxsl|bi|bl|rb|sx|so|xc|oc|ssbx|ssdc)\d+$/i
const TEX_ITALIC = /^(?:cm|sf|ec|la)(?:ti|mi|mib|sl|si|ssi|so|bi|bl|bxti|bxsl|it|itt|st|sltt)\d+$/i
const ICONS =
  /awesome|fontello|icomoon|material(?:icons|symbols|design)|phosphor|simpleicons|academicons|ionicons|octicons|bootstrap-?icons|remixicon|lucide|feather|linearicons|typicons|glyphicons|themify|tabler-?icons|marvosym|heroicons|entypo|\bicons?\b|fontawesome|(?:^|\+)fa-|devicon|line-?awesome|boxicons/i
const SYMBOLS =
  /wingdings|webdings|zapfdingbats|dingbats|^symbol|\+symbol|symbolmt|opensymbol|msam|cmsy|bbding|pifont/i

/** Names are short; a file may hold one of a megabyte. */
const LONGEST_NAME = 200
const nameOf = (raw: string): string => raw.slice(0, LONGEST_NAME).replace(/^[A-Z]{6}\+/, '')

interface RawFont {
  name?: string
  fontMatrix?: number[]
  ascent?: number
  vertical?: boolean
  bold?: boolean
  italic?: boolean
}

export const described = (raw: RawFont): Font => {
  const name = nameOf(raw.name ?? '')
  return {
    name,
    bold: Boolean(raw.bold) || BOLD.test(name) || TEX_BOLD.test(name),
    italic: Boolean(raw.italic) || ITALIC.test(name) || TEX_ITALIC.test(name),
    icons: ICONS.test(name),
    symbols: SYMBOLS.test(name),
    matrix: raw.fontMatrix?.[0] || 0.001,
    ascent: raw.ascent && raw.ascent > 0.3 && raw.ascent < 1.4 ? raw.ascent : 0.8,
    vertical: Boolean(raw.vertical),
    blankCodes: new Set(),
    blanks: 0,
    signs: 0,
  }
}

/** Family without weight and slant: `IBMPlexSans-SemiBold` → `IBMPlexSans`. */
export const familyOf = (name: string): string =>
  name.replace(
    /[-,](?=[A-Za-z]*(?:Bold|Italic|Regular|Medium|Light|Black|Roman|Oblique|Thin|Book|It|MT|PS))[A-Za-z]+$/,
    '',
  ) || name

/** Fonts of a page by pdf.js's own names. */
export const fontsOfPage = (page: PDFPageProxy): ((id: string) => Font) => {
  const known = new Map<string, Font>()
  return (id) => {
    const seen = known.get(id)
    if (seen) return seen
    const objects = page.commonObjs
    const font = described(objects.has(id) ? (objects.get(id) as RawFont) : {})
    known.set(id, font)
    return font
  }
}
