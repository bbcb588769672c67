import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keysOf, labelSchema } from '#shared/jobs/testing/labels.ts'
import { POSTING_CLASSES } from '#shared/learn/postings.ts'
import { table } from '../../lists.ts'

const folder = new URL('../../../fixtures/postings/', import.meta.url)
const postings = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const label = labelSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    return { id: label.id, label, text: readFileSync(new URL(`${label.id}.txt`, folder), 'utf8') }
  })
const classes: readonly string[] = POSTING_CLASSES
const rows = table('postings/written.tsv')
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

it.each(postings)('$id is told line by line', ({ id, text }) => {
  const own = rows.filter(([of]) => of === id)
  expect(own.map(([, , is]) => is).filter((is) => !classes.includes(is!))).toEqual([])
  expect(bare(own.map(([, , , sentence]) => sentence).join(' '))).toBe(bare(text))
})

it.each(postings)('$id asks for nothing that it does not name', ({ label, text }) => {
  const whole = bare(text)
  const demands = [...label.required, ...label.preferred]
  expect(demands.filter((demand) => !keysOf([demand]).some((key) => whole.includes(key)))).toEqual([])
})
