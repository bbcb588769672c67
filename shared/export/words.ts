import { type SectionName, type SkillLevel, sectionName } from '#shared/schema/draft.ts'

// What we print ourselves, in the languages whose headings and months readers of resumes know: the plainest word each,
// no synonym, however elegant. A resume in another language gets English headings, as its readers' systems expect.

export interface Words {
  headings: Record<SectionName, string>
  address: string
  gpa: string
  degree: string
  employer: string
  email: string
  phone: string
  website: string
  school: string
  title: string
  details: string
  link: string
  location: string
  /** Over what has no title of its own. */
  position: string
  project: string
  /** Over an entry of a further section that has no title. */
  untitled: string
  fieldOfStudy: string
  technologies: string
  graduated: string
  present: string
  until: string
  /** Abbreviated, without a full stop. */
  months: string[]
  levels: Record<SkillLevel, string>
}

/** The lists below name their headings in the order of the sections. */
const headings = (list: string) => {
  const words = list.split(', ')
  return Object.fromEntries(sectionName.options.map((name, at) => [name, words[at]])) as Record<
    SectionName,
    string
  >
}

const levels = (list: string): Words['levels'] => {
  const [Beginner, Intermediate, Advanced, Expert] = list.split(', ') as [string, string, string, string]
  return { Beginner, Intermediate, Advanced, Expert }
}

const english: Words = {
  headings: headings(
    'Summary, Experience, Education, Projects, Skills, Certifications, Languages, Awards, Publications, Volunteering, Interests, References',
  ),
  address: 'Address',
  gpa: 'GPA',
  degree: 'Degree',
  employer: 'Employer',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  school: 'School',
  title: 'Title',
  details: 'Details',
  link: 'Link',
  untitled: 'Untitled',
  location: 'Location',
  position: 'Position',
  project: 'Untitled project',
  fieldOfStudy: 'Field of study',
  technologies: 'Technologies',
  graduated: 'graduated',
  present: 'Present',
  until: 'Until',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  levels: levels('Beginner, Intermediate, Advanced, Expert'),
}

const byLanguage: Record<string, Words> = {
  en: english,
  de: {
    headings: headings(
      'Profil, Berufserfahrung, Ausbildung, Projekte, Kenntnisse, Zertifikate, Sprachen, Auszeichnungen, Publikationen, Ehrenamt, Interessen, Referenzen',
    ),
    address: 'Adresse',
    gpa: 'Note',
    degree: 'Abschluss',
    employer: 'Arbeitgeber',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Webseite',
    school: 'Hochschule',
    title: 'Titel',
    details: 'Details',
    link: 'Link',
    untitled: 'Ohne Titel',
    location: 'Ort',
    position: 'Position',
    project: 'Projekt ohne Namen',
    fieldOfStudy: 'Studienfach',
    technologies: 'Technologien',
    graduated: 'Abschluss',
    present: 'heute',
    until: 'bis',
    months: 'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez'.split(' '),
    levels: levels('Grundkenntnisse, Gut, Fortgeschritten, Experte'),
  },
  fr: {
    headings: headings(
      'Profil, Expérience professionnelle, Formation, Projets, Compétences, Certifications, Langues, Distinctions, Publications, Bénévolat, Centres d’intérêt, Références',
    ),
    address: 'Adresse',
    gpa: 'Moyenne',
    degree: 'Diplôme',
    employer: 'Employeur',
    email: 'E-mail',
    phone: 'Téléphone',
    website: 'Site web',
    school: 'Établissement',
    title: 'Titre',
    details: 'Détails',
    link: 'Lien',
    untitled: 'Sans titre',
    location: 'Lieu',
    position: 'Poste',
    project: 'Projet sans nom',
    fieldOfStudy: 'Spécialité',
    technologies: 'Technologies',
    graduated: 'diplôme',
    present: 'aujourd’hui',
    until: 'jusqu’en',
    months: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
    levels: levels('Débutant, Intermédiaire, Avancé, Expert'),
  },
  es: {
    headings: headings(
      'Perfil, Experiencia, Educación, Proyectos, Habilidades, Certificaciones, Idiomas, Premios, Publicaciones, Voluntariado, Intereses, Referencias',
    ),
    address: 'Dirección',
    gpa: 'Promedio',
    degree: 'Título',
    employer: 'Empresa',
    email: 'Correo',
    phone: 'Teléfono',
    website: 'Sitio web',
    school: 'Institución',
    title: 'Título',
    details: 'Detalles',
    link: 'Enlace',
    untitled: 'Sin título',
    location: 'Ubicación',
    position: 'Cargo',
    project: 'Proyecto sin nombre',
    fieldOfStudy: 'Especialidad',
    technologies: 'Tecnologías',
    graduated: 'graduación',
    present: 'Actualidad',
    until: 'Hasta',
    months: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
    levels: levels('Principiante, Intermedio, Avanzado, Experto'),
  },
  pt: {
    headings: headings(
      'Resumo, Experiência, Formação, Projetos, Competências, Certificações, Idiomas, Prêmios, Publicações, Voluntariado, Interesses, Referências',
    ),
    address: 'Endereço',
    gpa: 'Nota',
    degree: 'Grau',
    employer: 'Empresa',
    email: 'E-mail',
    phone: 'Telefone',
    website: 'Site',
    school: 'Instituição',
    title: 'Título',
    details: 'Detalhes',
    link: 'Link',
    untitled: 'Sem título',
    location: 'Local',
    position: 'Cargo',
    project: 'Projeto sem nome',
    fieldOfStudy: 'Curso',
    technologies: 'Tecnologias',
    graduated: 'conclusão',
    present: 'Atual',
    until: 'Até',
    months: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    levels: levels('Básico, Intermediário, Avançado, Expert'),
  },
  it: {
    headings: headings(
      'Profilo, Esperienza, Istruzione, Progetti, Competenze, Certificazioni, Lingue, Premi, Pubblicazioni, Volontariato, Interessi, Referenze',
    ),
    address: 'Indirizzo',
    gpa: 'Media',
    degree: 'Titolo di studio',
    employer: 'Azienda',
    email: 'E-mail',
    phone: 'Telefono',
    website: 'Sito web',
    school: 'Istituto',
    title: 'Titolo',
    details: 'Dettagli',
    link: 'Link',
    untitled: 'Senza titolo',
    location: 'Luogo',
    position: 'Ruolo',
    project: 'Progetto senza nome',
    fieldOfStudy: 'Indirizzo di studio',
    technologies: 'Tecnologie',
    graduated: 'diploma',
    present: 'oggi',
    until: 'Fino a',
    months: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
    levels: levels('Base, Intermedio, Avanzato, Esperto'),
  },
  nl: {
    headings: headings(
      'Profiel, Werkervaring, Opleiding, Projecten, Vaardigheden, Certificaten, Talen, Prijzen, Publicaties, Vrijwilligerswerk, Interesses, Referenties',
    ),
    address: 'Adres',
    gpa: 'Cijfer',
    degree: 'Diploma',
    employer: 'Werkgever',
    email: 'E-mail',
    phone: 'Telefoon',
    website: 'Website',
    school: 'Onderwijsinstelling',
    title: 'Titel',
    details: 'Details',
    link: 'Link',
    untitled: 'Zonder titel',
    location: 'Plaats',
    position: 'Functie',
    project: 'Project zonder naam',
    fieldOfStudy: 'Studierichting',
    technologies: 'Technologieën',
    graduated: 'diploma',
    present: 'heden',
    until: 'tot',
    months: 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' '),
    levels: levels('Basis, Goed, Gevorderd, Expert'),
  },
}

export const headingLanguages = Object.keys(byLanguage)

export const wordsOf = (language: string): Words => byLanguage[language] ?? english

/** Whether a heading is what one of our languages prints over the section by itself. */
export const isUsualHeading = (name: string, heading: string): boolean =>
  Object.values(byLanguage).some(
    ({ headings: usual }) => (usual as Record<string, string>)[name]?.toLowerCase() === heading.toLowerCase(),
  )

/** `2019` or `Mar 2019` in any of our languages, as the draft keeps it. */
export function dateNamed(printed: string): string | undefined {
  const [, name, year] = /^(?:(\p{L}+)\.? )?(\d{4})$/u.exec(printed) ?? []
  if (!name || !year) return year
  const month = Object.values(byLanguage)
    .map(({ months }) => months.indexOf(name))
    .find((at) => at >= 0)
  return month === undefined ? undefined : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** A level as any of the languages prints it. */
export function levelNamed(printed: string): SkillLevel | undefined {
  const wanted = printed.trim().toLowerCase()
  for (const { levels: known } of Object.values(byLanguage)) {
    const found = Object.entries(known).find(([, word]) => word.toLowerCase() === wanted)
    if (found) return found[0] as SkillLevel
  }
  return undefined
}
