import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['gennaio', 'gen', 'genn'],
    ['febbraio', 'feb', 'febbr'],
    ['marzo', 'mar'],
    ['aprile', 'apr'],
    ['maggio', 'mag', 'magg'],
    ['giugno', 'giu'],
    ['luglio', 'lug'],
    ['agosto', 'ago'],
    ['settembre', 'set', 'sett'],
    ['ottobre', 'ott'],
    ['novembre', 'nov'],
    ['dicembre', 'dic'],
  ],
  present: lines(`
ad oggi
ad ora
attuale
attualita
attualmente
data odierna
in corso
oggi
oggigiorno
ora
presente
tutt'oggi
tuttora
`),
  seasons: lines(`
autunno
estate
fine
inizio
inverno
meta
primavera
semestre
trimestre
`),
  since: lines(`
da
dal
dall
`),
  until: lines(`
fino a
fino al
`),
}
