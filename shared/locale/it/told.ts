import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
addetta a
addetta alla
addetto a
addetto alla
aiuto a
aiuto nella
coinvolta in
coinvolto in
collaborazione a
ho aiutato a
ho lavorato su
ho partecipato a
ho partecipato al
ho partecipato alla
incaricata di
incaricato di
le mie mansioni
mi occupavo di
mi sono occupata di
mi sono occupato di
partecipazione a
partecipazione al
partecipazione alla
responsabile dei
responsabile del
responsabile della
responsabile delle
responsabile di
supporto a
supporto al
supporto alla
supporto nella
`),
  years: lines(`
anni
anno
`),
  experience: lines(`
esperienza
`),
  personal: {
    age: lines(`
età
`),
    birth: lines(`
data di nascita
nata a
nata il
nato a
nato il
`),
    civilStatus: lines(`
stato civile
`),
    identity: lines(`
carta d’identità
codice fiscale
passaporto
`),
    nationality: lines(`
cittadinanza
nazionalità
`),
    religion: lines(`
religione
`),
    salary: lines(`
aspettativa salariale
retribuzione desiderata
`),
    sex: lines(`
sesso
`),
    zodiac: lines(`
segno zodiacale
`),
  },
  personalWords: {
    civilStatus: lines(`
celibe
coniugata
coniugato
nubile
sposata
sposato
`),
    military: lines(`
militesente
servizio di leva assolto
servizio militare assolto
`),
  },
}
