import { describe, expect, test } from 'vitest'
import { headingKind } from './heading-kind.ts'

describe('headings', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'],
    ['W ORK  E XPERIENCE', 'experience'],
    ['Skills & Interests', 'skills'],
    ['Education and Training:', 'education'],
    ['Berufserfahrung', 'experience'],
    ['Compétences', 'skills'],
    ["Centres d'intérêt", 'interests'],
    ['Formación académica', 'education'],
    ['Experiência profissional', 'experience'],
    ['Istruzione e formazione', 'education'],
    ['Werkervaring', 'experience'],
    ['教育背景', 'education'],
    ['学歴・職歴', 'education'],
    ['職務経歴', 'experience'],
    ['Licenses & Certifications', 'certifications'],
    ['Extra 1', 'other'],
    ['3. Publications', 'publications'],
    ['Top Skills', 'skills'],
    ['Honors-Awards', 'awards'],
    ['Principales compétences', 'skills'],
  ])('%s → %s', (text, kind) => expect(headingKind(text)?.kind).toBe(kind))

  test.each([
    'Software Engineer',
    'University of Lekki',
    'Led the migration of education records to a new system',
    'Java, Kotlin, SQL',
    'Berlin, Germany',
    '2019 – 2021',
    '',
    'x',
  ])('no heading: %s', (text) => expect(headingKind(text)?.exact ?? false).toBe(false))
})
