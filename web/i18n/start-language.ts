import { chosenLanguage, isRightToLeft, LANGUAGES, type Language, PSEUDO } from '#shared/i18n/language.ts'
import { part } from '#web/api/part.ts'

const KEY = 'language'

function kept(): Language {
  const stored = localStorage.getItem(KEY)
  return [...LANGUAGES, ...PSEUDO].find((language) => language === stored) ?? 'en'
}

async function take(language: Exclude<Language, 'en'>) {
  const { disguise } = await part(() => import('#shared/i18n/pseudo.ts'))
  disguise(language)
  chosenLanguage.set(language)
  document.documentElement.lang = language
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
}

/** Before the first text is shown. Another language counts from the next start: nothing half translated is ever on the screen. */
export async function startLanguage() {
  const language = kept()
  if (language === 'en') return
  await take(language).catch((error: unknown) => console.warn('The language is not here', error))
}
