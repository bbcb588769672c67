import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  awards: lines(`
nagrody
nagrody i wyróżnienia
osiągnięcia
osiągnięcia i nagrody
stypendia
sukcesy
wyróżnienia
`),
  certifications: lines(`
certyfikaty
certyfikaty i kursy
dodatkowe kwalifikacje
kursy
kursy i szkolenia
licencje
szkolenia
szkolenia i certyfikaty
uprawnienia
uprawnienia zawodowe
`),
  education: lines(`
edukacja
edukacja i szkolenia
nauka
praca dyplomowa
przebieg edukacji
studia
szkoły
wykształcenie
wykształcenie formalne
wykształcenie i kwalifikacje
ścieżka edukacji
`),
  experience: lines(`
doświadczenia zawodowe
doświadczenie
doświadczenie zawodowe
historia zatrudnienia
kariera
praca
praca zawodowa
praktyka zawodowa
praktyki
praktyki i staże
przebieg kariery
przebieg pracy zawodowej
przebieg zatrudnienia
staże
staże i praktyki
zatrudnienie
ścieżka kariery
`),
  interests: lines(`
aktywność dodatkowa
hobby
moje zainteresowania
pasje
zainteresowania
zainteresowania i hobby
zainteresowania prywatne
`),
  languages: lines(`
języki
języki obce
umiejętności językowe
znajomość języków
znajomość języków obcych
`),
  other: lines(`
dane kontaktowe
dane osobowe
dodatkowe informacje
informacje dodatkowe
informacje osobiste
inne
klauzula
kontakt
pozostałe informacje
prawo jazdy
`),
  projects: lines(`
najważniejsze projekty
portfolio
projekty
projekty studenckie
projekty własne
wybrane projekty
zrealizowane projekty
`),
  publications: lines(`
artykuły
konferencje
patenty
publikacje
publikacje naukowe
wystąpienia
`),
  references: lines(`
referencje
rekomendacje
`),
  skills: lines(`
cechy osobowości
dodatkowe umiejętności
kluczowe kompetencje
kluczowe umiejętności
kompetencje
kwalifikacje
mocne strony
narzędzia
obsługa komputera
technologie
umiejętności
umiejętności i kompetencje
umiejętności komputerowe
umiejętności miękkie
umiejętności techniczne
umiejętności zawodowe
znajomość programów
`),
  summary: lines(`
cel zawodowy
krótko o mnie
o mnie
podsumowanie
podsumowanie zawodowe
profil
profil osobisty
profil zawodowy
`),
  volunteering: lines(`
działalność dodatkowa
działalność społeczna
koła naukowe
praca społeczna
wolontariat
`),
}
