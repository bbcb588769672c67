import { told as ar } from '#shared/locale/ar/told.ts'
import { told as cs } from '#shared/locale/cs/told.ts'
import { told as da } from '#shared/locale/da/told.ts'
import { told as de } from '#shared/locale/de/told.ts'
import { told as en } from '#shared/locale/en/told.ts'
import { told as es } from '#shared/locale/es/told.ts'
import { told as fi } from '#shared/locale/fi/told.ts'
import { told as fr } from '#shared/locale/fr/told.ts'
import { told as hr } from '#shared/locale/hr/told.ts'
import { told as hu } from '#shared/locale/hu/told.ts'
import { told as id } from '#shared/locale/id/told.ts'
import { told as it } from '#shared/locale/it/told.ts'
import { told as ja } from '#shared/locale/ja/told.ts'
import { told as ko } from '#shared/locale/ko/told.ts'
import { told as nl } from '#shared/locale/nl/told.ts'
import { told as no } from '#shared/locale/no/told.ts'
import { told as pl } from '#shared/locale/pl/told.ts'
import { told as pt } from '#shared/locale/pt/told.ts'
import { told as ro } from '#shared/locale/ro/told.ts'
import { told as ru } from '#shared/locale/ru/told.ts'
import { told as sv } from '#shared/locale/sv/told.ts'
import type { Told } from '#shared/locale/told.ts'
import { told as tr } from '#shared/locale/tr/told.ts'
import { told as uk } from '#shared/locale/uk/told.ts'
import { told as vi } from '#shared/locale/vi/told.ts'
import { told as zh } from '#shared/locale/zh/told.ts'

/** What proves little, in every language that has words for it. */
export const TOLD: readonly Told[] = [
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  vi,
  zh,
]

const isSpaced = (phrase: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(phrase)

/** Openings that describe a duty instead of a deed, by their first two letters. */
const DUTIES = new Map<string, string[]>()
for (const phrase of TOLD.flatMap(({ duties }) => duties)) {
  const key = phrase.slice(0, 2)
  DUTIES.set(key, [...(DUTIES.get(key) ?? []), phrase])
}
// The longer one counts: 'helped to', not 'helped'.
for (const phrases of DUTIES.values()) phrases.sort((a, b) => b.length - a.length)

/** The duty phrase that a text in small letters begins with; '' where it begins otherwise. */
export const dutyAt = (head: string): string =>
  DUTIES.get(head.slice(0, 2))?.find(
    (phrase) =>
      head.startsWith(phrase) &&
      !(/\p{L}$/u.test(phrase) && isSpaced(phrase) && /^\p{L}/u.test(head.slice(phrase.length))),
  ) ?? ''
