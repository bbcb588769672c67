import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
beschäftigt mit
beteiligt an
beteiligung an
betraut mit
half bei
meine aufgaben
mitarbeit an
mitarbeit bei
mitarbeit in
mithilfe bei
mitverantwortlich für
mitwirkung an
mitwirkung bei
teilnahme an
tätig als
tätig im
tätig in
unterstützung bei
unterstützung beim
unterstützung der
unterstützung des
unterstützung von
verantwortlich für
verantwortung für
zu meinen aufgaben gehörte
zu meinen aufgaben gehörten
zuständig für
`),
  years: lines(`
jahr
jahre
jahren
jährige
jähriger
`),
  experience: lines(`
berufserfahrung
erfahrung
praxis
`),
  personal: {
    age: lines(`
alter
`),
    birth: lines(`
geb.
geb. am
geboren
geboren am
geburtsdatum
geburtsdatum und -ort
geburtsort und -datum
geburtstag
`),
    civilStatus: lines(`
familienstand
`),
    identity: lines(`
ausweisnummer
passnummer
personalausweis
sozialversicherungsnummer
`),
    nationality: lines(`
nationalität
staatsangehörigkeit
`),
    religion: lines(`
konfession
religion
religionszugehörigkeit
`),
    salary: lines(`
gehaltsvorstellung
gehaltsvorstellungen
gehaltswunsch
wunschgehalt
`),
    sex: lines(`
geschlecht
`),
    zodiac: lines(`
sternzeichen
`),
  },
  personalWords: {
    age: lines(`
# jahre alt
`),
    civilStatus: lines(`
geschieden
ledig
verheiratet
verwitwet
`),
    military: lines(`
vom wehrdienst befreit
wehrdienst abgeleistet
wehrdienst geleistet
`),
    sex: lines(`
männlich
weiblich
`),
  },
}
