import { afterEach, describe, expect, test } from 'vitest'
import { catalog, counted, i18n, withValues } from './catalog.ts'
import { chosenLanguage, PSEUDO } from './language.ts'
import { disguise } from './pseudo.ts'

const t = catalog('catalog-test', {
  title: 'Dashboard',
  greeting: withValues('Hello, {name}'),
  skills: counted({ one: '1 skill', other: '{count} skills' }),
  of: counted({ one: '1 skill of {job}', other: '{count} skills of {job}' }),
})

afterEach(() => {
  chosenLanguage.set('en')
  for (const language of PSEUDO) Reflect.deleteProperty(i18n.cache, language)
})

describe('a catalog', () => {
  test('says its texts, with values and numbers in them', () => {
    expect(t.title).toBe('Dashboard')
    expect(t.greeting({ name: 'Ada' })).toBe('Hello, Ada')
    expect([0, 1, 2].map((count) => t.skills(count))).toEqual(['0 skills', '1 skill', '2 skills'])
    expect(t.of(1, { job: 'Baker' })).toBe('1 skill of Baker')
  })

  test.each(['$&', "$'", '{name}', '{count}', '\\'])(
    'takes the value %j as it is, not as an instruction',
    (name) => {
      expect(t.greeting({ name })).toBe(`Hello, ${name}`)
    },
  )

  test('is read in the language of the moment, not of the moment it was made', () => {
    disguise('en-XA')
    chosenLanguage.set('en-XA')
    expect(t.title).not.toBe('Dashboard')
    chosenLanguage.set('en')
    expect(t.title).toBe('Dashboard')
  })

  test('an area that comes later is in the language too', () => {
    disguise('en-XA')
    chosenLanguage.set('en-XA')
    expect(catalog('catalog-test-later', { save: 'Save' }).save).toBe('Šååṽéé')
  })

  test('a language whose plurals English lacks uses the form for any number', () => {
    disguise('ar-XB')
    chosenLanguage.set('ar-XB')
    expect(t.skills(3)).toMatch(/skills/)
  })
})
