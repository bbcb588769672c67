import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
a propos
a propos de moi
accroche
apercu
en bref
introduction
mon profil
objectif
objectif professionnel
objectifs
presentation
presentation personnelle
profil
profil professionnel
projet professionnel
qui suis je
resume
resume professionnel
sommaire
synthese
`),
  experience: lines(`
activites professionnelles
alternance
alternances
antecedents professionnels
autres experiences
carriere
emploi
emplois
experience
experience de travail
experience en entreprise
experience pertinente
experience professionnel
experience professionnelle
experiences
experiences cles
experiences de travail
experiences professionnelles
historique professionnel
mes experiences
missions
parcours
parcours professionnel
stage
stages
stages et emplois
vie professionnelle
`),
  education: lines(`
cursus
cursus academique
cursus scolaire
cursus universitaire
diplome
diplomes
diplomes et formation
diplomes et formations
education
etudes
etudes et diplomes
etudes et formations
formation
formation academique
formation et diplomes
formation et etudes
formation initiale
formation professionnelle et academique
formation scolaire
formation universitaire
formations
formations et diplomes
ma formation
memoire
parcours academique
parcours de formation
parcours scolaire
parcours universitaire
scolarite
these
titres et diplomes
`),
  skills: lines(`
aptitudes
aptitudes professionnelles
atouts
bureautique
competences
competences cles
competences et outils
competences informatiques
competences linguistiques et informatiques
competences metier
competences personnelles
competences principales
competences professionnelles
competences techniques
competences transversales
compétences numeriques
connaissances
connaissances informatiques
domaines d'expertise
domaines de competence
domaines de competences
environnement technique
expertise
informatique
langages
logiciels
mes competences
outils
outils informatiques
points forts
principales competences
qualites
savoir etre
savoir faire
technologies
`),
  projects: lines(`
mes projets
portfolio
principales realisations
principaux projets
projet
projets
projets academiques
projets personnels
projets professionnels
projets realises
projets scolaires
projets universitaires
realisations
`),
  certifications: lines(`
agrements
attestations
certificat
certification
certifications
certifications et formations
certifications et habilitations
certificats
formation continue
formation professionnelle
formations complementaires
formations continues
habilitations
habilitations et certifications
licences
perfectionnement
permis
permis et certifications
`),
  awards: lines(`
bourses
bourses et distinctions
bourses et prix
distinctions
distinctions et prix
honneurs
prix
prix et bourses
prix et distinctions
prix et recompenses
recompenses
reussites
`),
  publications: lines(`
articles
brevets
communications
conferences
interventions
publications
publications et communications
`),
  languages: lines(`
competences linguistiques
connaissances linguistiques
langue
langues
langues etrangeres
langues parlees
langues vivantes
`),
  volunteering: lines(`
activites associatives
activites benevoles
associations
benevolat
engagement
engagement associatif
engagement benevole
engagement citoyen
engagements
engagements associatifs
experience benevole
experiences associatives
experiences benevoles
implication communautaire
implication sociale
vie associative
volontariat
`),
  interests: lines(`
activites
activites et loisirs
activites extra professionnelles
activites extrascolaires
centre d'interet
centres d'interet
centres d'interet et loisirs
centres d'interets
centres dinteret
centres interet
divers et loisirs
hobbies
interets
interets et loisirs
interets personnels
loisirs
loisirs et centres d'interet
loisirs et interets
passe temps
passions
sports et loisirs
`),
  references: lines(`
recommandations
reference
references
`),
  other: lines(`
adhesions
affiliations
associations professionnelles
autres
autres informations
contact
contacts
coordonnees
disponibilite
divers
donnees personnelles
etat civil
informations
informations complementaires
informations de contact
informations personnelles
infos
liens
me contacter
mobilite
permis de conduire
renseignements complementaires
renseignements personnels
reseaux sociaux
`),
}
