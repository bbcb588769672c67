import { describe, expect, test } from 'vitest'
import { categories } from './catalogue.ts'
import { jobFromRole } from './from-role.ts'

describe('what a role asks', () => {
  test.each(categories.flatMap(({ name, roles }) => roles.map((role) => [name, role.name] as const)))(
    '%s, %s is its own title',
    (category, role) => {
      expect(jobFromRole(category, role)).toMatchObject({ title: role, category, role })
    },
  )

  test.each([
    ['a category alone means its first role', 'DevOps', '', 'DevOps Engineer'],
    ['a role is found without its category', '', 'Data Analyst', 'Data Analyst'],
    ['a role is found in another category', 'DevOps', 'Data Analyst', 'Data Analyst'],
  ])('%s', (_case, category, role, found) => {
    expect(jobFromRole(category, role)?.role).toBe(found)
  })

  test.each([
    ['no role', '', ''],
    ['a role nobody knows', 'Software Development', 'Lion tamer'],
    ['a category nobody knows', 'Circus', ''],
  ])('%s measures nobody against the work of others', (_case, category, role) => {
    expect(jobFromRole(category, role)).toBeNull()
  })
})
