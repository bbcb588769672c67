import { type Draft, headlineOf } from '#shared/schema/draft.ts'
import { languageOf as languageRead } from '#shared/text/language.ts'
import { isTraditional } from './han-forms.ts'
import { linesOf } from './plain.ts'

// The language a PDF or DOCX declares, for screen readers. Told from the script first, then as our reader would tell it,
// then, for the few words of a draft just begun, from small words; English when nothing speaks for another.

const scripts: [letters: RegExp, language: string][] = [
  [/\p{Script=Greek}/gu, 'el'],
  [/[іїєґІЇЄҐ]/gu, 'uk'],
  [/[ђјљњћџЂЈЉЊЋЏ]/gu, 'sr'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[ٹڈڑےں]/gu, 'ur'],
  [/[پچژگکی]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
]
const ofThese =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/gu

const UNKNOWN = 'und'

const words: Record<string, string[]> = {
  en: ['the', 'and', 'of', 'for', 'with', 'to'],
  de: ['und', 'der', 'die', 'das', 'für', 'mit', 'von', 'zur'],
  fr: ['et', 'le', 'les', 'des', 'pour', 'avec', 'une', 'du'],
  es: ['y', 'el', 'los', 'las', 'para', 'con', 'una', 'del'],
  it: ['e', 'il', 'gli', 'della', 'per', 'con', 'una', 'di'],
  pt: ['e', 'os', 'das', 'para', 'com', 'uma', 'do', 'da'],
  nl: ['en', 'het', 'een', 'voor', 'met', 'van', 'bij'],
  pl: ['i', 'oraz', 'dla', 'przez', 'w', 'na', 'się'],
  sv: ['och', 'för', 'med', 'ett', 'av', 'på'],
}

/** How much of the letters another script must be before it is the language of the whole. */
const otherScriptShare = 0.4

/** Characters that tell: it is asked at every keystroke, and more pages of it would say the same. */
const enough = 20_000

/** One small word may be a name. */
const leastWords = 2

const inItsForms = (language: string, text: string): string =>
  language === 'zh' && isTraditional(text) ? 'zh-Hant' : language

/** Letters with two marks, or with a horn: no other language has them. */
const vietnamese = /[\u1ea0-\u1ef1ơưƠƯ]/gu
const vietnameseShare = 0.05

export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const others = text.match(ofThese)?.length ?? 0
  if (letters > 0 && others / letters > otherScriptShare) {
    const found = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) > others / 100)
    return inItsForms(found?.[1] ?? 'en', text)
  }
  const read = languageRead(text)
  if (read && read !== UNKNOWN) return inItsForms(read, text)
  if (letters > 0 && (text.match(vietnamese)?.length ?? 0) / letters > vietnameseShare) return 'vi'
  const counts = new Map<string, number>()
  const prose = text.toLowerCase().replace(/\S*[@./]\S+/g, ' ')
  for (const word of prose.match(/\p{L}+/gu) ?? []) {
    for (const [language, known] of Object.entries(words)) {
      if (known.includes(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= leastWords && best[1] > (counts.get('en') ?? 0) ? best[0] : 'en'
}

/** Languages whose pages run from the right. */
const FROM_RIGHT = new Set(['ar', 'fa', 'he', 'ur', 'yi'])

export const isFromRight = (language: string): boolean => FROM_RIGHT.has(language.split('-')[0] ?? '')

/** As chosen, or told from what the person wrote. */
export function languageOfDraft(draft: Draft): string {
  const chosen = draft.layout.language
  if (chosen) return chosen
  const written = [
    draft.summary,
    headlineOf(draft),
    ...draft.experience.flatMap((entry) => [entry.position, entry.description]),
    ...draft.education.flatMap((entry) => [entry.institution, entry.degree, entry.field]),
    ...draft.projects.map((entry) => entry.description),
    ...draft.sections.map((section) => section.text),
  ]
  return languageOf(written.flatMap(linesOf).join(' ').slice(0, enough))
}
