import type { Asked } from '#shared/locale/asked.ts'
import { asked as de } from '#shared/locale/de/asked.ts'
import { asked as en } from '#shared/locale/en/asked.ts'
import { asked as es } from '#shared/locale/es/asked.ts'
import { asked as fr } from '#shared/locale/fr/asked.ts'
import { asked as it } from '#shared/locale/it/asked.ts'
import { asked as nl } from '#shared/locale/nl/asked.ts'
import { asked as pl } from '#shared/locale/pl/asked.ts'
import { asked as pt } from '#shared/locale/pt/asked.ts'

/** By language. */
export const ASKED_WORDS: Readonly<Partial<Record<string, Asked>>> = { en, de, es, fr, it, nl, pl, pt }
