// The languages letters can be recognized in, by Tesseract's own codes. English is what is fetched unless others are chosen.

export const OCR_LANGUAGES = [
  { code: 'eng', tag: 'en', name: 'English' },
  { code: 'deu', tag: 'de', name: 'German' },
  { code: 'fra', tag: 'fr', name: 'French' },
  { code: 'spa', tag: 'es', name: 'Spanish' },
  { code: 'ita', tag: 'it', name: 'Italian' },
  { code: 'por', tag: 'pt', name: 'Portuguese' },
  { code: 'nld', tag: 'nl', name: 'Dutch' },
  { code: 'pol', tag: 'pl', name: 'Polish' },
  { code: 'ces', tag: 'cs', name: 'Czech' },
  { code: 'dan', tag: 'da', name: 'Danish' },
  { code: 'swe', tag: 'sv', name: 'Swedish' },
  { code: 'tur', tag: 'tr', name: 'Turkish' },
] as const

export type OcrLanguage = (typeof OCR_LANGUAGES)[number]['code']

export const FIRST_LANGUAGE: OcrLanguage = 'eng'

/** By the tag of a text's language. */
export const ocrLanguageOf = (tag: string): OcrLanguage | undefined =>
  OCR_LANGUAGES.find((language) => language.tag === tag)?.code
