/** Where letters are written on Letter (CLDR's paper sizes); everywhere else it is A4. */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** By a country as ISO 3166-1 alpha-2; '' where none is known. */
export const paperOf = (country: string): 'A4' | 'Letter' => (LETTER.has(country) ? 'Letter' : 'A4')
