import { describe, expect, test } from 'vitest'
import { boldWords } from './bold-words.ts'
import { withDots } from './dots.ts'
import type { RecognizedWord } from './recognizer.ts'
import { type Bar, drawnPage } from './testing/drawn.ts'

// What recognition says nothing of, seen in the pixels: dots between words, and which words of a line are bold.

const EM = 40
const BASE = 100

/** Each letter is an upright stroke of so many pixels, 20 apart and 28 high. */
const printed = (parts: { text: string; stroke?: number; gap?: number }[]) => {
  const bars: Bar[] = []
  const words: RecognizedWord[] = []
  let x = 30
  for (const { text, stroke = 4, gap = 30 } of parts) {
    const x0 = x
    for (const _ of text) {
      bars.push({ x, y: BASE - 28, width: stroke, height: 28 })
      x += 20
    }
    words.push({ text, confidence: 0.9, symbols: [], x0, y0: BASE - 28, x1: x - 20 + stroke, y1: BASE })
    x += gap - 20
  }
  return { bars, words }
}

describe('a dot between words', () => {
  const dotted = (spot: Partial<Bar>, between?: string) => {
    const { bars, words } = printed([{ text: 'Lagos', gap: 60 }, { text: 'Phone' }])
    const [first, second] = words
    const dot = { x: first!.x1 + 22, y: BASE - 18, width: 10, height: 10, ...spot }
    const sign: RecognizedWord[] = between
      ? [{ ...first!, text: between, x0: dot.x - 2, x1: dot.x + dot.width + 2 }]
      : []
    const before = { ...first!, text: 'At', x0: 2, x1: 8 }
    const all = withDots(
      drawnPage(400, 140, [...bars, dot]),
      [before, first!, ...sign, second!],
      () => BASE,
      EM,
    )
    return all.slice(1).map(({ text }) => text)
  }
  test.each<[string, Partial<Bar>, string | undefined, string[]]>([
    ['that was left out is put back', {}, undefined, ['Lagos', '•', 'Phone']],
    ['that was taken for another sign is a dot', {}, '«', ['Lagos', '•', 'Phone']],
    ['is no dash', { width: 22, height: 4, x: 130 }, undefined, ['Lagos', 'Phone']],
    ['is no full stop', { y: BASE - 8, height: 8, width: 8 }, undefined, ['Lagos', 'Phone']],
    ['is no bar', { y: BASE - 28, height: 34, width: 4 }, '|', ['Lagos', '|', 'Phone']],
    ['is no letter that was read as one', {}, 'o', ['Lagos', 'o', 'Phone']],
  ])('%s', (_, spot, between, expected) => expect(dotted(spot, between)).toEqual(expected))
})

describe('the bold words of a line', () => {
  const weights = (parts: Parameters<typeof printed>[0], isLineBold: boolean, usual = 5) => {
    const { bars, words } = printed(parts)
    const page = drawnPage(1200, 140, bars)
    const bold = boldWords(page, words, usual, isLineBold)
    return words.filter((_, at) => bold[at]).map(({ text }) => text)
  }
  const bold = (text: string) => ({ text, stroke: 8 })
  const plain = (text: string) => ({ text })
  test.each<[string, Parameters<typeof printed>[0], boolean, string[]]>([
    ['are those in front of the others', [bold('Nurse,'), plain('Kelham'), plain('Ward')], false, ['Nurse,']],
    ['are those behind them', [plain('Kelham'), bold('2019')], false, ['2019']],
    [
      'take short words along',
      [bold('Head'), bold('of'), bold('Care'), plain('Ward')],
      true,
      ['Head', 'of', 'Care'],
    ],
    ['are all of a bold line', [bold('Nurse'), bold('Ward')], true, ['Nurse', 'Ward']],
    ['are none of a plain line', [plain('Nurse'), plain('Ward')], false, []],
    [
      'are those of the whole line where they change with each word',
      [bold('Nurse'), plain('Ward'), bold('Care'), plain('Unit')],
      false,
      [],
    ],
  ])('%s', (_, parts, isLineBold, expected) => expect(weights(parts, isLineBold)).toEqual(expected))
  test('are those of the whole line where strokes differ by less than a weight', () => {
    const line = [
      { text: 'Nurse', stroke: 12 },
      { text: 'Ward', stroke: 10 },
    ]
    expect([weights(line, false, 9.2), weights(line, true, 9.2)]).toEqual([[], ['Nurse', 'Ward']])
  })
})
