import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
doel
doelstelling
introductie
kort profiel
loopbaandoel
over mij
persoonlijk profiel
persoonlijke samenvatting
professioneel profiel
professionele samenvatting
profiel
profielschets
profieltekst
samenvatting
wie ben ik
`),
  experience: lines(`
arbeidservaring
arbeidsverleden
beroepservaring
bijbanen
carriere
ervaring
ervaringen
functies
loopbaan
loopbaanoverzicht
overige werkervaring
professionele ervaring
relevante ervaring
relevante werkervaring
stage
stage ervaring
stages
stages en werkervaring
werk
werkervaring
werkgeschiedenis
`),
  education: lines(`
academische achtergrond
educatie
genoten opleidingen
onderwijs
opleiding
opleiding en cursussen
opleiding en training
opleidingen
opleidingen en cursussen
opleidingsgegevens
scholing
schoolopleiding
scriptie
studie
studies
vooropleiding
`),
  skills: lines(`
belangrijkste vaardigheden
competenties
competenties en vaardigheden
computerkennis
computervaardigheden
digitale vaardigheden
eigenschappen
expertise
it kennis
it vaardigheden
kennis
kennis en vaardigheden
kerncompetenties
kernvaardigheden
kwaliteiten
overige vaardigheden
persoonlijke vaardigheden
programmas
software
softwarekennis
specialisaties
specialismen
sterke punten
technische kennis
technische vaardigheden
technologieen
tools
vaardigheden
vaardigheden en competenties
vakkennis
`),
  projects: lines(`
eigen projecten
persoonlijke projecten
portfolio
project
projecten
projectervaring
`),
  certifications: lines(`
bijscholing
certificaten
certificaten en cursussen
certificering
certificeringen
cursussen
cursussen en certificaten
cursussen en trainingen
diplomas
diplomas en certificaten
licenties
nascholing
rijbewijzen en certificaten
trainingen
trainingen en cursussen
`),
  awards: lines(`
awards
behaalde resultaten
beurzen
onderscheidingen
prestaties
prijzen
prijzen en onderscheidingen
successen
`),
  publications: lines(`
artikelen
congressen
lezingen
patenten
presentaties
publicaties
`),
  languages: lines(`
taal
taalkennis
taalvaardigheden
taalvaardigheid
talen
talenkennis
vreemde talen
`),
  volunteering: lines(`
bestuurswerk
maatschappelijke betrokkenheid
nevenactiviteiten
nevenfuncties
vrijwillige inzet
vrijwilliger
vrijwilligers ervaring
vrijwilligerservaring
vrijwilligerswerk
`),
  interests: lines(`
hobby s
hobby's
hobby's en interesses
hobbys
hobbys en interesses
interesses
interesses en hobby's
interesses en hobbys
persoonlijke interesses
vrije tijd
vrijetijdsbesteding
`),
  references: lines(`
aanbevelingen
referentie
referenties
`),
  other: lines(`
aanvullende informatie
beschikbaarheid
contact
contactgegevens
contactinformatie
diversen
extra informatie
gegevens
lidmaatschappen
overig
overige
overige informatie
personalia
persoonlijke gegevens
persoonlijke informatie
persoonsgegevens
rijbewijs
sociale media
`),
}
