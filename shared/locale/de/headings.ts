import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
berufliches profil
berufsprofil
berufsziel
karriereziel
kurzprofil
kurzvorstellung
motivation
personliches profil
profil
qualifikationsprofil
steckbrief
uber mich
ziel
zur person
zusammenfassung
`),
  experience: lines(`
arbeitserfahrung
arbeitsverhaltnisse
beruf
berufliche erfahrung
berufliche erfahrungen
berufliche laufbahn
berufliche stationen
berufliche tatigkeit
beruflicher hintergrund
beruflicher lebenslauf
beruflicher werdegang
berufserfahrung
berufserfahrungen
berufspraxis
berufstatigkeit
erfahrung
erfahrungen
karriere
nebenjobs
nebentatigkeiten
praktika
praktikum
praktische erfahrung
praktische erfahrungen
praxiserfahrung
relevante berufserfahrung
selbststandigkeit
stationen
tatigkeiten
wehrdienst
werdegang
zivildienst
`),
  education: lines(`
abschlussarbeit
abschlusse
akademische ausbildung
akademische laufbahn
akademischer werdegang
aus und weiterbildung
ausbildung
ausbildung und studium
ausbildungsweg
bachelorarbeit
berufsausbildung
bildung
bildungsgang
bildungsweg
diplomarbeit
dissertation
hochschulbildung
hochschulstudium
masterarbeit
qualifikation
schulbildung
schule
schulische ausbildung
schulischer werdegang
schullaufbahn
studium
studium und ausbildung
`),
  skills: lines(`
besondere kenntnisse
computerkenntnisse
edv
edv kenntnisse
fachkenntnisse
fachkompetenzen
fachliche kompetenzen
fahigkeiten
fahigkeiten und kenntnisse
fertigkeiten
it kenntnisse
it kompetenzen
it skills
kenntnisse
kenntnisse und fahigkeiten
kernkompetenzen
kompetenzen
methodenkompetenz
personliche fahigkeiten
programmierkenntnisse
qualifikationen
schlusselqualifikationen
schwerpunkte
software
softwarekenntnisse
sonstige kenntnisse
starken
technische fahigkeiten
technische kenntnisse
technologien
top kenntnisse
weitere kenntnisse
werkzeuge
wichtigste kenntnisse
`),
  projects: lines(`
ausgewahlte projekte
eigene projekte
private projekte
projektarbeit
projekte
projekterfahrung
projektubersicht
`),
  certifications: lines(`
fortbildung
fortbildungen
fuhrerscheine und zertifikate
kurse
lizenzen
scheine
schulungen
seminare
weiterbildung
weiterbildungen
weiterbildungen und zertifikate
zertifikate
zertifikate und weiterbildungen
zertifizierung
zertifizierungen
zusatzqualifikationen
`),
  awards: lines(`
auszeichnungen
auszeichnungen und preise
auszeichnungen und stipendien
ehrung
ehrungen
erfolge
leistungen
preise
preise und auszeichnungen
stipendien
stipendien und auszeichnungen
`),
  publications: lines(`
ausgewahlte publikationen
konferenzen
patente
publikationen
publikationsliste
veroffentlichungen
vortrage
`),
  languages: lines(`
fremdsprachen
fremdsprachenkenntnisse
sprachen
sprachkenntnisse
sprachkompetenz
sprachliche kenntnisse
`),
  volunteering: lines(`
ausserberufliches engagement
außeruniversitares engagement
ehrenamt
ehrenamter
ehrenamtliche tatigkeit
ehrenamtliche tatigkeiten
ehrenamtliches engagement
engagement
freiwilligenarbeit
freiwilliges engagement
gesellschaftliches engagement
soziales engagement
vereinsarbeit
`),
  interests: lines(`
freizeit
freizeitinteressen
hobbies
hobbys
hobbys interessen
hobbys und interessen
interessen
interessen und hobbys
personliche interessen
private interessen
`),
  references: lines(`
empfehlungen
referenz
referenzen
`),
  other: lines(`
adresse
allgemeines
angaben zur person
anlagen
fuhrerschein
kontakt
kontaktdaten
kontaktinformationen
mitgliedschaften
mobilitat
personalien
personliche angaben
personliche daten
personliches
sonstiges
staatsangehorigkeit
verfugbarkeit
verschiedenes
weitere angaben
weitere informationen
zusatzliche angaben
zusatzliche informationen
`),
}
