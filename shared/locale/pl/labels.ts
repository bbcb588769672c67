import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const labels: Locale['labels'] = {
  dates: lines(`
czas trwania
data
daty
od do
okres
okres nauki
okres zatrudnienia
`),
  position: lines(`
funkcja
rola
stanowisko
zajmowane stanowisko
zawód lub zajmowane stanowisko
`),
  company: lines(`
firma
miejsce pracy
nazwa firmy
nazwa i adres pracodawcy
nazwa pracodawcy
pracodawca
zakład pracy
`),
  text: lines(`
branża
główne działania i zakres odpowiedzialności
główne obowiązki
obowiązki
rodzaj działalności lub sektor
zakres obowiązków
`),
  degree: lines(`
dyplom
nazwa uzyskanych kwalifikacji
stopień
tytuł
uzyskane kwalifikacje
uzyskany tytuł
`),
  school: lines(`
centrum edukacyjne
nazwa i rodzaj organizacji prowadzącej edukację i szkolenia
nazwa szkoły
nazwa uczelni
szkoła
uczelnia
`),
  field: lines(`
kierunek
kierunek studiów
profil
specjalizacja
specjalność
`),
}
