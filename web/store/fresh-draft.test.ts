import { expect, test } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { freshDraft } from './fresh-draft.ts'

test.each([
  ['en-US', 'Letter'],
  ['en', 'Letter'],
  ['es-MX', 'Letter'],
  ['fr-CA', 'Letter'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
  ['ja-JP', 'A4'],
  ['es-ES', 'A4'],
  ['', 'A4'],
  ['not a language', 'A4'],
])('for somebody who reads %j a new resume is on %s, and else empty', (language, pageSize) => {
  const { layout, ...draft } = freshDraft(language)
  const { layout: usual, ...empty } = emptyDraft()
  expect([draft, layout]).toEqual([empty, { ...usual, pageSize }])
})
