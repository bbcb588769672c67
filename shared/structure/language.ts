import type { FoundHeading } from './find-headings.ts'
import { headingKind } from './heading-kind.ts'

const COMMON: Record<string, string> = {
  en: 'the and of to in for with a on as by from at using that',
  de: 'und der die das von mit für im zu den des eine ein bei als auf',
  fr: 'et de la le les des du en pour dans une un avec sur au aux',
  es: 'de y la el en los las del con para una un por al se',
  pt: 'de e da do em para com os as dos das uma um na no ao',
  it: 'di e il la per in con del della dei delle un una nel alla',
  nl: 'van en de het een in voor met op bij aan te door als',
}
const LANGUAGES = Object.keys(COMMON)
const SPOKEN_IN = new Map<string, string[]>()
for (const word of Object.values(COMMON).flatMap((words) => words.split(' ')))
  SPOKEN_IN.set(
    word,
    LANGUAGES.filter((language) => COMMON[language]!.split(' ').includes(word)),
  )
const LONGEST = Math.max(...[...SPOKEN_IN.keys()].map((word) => word.length))
const SAMPLE = 12_000

/** By the script, else by the smallest words, with a say of the headings. */
export const languageOf = (text: string, headings: FoundHeading[]): string => {
  const sample = text.slice(0, SAMPLE)
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0
  if (kana > 20 || (kana > 3 && kana > han * 0.2)) return 'ja'
  if (han > 30) return 'zh'
  const scores = new Map<string, number>()
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? [])
    if (word.length <= LONGEST)
      for (const language of SPOKEN_IN.get(word) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1)
  for (const { heading } of headings) {
    const known = headingKind(heading)
    if (known) scores.set(known.language, (scores.get(known.language) ?? 0) + 3)
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1])
  if (!first || first[1] < 5 || (second && first[1] < second[1] * 1.15)) return ''
  return first[0]
}
