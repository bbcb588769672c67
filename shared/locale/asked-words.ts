import type { Asked } from './asked.ts'
import { asked as cs } from './cs/asked.ts'
import { asked as da } from './da/asked.ts'
import { asked as de } from './de/asked.ts'
import { asked as en } from './en/asked.ts'
import { asked as es } from './es/asked.ts'
import { asked as fi } from './fi/asked.ts'
import { asked as fr } from './fr/asked.ts'
import { asked as hu } from './hu/asked.ts'
import { asked as it } from './it/asked.ts'
import { asked as nl } from './nl/asked.ts'
import { asked as no } from './no/asked.ts'
import { asked as pl } from './pl/asked.ts'
import { asked as pt } from './pt/asked.ts'
import { asked as ro } from './ro/asked.ts'
import { asked as sv } from './sv/asked.ts'
import { asked as tr } from './tr/asked.ts'

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
