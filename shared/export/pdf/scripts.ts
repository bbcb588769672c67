import { isTraditional } from '#shared/text/language/han-forms.ts'

// Scripts that no family of ours has letters of: each borrows a face made for it, under the same licence. The Chinese,
// Japanese and Korean ones are large, and are asked for only where their letters stand.

/** Of each face there are two weights. */
type ScriptWeight = 400 | 700

interface ScriptFont {
  letters: RegExp
  file: string
}

const fonts: ScriptFont[] = [
  {
    letters: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
    file: 'vazirmatn-arabic',
  },
  { letters: /[\u0590-\u05ff\ufb1d-\ufb4f]/, file: 'noto-sans-hebrew-hebrew' },
  { letters: /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/, file: 'noto-sans-devanagari-devanagari' },
  { letters: /[\u0e00-\u0e7f]/, file: 'noto-sans-thai-thai' },
  { letters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/, file: 'noto-sans-kr-korean' },
]

const KANA = /[\u3040-\u30ff\u31f0-\u31ff]/
const HAN = /[々〇\p{Script=Han}]/u
/** Signs as wide as a letter of theirs, and their own points and brackets. */
const WIDE_SIGNS = /[\u3000-\u303f\uff00-\uffef]/
const HANGUL = /\p{Script=Hangul}/u

const JAPANESE = 'noto-sans-jp-japanese'
const SIMPLIFIED = 'noto-sans-sc-chinese-simplified'
const TRADITIONAL = 'noto-sans-tc-chinese-traditional'
/** The face of the older forms leaves out points, brackets and wide signs; they are in three small cuts of it. */
const LENT_SIGNS = ['noto-sans-tc-119', 'noto-sans-tc-118', 'noto-sans-tc-117']

/** Who writes so: the same letter is drawn otherwise in China, Taiwan and Japan. */
function hanFont(text: string): string | undefined {
  if (KANA.test(text)) return JAPANESE
  if (!HAN.test(text)) return undefined
  // Hanja in a Korean text are in the older forms, and Japan's own forms stand among the simpler ones.
  if (HANGUL.test(text)) return TRADITIONAL
  return isTraditional(text) ? TRADITIONAL : SIMPLIFIED
}

const inWeight = (file: string, weight: ScriptWeight): string => `${file}-${weight}-normal.woff`

/** Whether a face of a script of its own has this letter. */
export const isOfScript = (letter: string): boolean =>
  fonts.some(({ letters }) => letters.test(letter)) ||
  KANA.test(letter) ||
  HAN.test(letter) ||
  WIDE_SIGNS.test(letter)

/** The files that lend a text the letters of its scripts. */
export function scriptFiles(text: string, weight: number): string[] {
  const found = fonts.filter(({ letters }) => letters.test(text)).map(({ file }) => file)
  const han = hanFont(text)
  const isEastern = han !== undefined || HANGUL.test(text)
  const lendsSigns = isEastern && WIDE_SIGNS.test(text) && han !== SIMPLIFIED && han !== JAPANESE
  const files = [...found, ...(han ? [han] : []), ...(lendsSigns ? LENT_SIGNS : [])]
  return files.map((file) => inWeight(file, weight < 600 ? 400 : 700))
}
