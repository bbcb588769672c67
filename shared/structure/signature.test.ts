import { expect, test } from 'vitest'
import { withoutSignature } from './signature.ts'
import { printedLines } from './testing/printed-lines.ts'

const kept = (rows: string[]): string[] => withoutSignature(printedLines(rows)).map(({ text }) => text)

test.each([
  ['Leeds, 4 March 2023'],
  ['V Brně dne 2. 9. 2024'],
  ['Umeå den 2 september 2024'],
  ['Pécs, 2024. szeptember 2.'],
  ['2024年9月2日 現在'],
  ['2024년 9월 2일'],
])('a list ends before %s', (signed) => {
  expect(kept(['chess, rowing', signed])).toEqual(['chess, rowing'])
  expect(kept(['chess, rowing', signed, 'Ada Quill'])).toEqual(['chess, rowing'])
})

test.each([
  [['First aid 2019', 'Forklift 2021']],
  [['4 March 2023 – 2 May 2023 course', 'chess']],
  [['chess', '4 March 2023', 'rowing', 'tennis']],
  [['4 March 2023']],
])('nothing is signed in %s', (rows) => expect(kept(rows)).toEqual(rows))
