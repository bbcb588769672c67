/** The smallest words of each language: a text of a few lines holds some of them. */
export const SMALL_WORDS: Record<string, string> = {
  en: 'the and of to in for with a on as by from at using that',
  de: 'und der die das von mit für im zu den des eine ein bei als auf',
  fr: 'et de la le les des du en pour dans une un avec sur au aux',
  es: 'de y la el en los las del con para una un por al se',
  pt: 'de e da do em para com os as dos das uma um na no ao',
  it: 'di e il la per in con del della dei delle un una nel alla',
  nl: 'van en de het een in voor met op bij aan te door als',
  sv: 'och att det som en på är av för med till den ett från inom vid',
  da: 'og at det en den til er som på de med af for der fra ved',
  no: 'og i det på er som en til av for med at et fra ved å',
  fi: 'ja on ei että sekä kuin myös joka mukaan tai kanssa oli osana sekä',
  pl: 'i w na z do się jest od oraz przez dla jako przy lub we ze',
  cs: 'a v na se je do ve pro od jako při nebo za s z jsem',
  tr: 've bir bu için ile olarak da olan gibi üzerinde göre sonra kadar daha',
  ro: 'și de la în cu pe din pentru este un care prin al ale',
  hu: 'a az és hogy egy van vagy mint meg volt valamint által során',
  vi: 'và của các cho với trong là có được tại từ về theo việc',
  id: 'dan yang di untuk dengan dari pada dalam sebagai oleh ke serta',
}

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
/** Letters that Ukrainian has and Russian has not. */
export const UKRAINIAN = /[іїєґ]/iu
