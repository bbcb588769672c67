import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doktorat*
stop* doktora
studi* doktoranck*
tytul* doktora
`),
  master: lines(`
jednolit* studi* magistersk*
magister
mgr
mgr inz
stop* magistra
studi* drugiego stopnia
studi* ii stopnia
studi* magistersk*
studi* podyplomow*
tytul* magistra
tytul* mgr
wyksztalceni* magistersk*
wyksztalceni* wyzsz* magistersk*
wyksztalceni* … magistersk*
wyzsz* magistersk*
`),
  bachelor: lines(`
licencjat*
studi* i stopnia
studi* inzyniersk*
studi* licencjack*
studi* pierwszego stopnia
studi* wyzsz*
tytul* inzyniera
tytul* licencjata
wyksztalceni* akademick*
wyksztalceni* inzyniersk*
wyksztalceni* licencjack*
wyksztalceni* wyzsz*
wyksztalceni* … wyzsz*
wyzsz* kierunkow*
wyzsz* studi*
wyzsz* technicz*
wyzsz* wyksztalceni*
`),
  associate: lines(`
szkol* policealn*
wyksztalceni* policealn*
wyksztalceni* pomaturaln*
`),
  highschool: lines(`
co najmniej sredni*
co najmniej zawodow*
matura
matury
minimum sredni*
minimum zawodow*
sredni* technicz*
sredni* wyksztalceni*
swiadectw* dojrzalosci
swiadectw* maturaln*
szkol* sredni*
szkol* zawodow*
technikum
wyksztalceni* branzow*
wyksztalceni* podstawow*
wyksztalceni* sredni*
wyksztalceni* technicz*
wyksztalceni* zawodow*
wyksztalceni* … sredni*
wyksztalceni* … zawodow*
zawodow* technicz*
`),
  training: lines(`
czeladni*
dyplom* mistrz*
swiadectw* czeladnicz*
`),
}
