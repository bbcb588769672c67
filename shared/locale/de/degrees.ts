import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
Dr. rer. nat
doktorgrad
doktortitel
dr.-ing
promotion abgeschlossen*
promotion in
promoviert
promovierte*
`),
  master: lines(`
abgeschlossene* master
diplom
diplom-*
diplomabschluss*
diplomstudium
ein master
einen master
guter master
magister
magisterabschluss*
master oder
master-abschluss*
master-studium
masterabschluss*
masterstudiengang
masterstudium
oder master
staatsexamen
und master
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
fh-abschluss*
fh-studium
hochschulabschluss*
hochschulstudium
studienabschluss*
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
  unnamed: lines(`
studium
`),
  training: lines(`
ausbildung als
ausbildung im
ausbildung in
ausbildung zu*
berufsausbildung
gesellenbrief
lehrabschluss*
lehre als
lehre im
meisterabschluss*
meisterbrief
technikerabschluss*
`),
  none: lines(`
ohne abgeschlossenes studium
ohne studium
`),
}
