import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
الدورات
الدورات التدريبية
الشهادات
`),
  education: lines(`
التعليم
الشهادات العلمية
المؤهل العلمي
المؤهلات العلمية
`),
  experience: lines(`
الخبرات
الخبرات العملية
الخبرة العملية
الخبرة المهنية
خبرات العمل
`),
  interests: lines(`
الاهتمامات
الهوايات
`),
  languages: lines(`
اللغات
`),
  other: lines(`
البيانات الشخصية
معلومات الاتصال
معلومات شخصية
`),
  projects: lines(`
المشاريع
`),
  references: lines(`
المراجع
المعرفون
`),
  skills: lines(`
المهارات
المهارات التقنية
المهارات الشخصية
مهارات الحاسوب
`),
  summary: lines(`
الملخص
الملف الشخصي
الهدف الوظيفي
نبذة عني
`),
}
