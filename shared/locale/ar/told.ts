import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
المسؤوليات
المساعدة في
المشاركة في
المهام
ساعدت في
شاركت في
مسؤول عن
مسؤولة عن
`),
  years: lines(`
أعوام
سنة
سنوات
عام
`),
  experience: lines(`
الخبرة
خبرة
`),
  personal: {
    birth: lines(`
تاريخ الميلاد
`),
    civilStatus: lines(`
الحالة الاجتماعية
`),
    nationality: lines(`
الجنسية
`),
    religion: lines(`
الديانة
الدين
`),
    sex: lines(`
الجنس
`),
  },
  personalWords: {
    civilStatus: lines(`
أعزب
عزباء
متزوج
متزوجة
`),
    sex: lines(`
أنثى
ذكر
`),
  },
}
