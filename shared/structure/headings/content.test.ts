import { expect, it } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { kindTold } from './content.ts'

const told = (rows: string[], isFirst: boolean) => {
  const others = new Set<SectionKind>(['experience', 'education'])
  const place = { known: others, named: others, isFirst, isLast: !isFirst, leads: false }
  return kindTold({ heading: 'Etwas', kind: 'other' }, printedLines(rows), place).kind
}

it.each<[string, string[], boolean, string | undefined]>([
  ['skills, dear to lose, where they are possible', ['Reading', 'Chess', 'Long walks'], true, 'skills'],
  ['no interests where they are less likely than not', ['Reading', 'Chess', 'Long walks'], false, undefined],
])('what stands below tells of %s', (_, rows, isFirst, kind) => {
  expect(told(rows, isFirst)).toBe(kind)
})
