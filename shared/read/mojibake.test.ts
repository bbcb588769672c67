import { expect, test } from 'vitest'
import { withoutMojibake } from './mojibake.ts'
import { normalText } from './normal-text.ts'

test.each([
  ['cafÃ© und BÃ¤cker', 'café und Bäcker'],
  ['2019 â€“ 2021', '2019 – 2021'],
  ['itâ€™s a â€œPay it Forwardâ€ day', 'it’s a “Pay it Forward” day'],
  ['Company Name ï¼ City', 'Company Name - City'],
  ['Company Name ï¼\u008d City', 'Company Name － City'],
  ['Â\u00a0served', '\u00a0served'],
  ['cuisine.Â', 'cuisine.'],
  ['ä¸­æ–‡', '中文'],
  ['JosÃ© GarcÃ\u00ada', 'José García'],
  ['Javaå¼€å\u008f‘', 'Java开发'],
])('%s is turned back', (text, back) => expect(withoutMojibake(text)).toBe(back))

test.each([
  'NÃO e SÃO PAULO',
  'âge, hôtel, naïve, Æsop',
  '„SPÄ“',
  'RÉSUMÉ…',
  'MENÜ – KARTE',
  '“AMANHÔ',
  'ÂN PHÂN',
  'español ¿qué?',
  '10 £ – 20 €',
  '“Ré”–€',
])('%s stays', (text) => expect(withoutMojibake(text)).toBe(text))

test('a line of a file is turned back too', () => expect(normalText('â€‹ Counseling Â ')).toBe('Counseling'))
