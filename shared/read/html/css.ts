import { points } from '../word/lengths.ts'

// As much of style sheets as Word's and editors' pages use: rules for an element, a class, or both.

export type Declarations = Record<string, string>

interface StyleRules {
  for(element: string, classes: string[]): Declarations
  page: Declarations
}

const SELECTOR = /^([a-z][a-z\d]{0,10})?(?:\.([\w-]{1,80}))?$/i
const MAX_RULES = 3_000

export const declarationsOf = (source: string): Declarations => {
  const declarations: Declarations = {}
  for (const part of source.split(';')) {
    const colon = part.indexOf(':')
    if (colon < 1) continue
    const value = part.slice(colon + 1).replace(/!important/i, '')
    declarations[part.slice(0, colon).trim().toLowerCase()] = value.trim()
  }
  return declarations
}

export function readStyleRules(sheets: string[]): StyleRules {
  const rules = new Map<string, Declarations>()
  let page: Declarations = {}
  const text = sheets.join('\n').replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ')
  for (const rule of text.split('}')) {
    const [body = '', selectors = ''] = rule.split('{').reverse()
    if (rules.size > MAX_RULES) break
    const declarations = declarationsOf(body)
    if (/^\s*@page\b/.test(selectors)) page = { ...page, ...declarations }
    for (const selector of selectors.split(',')) {
      const [whole, element = '', name = ''] = SELECTOR.exec(selector.trim()) ?? []
      if (!whole) continue
      const key = `${element.toLowerCase()}.${name}`
      rules.set(key, { ...rules.get(key), ...declarations })
    }
  }
  return {
    page,
    for: (element, classes) =>
      Object.assign(
        {},
        rules.get(`${element}.`),
        ...classes.map((name) => rules.get(`.${name}`)),
        ...classes.map((name) => rules.get(`${element}.${name}`)),
      ),
  }
}

const NAMED_SIZES: Record<string, number> = {
  'xx-small': 7,
  'x-small': 7.5,
  small: 10,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
}

export const fontSize = (value: string | undefined, now: number): number => {
  if (!value) return now
  const relative = /^(\d{0,4}(?:\.\d{1,6})?)(em|rem|%)$/.exec(value.toLowerCase())
  if (relative) {
    const share = Number(relative[1]) / (relative[2] === '%' ? 100 : 1)
    return bounded((relative[2] === 'rem' ? 12 : now) * share, now)
  }
  return bounded(NAMED_SIZES[value.toLowerCase()] ?? points(value), now)
}

const bounded = (size: number, otherwise: number): number => (size > 0 && size < 400 ? size : otherwise)

const WHITE = /^(?:white|#fff(?:fff)?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))$/i
export const isWhite = (color: string): boolean => WHITE.test(color)
export const isShade = (color: string): boolean =>
  color !== '' && !WHITE.test(color) && !/^(?:transparent|none|inherit|initial|unset)\b/i.test(color)
