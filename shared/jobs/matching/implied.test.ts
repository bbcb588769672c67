import { describe, expect, it } from 'vitest'
import { lexicon } from '../vocabulary.ts'
import { impliedBy, suitesWith } from './implied.ts'

const words = lexicon()
const numberOf = (name: string): number => words.skills.findIndex((skill) => skill.name === name)
const namesOf = (numbers: number[]): string[] => numbers.map((at) => words.skills[at]?.name ?? '')
const showing = (name: string): string[] => namesOf(impliedBy(numberOf(name), words))

describe('a skill is shown by', () => {
  it.each([
    ['a tool called after it', 'GIS', 'PostGIS'],
    ['another one', 'CAD', 'HydroCAD'],
    ['what it is a part of', 'React', 'Next.js'],
    ['a part of a part', 'Agile', 'Sprint ceremonies'],
    ['a certificate by its short name', 'CKS certification', 'CKS'],
    ['a certificate that holds it', 'OSHA 10', 'OSHA 30'],
  ])('%s: %s by %s', (_, asked, shown) => {
    expect(showing(asked)).toContain(shown)
  })
  it.each([
    ['a tool called after what it is not', 'SQL', 'NoSQL'],
    ['what is only a part of it', 'React', 'JavaScript'],
    ['what sounds alike', 'React', 'React Native'],
    ['itself', 'AutoCAD', 'AutoCAD'],
    ['the tool that a certificate is for', 'AWS certification', 'AWS'],
    ['a certificate, where a tool is called after that', 'CKS', 'CKS certification'],
  ])('and not by %s: %s by %s', (_, asked, shown) => {
    expect(showing(asked)).not.toContain(shown)
  })
  it('nothing, where its number is none of the vocabulary', () => expect(impliedBy(-1, words)).toEqual([]))
})

describe('a suite may hold', () => {
  it.each([
    ['Excel', ['Microsoft Office']],
    ['Photoshop', ['Adobe Creative Cloud', 'Adobe Creative Suite']],
    // Nothing of one maker holds them.
    ['JavaScript', []],
    ['AutoCAD', []],
  ])('%s: %j', (part, suites) => {
    expect(namesOf(suitesWith(numberOf(part), words))).toEqual(suites)
  })
})
