import { describe, expect, it } from 'vitest'
import { templates } from './all-templates.ts'
import { filesOfCut, subsetsOf, symbolsFile } from './families.ts'

describe('which font files a text needs', () => {
  it.each([
    ['Jane Sample – 50 % “more” €', ['latin']],
    ['Łódź', ['latin', 'latin-ext']],
    ['Київ', ['latin', 'cyrillic']],
    ['Αθήνα', ['latin', 'greek']],
    ['ἀρχή', ['latin', 'greek', 'greek-ext']],
    ['Nguyễn', ['latin', 'vietnamese']],
    ['', ['latin']],
  ])('%s', (text, subsets) => {
    expect(subsetsOf(text)).toEqual({ subsets, others: false })
  })

  it.each(['→', '✓', '🙂'])('%s is in no text family: the symbols are asked', (text) => {
    expect(subsetsOf(text).others).toBe(true)
    expect(filesOfCut(templates.modern.faces.body, text)).toEqual([
      'inter-latin-400-normal.woff',
      symbolsFile,
    ])
  })

  it.each([
    ['محمد الخطيب', ['vazirmatn-arabic']],
    ['דנה כהן', ['noto-sans-hebrew-hebrew']],
    ['अनुभव', ['noto-sans-devanagari-devanagari']],
    ['ประสบการณ์', ['noto-sans-thai-thai']],
    ['경력 사항', ['noto-sans-kr-korean']],
    ['工作经历', ['noto-sans-sc-chinese-simplified']],
    ['职责：管理（三人）', ['noto-sans-sc-chinese-simplified']],
    ['工作經歷', ['noto-sans-tc-chinese-traditional']],
    [
      '職務經歷。',
      ['noto-sans-tc-chinese-traditional', 'noto-sans-tc-119', 'noto-sans-tc-118', 'noto-sans-tc-117'],
    ],
    ['職務経歴のまとめ', ['noto-sans-jp-japanese']],
    ['경력(經歷)', ['noto-sans-kr-korean', 'noto-sans-tc-chinese-traditional']],
  ])('%s borrows a face of its script, and no symbols', (text, faces) => {
    const { body, display } = templates.modern.faces
    const named = (weight: number) => faces.map((face) => `${face}-${weight}-normal.woff`)
    expect(filesOfCut(body, text)).toEqual(['inter-latin-400-normal.woff', ...named(400)])
    expect(filesOfCut(display, text)).toEqual(['inter-latin-700-normal.woff', ...named(700)])
  })

  it('a family without a cut borrows Inter’s', () => {
    expect(filesOfCut(templates.classic.faces.soft, 'ἀ')).toEqual([
      'source-serif-4-latin-400-italic.woff',
      'inter-greek-ext-400-italic.woff',
    ])
  })
})
