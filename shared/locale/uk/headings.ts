import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
курси
курси та тренінги
сертифікати
`),
  education: lines(`
навчання
освіта
освіта та навчання
`),
  experience: lines(`
досвід
досвід роботи
професійний досвід
трудова діяльність
`),
  interests: lines(`
захоплення
хобі
інтереси
`),
  languages: lines(`
знання мов
мови
`),
  other: lines(`
додаткова інформація
контакти
особисті дані
`),
  projects: lines(`
проекти
проєкти
`),
  references: lines(`
рекомендації
`),
  skills: lines(`
вміння
ключові навички
навички
професійні навички
технічні навички
`),
  summary: lines(`
мета
про себе
профіль
`),
}
