import { expect, test } from 'vitest'
import { joinTexts } from './join-texts.ts'

test.each<[string, string, string, string]>([
  ['a mark of length', '温室のサー', 'バーを保守', '温室のサーバーを保守'],
  ['a closing bracket', '灌漑（三棟）', 'の設計', '灌漑（三棟）の設計'],
  ['an opening bracket', '灌漑の設計', '「三棟」', '灌漑の設計「三棟」'],
  ['a point between words', '園芸・', '造園', '園芸・造園'],
  [
    'a word where the text has no blanks',
    '主にIoTで管理する',
    'script を作成し',
    '主にIoTで管理するscript を作成し',
  ],
  [
    'a word where the text has blanks',
    '主に IoT で管理する',
    'script を作成し',
    '主に IoT で管理する script を作成し',
  ],
  ['a word where nothing tells', '管理する', 'script', '管理する script'],
  ['after a number where the text has no blanks', '3棟の温室と2', '棟の倉庫', '3棟の温室と2棟の倉庫'],
])('Chinese and Japanese lines are joined as they were written: %s', (_, before, after, joined) => {
  expect(joinTexts(before, after)).toBe(joined)
})

test.each([
  ['in a compound', 'moved it in-', 'house', 'moved it in-house'],
  ['that the line broke', 'sales in-', 'creased by a tenth', 'sales increased by a tenth'],
  ['that the line broke (de)', 'Mittel für In-', 'standsetzungen', 'Mittel für Instandsetzungen'],
])('the hyphen of two letters %s', (_, before, after, joined) => {
  expect(joinTexts(before, after)).toBe(joined)
})
