import type { LabelText } from '../../bench/accuracy/label.ts'
import { randomFrom } from '../train/random.ts'
import { roughly } from './document.ts'
import { labelOf } from './label.ts'
import { LANGUAGES, type Language, spoken } from './language.ts'
import { LAYOUTS, type Layout, type Look, look } from './look.ts'
import { type Laid, laid, type Measure } from './pages.ts'
import { type Sheet, sheet } from './sheet.ts'

interface Made {
  sheet: Sheet
  look: Look
  laid: Laid
  label: LabelText
}

/** English is as common as three other languages. */
const DRAWN: Language[] = ['en', 'en', ...LANGUAGES]

/** One resume of a seed; the number and the seed decide everything about it. */
export function made(
  seed: number,
  n: number,
  only: { language?: Language; layout?: Layout } = {},
  measure: Measure = roughly,
): Made {
  const random = randomFrom(seed * 1_000_003 + n * 7919)
  const language = only.language ?? random.pick(DRAWN)
  const layout = only.layout ?? random.pick(LAYOUTS)
  const paper = look(random, layout)
  const one = sheet(`made-${seed}-${n}-${language}-${layout}`, random, spoken(language), {
    gutter: layout === 'gutter-dates',
    narrow: layout.startsWith('sidebar') ? paper.narrow : [],
    contact: paper.contact,
    ...(layout === 'labels' || layout === 'table' ? { entries: layout } : {}),
  })
  const placed = laid(one, paper, measure)
  return { sheet: one, look: paper, laid: placed, label: labelOf(one, paper, placed) }
}
