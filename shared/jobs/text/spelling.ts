import { fold } from '#shared/text/fold.ts'

const VARIANTS: [RegExp, string][] = [
  [/[ao]e/g, 'e'],
  [/our/g, 'or'],
  [/is(e[ds]?|ing|ation|er)(?!\p{L})/gu, 'iz$1'],
  [/yse(?!\p{L})/gu, 'yze'],
  [/ll(ing|ed|er)(?!\p{L})/gu, 'l$1'],
  [/tre(?!\p{L})/gu, 'ter'],
  [/ogue(?!\p{L})/gu, 'og'],
  [/ence(?!\p{L})/gu, 'ense'],
  [/mme(?!\p{L})/gu, 'm'],
  [/[^\p{L}\p{N}+#]/gu, ''],
]

const plain = (text: string): string =>
  VARIANTS.reduce((word, [variant, one]) => word.replace(variant, one), fold(text)).replace(/s$/, '')

/** 'Anaesthesia monitoring' and 'anesthesia monitoring': one name, whichever side of the sea wrote it. */
export const sameButSpelling = (a: string, b: string): boolean => plain(a) === plain(b)
