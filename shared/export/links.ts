import type { DraftLink } from '#shared/schema/draft.ts'
import { oneLine } from './plain.ts'

/** The target of an address as typed, or undefined for anything that is not plainly a web address. */
export function webAddress(typed: string): string | undefined {
  const text = oneLine(typed)
  if (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)) return plainAscii(text)
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text)) return undefined
  if (!/^[^\s/@]+\.[^\s/@.]{2,}(\/|\?|#|:|$)/.test(text) || text.includes(' ')) return undefined
  return URL.canParse(`https://${text}`) ? plainAscii(`https://${text}`) : undefined
}

/** As typed where it can be; a link's target in a file must be ASCII. */
const plainAscii = (url: string): string => (/^[\x21-\x7e]+$/.test(url) ? url : new URL(url).href)

const handle = /^@?[\p{L}\p{N}_-]{3,100}$/u

/** A handle alone is an address to nobody who reads the page: it is printed with its place. */
export const linkedinAddress = (typed: string): string => {
  const text = oneLine(typed)
  return handle.test(text) ? `linkedin.com/in/${text.replace(/^@/, '')}` : text
}

/** `github.com/ada` says whose page it is; what does not is named as the person names it. */
export function namedLink({ label, url }: DraftLink): string {
  const name = oneLine(label)
  const host = url.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '')
  return host.startsWith(name.toLowerCase().replaceAll(' ', '')) ? '' : name
}
