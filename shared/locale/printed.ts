import { printed as ar } from './ar/printed.ts'
import { printed as bg } from './bg/printed.ts'
import { printed as ca } from './ca/printed.ts'
import { printed as cs } from './cs/printed.ts'
import { printed as da } from './da/printed.ts'
import { printed as de } from './de/printed.ts'
import { printed as el } from './el/printed.ts'
import { printed as en } from './en/printed.ts'
import { printed as es } from './es/printed.ts'
import { printed as et } from './et/printed.ts'
import { printed as fi } from './fi/printed.ts'
import { printed as fr } from './fr/printed.ts'
import { printed as he } from './he/printed.ts'
import { printed as hi } from './hi/printed.ts'
import { printed as hr } from './hr/printed.ts'
import { printed as hu } from './hu/printed.ts'
import { printed as id } from './id/printed.ts'
import { printed as it } from './it/printed.ts'
import { printed as ja } from './ja/printed.ts'
import { printed as ko } from './ko/printed.ts'
import { printed as lt } from './lt/printed.ts'
import { printed as lv } from './lv/printed.ts'
import { printed as nl } from './nl/printed.ts'
import { printed as no } from './no/printed.ts'
import { printed as pl } from './pl/printed.ts'
import type { PrintedWords } from './printed-words.ts'
import { printed as pt } from './pt/printed.ts'
import { printed as ro } from './ro/printed.ts'
import { printed as ru } from './ru/printed.ts'
import { printed as sk } from './sk/printed.ts'
import { printed as sl } from './sl/printed.ts'
import { printed as sr } from './sr/printed.ts'
import { printed as sv } from './sv/printed.ts'
import { printed as th } from './th/printed.ts'
import { printed as tr } from './tr/printed.ts'
import { printed as uk } from './uk/printed.ts'
import { printed as vi } from './vi/printed.ts'
import { printed as zh } from './zh/printed.ts'
import { printed as zhHant } from './zh/printed-traditional.ts'

/** The languages we print headings, labels and dates in, by ISO 639-1. Where a word is the same in two, the earlier one is believed. */
export const PRINTED: Readonly<Record<string, PrintedWords>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  bg,
  ca,
  cs,
  da,
  el,
  et,
  fi,
  hr,
  hu,
  id,
  lt,
  lv,
  no,
  pl,
  ro,
  ru,
  sk,
  sl,
  sr,
  sv,
  tr,
  uk,
  vi,
  ar,
  he,
  hi,
  ja,
  ko,
  th,
  zh,
  'zh-Hant': zhHant,
}
