import type { Requirement } from '#shared/schema/job.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-target-first.ts'

const asks = (text: string): Requirement => ({
  text,
  kind: 'hard',
  must: true,
  status: 'listed',
  proof: null,
  lastUsed: '',
  years: null,
  weight: 1,
})
const order =
  (skills: string[], asked: string[]): Edit =>
  (c) => {
    c.resume.skills = skills.map((name) => ({ name, level: '', group: '' }))
    c.requirements = asked.map(asks)
  }
const MANY = [...'abcdefghijklmn']

verdicts(check, {
  accepts: {
    'what is asked at the head': order(MANY, ['A', 'b', 'c']),
    'a head full of what is asked': order(MANY, [...MANY]),
    'a list that is read at a glance': order([...'abcdefgh'], ['h']),
    'a list in groups': (c) => {
      order(MANY, ['n'])(c)
      for (const skill of c.resume.skills) skill.group = 'Tools'
    },
    'skills nobody asks for': order(MANY, ['z']),
  },
  rejects: {
    'what is asked at the end': [order(MANY, ['i', 'j']), 'i and j'],
    'no skills': order([], ['a']),
  },
  skips: { 'an analysis without a job': nothing },
})
