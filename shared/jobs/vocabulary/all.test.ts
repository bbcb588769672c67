import { describe, expect, it } from 'vitest'
import { categories } from '../catalogue.ts'
import { IMPLIES } from '../matching/implied.ts'
import { lexicon } from '../vocabulary.ts'
import { allSkills, tables } from './all.ts'
import { skillsOf } from './format.ts'

const skills = allSkills()
const forms = new Map(
  skills.flatMap((skill) => skill.forms.map((form) => [form.text.toLowerCase(), skill.name])),
)

describe('the vocabulary', () => {
  it('holds at least 2,500 skills', () => expect(skills.length).toBeGreaterThanOrEqual(2500))

  it('holds at least 60 skills of every trade', () => {
    const trades = tables.filter(({ field }) => !['abroad', 'soft', 'languages'].includes(field))
    for (const { field } of trades)
      expect([field, skills.filter((skill) => skill.field === field).length >= 60]).toEqual([field, true])
  })

  it('gives every form to one skill only', () => {
    const owner = new Map<string, string>()
    const clashes: string[] = []
    // The table of other languages adds to skills that exist: there a known name is meant to come again.
    for (const skill of tables.filter(({ field }) => field !== 'abroad').flatMap(skillsOf))
      for (const { text } of skill.forms) {
        const held = owner.get(text.toLowerCase())
        if (held !== undefined) clashes.push(`${text}: ${held} and ${skill.name}`)
        owner.set(text.toLowerCase(), skill.name)
      }
    expect(clashes).toEqual([])
  })

  it('has no form that cannot be found in a text', () => {
    const { entries } = lexicon()
    expect(entries.filter(({ keys }) => keys.length === 0).map(({ form }) => form.text)).toEqual([])
  })

  it('has no forms with marks of the table left in them', () =>
    expect([...forms.keys()].filter((form) => /[;|=?:]/.test(form))).toEqual([]))

  it.each([
    'go',
    'r',
    'c',
    'excel',
    'swift',
    'rust',
    'express',
    'spring',
    'scala',
    'react native',
    'access',
    'word',
    'sketch',
    'shell',
  ])('knows %s', (form) => expect(forms.has(form)).toBe(true))

  it.each([
    'Go',
    'R',
    'C',
    'Excel',
    'Swift',
    'Rust',
    'Express',
    'Spring',
    'Scala',
    'Access',
    'Word',
    'Sketch',
    'Shell',
  ])('marks %s as a word that needs a context', (text) =>
    expect(skills.flatMap((skill) => skill.forms).find((form) => form.text === text)?.ambiguous).toBe(true),
  )
})

describe('names used elsewhere are canonical', () => {
  const names = new Set(skills.map(({ name }) => name))

  it('in the catalogue', () => {
    const used = categories
      .flatMap(({ roles }) => roles)
      .flatMap(({ required, preferred }) => [...required, ...preferred])
      .flatMap(({ skill }) => (typeof skill === 'string' ? [skill] : skill.anyOf))
    expect(used.filter((name) => !forms.has(name.toLowerCase()))).toEqual([])
  })

  it('in what implies what', () => {
    const used = Object.entries(IMPLIES).flatMap(([parent, children]) => [parent, ...children])
    expect(used.filter((name) => !names.has(name))).toEqual([])
  })
})
