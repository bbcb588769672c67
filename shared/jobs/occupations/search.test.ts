import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../catalogue.ts'
import { searchRoles } from './search.ts'
import { wholeIndex } from './testing/whole-index.ts'
import type { TitleIndex } from './title-index.ts'

let index: TitleIndex
beforeAll(async () => {
  index = (await wholeIndex()).index
})

const found = (query: string, limit = 5) => searchRoles(query, index, limit).map(({ name }) => name)

describe('what is typed', () => {
  test.each([
    ['nurse', 'Registered Nurse'],
    ['regis', 'Registered Nurse'],
    ['plumber', 'Plumber'],
    ['truck dri', 'Truck Driver'],
    ['accountant', 'Accountant'],
    ['barista', 'Barista'],
    ['welder', 'Welder'],
    ['bus driver', 'Bus Driver'],
    ['UX designer', 'UX/UI Designer'],
    ['HR Business Partner', 'HR Specialist'],
    ['lawyer', 'Lawyer'],
    ['police officer', 'Police Officer'],
  ])('%j begins with %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })

  test.each([
    ['regitsered nurse', 'Registered Nurse', 'two letters changed places'],
    ['acountant', 'Accountant', 'a letter is missing'],
    ['plummber', 'Plumber', 'a letter is doubled'],
    ['electrican', 'Electrician', 'a letter is missing within'],
    ['hairdreser', 'Hairdresser', 'a double letter is single'],
    ['phisical therapist', 'Physical Therapist', 'a letter is another one'],
    ['Krankenshwester', 'Registered Nurse', 'a letter is missing in another language'],
    ['infirmiere', 'Registered Nurse', 'an accent is missing'],
  ])('%j finds %s although %s', (query, name) => {
    expect(found(query)).toContain(name)
  })

  test.each([
    ['Krankenschwester', 'Registered Nurse'],
    ['infirmière', 'Registered Nurse'],
    ['enfermera', 'Registered Nurse'],
    ['pielęgniarka', 'Registered Nurse'],
    ['sjuksköterska', 'Registered Nurse'],
    ['Elektriker', 'Electrician'],
    ['plombier', 'Plumber'],
    ['fontanero', 'Plumber'],
    ['Buchhalterin', 'Accountant'],
    ['cuoco', 'Cook'],
    ['vrachtwagenchauffeur', 'Truck Driver'],
    ['fryzjer', 'Hairdresser'],
    ['адвокат', 'Lawyer'],
    ['οδοντίατρος', 'Dentist'],
  ])('%j is understood as %s', (query, name) => {
    expect(found(query, 8)).toContain(name)
  })

  test.each(['', ' ', '!!', 'qqqqzzzz', '……'])('%j finds nothing', (query) => {
    expect(found(query)).toEqual([])
  })
})

test('the roles of the catalogue are found by their names, before occupations of the same title', () => {
  for (const { roles } of categories) for (const { name } of roles) expect(found(name)[0]).toBe(name)
})

test('every role is the first that its own name finds', () => {
  const missed = index.roles.filter(({ name }) => found(name, 1)[0] !== name).map(({ name }) => name)
  expect(missed).toEqual([])
})

test('there are about a thousand occupations, 50,000 English titles and more in other languages', () => {
  expect(index.roles.length).toBeGreaterThan(900)
  expect(index.titles.length).toBeGreaterThan(150_000)
})
