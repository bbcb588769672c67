import { chosenLanguage, PSEUDO } from '#shared/i18n/language.ts'

/** What is found is said in the language of the page, which names its worker by it. */
export async function speak(name: string): Promise<void> {
  const language = PSEUDO.find((one) => one === name)
  if (!language) return
  const { disguise } = await import('#shared/i18n/pseudo.ts')
  disguise(language)
  chosenLanguage.set(language)
}
