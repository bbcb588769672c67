import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainWords } from '#shared/text/fold.ts'
import { STATE_CODES } from './words/places.ts'

/** Countries people name in their address, by ISO code. */
const NAMES: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'u s a': 'US',
  'united states': 'US',
  uk: 'GB',
  'u k': 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  canada: 'CA',
  ireland: 'IE',
  australia: 'AU',
  'new zealand': 'NZ',
  germany: 'DE',
  deutschland: 'DE',
  austria: 'AT',
  osterreich: 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  suisse: 'CH',
  france: 'FR',
  belgium: 'BE',
  belgique: 'BE',
  belgie: 'BE',
  netherlands: 'NL',
  nederland: 'NL',
  'the netherlands': 'NL',
  luxembourg: 'LU',
  spain: 'ES',
  espana: 'ES',
  portugal: 'PT',
  italy: 'IT',
  italia: 'IT',
  brazil: 'BR',
  brasil: 'BR',
  mexico: 'MX',
  argentina: 'AR',
  chile: 'CL',
  colombia: 'CO',
  peru: 'PE',
  china: 'CN',
  中国: 'CN',
  中國: 'CN',
  taiwan: 'TW',
  台灣: 'TW',
  台湾: 'TW',
  'hong kong': 'HK',
  japan: 'JP',
  日本: 'JP',
  korea: 'KR',
  'south korea': 'KR',
  india: 'IN',
  singapore: 'SG',
  malaysia: 'MY',
  vietnam: 'VN',
  'viet nam': 'VN',
  thailand: 'TH',
  philippines: 'PH',
  indonesia: 'ID',
  nigeria: 'NG',
  ghana: 'GH',
  kenya: 'KE',
  'south africa': 'ZA',
  poland: 'PL',
  polska: 'PL',
  czechia: 'CZ',
  sweden: 'SE',
  norway: 'NO',
  norge: 'NO',
  denmark: 'DK',
  finland: 'FI',
  turkey: 'TR',
  israel: 'IL',
  'united arab emirates': 'AE',
  uae: 'AE',
  pakistan: 'PK',
  bangladesh: 'BD',
  egypt: 'EG',
  greece: 'GR',
  romania: 'RO',
  hungary: 'HU',
  ukraine: 'UA',
  russia: 'RU',
}
const US_STATES = new Set(STATE_CODES.split(' ').slice(0, 51))
const CANADIAN = new Set('ON QC BC AB MB SK NS NB NL PE YT NT NU'.split(' '))
const AUSTRALIAN = new Set('VIC NSW QLD TAS ACT'.split(' '))

/** What the phone's prefix or the address says; '' where neither says anything. */
export const countryOf = (phone: string, address: string): string => {
  const byPhone = phone.trim().startsWith('+') ? parsePhoneNumberFromString(phone)?.country : undefined
  if (byPhone) return byPhone
  const parts = address.split(/\s*[,|·–-]\s*/).filter(Boolean)
  const last = parts.at(-1) ?? ''
  const named = NAMES[plainWords(last)]
  if (named) return named
  const code = last.replace(/\s*[A-Z]?\d[\dA-Z -]{0,20}$/, '').trim()
  if (AUSTRALIAN.has(code)) return 'AU'
  if (parts.length > 1 && CANADIAN.has(code)) return 'CA'
  return parts.length > 1 && US_STATES.has(code) ? 'US' : ''
}
