// Languages in which job descriptions are written and which are not read here, told by their script or by words that
// stand in every such text.

const SCRIPTS: [string, RegExp][] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Russian, or another language in Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Hindi, or another language in Devanagari', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
]
const SCRIPT_SHARE = 0.2

const WORDS: [string, string][] = [
  ['Swedish', 'vi söker och att krav erfarenhet meriterande arbetsuppgifter är för som du'],
  [
    'Danish or Norwegian',
    'vi søger søker og erfaring kvalifikationer kvalifikasjoner arbejde arbeid er til som du',
  ],
  ['Turkish', 've için arıyoruz aranan nitelikler deneyim deneyimli yıl tercihen bir iş'],
  ['Czech', 'hledáme požadujeme nabízíme praxe znalost zkušenosti práce je pro se'],
  ['Finnish', 'etsimme haemme kokemus kokemusta ja on osaaminen tarjoamme työ'],
  ['Hungarian', 'keresünk elvárások tapasztalat és az munkakör előny ismerete'],
  ['Romanian', 'căutăm angajăm cerințe experiență și pentru cunoștințe oferim'],
]
const LANGUAGES_OF = new Map<string, string[]>()
for (const [name, words] of WORDS)
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), name])
const WORDS_LEAST = 3
const WORDS_SHARE = 0.15

const SAMPLE = 3000

const WORD = /\p{L}+/gu
/** Beyond Latin letters and the signs of print. */
const OF_OTHER_SCRIPTS = /[\u0370-\u1dff\u2e80-\uffff]/

/** Counted without a list of them. */
export const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length

/** The name of the language, or '' when it is one that is read, or none that can be told. */
export function unreadLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE)
  if (OF_OTHER_SCRIPTS.test(sample)) {
    const letters = lettersIn(sample)
    for (const [name, script] of SCRIPTS)
      if ((sample.match(script)?.length ?? 0) > letters * SCRIPT_SHARE) return name
  }
  const words = sample.toLowerCase().match(WORD) ?? []
  const known = words.filter((word) => LANGUAGES_OF.has(word))
  if (known.length < WORDS_LEAST) return ''
  for (const [name] of WORDS) {
    const found = known.filter((word) => LANGUAGES_OF.get(word)?.includes(name))
    if (new Set(found).size >= WORDS_LEAST && found.length >= words.length * WORDS_SHARE) return name
  }
  return ''
}
