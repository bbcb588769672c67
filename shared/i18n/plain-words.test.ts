import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words of no colleague: for each there is a common one. */
const STILTED = /['"`{ ](?:mend(?:s|ed|ing)?|ought|lacks|sane|be told|do nothing|nobody may)\b/i

const texts = ['shared', 'server', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /texts\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
)

test('texts say it in plain words', () => {
  const said = texts.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => STILTED.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(said).toEqual([])
})
