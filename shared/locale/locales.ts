import { arabic } from './ar/locale.ts'
import { czech } from './cs/locale.ts'
import { danish } from './da/locale.ts'
import { german } from './de/locale.ts'
import { greek } from './el/locale.ts'
import { english } from './en/locale.ts'
import { spanish } from './es/locale.ts'
import { finnish } from './fi/locale.ts'
import { french } from './fr/locale.ts'
import { croatian } from './hr/locale.ts'
import { hungarian } from './hu/locale.ts'
import { indonesian } from './id/locale.ts'
import { italian } from './it/locale.ts'
import { japanese } from './ja/locale.ts'
import { korean } from './ko/locale.ts'
import type { Locale } from './locale.ts'
import { dutch } from './nl/locale.ts'
import { norwegian } from './no/locale.ts'
import { polish } from './pl/locale.ts'
import { portuguese } from './pt/locale.ts'
import { romanian } from './ro/locale.ts'
import { russian } from './ru/locale.ts'
import { swedish } from './sv/locale.ts'
import { turkish } from './tr/locale.ts'
import { ukrainian } from './uk/locale.ts'
import { vietnamese } from './vi/locale.ts'
import { chinese } from './zh/locale.ts'

/** Every language the reader knows words of. Where a word means different things in two, the earlier one is believed. */
export const LOCALES: readonly Locale[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  chinese,
  japanese,
  arabic,
  czech,
  danish,
  finnish,
  greek,
  croatian,
  hungarian,
  indonesian,
  korean,
  norwegian,
  polish,
  romanian,
  russian,
  swedish,
  turkish,
  ukrainian,
  vietnamese,
]
