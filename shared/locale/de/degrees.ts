import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doktorgrad
doktortitel
promotion abgeschlossen*
promotion in
promoviert
promovierte*
`),
  master: lines(`
diplom
diplomabschluss*
diplomstudium
magister
magisterabschluss*
master-abschluss*
master-studium
masterabschluss*
masterstudiengang
masterstudium
staatsexamen
`),
  bachelor: lines(`
akademische* abschluss*
akademische* ausbildung
akademische* grad*
bachelor-abschluss*
bachelor-studium
bachelorabschluss*
bachelorstudium
fachhochschulabschluss*
fachhochschulstudium
fh- oder uni-abschluss*
fh-abschluss*
fh-studium
hochschulabschluss*
hochschulstudium
studienabschluss*
uni- oder fh-abschluss*
uni-abschluss*
universitatsabschluss*
`),
  highschool: lines(`
abitur
fachabitur
fachhochschulreife
hauptschulabschluss*
hochschulreife
matura
mittlere reife
mittlerer reife
realschulabschluss*
schulabschluss*
`),
}
