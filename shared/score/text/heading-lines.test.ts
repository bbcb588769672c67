import { describe, expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { beginsWithHeading, isHeadingOf, namesHeading } from './heading-lines.ts'

type Row = [text: string, kind: SectionKind, language: string]

describe('a heading is known with its accents and without', () => {
  test.each<Row>([
    ['FORMAÇÃO', 'education', 'pt'],
    ['Formacao', 'education', 'pt'],
    ['Formación y cursos', 'education', 'es'],
    ['Expériences', 'experience', 'fr'],
    ['Éducation & loisirs', 'education', 'fr'],
    ['Fähigkeiten', 'skills', 'de'],
    ['Vzdělání', 'education', 'cs'],
    ['Doświadczenie', 'experience', 'pl'],
    ['Опыт работы', 'experience', 'ru'],
    ['工作经历与项目', 'experience', 'zh'],
  ])('%s', (heading, kind, language) => expect(namesHeading(heading, kind, language)).toBe(true))

  test.each<Row>([
    ['Theatre', 'education', 'pt'],
    ['Informação', 'education', 'pt'],
    ['Expert en réseaux', 'experience', 'fr'],
    ['Formación', 'education', 'de'],
    ['Отзывы', 'experience', 'ru'],
  ])('%s is none', (heading, kind, language) => expect(namesHeading(heading, kind, language)).toBe(false))
})

describe('a line begins with a heading', () => {
  test.each<Row>([
    ['Compétences Java', 'skills', 'fr'],
    ['Experiência: Loja Modelo', 'experience', 'pt'],
    ['Formación 2014', 'education', 'es'],
    ['Education & Training Harbour College', 'education', 'en'],
    ['🎓 Experience:', 'experience', 'en'],
  ])('%s', (line, kind, language) => expect(beginsWithHeading(line, kind, language)).toBe(true))

  test.each<Row>([
    ['Expérience de la vente', 'experience', 'fr'],
    ['compétences Java', 'skills', 'fr'],
    ['Formación-Plus', 'education', 'es'],
    ['Experienced clerk', 'experience', 'en'],
  ])('%s does not', (line, kind, language) => expect(beginsWithHeading(line, kind, language)).toBe(false))
})

test.each([
  ['Éducation', 'fr', true],
  ['FORMAÇÃO', 'pt', true],
  ['éducation', 'fr', false],
  ['Éducation des enfants', 'fr', false],
])('%s in %s is nothing but a heading: %s', (text, language, is) =>
  expect(isHeadingOf(text, language)).toBe(is),
)
