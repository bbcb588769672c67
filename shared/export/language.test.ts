import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['Led the team and cut costs for the company', 'en'],
  ['Führte das Team und senkte die Kosten für den Betrieb', 'de'],
  ['Encadré une équipe pour les régions et le siège', 'fr'],
  ['Скоротила час відповіді сервісу', 'uk'],
  ['Ускорил сборку и сократил расходы', 'ru'],
  ['Μείωσα τον χρόνο απόκρισης', 'el'],
  ['Worked in Athens (Αθήνα) and wrote the docs', 'en'],
  ['Jane Sample', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
