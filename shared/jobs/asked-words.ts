import type { Asked } from '#shared/locale/asked.ts'
import { asked as cs } from '#shared/locale/cs/asked.ts'
import { asked as da } from '#shared/locale/da/asked.ts'
import { asked as de } from '#shared/locale/de/asked.ts'
import { asked as en } from '#shared/locale/en/asked.ts'
import { asked as es } from '#shared/locale/es/asked.ts'
import { asked as fi } from '#shared/locale/fi/asked.ts'
import { asked as fr } from '#shared/locale/fr/asked.ts'
import { asked as hu } from '#shared/locale/hu/asked.ts'
import { asked as it } from '#shared/locale/it/asked.ts'
import { asked as nl } from '#shared/locale/nl/asked.ts'
import { asked as no } from '#shared/locale/no/asked.ts'
import { asked as pl } from '#shared/locale/pl/asked.ts'
import { asked as pt } from '#shared/locale/pt/asked.ts'
import { asked as ro } from '#shared/locale/ro/asked.ts'
import { asked as sv } from '#shared/locale/sv/asked.ts'
import { asked as tr } from '#shared/locale/tr/asked.ts'

/** By language. */
export const ASKED_WORDS: Readonly<Partial<Record<string, Asked>>> = {
  en,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  hu,
  it,
  nl,
  no,
  pl,
  pt,
  ro,
  sv,
  tr,
}
