import type { WordRun } from '../word/story.ts'
import { isShaded } from './panels.ts'
import { firstChild, firstFlag, type Styles } from './styles.ts'
import { child, val, type XmlElement } from './xml.ts'

// How a run looks: its own properties first, then its character style, the paragraph's style, the defaults.

export type RunFormat = Pick<WordRun, 'font' | 'size' | 'bold' | 'italic' | 'hidden'>

export interface Theme {
  major: string
  minor: string
}

const DEFAULT_HALF_POINTS = 20
/** Below this a person sees dust, not letters. */
const TINY = 3
const WHITE = /^f[c-f]f[c-f]f[c-f]$/i

export function readTheme(root: XmlElement | undefined): Theme {
  const scheme = child(child(root, 'a:themeElements'), 'a:fontScheme')
  const latin = (name: string) => child(child(scheme, name), 'a:latin')?.attributes.typeface ?? ''
  return { major: latin('a:majorFont'), minor: latin('a:minorFont') }
}

function fontOf(properties: XmlElement[], theme: Theme): string {
  const fonts = firstChild(properties, 'w:rFonts')?.attributes ?? {}
  const themed = fonts['w:asciiTheme'] ?? fonts['w:hAnsiTheme'] ?? ''
  if (themed.startsWith('major')) return theme.major
  if (themed.startsWith('minor')) return theme.minor
  return fonts['w:ascii'] ?? fonts['w:hAnsi'] ?? fonts['w:eastAsia'] ?? ''
}

export function runFormat(
  own: XmlElement | undefined,
  paragraph: { styleId: string | undefined; properties: XmlElement[]; shaded: boolean },
  styles: Styles,
  theme: Theme,
): RunFormat {
  const character = val(own, 'w:rStyle')
  const properties = [
    ...(own ? [own] : []),
    ...(character === undefined ? [] : styles.runProperties(character)),
    ...styles.runProperties(paragraph.styleId),
  ]
  const size = Number(firstChild(properties, 'w:sz')?.attributes['w:val'] ?? DEFAULT_HALF_POINTS) / 2
  const color = firstChild(properties, 'w:color')?.attributes['w:val'] ?? ''
  const shaded = paragraph.shaded || properties.some(isShaded) || paragraph.properties.some(isShaded)
  const format: RunFormat = {
    font: fontOf(properties, theme),
    size,
    bold: firstFlag(properties, 'w:b'),
    italic: firstFlag(properties, 'w:i'),
  }
  if (firstFlag(properties, 'w:vanish')) format.hidden = 'hidden'
  else if (size < TINY) format.hidden = 'tiny'
  else if (WHITE.test(color) && !shaded) format.hidden = 'white'
  return format
}
