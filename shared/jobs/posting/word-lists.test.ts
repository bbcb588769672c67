import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => !name.endsWith('.test.ts'))

test.each(files)('no list of %s holds a word twice', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const lists = [
    ...[...source.matchAll(/(['`])([^'`]{20,})\1\s*\.split\(/g)].map(([, , words]) =>
      words!.trim().split(/\s+/),
    ),
    ...[...source.matchAll(/`([^`$(]{60,})`,\n/g)].map(([, phrases]) => phrases!.trim().split(/\s*\|\s*/)),
  ]
  for (const words of lists) expect(words.filter((word, index) => words.indexOf(word) < index)).toEqual([])
})
