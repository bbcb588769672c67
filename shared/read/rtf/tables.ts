import { encodingOfCharset, SYMBOL_CHARSET } from './code-pages.ts'

// The tables at the head of an RTF file: fonts, colors and styles, by the numbers the text names them with.

interface RtfFont {
  name: string
  encoding: string | undefined
  symbol: boolean
}

export interface RtfStyle {
  name: string
  outline: number | undefined
}

type TableName = 'font' | 'color' | 'style'

const MAX_NAME = 100

interface OpenStyle {
  number: number
  outline: number | undefined
  isParagraph: boolean
}

export function createTables() {
  const fonts = new Map<number, RtfFont>()
  const styles = new Map<number, RtfStyle>()
  /** True for a color that cannot be seen on white. */
  const white: boolean[] = []
  let name = ''
  let font = 0
  let color = { red: 0, green: 0, blue: 0, said: false }
  let style: OpenStyle = { number: 0, outline: undefined, isParagraph: true }

  const endFont = (): void => {
    const known = fonts.get(font)
    if (known && !known.name) known.name = name.trim().slice(0, MAX_NAME)
  }
  const endStyle = (): void => {
    const title = name.trim().slice(0, MAX_NAME)
    const level = /^heading ([1-9])$/i.exec(title)?.[1]
    if (style.isParagraph && title)
      styles.set(style.number, { name: title, outline: level ? Number(level) : style.outline })
    style = { number: 0, outline: undefined, isParagraph: true }
  }
  const endColor = (): void => {
    white.push(color.said && Math.min(color.red, color.green, color.blue) >= 0xfc)
    color = { red: 0, green: 0, blue: 0, said: false }
  }

  const words: Record<TableName, (word: string, value: number | undefined) => void> = {
    font(word, value = 0) {
      if (word === 'f') {
        font = value
        fonts.set(font, { name: '', encoding: undefined, symbol: false })
      }
      const known = fonts.get(font)
      if (word !== 'fcharset' || !known) return
      known.encoding = encodingOfCharset(value)
      known.symbol = value === SYMBOL_CHARSET
    },
    color(word, value = 0) {
      if (word !== 'red' && word !== 'green' && word !== 'blue') return
      color[word] = value
      color.said = true
    },
    style(word, value) {
      if (word === 's' || word === 'cs' || word === 'ds' || word === 'ts')
        style = { number: value ?? 0, outline: undefined, isParagraph: word === 's' }
      else if (word === 'outlinelevel' && (value ?? 9) < 9) style.outline = (value ?? 0) + 1
    },
  }
  const ends: Record<TableName, () => void> = { font: endFont, color: endColor, style: endStyle }

  return {
    fonts,
    styles,
    white,
    word: (table: TableName, word: string, value: number | undefined) => words[table](word, value),
    /** A semicolon ends an entry. */
    text(table: TableName, text: string) {
      const [first = '', ...rest] = text.split(';')
      name += first
      for (const next of rest) {
        ends[table]()
        name = next
      }
    },
    endGroup(table: TableName) {
      if (table !== 'color' && name.trim()) ends[table]()
      name = ''
    },
  }
}
