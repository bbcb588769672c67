import { describe, expect, it } from 'vitest'
import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import { draft } from '#shared/schema/draft.ts'
import { boxAt, fieldOf, lettersOf, placesOf } from './places.ts'

const { extras } = draft.parse({
  extras: [
    { kind: 'languages', title: 'German' },
    { kind: 'awards', title: 'Best bread' },
    { kind: 'languages', title: 'Greek' },
  ],
})
const box = (path: string, more: Partial<FieldBox> = {}): FieldBox => ({
  path,
  text: path,
  page: 0,
  x: 10,
  y: 10,
  w: 50,
  h: 12,
  ...more,
})

describe('the field of what is printed', () => {
  it.each([
    ['personalInfo.email', undefined, 'personalInfo.email'],
    ['targetRole', undefined, 'headline'],
    ['experience.1.company', undefined, 'experience.1.company'],
    ['experience.1.description', 2, 'experience.1.bullets.2'],
    ['projects.0.description', 1, 'projects.0.description'],
    ['skills.3.name', undefined, 'skills.3'],
    ['skills.3.level', undefined, 'skills.3.level'],
    ['extras.0.title', undefined, 'languages.0'],
    ['extras.2.title', undefined, 'languages.1'],
    ['extras.1.date', undefined, 'awards.0.date'],
    ['extras.9.title', undefined, 'extras.9.title'],
  ])('%s (line %s) is %s', (path, item, field) => {
    expect(fieldOf({ path, item }, extras)).toBe(field)
  })
})

describe('the places of the pages', () => {
  it('are one for the lines of one field, and another where it comes again', () => {
    const boxes = [box('summary', { text: 'Cooks ' }), box('summary', { text: 'well.' }), box('targetRole')]
    expect(placesOf([...boxes, box('summary', { page: 1 })], extras)).toMatchObject([
      { field: 'summary', step: 'summary', text: 'Cooks well.', page: 0 },
      { field: 'headline', step: 'summary' },
      { field: 'summary', page: 1 },
    ])
  })

  it('are found by a point of their own page alone', () => {
    const boxes = [box('summary'), box('targetRole', { page: 1 })]
    expect(boxAt(boxes, 0, 12, 15)?.path).toBe('summary')
    expect(boxAt(boxes, 1, 12, 15)?.path).toBe('targetRole')
    expect(boxAt(boxes, 0, 70, 15)).toBeUndefined()
    expect(boxAt(boxes, 2, 12, 15)).toBeUndefined()
  })
})

describe('letters that no font has', () => {
  const glyph = (char: string, ...places: { path?: string; item?: number }[]) => ({
    char,
    codePoint: '',
    places,
  })

  it('are told by the fields they stand in', () => {
    const missing = [
      glyph('日', { path: 'summary' }, { path: 'extras.2.title' }),
      glyph('本', { path: 'summary' }, { path: 'experience.0.description', item: 3 }),
    ]
    expect(lettersOf(missing, extras)).toEqual([
      { field: 'summary', chars: ['日', '本'] },
      { field: 'languages.1', chars: ['日'] },
      { field: 'experience.0.bullets.3', chars: ['本'] },
    ])
  })

  it('in what we added ourselves stand in no field', () => {
    expect(lettersOf([glyph('日', {})], extras)).toEqual([])
  })
})
