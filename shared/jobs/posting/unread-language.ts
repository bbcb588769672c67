import { languageOf } from '#shared/structure/language.ts'
import { ASKED_WORDS } from '../asked-words.ts'
import { t } from './usable-texts.ts'

// Languages in which job descriptions are written and which are not read here, told as the language of any text is, and where
// the text is too short for that, by its script or by words that stand in every such text.

const READ: ReadonlySet<string> = new Set(Object.keys(ASKED_WORDS))
/** So many letters of another script, and the names and tools in Latin letters between them do not matter. */
const SCRIPT_SHARE = 0.2
/** A line or two of these is too little for the language to be told in any other way. */
const FEW: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
]

const WORDS: [string, string][] = [
  ['sv', 'vi söker och att krav erfarenhet meriterande arbetsuppgifter är för som du'],
  ['da no', 'vi søger søker og erfaring kvalifikationer kvalifikasjoner arbejde arbeid er til som du'],
  ['tr', 've için arıyoruz aranan nitelikler deneyim deneyimli yıl tercihen bir iş'],
  ['cs', 'hledáme požadujeme nabízíme praxe znalost zkušenosti práce je pro se'],
  ['fi', 'etsimme haemme kokemus kokemusta ja on osaaminen tarjoamme työ'],
  ['hu', 'keresünk elvárások tapasztalat és az munkakör előny ismerete'],
  ['ro', 'căutăm angajăm cerințe experiență și pentru cunoștințe oferim'],
]
const LANGUAGES_OF = new Map<string, string[]>()
for (const [codes, words] of WORDS)
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), codes])
const WORDS_LEAST = 3
const WORDS_SHARE = 0.15

const SAMPLE = 3000

const WORD = /\p{L}+/gu
/** Beyond Latin letters and the signs of print. */
const OF_OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu
const OF_OTHER_SCRIPTS = /[\u0370-\u1dff\u2e80-\uffff]/

/** Counted without a list of them. */
export const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length

/** The name of the language, or '' when it is one that is read, or none that can be told. */
export function unreadLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE)
  const isForeign =
    OF_OTHER_SCRIPTS.test(sample) &&
    (sample.match(OF_OTHER_LETTERS)?.length ?? 0) > lettersIn(sample) * SCRIPT_SHARE
  const told = languageOf(sample, [])
  const code = isForeign && (told === '' || READ.has(told)) ? fewOf(sample) : told
  if (isForeign || (code !== '' && code !== UNKNOWN && !READ.has(code))) return nameOf(code)
  if (code !== '') return ''
  const words = sample.toLowerCase().match(WORD) ?? []
  const known = words.filter((word) => LANGUAGES_OF.has(word))
  if (known.length < WORDS_LEAST) return ''
  for (const [codes] of WORDS) {
    const found = known.filter((word) => LANGUAGES_OF.get(word)?.includes(codes))
    if (new Set(found).size >= WORDS_LEAST && found.length >= words.length * WORDS_SHARE) return nameOf(codes)
  }
  return ''
}

const UNKNOWN = 'und'
const fewOf = (sample: string): string => FEW.find(([, script]) => script.test(sample))?.[0] ?? UNKNOWN

function nameOf(codes: string): string {
  if (codes === UNKNOWN) return t.anotherLanguage
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const either = new Intl.ListFormat('en', { type: 'disjunction' })
  return either.format(codes.split(' ').map((code) => names.of(code) ?? code))
}
