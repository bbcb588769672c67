// Where the letters of a group go, by the word that begins it.

export type Destination =
  | 'author'
  | 'body'
  | 'color'
  | 'font'
  | 'info'
  | 'instruction'
  | 'label'
  | 'picture'
  | 'skip'
  | 'style'
  | 'title'

const DESTINATIONS: Record<string, Destination> = {
  author: 'author',
  colortbl: 'color',
  fldinst: 'instruction',
  fonttbl: 'font',
  info: 'info',
  listtext: 'label',
  pict: 'picture',
  pntext: 'label',
  stylesheet: 'style',
  title: 'title',
}

const SKIPPED = new Set([
  'annotation',
  'atnauthor',
  'atnid',
  'bkmkend',
  'bkmkstart',
  'datafield',
  'falt',
  'filetbl',
  'ftnsep',
  'ftnsepc',
  'generator',
  'listoverridetable',
  'listtable',
  'nonesttables',
  'nonshppict',
  'objclass',
  'objdata',
  'panose',
  'pntxta',
  'pntxtb',
  'private',
  'revtbl',
  'rsidtbl',
  'rxe',
  'shprslt',
  'sp',
  'tc',
  'themedata',
  'txe',
  'xe',
  'xmlnstbl',
])

/** Groups marked as optional whose letters are read all the same. */
const READ_OPTIONAL = new Set(['fldinst', 'listtext', 'pntext', 'shpinst', 'shppict', 'shptxt'])

/** `optional`: `\*` stood before the word, so who does not know it leaves the group out. */
export const destinationOf = (word: string, optional: boolean): Destination | undefined => {
  if (SKIPPED.has(word) || (optional && !READ_OPTIONAL.has(word))) return 'skip'
  return DESTINATIONS[word]
}

export const HEADERS: Record<string, 'header' | 'footer'> = {
  footer: 'footer',
  footerf: 'footer',
  footerr: 'footer',
  header: 'header',
  headerf: 'header',
  headerr: 'header',
}
