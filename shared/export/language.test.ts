import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['Led the team and cut costs for the company', 'en'],
  ['Führte das Team und senkte die Kosten für den Betrieb', 'de'],
  ['Encadré une équipe pour les régions et le siège', 'fr'],
  ['Скоротила час відповіді сервісу', 'uk'],
  ['Ускорил сборку и сократил расходы', 'ru'],
  [
    'Ledede et hold og var med til at bygge systemer, der blev brugt af de kunder, som ikke var på kontoret',
    'da',
  ],
  ['Echipa de vânzări și relația cu clienții au crescut după ce am schimbat modul în care lucrăm', 'ro'],
  ['Vedl jsem tým, který se staral o nové zákazníky a pro firmu jsem také psal návody', 'cs'],
  ['Μείωσα τον χρόνο απόκρισης', 'el'],
  ['Worked in Athens (Αθήνα) and wrote the docs', 'en'],
  ['Jane Sample', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
