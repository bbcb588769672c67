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
  ['负责订单系统的设计与开发', 'zh'],
  ['負責訂單系統的設計與開發', 'zh-Hant'],
  ['救急病棟で二十名の看護師を指導しました', 'ja'],
  ['온라인 광고 예산을 운영했습니다', 'ko'],
  ['أدارت بناء مستشفى جديد', 'ar'],
  ['مدیریت پروژه‌های ساختمانی بزرگ', 'fa'],
  ['הובלתי צוות של שמונה עובדים', 'he'],
  ['कक्षा दस के विद्यार्थियों को पढ़ाया', 'hi'],
  ['บริหารพนักงานยี่สิบสี่คน', 'th'],
  ['Rút ngắn thời gian quyết toán', 'vi'],
  ['Studied in Taipei (臺北) and led the team', 'en'],
  ['Worked in Athens (Αθήνα) and wrote the docs', 'en'],
  ['Jane Sample', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
