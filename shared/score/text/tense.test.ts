import { expect, test } from 'vitest'
import { retold } from './tense.ts'

test.each([
  ['Manage the team', 'Manage', 'base', 'Managed the team'],
  ['Make drinks and prepare food', 'Make', 'base', 'Made drinks and prepared food'],
  ['Plan, run and evaluate campaigns', 'Plan', 'base', 'Planned, ran and evaluated campaigns'],
  ['Manage budgets and staff rotas', 'Manage', 'base', 'Managed budgets and staff rotas'],
  ['Takes orders and answers phones', 'Takes', 'third', 'Took orders and answers phones'],
  ['Sweeping the floor and emptying bins', 'Sweeping', 'gerund', 'Swept the floor and emptied bins'],
  ['Writing the manual', 'Writing', 'gerund', 'Wrote the manual'],
  ['MANAGE THE TEAM', 'MANAGE', 'base', 'MANAGED THE TEAM'],
  ['Successfully lead a crew', 'lead', 'base', 'Successfully led a crew'],
] as const)('“%s” in the past: “%s” (%s) gives “%s”', (text, token, from, past) =>
  expect(retold(text, { token, from, to: 'past' })).toBe(past),
)

test.each([
  ['Planning events and marketing campaigns', 'Planning', 'gerund'],
  ['Sweeping floors and gizmoing bins', 'Sweeping', 'gerund'],
  ['Dust of the road', 'Road', 'base'],
] as const)('“%s” is not told anew', (text, token, from) =>
  expect(retold(text, { token, from, to: 'past' })).toBe(''),
)
