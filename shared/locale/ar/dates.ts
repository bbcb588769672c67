import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  // From the Levant to Iraq, in Algeria and Tunisia, in Morocco; those of Egypt and the Gulf are the printed ones.
  // Names of two words, such as those of January and October in the Levant, are not read.
  months: [
    ['جانفي'],
    ['شباط', 'فيفري'],
    ['آذار'],
    ['نيسان', 'أفريل', 'إبريل'],
    ['أيار', 'ماي'],
    ['حزيران', 'جوان'],
    ['تموز', 'جويلية', 'يوليوز'],
    ['آب', 'أوت', 'غشت'],
    ['أيلول', 'شتنبر'],
    ['أكتوبر'],
    ['نونبر'],
    ['دجنبر'],
  ],
  present: lines(`
الآن
اليوم
حاليا
حتى الآن
للآن
`),
  since: lines(`
منذ
`),
  until: lines(`
إلى
حتى
`),
}
