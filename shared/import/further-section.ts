import { customEntryOf } from './entries.ts'
import { isLoose, linesIn, pick, richTextOf } from './loose.ts'

/** The custom section of a draft that a list of another program's file becomes. */
export interface FurtherSection {
  id: string
  title: string
  text: string
  entries: object[]
}

/** Entries that are a line of a list, by the one field they have; what has a title beside its number is more. */
const BULLETS = ['bullet', 'number', 'reversed_number']

/** Texts stay lines; what has fields is an entry. */
export function furtherSection(id: string, title: string, items: unknown[]): FurtherSection {
  const isLine = (item: unknown): boolean =>
    !isLoose(item) ||
    (BULLETS.some((field) => pick(item, field) !== '') && pick(item, 'title', 'name') === '') ||
    isProse(item)
  const lines = items.filter(isLine).flatMap((item) => {
    if (!isLoose(item)) return richTextOf(item) || []
    return isProse(item)
      ? linesIn(item, 'content')
      : BULLETS.flatMap((field) => richTextOf(item[field]) || []).map((text) => `- ${text}`)
  })
  const entries = items.filter(isLoose).filter((item) => !isLine(item))
  return { id: id.slice(0, 60), title, text: lines.join('\n'), entries: entries.map(customEntryOf) }
}

/** Nothing but a text, without a name. */
const ABOUT = new Set(['id', 'hidden', 'visible', 'content'])
const isProse = (item: object): boolean =>
  'content' in item && Object.keys(item).every((name) => ABOUT.has(name))

/** `selected_honors` or `SelectedHonors` is a title without its blanks. */
export function titleOfName(name: string): string {
  if (/^[a-z\d]+(?:_[a-z\d]+)*$/.test(name))
    return name.replaceAll('_', ' ').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  if (!/^[A-Za-z]+$/.test(name)) return name
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
