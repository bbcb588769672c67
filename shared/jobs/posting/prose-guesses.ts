import { addressesIn } from '../text/addresses.ts'
import { cuesOf } from './cues.ts'
import { guessed } from './guesses.ts'

// Names without a heading to vouch for them: 'You'll need experience with decontamination and InfoDrainage'.

const LEAD =
  /(?<!\p{L})(?:experience|experienced|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|skilled|skills|competent|competence|trained|training|background|fluent|literate|comfortable|confident|at home)\s+(?:(?:\p{L}+\s+)?(?:with|in|of|on|using)\s+|(?=(?:fitting|building|making|running|writing|laying|hanging|cutting|repairing|servicing|installing|growing|breeding|sewing|shoeing|teaching|selling|editing|testing)\s))/giu
/** 'Two years' agency experience'. */
const YEARS_OF = /(?:years?|months?)['’]?\s+(?:of\s+)?((?:[\p{L}-]+\s+){1,3}?)experience/giu
/** 'Three years on domestic installs'. */
const YEARS_ON =
  /(?:years?|months?)['’]?\s+(?:on|in|with)\s+(?:an? (?=(?:\p{L}+ ){0,2}\p{L}+[.,;]|(?:\p{L}+ ){0,2}\p{L}+$))?(?!the |an? |our )([\p{L} ,&/-]{4,60})(?!\p{L})/giu
/** 'If you have event experience'. */
const HAVE =
  /(?<!\p{L})(?:have|has|had|any|some|previous|prior|recent)\s+((?:\p{L}[\p{L}-]+\s+){1,2})experience(?!\p{L})/giu
const CLAUSE_END = /[.;:!?(]|,? but |,? which |,? who |,? so |,? because | is | are | would | will | to /
const PARTS = /,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|\//

/** What is enumerated after 'experience with', and a short subject of 'would be a bonus'. */
export function enumerated(text: string): string[] {
  const names: string[] = []
  for (const match of text.matchAll(LEAD)) {
    const from = match.index + match[0].length
    const rest = text.slice(from, from + CLAUSE_MOST)
    const end = CLAUSE_END.exec(rest)
    names.push(...(end ? rest.slice(0, end.index) : rest).split(PARTS))
  }
  for (const match of text.matchAll(YEARS_ON)) names.push(...match[1]!.split(PARTS))
  for (const match of text.matchAll(YEARS_OF)) names.push(match[1]!)
  for (const match of text.matchAll(HAVE)) names.push(match[1]!)
  const cues = cuesOf(text).filter(({ at }) => at === 'after')
  const first = cues[0]
  if (names.length === 0 && first) {
    const subject = text.slice(0, first.from).replace(/\b(?:is|are|would be|will be|is also|also)\s*$/i, '')
    // 'The bikes are optional': of what is there already.
    if (subject.trim().split(/\s+/).length <= SUBJECT_WORDS_MOST && !/^\s*the\s/i.test(subject))
      names.push(...subject.split(PARTS))
  }
  return names.filter((name) => name.trim() !== '')
}
const SUBJECT_WORDS_MOST = 5
/** An enumeration is read this far. */
const CLAUSE_MOST = 300

const NAME =
  /(?<![\p{L}\p{N}.'’·-])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{Ll}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){0,2}|\p{Lu}-\p{Lu}\p{Ll}+|\p{Lu}{3,6}(?:-?\p{N}{1,4}\p{Lu}?)?)(?!-free|['’]s(?!\p{L})|[\p{L}\p{N}])/gu
const PLACES = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|
  michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|
  south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|scotland|wales|ireland|northern ireland|
  germany|france|spain|italy|austria|switzerland|poland|portugal|netherlands|belgium|denmark|sweden|norway|finland|canada|australia|new zealand|india|turkey|romania|hungary|greece|bulgaria|czechia|slovakia|slovenia|croatia|serbia|ukraine|estonia|latvia|lithuania|iceland|luxembourg|malaysia|indonesia|thailand|vietnam|philippines|singapore|south korea|taiwan|brazil|mexico|argentina|colombia|chile|peru|egypt|morocco|nigeria|kenya|south africa|israel|united arab emirates|dubai|saudi arabia|pakistan|bangladesh|sri lanka|nordics|benelux|dach|emea|apac|china|japan|europe|asia|africa|
  united states|united kingdom|great britain|north america|latin america|middle east|berlin|paris|madrid|vienna|zurich|dublin|manchester|birmingham|chicago|boston|seattle|denver|toronto|sydney|melbourne|los angeles|san francisco`
    .split('|')
    .map((place) => place.trim()),
)
export const isPlace = (name: string): boolean => PLACES.has(name.toLowerCase())
/** 'The Far East', 'South Wales' */
const BY_COMPASS =
  /^(?:far|north|south|east|west|northern|southern|eastern|western|mid|central|greater)(?:[ -]|$)/i
const NO_NAME = new Set(
  `url urls pst est cst mst edt pdt gmt utc cet cest bst eve easter xmas ramadan new
  saturdays sundays weekdays mls mlis ala monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  phd linkedin mca bca mbps gbps wpm ged crs comptia caa faa easa icao iata ira hsa fsa roth ceo cfo cto coo cio cmo chro dba vp svp evp md pto uk us usa eu uae ctc lpa inr aed london england english europe must degree level grade manager director team company school university college council trust hospital ltd inc llp llc
  the this that these those you your our we they please and for with from full part time doe nb ote eoe eeo faq asap dep bts cap nvq hnd hnc gcse bsc msc tbc tbd usd gbp eur cv european american british asian african e-verify c-suite c-level`.split(
    /\s+/,
  ),
)

const STANDARD =
  /(?<![\p{L}\p{N}])(?:(?:ISO|IEC|DIN|EN|AS|CSA|JIS|ASTM|IEEE|NFPA|ASME|ANSI|SAE|AWS|BS|AS\/NZS|UL|NIST|RFC|USP|API|ACI|AISC|IPC|AASHTO|ASCE|VDE|ICH)[ /-]){1,4}[A-Z]{0,2}\d{1,5}(?:[.-]\d{1,4})?(?![\p{L}\p{N}])/gu

/** Standards are named by their number. */
export const standardsIn = (text: string): string[] => (text.match(STANDARD) ?? []).map((name) => name.trim())

const NAMED_CHARACTERS = 8

/** Capitalised or oddly written words inside a sentence: names of products, methods, standards. */
export function properNames(text: string, known: readonly [number, number][], listed: boolean): string[] {
  const names: string[] = []
  const addresses = addressesIn(text)
  for (const match of text.matchAll(NAME)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (addresses.some(([start, end]) => from < end && to > start)) continue
    // 'You'd work with Isla, our finance director'
    if (
      /^, (?:our|the|who) /.test(text.slice(to, to + NAMED_CHARACTERS)) &&
      /(?<!\p{L})(?:with|to|for|by|and) $/u.test(text.slice(Math.max(0, from - 5), from))
    )
      continue
    const camel = /\p{Ll}\p{Lu}/u.test(match[0])
    if (!listed && !camel) continue
    if (
      !camel &&
      /(?<!\p{L})(?:from|near|around|outside|(?:go|goes|travel|drive|commute|trips?) to) $/u.test(
        text.slice(Math.max(0, from - 12), from),
      )
    )
      continue
    const odd = camel || /^\p{Lu}{3,}/u.test(match[0])
    const opens = /^[\s"“(]*$/.test(text.slice(0, from)) || /[.!?:]\s+$/.test(text.slice(0, from))
    if ((opens && !odd) || known.some(([start, end]) => from < end && to > start)) continue
    if (
      match[0].split(' ').some((word) => NO_NAME.has(word.toLowerCase())) ||
      isPlace(match[0]) ||
      BY_COMPASS.test(match[0])
    )
      continue
    names.push(match[0])
  }
  return names.map(guessed).filter((name) => name !== '')
}
