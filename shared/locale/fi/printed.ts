import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profiili, Työkokemus, Koulutus, Projektit, Taidot, Sertifikaatit, Kielet, Palkinnot, Julkaisut, Vapaaehtoistyö, Kiinnostukset, Suosittelijat',
  additional: 'Lisätiedot',
  labels: 'Keskiarvo, Sähköposti, Puhelin, Verkkosivu, Linkki, Teknologiat',
  graduated: 'valmistuminen',
  inField: 'alalla',
  present: 'nykyhetki',
  until: 'päättyi',
  months:
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  numbers: 'MM/YYYY',
  usual: 'numbers',
  levels: 'Aloittelija, Keskitaso, Edistynyt, Asiantuntija',
})
