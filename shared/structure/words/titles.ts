import { LOCALES } from '#shared/locale/locales.ts'

// Words that positions are made of, by language; plain forms. A word that as often names an organisation is not here.

export const TITLE_WORDS: Record<string, string> = {
  ...Object.fromEntries(
    LOCALES.flatMap(({ language, cues }) =>
      cues?.titleWords ? [[language, cues.titleWords.join('; ')]] : [],
    ),
  ),
  placeholder: `job title; position; title; role; titulo; intitule; functie; stelle; cargo; puesto; poste; titolo; posizione; berufsbezeichnung; 職位; beruf`,
}

/** Words that colour a title without being one. */
export const TITLE_MODIFIERS =
  'senior; junior; sr; jr; lead; principal; chief; associate; assistant; deputy; vice; head; interim; acting; executive; regional; global; national; general; full-time; part-time; freelance; contract; self-employed'
