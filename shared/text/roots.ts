import { ASKED_WORDS } from '#shared/locale/asked-words.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { fold } from './fold.ts'
import { languagesIn, smallWordsBy, smallWordsOf } from './language/line.ts'
import { stem } from './stem.ts'
import type { Token } from './tokens.ts'

// The root that a deed and its noun share in languages other than English: 'recruté' and 'recrutement', 'obsługiwałam' and
// 'obsługa'. Both sides go through it, so it need not be right, only the same for the forms of one word.

/** In plain letters, as keys are. */
const ENDINGS: Readonly<Record<string, string>> = {
  de: 'ationen ation eten ete ierungen ierung ierten ierter iertes ierte ieren iert ungen ung tet test ten te st en ern er es em age e n s t',
  nl: 'aties atie ingen ing age den de ten te en e s t',
  fr: 'aient ais ait issements issement ements ement ations ation itions ition aisons aison ages age eurs eur ions ion ants ant ees ee es er ir is it ie e s i u',
  es: 'aban iamos ian ia aciones acion iciones icion cciones ccion ccione ciones cion cione siones sion iones ione iono ion amientos amiento imientos imiento ajes aje aduras adura iezas ieza ados adas ado ada idos idas ido ida ando iendo aron ieron aba ar er ir os as es e o a s i',
  it: 'avano avo ava evano evo eva ivano ivo iva aggi aggio izie izia azioni azione izioni izione zioni zione sioni sione ioni ione amenti amento imenti imento menti mento ature atura iture itura ure ura ati ata ato ate iti ita ito ite uti uto uta ute anze anza enze enza ando endo are ere ire a e i o',
  pt: 'avam ava acoes acao icoes icao coes cao soes sao amentos amento imentos imento agens agem aduras adura uras ura ezas eza ados adas ado ada idos idas ido ida ando endo aram eram ar er ir ei ou os as es e o a s i',
  pl: 'izacja izacji izacje izacjami izowalem izowalam izowanie izowania acja acji acje owania owanie owaniu owalem owalam owala owal owac uje iwania iwanie iwaniu iwalem iwalam iwala iwal iwac ienia ienie ieniu ien ania anie aniu alem alam ala al ac enia enie eniu ilem ilam ila il ic ylem ylam yla yl yc iami ami iach ach owi ow iom om iego ego iemu emu iej ej ymi imi ych ich ym im iem em ia ie iu io a e i o u y',
}
/** Of nouns and adjectives alone: a name in another case is that name, a deed is not. */
const CASES: Readonly<Record<string, string>> = {
  pl: 'iami ami iach ach iego ego iemu emu iej ej ymi imi ych ich ym im iem em iom om owi ow ie ia iu io a e i o u y',
}
const longestFirst = (endings: string): string[] => endings.split(' ').sort((a, b) => b.length - a.length)
const LONGEST_FIRST = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [language, longestFirst(endings)]),
)
const LEAST = 3
const KNOWN_MOST = 20_000
const PARTICIPLES = /^ge(.{3,})[dt]$/
/** 'Beheer' and 'beheren', 'lassen' and 'las'. */
const DOUBLED = /([a-z])\1/g

export interface Spoken {
  language: string
  root: (key: string) => string
  /** Words that are no part of what a phrase says. */
  small: ReadonlySet<string>
  /** Parts of verbs that stand at the end of a clause. */
  particles: ReadonlySet<string>
}

const ENGLISH: Spoken = { language: 'en', root: stem, small: new Set(), particles: new Set() }

/** The language a text is in, by the smallest words, as far as its forms are known: English unless another has more. */
export function spokenIn(text: string): Spoken {
  const [best] = [...languagesIn(text, WHOSE)]
    .filter(
      ([language, score]) =>
        language === ENGLISH.language || LONGEST_FIRST.has(language) || score >= FORMS_LEAST,
    )
    .reduce((a, b) => (b[1] > a[1] ? b : a))
  return best === ENGLISH.language ? ENGLISH : rootsOf(best)
}
/** Of a language whose forms are not known a line says nothing that a word or two of another could not. */
const FORMS_LEAST = 3

/** The words that part the names of a posting tell its language too; in English they stand in every other. */
const tellingOf = (language: string): string[] => [
  ...smallWordsOf(language),
  ...((language === ENGLISH.language ? undefined : ASKED_WORDS[language]?.small) ?? []),
]

const WHOSE = smallWordsBy(Object.keys(ASKED_WORDS).map((language) => [language, tellingOf(language)]))

const casesKnown = new Map<string, Spoken['root']>()
/** The same for every case of a name. */
export function caseless(language: string): Spoken['root'] {
  const before = casesKnown.get(language)
  if (before) return before
  const { root } = spoken(language, longestFirst(CASES[language] ?? ''))
  casesKnown.set(language, root)
  return root
}

/** The forms of one language. */
const rootsOf = (language: string): Spoken => {
  const before = spokenKnown.get(language) ?? spoken(language)
  spokenKnown.set(language, before)
  return before
}
const spokenKnown = new Map<string, Spoken>()

function spoken(language: string, endings: readonly string[] = LONGEST_FIRST.get(language) ?? []): Spoken {
  const known = new Map<string, string>()
  const { irregular = [], particles = [] } = LOCALES.find((one) => one.language === language)?.verbs ?? {}
  const regular = new Map(
    irregular.flatMap((line) => {
      const [word = '', ...forms] = fold(line).split(' ')
      return forms.map((form) => [form, word] as const)
    }),
  )
  return {
    language,
    small: new Set(smallWordsOf(language)),
    particles: new Set(particles.map(fold)),
    root: (key) => {
      const before = known.get(key)
      if (before !== undefined) return before
      const root = rootOf(regular.get(key) ?? key, endings, language)
      if (known.size >= KNOWN_MOST) known.clear()
      known.set(key, root)
      return root
    },
  }
}

function rootOf(key: string, endings: readonly string[], language: string): string {
  if (/[^\p{L}]/u.test(key) || key.length <= LEAST) return key
  const plain = key.replaceAll('ł', 'l')
  const whole = isGermanic(language) ? plain.replace(PARTICIPLES, '$1') : plain
  const ending = endings.find((one) => whole.endsWith(one) && whole.length - one.length >= LEAST) ?? ''
  const root = whole.slice(0, whole.length - ending.length).replace(DOUBLED, '$1')
  const bare = root.length > LEAST ? root.replace(/i$/, '') : root
  return (SOFTENED[language] ?? []).reduce((word, [from, to]) => word.replace(from, to), bare)
}

/** What an ending changes before it: 'gospodarka' and 'gospodarce', 'rysunek' and 'rysunku', 'organizar' and 'organicé'. */
const SOFTENED: Readonly<Record<string, readonly [RegExp, string][]>> = {
  // 'Verhandelte' and 'Verhandlung'.
  de: [[/(?<=.{2}[^aeiou])e(?=[lr]$)/, '']],
  es: [
    [/ie(?=[^aeiou]{1,3}$)/, 'e'],
    [/ue(?=[^aeiou]{1,3}$)/, 'o'],
    [/(?<=.{2})qu$/, 'c'],
    [/(?<=.{3})c$/, 'z'],
    [/(?<=.{2})gu$/, 'g'],
  ],
  pt: [
    [/(?<=.{2})qu$/, 'c'],
    [/(?<=.{2})gu$/, 'g'],
  ],
  pl: [
    [/(?<=.{3})ek$/, 'k'],
    [/(?<=.{3})c$/, 'k'],
    [/(?<=.{3})rz$/, 'r'],
  ],
}

const isGermanic = (language: string): boolean => language === 'de' || language === 'nl'

/** What German and Dutch put between the parts of a compound. */
const LINKS = ['', 'd', 't', 's', 'n', 'en', 'es', 'er', 'e', 'ung', 'ungs', 'ing', 'ings']
const PART_LEAST = 4

/** Whether two of the words make the one: 'Rechnungsprüfung' is what somebody who 'prüfte Rechnungen' did. */
export function isMadeOf(word: string, keys: readonly string[], { language, root }: Spoken): boolean {
  if (!isGermanic(language) || word.length < 2 * PART_LEAST) return false
  const whole = root(word)
  // The root of a short word may have lost what its compound keeps: 'Konten' in 'Kontenabstimmung'.
  const roots = keys.flatMap((key) => [root(key), key, key.replace(/(?:e[nrs]?|[ns])$/, '')])
  const heads = roots.flatMap((one) => {
    // 'Bestandskunden' are 'Kunden' too.
    for (let from = 0; one.length - from >= LEAST; from++) {
      const part = one.slice(from)
      if (from > 0 && part.length < PART_LEAST) break
      if (whole.startsWith(part)) return [part]
    }
    return []
  })
  return heads.some((head) =>
    LINKS.some((link) => {
      const rest = whole.slice(head.length)
      return (
        rest.startsWith(link) && rest.length - link.length >= LEAST && roots.includes(rest.slice(link.length))
      )
    }),
  )
}

/** Small words that open a new clause. */
const OPENS_CLAUSE: ReadonlySet<string> = new Set([
  'and',
  ...Object.values(ASKED_WORDS).flatMap((asked) => asked?.joins ?? []),
])

/** The roots of verbs whose part stands at the end of its clause: 'stimmte' and 'ab' are 'abstimm'. */
export function partedVerbs(tokens: readonly Token[], { particles, root }: Spoken): [string, number][] {
  if (particles.size === 0) return []
  const verbs: [string, number][] = []
  let opens = 0
  for (const [at, { key, breakBefore }] of tokens.entries()) {
    if (breakBefore || OPENS_CLAUSE.has(tokens[at - 1]?.key ?? '')) opens = at
    const next = tokens[at + 1]
    const ends = next === undefined || next.breakBefore || OPENS_CLAUSE.has(next.key)
    if (ends && at > opens && particles.has(key)) verbs.push([key + root(tokens[opens]?.key ?? ''), opens])
  }
  return verbs
}
