import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
about
breve presentazione
chi sono
in sintesi
introduzione
obiettivi
obiettivi professionali
obiettivo
obiettivo professionale
presentazione
profilo
profilo personale
profilo professionale
profilo sintetico
riassunto
riepilogo
riepilogo professionale
sintesi
sommario
su di me
`),
  experience: lines(`
altre esperienze
attivita lavorativa
attivita professionale
carriera
carriera professionale
esperienza
esperienza di lavoro
esperienza lavorativa
esperienza professionale
esperienze
esperienze di lavoro
esperienze lavorative
esperienze professionali
esperienze rilevanti
impiego
lavoro
occupazione
percorso lavorativo
percorso professionale
posizioni ricoperte
stage
stage e tirocini
storia lavorativa
tirocini
tirocinio
`),
  education: lines(`
carriera accademica
educazione
formazione
formazione accademica
formazione e istruzione
formazione e studi
formazione scolastica
formazione universitaria
istruzione
istruzione e formazione
percorso accademico
percorso di studi
percorso formativo
percorso scolastico
studi
studi e formazione
studi universitari
tesi
tesi di laurea
titoli accademici
titoli di studio
titolo di studio
`),
  skills: lines(`
abilita
abilita tecniche
aree di competenza
capacita
capacita e competenze
capacita e competenze organizzative
capacita e competenze personali
capacita e competenze relazionali
capacita e competenze tecniche
capacita tecniche
competenze
competenze chiave
competenze comunicative
competenze digitali
competenze informatiche
competenze organizzative
competenze personali
competenze principali
competenze professionali
competenze relazionali
competenze tecniche
competenze trasversali
conoscenze
conoscenze informatiche
conoscenze tecniche
informatica
principali competenze
punti di forza
skill
software
strumenti
tecnologie
`),
  projects: lines(`
portfolio
progetti
progetti accademici
progetti personali
progetti principali
progetti realizzati
progetti rilevanti
progetto
`),
  certifications: lines(`
abilitazioni
abilitazioni e certificazioni
aggiornamento professionale
attestati
attestati e certificazioni
certificati
certificazione
certificazioni
certificazioni e corsi
corsi
corsi di aggiornamento
corsi di formazione
corsi e attestati
corsi e certificazioni
formazione continua
formazione professionale
licenze
patente e certificazioni
patenti
patentini
`),
  awards: lines(`
borse di studio
onorificenze
premi
premi e borse di studio
premi e riconoscimenti
riconoscimenti
riconoscimenti e premi
risultati
successi
traguardi
`),
  publications: lines(`
articoli
brevetti
conferenze
convegni
presentazioni
pubblicazioni
pubblicazioni e convegni
pubblicazioni scientifiche
relazioni
`),
  languages: lines(`
altre lingue
capacita linguistiche
competenze linguistiche
conoscenza delle lingue
conoscenze linguistiche
lingua
lingue
lingue conosciute
lingue parlate
lingue straniere
`),
  volunteering: lines(`
associazionismo
attivita di volontariato
attivita sociali
esperienza di volontariato
esperienze di volontariato
impegno sociale
servizio civile
volontariato
`),
  interests: lines(`
altri interessi
attivita extracurriculari
hobby
hobby e interessi
hobby e passioni
interessi
interessi e hobby
interessi e passioni
interessi personali
passatempi
passioni
tempo libero
`),
  references: lines(`
raccomandazioni
referenza
referenze
`),
  other: lines(`
affiliazioni
altre informazioni
altro
anagrafica
autorizzazione al trattamento dei dati
collegamenti
contatti
contatto
dati anagrafici
dati personali
disponibilita
informazioni aggiuntive
informazioni di contatto
informazioni personali
patente
patente di guida
privacy
recapiti
social
trattamento dei dati personali
ulteriori informazioni
varie
`),
}
