import { createI18n, strings, transform } from '@nanostores/i18n'
import { chosenLanguage, isRightToLeft } from './language.ts'

/** The languages' translations by the names of their areas; English is in the catalogs themselves. */
export const i18n = createI18n(chosenLanguage, {
  baseLocale: 'en',
  // A language is there as a whole before the app starts: no area is fetched by itself.
  get: () => Promise.resolve({}),
})

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
type Values<Text extends string> = { [name in Names<Text>]: string | number }

interface Forms {
  one: string
  other: string
}
type Beside<Text extends Forms> = Exclude<Names<Text['one'] | Text['other']>, 'count'>
type Count<Text extends Forms> = [Beside<Text>] extends [never]
  ? (count: number) => string
  : (count: number, values: { [name in Beside<Text>]: string | number }) => string

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Made once for each language: an analysis says a hundred texts with numbers, and to make one takes longer than to use it. */
export function once<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
const numbers = once((locale) => new Intl.NumberFormat(locale))
const plurals = once((locale) => new Intl.PluralRules(locale))

/** A number as the language writes it. A name in Latin letters keeps its own direction within Arabic ones. */
function written(locale: string, value: string | number): string {
  const text = typeof value === 'number' ? numbers(locale).format(value) : value
  return isRightToLeft(locale) || locale === 'en-XA' ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text
}

const filled = (locale: string, text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : written(locale, value)
  })

/** A text with values in it: `withValues('Page {page} of {all}')` is said as `t.pages({ page: 1, all: 2 })`. */
export const withValues = transform((locale, text: string, values: Record<string, string | number>) =>
  strings(text, (one) => filled(locale, one, values)),
) as <const Text extends string>(text: Text) => (values: Values<Text>) => string

/** A text for each number of things, as the language counts: `counted({ one: '1 skill', other: '{count} skills' })`. */
export const counted = transform(
  (locale, forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number, values = {}) => {
    const text = forms[plurals(locale).select(count)] ?? forms.other ?? ''
    return filled(locale, text, { ...values, count })
  },
) as <const Text extends Forms>(forms: Text) => Count<Text>

type Texts = Parameters<typeof i18n>[1]

/** Only a text with parts in it needs to be known word for word: `fill` asks for each of them. */
type Shown<Text> = Text extends string
  ? Text extends `${string}{${string}` | `${string}</${string}`
    ? Text
    : string
  : Text

/** All texts of one area. Each is read when it is shown, so it is in the language the person has then. */
export function catalog<const Area extends Texts>(
  area: string,
  texts: Area,
): { readonly [name in keyof Area]: Shown<Area[name]> } {
  const messages = i18n(area, texts)
  // Kept up for good: a text may be wanted outside of every component.
  messages.listen(() => undefined)
  return new Proxy(texts, { get: (_, name: string) => messages.value?.[name] }) as never
}
