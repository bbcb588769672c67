/**
 * The words of which a template's unfilled places are made, language by language. A value that holds nothing else names a
 * place to be filled, not a person, a company or a date.
 */
export const SLOTS: readonly string[] = `
name names first last middle full surname firstname lastname
company employer organization organisation business firm client
job position title role occupation
school college university institution institute degree major field study
city town state st country province location address street zip zipcode postcode
email e-mail mail phone telephone mobile cell number website url linkedin profile link
date dates month year day start end mm yyyy yy dd
project skill skills language award certificate certification course description
vorname nachname firma unternehmen arbeitgeber stelle hochschule universität abschluss ort stadt straße telefon
prénom nom entreprise société poste école université diplôme ville pays adresse téléphone
nombre apellido apellidos empresa puesto cargo escuela universidad título ciudad país dirección teléfono
nome cognome azienda posizione università titolo città indirizzo telefono
nome sobrenome cargo escola universidade cidade endereço telefone
`
  .trim()
  .split(/\s+/)

/** Words that point at a slot: 'Your Name', 'Insert company here'. They fill nothing by themselves. */
export const SLOT_LEADS: readonly string[] = `
your my the a an of or and here insert enter add type fill in this current previous most recent
ihr ihre dein deine votre ton su tu tuo tua seu sua il la el le
`
  .trim()
  .split(/\s+/)

/** Of these at least one makes a text without brackets a slot: nobody is called 'Your Name', but a town is called 'State College'. */
export const SLOT_OWNERS: readonly string[] = `
your my insert enter type fill ihr ihre dein deine votre ton su tu tuo tua seu sua
`
  .trim()
  .split(/\s+/)

/** Pairs that are slots though no word says whose: they stand in templates everywhere. */
export const SLOT_PAIRS: readonly string[] = [
  'city state',
  'city st',
  'city country',
  'company name',
  'degree name',
  'employer name',
  'first last',
  'first name last name',
  'firstname lastname',
  'full name',
  'institution name',
  'job title',
  'name surname',
  'organization name',
  'position title',
  'project name',
  'school name',
  'university name',
]
