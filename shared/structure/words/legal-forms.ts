import { LOCALES } from '#shared/locale/locales.ts'
import { isSpaced } from '#shared/text/alternatives.ts'

// What the law calls an organisation, before its name or behind it. Nothing else is called so, whatever language the
// name itself is in. Case tells a form from a small word: `AS` is one, `as` is none.

const formsOf = (side: 'before' | 'after'): string[] => {
  const forms = LOCALES.flatMap(({ legalForms }) => legalForms?.[side] ?? [])
  return [...new Set(forms.flatMap((form) => [form, form.toUpperCase()]))].sort((a, b) => b.length - a.length)
}

/** `S.p.A.`, `SpA`, `S. p. A.`; in small letters its full stops tell it from a word: `a.s.`, not `as`. */
const asPrinted = (form: string): string => {
  const isSmall = form.length <= SMALL_FORM && form === form.toLowerCase()
  return [...form]
    .map((sign) =>
      sign === '.' ? `\\.${isSmall ? '' : '?'}\\s?` : sign === ' ' ? '\\s?' : sign.replace(/[()/]/, '\\$&'),
    )
    .join('')
    .replace(/\\s\?$/, '')
}
const SMALL_FORM = 4

const oneOf = (forms: string[]): string => `(?:${forms.map(asPrinted).join('|')})`

const BEFORE = formsOf('before')
const BEHIND = formsOf('after')
const LEADS = new RegExp(
  `^[«"„(]?(?:${oneOf(BEFORE.filter(isSpaced))}(?=[\\s«"„])|${oneOf(BEFORE.filter((form) => !isSpaced(form)))}(?=\\s?[\\p{L}\\p{N}「]))`,
  'u',
)
const TRAILS = new RegExp(
  `[\\p{L}\\p{N}»"”.)](?:,?\\s${oneOf(BEHIND.filter(isSpaced))}(?![\\p{L}\\p{N}])|\\s?${oneOf(BEHIND.filter((form) => !isSpaced(form)))}(?![\\p{L}\\p{N}]))(?=\\s?(?:$|[,(（|/&–-]))`,
  'u',
)
const ALONE = new RegExp(`^${oneOf([...BEFORE, ...BEHIND])}$`, 'u')
const OPENS = new RegExp(`^${oneOf(BEHIND.filter(isSpaced))}(?:[\\s,)]|$)`, 'u')

/** `ООО «Ромашка»`, `Brandt GmbH & Co. KG`, `株式会社さくら`, `(주)한빛`. */
export const hasLegalForm = (text: string): boolean => LEADS.test(text) || TRAILS.test(text)

const ENDS = new RegExp(`\\s${oneOf(BEHIND.filter(isSpaced))}$`, 'u')
/** Nothing but a place or a part of it follows. */
export const endsInLegalForm = (text: string): boolean => ENDS.test(text)

/** `医療法人`, whose name stands behind it. */
export const isLegalForm = (text: string): boolean => ALONE.test(text)

/** What belongs to the name before it, behind a comma or on the next line: `Inc.`, `Ltd, Leeds`. */
export const opensWithLegalForm = (text: string): boolean => OPENS.test(text)
