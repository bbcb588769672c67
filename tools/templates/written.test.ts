import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { found } from './found.ts'
import { type Found, listOf, templatesOf } from './written.ts'

const TOY: Found = {
  id: 'toy-paper',
  place: 25,
  template: 'classic',
  name: 'Toy',
  note: "A child's first page",
  columns: true,
}
const linesOf = (text: string): string[] => text.split('\n')
const added = (before: string, after: string): string[] => {
  const known = linesOf(before)
  return linesOf(after).filter((line) => !known.includes(line))
}
const written = (path: string): string =>
  readFileSync(new URL(`../../shared/export/${path}`, import.meta.url), 'utf8')

it('the list of templates is the one their files make', async () => {
  const all = await found()
  expect(listOf(all), 'run npm run generate:templates').toBe(written('design-list.ts'))
  expect(templatesOf(all), 'run npm run generate:templates').toBe(written('pdf/all-templates.ts'))
})

it('one more file is one more template, with its name and its note, in its place', async () => {
  const all = await found()
  expect(added(listOf(all), listOf([...all, TOY]))).toEqual([
    "  { id: 'toy-paper', template: 'classic', columns: true },",
    "  'toy-paper': 'Toy',",
    `  'toy-paper': "A child's first page",`,
  ])
  expect(added(templatesOf(all), templatesOf([...all, TOY]))).toEqual([
    "import { toyPaper } from './templates/toy-paper.ts'",
    "  'toy-paper': toyPaper,",
  ])
  const ids = [...listOf([...all, TOY]).matchAll(/id: '([^']+)'/g)].map(([, id]) => id)
  expect(ids.slice(0, 4)).toEqual(['modern', 'classic', 'toy-paper', 'creative'])
})
