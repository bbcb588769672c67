/** Scripts that tell the language, or nearly. */
export const SCRIPTS: readonly [language: string, letters: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['lo', /\p{Script=Lao}/gu],
]

/** Languages that share a script with the one it stands for above, by letters of their own. */
export const OWN_LETTERS: Readonly<Record<string, readonly [language: string, letters: RegExp][]>> = {
  ar: [
    ['ur', /[ٹڈڑےں]/g],
    ['fa', /[پچژگکی]/g],
  ],
  ru: [
    ['uk', /[іїєґ]/gi],
    ['sr', /[ђјљњћџ]/gi],
  ],
}
/** A name in another language brings fewer of them. */
export const OWN_LEAST = { letters: 2, share: 0.01 }
