import { expect, test } from 'vitest'
import { factChanges, invents } from './guard.ts'

const SKILLS = ['react', 'kubernetes', 'excel']
const skillsIn = (text: string) => SKILLS.filter((skill) => text.toLowerCase().includes(skill))
const changes = (before: string, after: string) =>
  factChanges(before, after, { skillsIn }).map((c) => `${c.change} ${c.kind} ${c.text}`)

test.each([
  ['only the words change', 'Responsible for 3 shops in Lyon', 'Ran 3 shops in Lyon'],
  ['a thousand separator is no change', 'Served 1200 guests', 'Served 1,200 guests'],
  ['a spelled unit is no change', 'Saved 2 million', 'Saved 2m'],
  ['a name moves to the start', 'Worked for Acme on pumps', 'Acme pumps: maintained'],
  ['a verb at the start gets a capital', 'was leading four cooks', 'Led four cooks'],
])('no fact changes when %s', (_case, before, after) => {
  expect(changes(before, after)).toEqual([])
})

test.each([
  ['a number is invented', 'Cut costs', 'Cut costs by 30%', 'added number 30%'],
  ['a number is changed', 'Cut costs by 20%', 'Cut costs by 25%', 'added number 25%'],
  ['a unit is changed', 'Grew sales by 20', 'Grew sales by 20%', 'added number 20%'],
  ['an employer is invented', 'Sold pumps to clients', 'Sold pumps to Globex', 'added name Globex'],
  ['a skill is invented', 'Built dashboards', 'Built dashboards in react', 'added skill react'],
])('a rewrite is refused when %s', (_case, before, after, change) => {
  expect(changes(before, after)).toContain(change)
  expect(invents(factChanges(before, after, { skillsIn }))).toBe(true)
})

test.each([
  ['a number', 'Led 4 cooks', 'Led cooks', 'lost number 4'],
  ['a name', 'Sold pumps to Globex', 'Sold pumps', 'lost name Globex'],
])('losing %s is shown, not refused', (_case, before, after, change) => {
  const found = factChanges(before, after, { skillsIn })
  expect(changes(before, after)).toContain(change)
  expect(invents(found)).toBe(false)
})
