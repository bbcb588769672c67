import { listed } from '#shared/text/alternatives.ts'
import { plainWords } from '#shared/text/fold.ts'

// Words of a section that says that there is nothing to tell: `Néant`, `Ainda não possuo`. Plain forms.

const NOTHING: Record<string, string> = {
  cs: 'zadna; zadne; zadny',
  de: 'kein; keine; keinerlei',
  en: 'n/a; no; none; nothing',
  es: 'ningun; ninguna; ninguno; no; sin',
  fr: 'aucun; aucune; neant; pas',
  hu: 'nincs',
  it: 'nessun; nessuna; nessuno',
  ja: 'なし; 無し; 特になし',
  ko: '없음; 해당없음',
  nl: 'geen',
  no: 'ingen',
  pl: 'brak',
  pt: 'nao; nenhum; nenhuma; sem',
  ru: 'нет; отсутствует',
  sv: 'inga; inget',
  tr: 'yok',
  uk: 'немає; відсутній',
  zh: '无; 無; 暂无; 暫無',
}
const WORDS = new Set(listed(NOTHING))
/** More of them tell something. */
const MOST_WORDS = 6

const PARTED = /[,|•·(]|\s\p{Pd}\s/u

export const saysNone = (text: string): boolean => {
  const plain = plainWords(text)
  const words = plain.split(' ')
  const isShort = words.length <= MOST_WORDS && !PARTED.test(text)
  return WORDS.has(plain) || (isShort && words.some((word) => WORDS.has(word)))
}
