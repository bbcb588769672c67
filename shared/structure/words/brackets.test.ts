import { expect, test } from 'vitest'
import { withoutBrackets } from './brackets.ts'

test.each([
  ['Skills (selected)', 'Skills '],
  ['Nora (Nory) Winterfield', 'Nora  Winterfield'],
  ['職歴（抜粋）', '職歴'],
  ['【学歴】 and (more', ' and (more'],
  ['(a (b) c)', ' c)'],
  ['a) b', 'a) b'],
  ['((((', '(((('],
  ['', ''],
])('%j without brackets is %j', (text, bare) => expect(withoutBrackets(text)).toBe(bare))
