import { type SectionName, type SkillLevel, sectionName } from '#shared/schema/draft.ts'

// What we print ourselves, in the languages whose headings and months readers of resumes know: the plainest word each,
// no synonym, however elegant. A resume in another language gets English headings, as its readers' systems expect.

export interface Words {
  headings: Record<SectionName, string>
  gpa: string
  email: string
  phone: string
  website: string
  link: string
  /** Over an entry of a further section that has no title. */
  untitled: string
  /** Over what has no name of its own. */
  project: string
  technologies: string
  graduated: string
  /** Between a degree and its field: `BSc in Physics`. */
  inField: string
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
  gpa: 'GPA',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  link: 'Link',
  untitled: 'Untitled',
  project: 'Untitled project',
  technologies: 'Technologies',
  graduated: 'graduated',
  inField: 'in',
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
    gpa: 'Note',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Webseite',
    link: 'Link',
    untitled: 'Ohne Titel',
    project: 'Projekt ohne Namen',
    technologies: 'Technologien',
    graduated: 'Abschluss',
    inField: 'in',
    present: 'heute',
    until: 'bis',
    months: 'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez'.split(' '),
    levels: levels('Grundkenntnisse, Gut, Fortgeschritten, Experte'),
  },
  fr: {
    headings: headings(
      'Profil, Expérience professionnelle, Formation, Projets, Compétences, Certifications, Langues, Distinctions, Publications, Bénévolat, Centres d’intérêt, Références',
    ),
    gpa: 'Moyenne',
    email: 'E-mail',
    phone: 'Téléphone',
    website: 'Site web',
    link: 'Lien',
    untitled: 'Sans titre',
    project: 'Projet sans nom',
    technologies: 'Technologies',
    graduated: 'diplôme',
    inField: 'en',
    present: 'aujourd’hui',
    until: 'jusqu’en',
    months: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
    levels: levels('Débutant, Intermédiaire, Avancé, Expert'),
  },
  es: {
    headings: headings(
      'Perfil, Experiencia, Educación, Proyectos, Habilidades, Certificaciones, Idiomas, Premios, Publicaciones, Voluntariado, Intereses, Referencias',
    ),
    gpa: 'Promedio',
    email: 'Correo',
    phone: 'Teléfono',
    website: 'Sitio web',
    link: 'Enlace',
    untitled: 'Sin título',
    project: 'Proyecto sin nombre',
    technologies: 'Tecnologías',
    graduated: 'graduación',
    inField: 'en',
    present: 'Actualidad',
    until: 'Hasta',
    months: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
    levels: levels('Principiante, Intermedio, Avanzado, Experto'),
  },
  pt: {
    headings: headings(
      'Resumo, Experiência, Formação, Projetos, Competências, Certificações, Idiomas, Prêmios, Publicações, Voluntariado, Interesses, Referências',
    ),
    gpa: 'Nota',
    email: 'E-mail',
    phone: 'Telefone',
    website: 'Site',
    link: 'Link',
    untitled: 'Sem título',
    project: 'Projeto sem nome',
    technologies: 'Tecnologias',
    graduated: 'conclusão',
    inField: 'em',
    present: 'Atual',
    until: 'Até',
    months: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    levels: levels('Básico, Intermediário, Avançado, Expert'),
  },
  it: {
    headings: headings(
      'Profilo, Esperienza, Istruzione, Progetti, Competenze, Certificazioni, Lingue, Premi, Pubblicazioni, Volontariato, Interessi, Referenze',
    ),
    gpa: 'Media',
    email: 'E-mail',
    phone: 'Telefono',
    website: 'Sito web',
    link: 'Link',
    untitled: 'Senza titolo',
    project: 'Progetto senza nome',
    technologies: 'Tecnologie',
    graduated: 'diploma',
    inField: 'in',
    present: 'oggi',
    until: 'Fino a',
    months: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
    levels: levels('Base, Intermedio, Avanzato, Esperto'),
  },
  nl: {
    headings: headings(
      'Profiel, Werkervaring, Opleiding, Projecten, Vaardigheden, Certificaten, Talen, Prijzen, Publicaties, Vrijwilligerswerk, Interesses, Referenties',
    ),
    gpa: 'Cijfer',
    email: 'E-mail',
    phone: 'Telefoon',
    website: 'Website',
    link: 'Link',
    untitled: 'Zonder titel',
    project: 'Project zonder naam',
    technologies: 'Technologieën',
    graduated: 'diploma',
    inField: 'in',
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
