import { decoderFor } from '../decode-text.ts'

// The named characters of HTML 4 that text uses; all others come as numbers.

const LATIN_FROM = 160
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const OTHERS: Record<string, string> = {
  OElig: 'Œ',
  Scaron: 'Š',
  Yuml: 'Ÿ',
  amp: '&',
  apos: "'",
  bdquo: '„',
  bull: '•',
  dagger: '†',
  emsp: ' ',
  ensp: ' ',
  euro: '€',
  gt: '>',
  hellip: '…',
  larr: '←',
  ldquo: '“',
  lsaquo: '‹',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  minus: '−',
  ndash: '–',
  oelig: 'œ',
  quot: '"',
  rarr: '→',
  rdquo: '”',
  rsaquo: '›',
  rsquo: '’',
  sbquo: '‚',
  scaron: 'š',
  thinsp: ' ',
  trade: '™',
  zwj: '',
  zwnj: '',
}

const NAMED = new Map<string, string>([
  ...LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(LATIN_FROM + at)]),
  ...Object.entries(OTHERS),
])

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));?/gi
const WESTERN = decoderFor('windows-1252')

const signOf = (code: number): string => {
  // Numbers between 128 and 159 mean Windows' own characters, whatever the standard of letters says.
  if (code >= 128 && code < LATIN_FROM) return WESTERN.decode(Uint8Array.of(code))
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : ''
}

export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex) return signOf(Number.parseInt(hex, 16))
        if (decimal) return signOf(Number(decimal))
        return NAMED.get(name ?? '') ?? whole
      })
    : text
