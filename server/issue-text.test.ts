import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

const resume = z.strictObject({
  name: z.string().min(2, 'Name must be at least 2 characters').max(10),
  graduationYear: z.int().min(1900).optional(),
  kind: z.enum(['built', 'upload']).optional(),
  skills: z.array(z.string()).max(1).optional(),
  site: z.url().optional(),
})

const said = (given: object) => resume.safeParse(given).error?.issues.map((issue) => issueText(issue))

test.each<[string, object, string]>([
  ['is not there', {}, 'Name is required'],
  ['is of another kind', { name: 1 }, 'Name must be text'],
  ['is null', { name: null }, 'Name must be text'],
  ['is too long', { name: 'x'.repeat(11) }, 'Name must have at most 10 characters'],
  ['has words of its own', { name: 'x' }, 'Name must be at least 2 characters'],
  ['has two words', { name: 'Ann', graduationYear: 'soon' }, 'Graduation year must be a number'],
  ['is out of range', { name: 'Ann', graduationYear: 1 }, 'Graduation year must be at least 1900'],
  ['is one of few', { name: 'Ann', kind: 'found' }, 'Kind must be "built" or "upload"'],
  ['is too many', { name: 'Ann', skills: ['a', 'b'] }, 'Skills must have at most 1 entry'],
  ['is in a list', { name: 'Ann', skills: [3] }, 'Skills 1 must be text'],
  ['has another form', { name: 'Ann', site: 'nowhere' }, 'Site is not valid'],
  ['is unknown', { name: 'Ann', age: 3 }, 'There is no field "age"'],
])('a field that %s is told in a sentence', (_, given, text) => {
  expect(said(given)).toEqual([text])
})

test('beside its name a field is not named again', () => {
  const [issue] = resume.safeParse({}).error!.issues
  expect(issueText(issue!, 'It')).toBe('It is required')
})
