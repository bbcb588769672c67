import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DraftSkill, draftSkill } from '#shared/schema/draft.ts'
import {
  droppedSkill,
  groupsOf,
  movedSkill,
  regrouped,
  skillsPasted,
  skillsTyped,
  type TypedSkill,
  withSkills,
} from './skill-tags.ts'

const said = ({ name, level, group }: TypedSkill | DraftSkill) =>
  `${group ? `${group}: ` : ''}${name}${level ? ` = ${level}` : ''}`

describe('a pasted list', () => {
  test.each([
    ['Baking, Frying; Cooling | Selling', ['Baking', 'Frying', 'Cooling', 'Selling']],
    ['• Baking\n- Frying\n\n* Cooling', ['Baking', 'Frying', 'Cooling']],
    ['Ovens (deck, rack), Bread', ['Ovens (deck, rack)', 'Bread']],
    ['Ovens (deck, Bread', ['Ovens (deck', 'Bread']],
    ['Breads: rye, wheat\nTools: mixer', ['Breads: rye', 'Breads: wheat', 'Tools: mixer']],
    ['Rye (expert), Wheat (2 years)', ['Rye = Expert', 'Wheat (2 years)']],
    ['焼く、揚げる，売る', ['焼く', '揚げる', '売る']],
    ['.NET, C++, Node.js, CI/CD.', ['.NET', 'C++', 'Node.js', 'CI/CD']],
    ['C, C++ and Rust', ['C', 'C++', 'Rust']],
    ['Bread, Pastry, and Excel', ['Bread', 'Pastry', 'Excel']],
    ['Ovens, Breads and Cakes', ['Ovens', 'Breads and Cakes']],
    ['Ratio 3:1, https://example.org', ['Ratio 3:1', 'https://example.org']],
    [' , ;\n', []],
  ])('%j', (text, skills) => {
    expect(skillsPasted(text, '').map(said)).toEqual(skills)
  })

  test('goes where it was pasted, but for groups of its own', () => {
    expect(skillsPasted('rye\nTools: mixer', 'Breads').map(said)).toEqual(['Breads: rye', 'Tools: mixer'])
  })
})

test.each([
  ['Baking', [], 'Baking'],
  ['Baking,', ['Baking'], ''],
  ['Baking, Fry', ['Baking'], 'Fry'],
  ['Ovens (deck, rack)', [], 'Ovens (deck, rack)'],
  [',', [], ''],
])('of %j is finished', (text, skills, rest) => {
  const typed = skillsTyped(text, '')
  expect([typed.skills.map(said), typed.rest]).toEqual([skills, rest])
})

const skill = (name: string, group = '') => draftSkill.parse({ id: name, name, group })
const LIST = [skill('a'), skill('b', 'X'), skill('c', 'X'), skill('d', 'Y')]

test('new ones come behind their group, none twice, whatever its letters', () => {
  let count = 0
  const typed = ['B ', 'e', 'E'].map((name) => ({ name, level: '', group: 'X' }))
  const { skills, added, twice } = withSkills(LIST, typed, () => `new ${count++}`)
  expect([skills.map(said), added, twice]).toEqual([['a', 'X: b', 'X: c', 'X: e', 'Y: d'], 1, ['B ', 'E']])
})

test.each([
  ['within its group', () => movedSkill(LIST, 'b', 1), ['a', 'X: c', 'X: b', 'Y: d']],
  ['over the edge of its group', () => movedSkill(LIST, 'c', 1), ['a', 'X: b', 'Y: c', 'Y: d']],
  ['back over it', () => movedSkill(LIST, 'b', -1), ['a', 'b', 'X: c', 'Y: d']],
  ['not before the first', () => movedSkill(LIST, 'a', -1), ['a', 'X: b', 'X: c', 'Y: d']],
  ['dropped on one of its own', () => droppedSkill(LIST, 'c', 'b'), ['a', 'X: c', 'X: b', 'Y: d']],
  ['dropped in another group', () => droppedSkill(LIST, 'a', 'd'), ['X: b', 'X: c', 'Y: d', 'Y: a']],
  ['dropped nowhere', () => droppedSkill(LIST, 'a', 'z'), ['a', 'X: b', 'X: c', 'Y: d']],
  [
    'into a group that is there',
    () => regrouped(LIST, ({ id }) => id === 'a', 'Y'),
    ['Y: a', 'Y: d', 'X: b', 'X: c'],
  ],
])('moved %s', (_, move, order) => {
  expect(move().map(said)).toEqual(order)
})

test('however they are moved, none is lost, and a group stays together', () => {
  const list = fc.array(fc.constantFrom('', 'X', 'Y'), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), fc.constantFrom(1 as const, -1 as const), (groups, a, b, by) => {
      const skills = groups.map((group, at) => skill(String(at), group))
      const idOf = (at: number) => String(at % skills.length)
      for (const next of [
        movedSkill(skills, idOf(a), by),
        droppedSkill(movedSkill(skills, idOf(a), by), idOf(a), idOf(b)),
      ]) {
        expect(next.map(({ id }) => id).sort()).toEqual(skills.map(({ id }) => id).sort())
        const runs = next.filter(({ group }, at) => at === 0 || next[at - 1]!.group !== group)
        if (next !== skills) expect(runs.length).toBe(groupsOf(next).length)
      }
    }),
  )
})
