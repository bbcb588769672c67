/** Languages people list among their skills: no bullet has to show them. */
export const SPOKEN_LANGUAGES: ReadonlySet<string> = new Set(
  'english spanish french german italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian greek turkish russian ukrainian serbian croatian bosnian slovenian albanian lithuanian latvian estonian arabic hebrew farsi persian dari pashto urdu hindi punjabi bengali gujarati marathi tamil telugu kannada malayalam nepali sinhala mandarin cantonese chinese japanese korean vietnamese thai khmer lao burmese indonesian malay tagalog filipino swahili amharic somali yoruba igbo hausa zulu xhosa afrikaans creole irish welsh catalan basque galician'.split(
    ' ',
  ),
)

/** 'Spanish', 'Spanish (conversational)', 'Haitian Creole', 'Fluent French'. */
export const isSpokenLanguage = (skill: string): boolean => {
  const words = skill.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length <= 3 && words.some((word) => SPOKEN_LANGUAGES.has(word))
}
