// Where a line of text may end: behind a space; between the letters of scripts that write no spaces; and between the
// words of Thai, which a dictionary of the browser knows.

const SPACELESS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uff60]'
const spaceless = new RegExp(SPACELESS, 'u')
const besideSpaceless = new RegExp(`(?<=${SPACELESS})|(?=${SPACELESS})`, 'u')
const THAI = /\p{Script=Thai}/u

/** No line begins with these, nor ends with those: closing and opening signs, marks of length, small letters. */
const NEVER_FIRST =
  /^[\s,.;:!?%)\]}’”…·、。，．：；！？％）］｝〕〉》」』】〗ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ～／\p{M}]/u
const NEVER_LAST = /[([{‘“（［｛〔〈《「『【〖／]$/u

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The text in the stretches behind each of which a line may end. */
export const breakable = (text: string): string[] =>
  text.split(/(?<= )/u).flatMap((word) => {
    // What stands between letters of such a script stays whole: `React 18`.
    if (spaceless.test(word)) return joinedAtSigns(word.split(besideSpaceless))
    return THAI.test(word) ? joinedAtSigns([...words.segment(word)].map(({ segment }) => segment)) : [word]
  })

const joinedAtSigns = (stretches: string[]): string[] =>
  stretches.reduce<string[]>((kept, next) => {
    const last = kept.at(-1)
    if (last !== undefined && (NEVER_FIRST.test(next) || NEVER_LAST.test(last))) kept[kept.length - 1] += next
    else kept.push(next)
    return kept
  }, [])
