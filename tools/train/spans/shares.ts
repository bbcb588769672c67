const LARGE = ['de', 'fr', 'es', 'pt', 'it', 'zh', 'ja', 'ko', 'ru']
const MIDDLE = ['nl', 'pl', 'tr']

/** English is half of what is read; the others share the rest. */
export const shareOf = (language: string): number => {
  if (language === 'en') return 10
  if (LARGE.includes(language)) return 2.5
  return MIDDLE.includes(language) ? 1.6 : 0.4
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Written without blanks between words. */
export const NO_SPACE = ['zh', 'ja', 'ko']
