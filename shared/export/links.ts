import { oneLine } from './plain.ts'

/** The target of an address as typed, or undefined for anything that is not plainly a web address. */
export function webAddress(typed: string): string | undefined {
  const text = oneLine(typed)
  if (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)) return new URL(text).href
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text)) return undefined
  if (!/^[^\s/@]+\.[^\s/@.]{2,}(\/|\?|#|:|$)/.test(text) || text.includes(' ')) return undefined
  return URL.canParse(`https://${text}`) ? new URL(`https://${text}`).href : undefined
}
