import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
brałam udział w
brałem udział w
do moich obowiązków
odpowiadałam za
odpowiadałem za
odpowiedzialna za
odpowiedzialność za
odpowiedzialny za
pomagałam w
pomagałem w
pomoc przy
pomoc w
pracowałam nad
pracowałem nad
uczestnictwo w
uczestniczyłam w
uczestniczyłem w
udział w
wsparcie przy
wsparcie w
współpraca przy
zaangażowana w
zaangażowany w
zakres obowiązków
`),
  years: lines(`
lat
lata
rok
roku
`),
  experience: lines(`
doświadczenia
doświadczenie
doświadczeniem
`),
  personal: {
    age: lines(`
wiek
`),
    birth: lines(`
data ur.
data urodzenia
ur.
urodzona
urodzony
`),
    civilStatus: lines(`
stan cywilny
`),
    identity: lines(`
dowód osobisty
pesel
`),
    nationality: lines(`
narodowość
obywatelstwo
`),
    religion: lines(`
wyznanie
`),
    salary: lines(`
oczekiwane wynagrodzenie
oczekiwania finansowe
`),
    sex: lines(`
płeć
`),
    zodiac: lines(`
znak zodiaku
`),
  },
  personalWords: {
    civilStatus: lines(`
kawaler
mężatka
panna
rozwiedziona
rozwiedziony
zamężna
żonaty
`),
    military: lines(`
stosunek do służby wojskowej uregulowany
służba wojskowa odbyta
uregulowany stosunek do służby wojskowej
`),
    age: lines(`
# lat
# lata
`),
  },
}
