import { describe, expect, test } from 'vitest'
import { headingScores } from './headings.ts'
import { SPAN_CLASSES, type SpanScores, spanScores } from './spans.ts'

const likeliest = (scores: SpanScores) =>
  SPAN_CLASSES.reduce((best, name) => (scores[name] > scores[best] ? name : best))
const headed = (text: string) => [...headingScores(text)].reduce((a, b) => (b[1] > a[1] ? b : a))[0]

describe('a span is told by its letters', () => {
  test.each([
    ['VP of Engineering', 'title'],
    ['Senior Software Engineer', 'title'],
    ['Sachbearbeiterin', 'title'],
    ['Chargée de mission', 'title'],
    ['백엔드 개발자', 'title'],
    ['Institute for Defense Analyses', 'company'],
    ['Hollis & Sons Plumbing Ltd.', 'company'],
    ['Müller Maschinenbau GmbH', 'company'],
    ['Lindenwood University', 'school'],
    ['Fachhochschule Aachen', 'school'],
    ['長崎情報専門学校', 'school'],
    ['Bachelor of Science in Physics', 'degree'],
    ['Licenciatura en Derecho', 'degree'],
    ['Springfield, IL', 'place'],
    ['June 2019 – Present', 'date'],
    ['2015年4月 - 現在', 'date'],
    ['Reduced the waiting time of patients by 30% within a year.', 'sentence'],
    ['Katarzyna Wójcik', 'name'],
    ['mara@example.org', 'other'],
  ])('%s is a %s', (text, is) => {
    expect(likeliest(spanScores(text))).toBe(is)
  })

  test('every class has a share, and together they are one', () => {
    const scores = Object.values(spanScores('Quality Manager'))
    expect(scores.every((s) => s <= 0 && Number.isInteger(s))).toBe(true)
    expect(scores.reduce((sum, s) => sum + Math.exp(s / 1000), 0)).toBeCloseTo(1, 2)
  })

  test('nothing at all is told without a fault', () => {
    expect(Object.values(spanScores('')).every(Number.isInteger)).toBe(true)
  })
})

describe('a heading that no list has is filed by its letters', () => {
  test.each([
    ['EDUCATIONAL QUALIFICATION', 'education'],
    ['Praktische Tätigkeiten', 'experience'],
    ['학력', 'education'],
    ['Technologies used in projects', 'skills'],
    ['Опыт работы', 'experience'],
    ['Selected Consulting Projects', 'projects'],
  ])('%s heads %s', (text, kind) => {
    expect(headed(text)).toBe(kind)
  })

  test.each([
    'Quality Manager',
    'Hollis & Sons Plumbing Ltd.',
    'Springfield, IL',
    'Led a team of five',
    'June 2019',
  ])('%s heads nothing', (text) => {
    expect(headed(text)).toBe('none')
  })
})
